"""De norske setningene (bokmål) om eksakte sannsynligheter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "working.choose": "({all} over {some})",
    "working.not": "ikke {event}",
    "working.cases": (
        "talt opp i {n} tilfelle; måter som er like, er ett tilfelle.",
        "talt opp i {n} tilfeller; måter som er like, er ett tilfelle.",
    ),
    "working.sum": (
        "en sum av {n} ledd.",
        "en sum av {n} ledd.",
    ),
    "working.orders": (
        "{n} tilfelle er lagt sammen, etter hvor mange ganger de andre summene har kommet da.",
        "{n} tilfeller er lagt sammen, etter hvor mange ganger de andre summene har kommet da.",
    ),
    "working.search": (
        "{n} situasjon er gått gjennom, med det beste valget i hver.",
        "{n} situasjoner er gått gjennom, med det beste valget i hver.",
    ),
    "working.exclusive": "{events} kan ikke skje samtidig.",
    "working.independent": "{events} er uavhengige.",
    "working.unknown": "sannsynligheten det spørres etter",
    "working.mean": "forventningsverdien til X",
    "working.name": "{letter}: {told}.",
    "probability.onlooker": "en som ser på",
    # det som telles
    "probability.opposite": "{answer}: sannsynligheten for at det ikke skjer.",
    "probability.counted": "{answer}: {tally}",
    "probability.counts": (
        "{favourable} gunstig av {possible} mulige, like sannsynlige {unit}.",
        "{favourable} gunstige av {possible} mulige, like sannsynlige {unit}.",
    ),
    "probability.unit.draws": ("kort", "utvalg på {n} kort"),
    "probability.unit.draws_in_order": (
        "måter å trekke kortet på",
        "måter å trekke de {n} kortene på, ett etter ett",
    ),
    "probability.unit.hand_and_draws": (
        "måter å dele ut en hånd og trekke kortet på",
        "måter å dele ut en hånd og trekke de {n} kortene på",
    ),
    "probability.unit.hands": "hender",
    "probability.unit.deals": "måter å dele ut de skjulte hendene på",
    "probability.unit.hands_and_new": (
        "par av en hånd og det nye kortet i den",
        "par av en hånd og de {n} nye kortene i den",
    ),
    "probability.unit.hands_new_and_draw": (
        "kombinasjoner av en hånd til {who}, det nye kortet i den og det neste som trekkes",
        "kombinasjoner av en hånd til {who}, de {n} nye kortene i den og det neste som trekkes",
    ),
    "probability.unit.hands_new_and_draws": (
        "kombinasjoner av en hånd til {who}, det nye kortet i den og de {draws} neste som trekkes",
        (
            "kombinasjoner av en hånd til {who}, de {n} nye kortene i den og de {draws} neste som"
            " trekkes"
        ),
    ),
    "probability.unit.hands_and_draw": (
        "måter å dele ut de skjulte hendene og trekke det neste kortet på"
    ),
    "probability.unit.hands_and_draws": (
        "måter å dele ut de skjulte hendene og trekke de {draws} neste kortene på"
    ),
    "probability.unit.deals_of": (
        "måter å dele ut en hånd til {who} på",
        "måter å dele ut hender til {who} på",
    ),
    "probability.unit.hands_and_draw_of": (
        "måter å dele ut en hånd til {who} og trekke det neste kortet på",
        "måter å dele ut hender til {who} og trekke det neste kortet på",
    ),
    "probability.unit.hands_and_draws_of": (
        "måter å dele ut en hånd til {who} og trekke de {draws} neste kortene på",
        "måter å dele ut hender til {who} og trekke de {draws} neste kortene på",
    ),
    "probability.unit.rolls": "kast",
    "probability.unit.rolls_of": "kast med {sums}",
    "probability.unit.roll_series": ("kast", "serier på {n} kast"),
    "probability.unit.throws": ("kast", "måter de {n} spillerne kan kaste på"),
    "probability.outcomes": ("{n} utfall", "{n} utfall"),
    "probability.of": "spørsmålet gjelder {about}.",
    "probability.favourable": (
        "{about}: {left} er gunstig.",
        "{about}: {left} er gunstige.",
    ),
    # hva en fordeling gjelder
    "probability.about.roll": "øynene i et kast",
    "probability.about.roll_sum": "summen av et kast",
    "probability.about.roll_off": "plassen som begynner etter første kast, eller likt",
    "probability.about.roll_count": (
        "hvor mange ganger {n} kast viser {sums}",
        "hvor mange av {n} kast som viser {sums}",
    ),
    "probability.about.race": "hva som kommer først, {goals}",
    "probability.goal": ("{n} kast med {sum}", "{n} kast med {sum}"),
    "probability.about.turn": "antall sjetonger som legges i en tur",
    "probability.about.rolls_until": (
        "antall kast til {sums} har kommet",
        "antall kast til {sums} har kommet {n} ganger",
    ),
    "probability.about.rolls_until_all": "antall kast til alle summene {sums} har kommet",
    "probability.about.rolls_until_both": "antall kast til både {sums} har kommet",
    "probability.about.next_draw": "det neste kortet som trekkes",
    "probability.about.draw_count": (
        "hvor mange {cards} som kommer i {n} trekning",
        "hvor mange {cards} som kommer i {n} trekninger",
    ),
    "probability.about.hold_count": "hvor mange {cards} {who} har",
    "probability.about.opening_hand": "hånden som deles ut",
    "probability.about.draws_until": (
        "antall trekninger fra hele kortstokken til første {cards} kommer"
    ),
    "probability.about.draws_until_all": (
        "antall trekninger fra hele kortstokken til alle slagene {cards} har kommet"
    ),
    "probability.about.draws_until_both": (
        "antall trekninger fra hele kortstokken til både {cards} har kommet"
    ),
    # sammendrag
    "probability.summary.of": "{about}: {told}",
    "probability.summary.one": (
        "{outcomes}; mest sannsynlig er {likeliest}, med sannsynlighet {chance}"
    ),
    "probability.summary.several": (
        "{outcomes}; de {likeliest} mest sannsynlige har sannsynlighet {chance} hver"
    ),
    "probability.summary.all_alike": "{outcomes}; hvert av dem har sannsynlighet {chance}",
    "probability.summary.certain": "det er alltid {likeliest}",
    "probability.summary.mean": "; forventningsverdien er {mean}",
    "probability.summary.count": "forventningsverdien er {mean}; standardavviket er {sd}.",
    "probability.more_rows": ("… og {n} til", "… og {n} til"),
    "probability.column.outcome": "utfall",
    "probability.column.fraction": "brøk",
    "probability.column.percent": "prosent",
    "probability.column.probability": "sannsynlighet",
    "outcome.tie": "likt",
    # trinnene i en forklaring
    "probability.step.unseen": (
        "blant de {all} ukjente kortene er det {amount}.",
        "blant de {all} ukjente kortene er det {amount}.",
    ),
    "probability.step.no_draws": "det trekkes ingen kort.",
    "probability.step.reshuffle": (
        "etter {deck} trekninger er kortstokken tom, og de {pile} kastede kortene stokkes og blir"
        " til en ny; den har {amount}."
    ),
    "probability.step.hand": (
        "{who} har ett kort; gunstige er {kinds}.",
        "{who} har {n} kort; gunstige er hendene med minst én {cards}.",
    ),
    "probability.step.own_hand": "det er {who} som spør, og {who} ser sin egen hånd: {hand}.",
    "probability.step.kept_apart": (
        (
            "kortet som {who} har beholdt siden forrige tur, kan ikke være et av disse, så disse"
            " er blant de {rest} andre."
        ),
        (
            "de {n} kortene som {who} har beholdt siden forrige tur, kan ikke være noen av disse,"
            " så disse er blant de {rest} andre."
        ),
    ),
    "probability.step.draws_until": (
        "{n} av de {all} kortene er gunstig; det trekkes uten tilbakelegging.",
        "{n} av de {all} kortene er gunstige; det trekkes uten tilbakelegging.",
    ),
    "probability.step.draws_until_all": (
        "blant de {all} kortene er det {amounts}; det trekkes uten tilbakelegging."
    ),
    "probability.step.missing_kinds": (
        "det trengs flere enn k trekninger når minst ett slag mangler blant de k første kortene:"
        " Legg sammen sannsynlighetene for hvert slag, trekk fra sannsynlighetene for hvert par av"
        " slag, legg til sannsynlighetene for tre og tre, og så videre."
    ),
    "probability.step.turn_roll": "kastet gir en sjetong på brettet med sannsynlighet {chance}.",
    "probability.step.turn_rolls": (
        "et kast gir en sjetong på brettet med sannsynlighet {chance}, og både en sjetong og et"
        " ekstra kast med sannsynlighet {again}."
    ),
    "probability.step.turn": (
        "alle tall regnes som spillbare så lenge turen varer, også i ekstra kast."
    ),
    "probability.step.each_roll": "hvert kast viser {sums} med sannsynlighet {chance}.",
    "probability.step.times": (
        "det trengs flere enn k kast når færre enn {n} av de k første viser {sums}.",
        "det trengs flere enn k kast når færre enn {n} av de k første viser {sums}.",
    ),
    "probability.step.rolls_until": (
        "det trengs flere enn k kast når minst én sum mangler blant de k første: Legg sammen"
        " sannsynlighetene for hver sum, trekk fra sannsynlighetene for hvert par av summer, legg"
        " til sannsynlighetene for tre og tre, og så videre."
    ),
    "probability.step.rolls_until_both": (
        "det trengs flere enn k kast når den ene summen mangler blant de k første, eller den andre."
    ),
    "probability.step.memoryless": (
        "kast har ingen hukommelse: Etter {n} kast begynner ventingen på nytt.",
        "kast har ingen hukommelse: Etter {n} kast begynner ventingen på nytt.",
    ),
    "probability.step.race": (
        "kast med andre summer endrer ingenting; sannsynlighetene for alle rekkefølger de ønskede"
        " kastene kan komme i, legges sammen."
    ),
    "probability.step.race_rolls": "av kastene som teller, viser {shares}.",
    "probability.share": "{chance} summen {sum}",
    "probability.step.over": "spillet er slutt, så {who} har ingen flere turer.",
    "probability.step.no_rolls_left": (
        "spillet slutter etter {limit} kast, så {who} har ingen igjen."
    ),
    "probability.step.no_cards_out": "ingen kort fullfører straks en rekke for {who}.",
    "probability.step.no_sums_out": "ingen kast fullfører straks en rekke for {who}.",
    "probability.step.outs": "{who} fullfører straks en rekke med {outs}.",
    "probability.out": "{out} (på {cells})",
    "probability.step.winning": (
        "det er {n} av de {all} ukjente kortene.",
        "det er {n} av de {all} ukjente kortene.",
    ),
    "probability.step.new_card": (
        (
            "{who} har {n} nytt kort siden trekket i forrige tur; kortene fra før kan ikke være"
            " noen av disse, og det nye er ett av {rest}."
        ),
        (
            "{who} har {n} nye kort siden trekket i forrige tur; kortene fra før kan ikke være"
            " noen av disse, og de nye er blant {rest}."
        ),
    ),
    "probability.step.no_new_card": (
        "{who} har ikke trukket noe kort siden trekket i forrige tur, og har derfor ingen av disse."
    ),
    "probability.step.own_out": "{who} har {cards}.",
    "probability.step.no_own_out": "{who} har ingen av dem.",
    "probability.step.own_swaps": (
        "et kort som ennå skal trekkes eller byttes inn, er ett av dem med sannsynlighet {rest}."
    ),
    "probability.step.swaps": (
        "{who} har ett av dem med sannsynlighet {chance}; kort som ennå skal trekkes eller byttes,"
        " gir {rest} til."
    ),
    "probability.step.turns": (
        "alle kast som {who} kan få i én tur, er gått gjennom, også ekstra kast.",
        "alle kast som {who} kan få i {n} turer på rad, er gått gjennom, også ekstra kast.",
    ),
    "probability.step.solved": (
        "alle de {size} stillingene som spillet kan nå, er løst sammen: nedre og øvre grenser"
        " ble forbedret til de møttes."
    ),
    "probability.proven": "{value} (bevist)",
    "probability.proven.between": "{value}: minst {lower} og høyst {upper}",
    # det som forutsettes, eller som er gitt
    "probability.assumed.shuffled": (
        "vi forutsetter at alle rekkefølger av de ukjente kortene er like sannsynlige."
    ),
    "probability.assumed.plays_for_it": (
        "vi forutsetter at {who} prøver å fullføre en rekke i denne turen, ut fra det {who} ser."
    ),
    "probability.assumed.plays_for_it_alone": (
        "vi forutsetter at {who} prøver å fullføre en rekke, og at ingen andre spiller imens."
    ),
    "probability.assumed.limit_left_out": (
        "vi forutsetter at grensen på {n} kast ikke avslutter spillet.",
        "vi forutsetter at grensen på {n} kast ikke avslutter spillet.",
    ),
    "probability.assumed.move_left_out": ("trekket som {who} nå skal gjøre, er ikke regnet med."),
    "probability.assumed.moves_left_out": (
        "trekket som {who} gjør før det, er ikke regnet med.",
        "trekkene som {who} gjør før det, er ikke regnet med.",
    ),
    "probability.assumed.roll_left_out": "kastet som {who} har gjort, er ikke regnet med.",
    "probability.assumed.best_play": (
        "vi forutsetter at begge sider alltid velger det som gir dem best sjanse, og at ingen"
        " grense avslutter spillet."
    ),
    "probability.assumed.random_play": (
        "vi forutsetter at alle spiller tilfeldig: Hvert lovlig trekk er like sannsynlig, og ingen"
        " grense avslutter spillet."
    ),
    "probability.conditioned": "bare tilfellene som oppfyller betingelsen, er telt med.",
    "probability.conditioned_on": (
        "bare tilfellene med utfallet {left} er telt med.",
        "bare tilfellene med utfallene {left} er telt med.",
    ),
    "probability.learnt": "gitt at {fact}.",
    "probability.beside": "{answer} (gitt at {facts})",
    "probability.fact.holds": ("{who} har minst én {card}", "{who} har minst {n} {card}"),
    "probability.fact.lacks": "{who} ikke har noen {cards}",
    "probability.fact.no_win": (
        "{who} ikke vant i forrige tur, da {cards} ville ha gitt seier (forutsatt at {who} vinner"
        " når det går)"
    ),
    "probability.fact.no_win_possible": (
        "{who} ikke vant i forrige tur, da ingen kort ville ha gitt seier"
    ),
    "probability.fact.more_than": "antallet er større enn {k}",
    "probability.fact.at_most": "antallet er høyst {k}",
    "probability.fact.among": "antallet er {numbers}",
    # hendelser som ikke kan være
    "probability.event.hand": (
        (
            "{outcome} er ingen hånd: en hånd er {n} kort, slik som {example}; for alle hender med"
            ' et visst kort, oppgi en funksjon som lambda hand: "unicorn" in hand'
        ),
        (
            "{outcome} er ingen hånd: en hånd er {n} kort, slik som {example}; for alle hender med"
            ' et visst kort, oppgi en funksjon som lambda hand: "unicorn" in hand'
        ),
    ),
    "probability.event.roll": (
        (
            "{outcome} er ikke noe kast: her vises én side, slik som {example}; for summer finnes"
            " sq.roll_sum"
        ),
        (
            "{outcome} er ikke noe kast: her vises {n} sider, slik som {example}; for summer finnes"
            " sq.roll_sum"
        ),
    ),
    "probability.event.sum": (
        "{outcome} er ingen sum: en sum er et helt tall fra {low} til {high}, og flere står i"
        " krøllparenteser, slik som {{{low}, {high}}}"
    ),
    "probability.event.racer": (
        "{outcome} er ikke med i dette kappløpet; det som kan komme først, er {sums}"
    ),
    "probability.event.beginner": (
        "{outcome} kan ikke begynne: utfallene er plassene 0 til {last}, og «{tie}»"
    ),
    "probability.event.count": (
        "{outcome} kan ikke være antallet her: det er et helt tall fra 0 til {most}"
    ),
    "probability.event.head": (
        "{outcome} kan ikke være antallet her: utfallene er hele tall fra 0, og {rest}"
    ),
    "probability.event.unknown": "det finnes ikke noe utfall {outcome}{hint}",
    "probability.event.says_nothing": (
        "denne funksjonen sier ikke om et utfall hører til hendelsen: den gir None; mangler det en"
        " return?"
    ),
    "probability.event.none": "{outcome} er ikke blant utfallene: {outcomes}",
    "probability.event.no_chance": "{outcome} kommer aldri; .probability({outcome}) er 0",
    "probability.event.function": (
        "et antall må du spørre om med tall, eller med more_than og at_most; en funksjon kan ikke"
        " prøves på alle"
    ),
    "probability.event.no_condition": (
        "si hva som er gitt: ett tall eller noen få, more_than= eller at_most="
    ),
    "probability.map": "et utfall kan ikke være {image}, som kan endres; oppgi en tuppel i stedet",
    # feil
    "probability.no_probability": "{value} er ingen sannsynlighet: den må være fra 0 til 1",
    "probability.no_share": "en andel er et tall fra 0 til 1, ikke {value}",
    "probability.no_mapping": (
        "en fordeling er en tabell fra utfall til sannsynligheter, som er brøker, ikke {value!r}"
    ),
    "probability.no_function": "map tar en funksjon av et utfall, ikke {value!r}",
    "probability.how_many": "n: dette må være et helt tall, 0 eller mer, ikke {value!r}",
    "probability.not_one": (
        "sannsynlighetene har summen {total}; de må være 0 eller mer og ha summen 1"
    ),
    "probability.no_outcomes": (
        "en fordeling trenger et mulig utfall, og ingen vekt kan være under 0"
    ),
    "probability.no_outcome_left": "ingen utfall oppfyller denne betingelsen",
    "probability.no_number": (
        "en forventningsverdi krever at utfallene er tall, og et utfall her er {outcome}"
    ),
    "probability.no_count": "et antall er et helt tall, 0 eller mer, ikke {value}",
    "probability.no_upper_end": "dette har ingen øvre grense: ethvert tall kan overskrides",
    "probability.far_count": (
        "de eksakte sannsynlighetene for {value} har for mange sifre til å regne med; spør om"
        " høyst {most}"
    ),
    "probability.many_counts": (
        "høyst {most} tall kan nevnes; bruk more_than() eller at_most() i stedet"
    ),
    "probability.endless": "forholdet fra ett antall til det neste må være fra 0 til under 1",
    "probability.turn_endless": (
        "med disse reglene gir hvert kast et nytt, så en tur tar aldri slutt"
    ),
    "probability.wanted": (
        "oppgi én sum, 'all', any_of= eller all_of=, og bare ett av dem, ikke {value}"
    ),
    "probability.nothing_wanted": (
        "si hva det skal ventes på: en sum, 'all', any_of= eller all_of="
    ),
    "probability.no_sums": "nevn minst én sum",
    "probability.any_or_all": (
        "si hva det skal ventes på: {any} venter på den første som kommer, {all} til alle har"
        " kommet"
    ),
    "probability.any_and_all": "oppgi noen kort, any_of= eller all_of=, og bare ett av dem",
    "probability.times": "times må være et helt tall, 1 eller mer, ikke {value}",
    "probability.many_times": (
        "høyst {most} ganger kan telles eksakt; for flere er forventningsverdien antall ganger"
        " ganget med forventningsverdien for én"
    ),
    "probability.sum_twice": (
        "{sum} er nevnt to ganger; nevn hver sum én gang, og si med times= hvor mange ganger den"
        " skal komme"
    ),
    "probability.times_of_all": (
        "times= teller kast som viser en av summene; er det flere som skal komme, venter all_of="
        " på hver av dem én gang"
    ),
    "probability.rolls": "rolls må være et helt tall, 0 eller mer, ikke {value}",
    "probability.many_rolls": (
        "høyst {most} kast kan telles eksakt; for flere er forventningsverdien antall kast ganger"
        " sannsynligheten for ett"
    ),
    "probability.goals": (
        "et kappløp oppgis som summer med hvor mange ganger hver skal komme, én gang eller mer,"
        " slik som {{7: 4, 12: 4}}, ikke {value}"
    ),
    "probability.many_goals": (
        "i et kappløp kan høyst {most} kast til sammen være ønsket; la summene komme færre ganger"
    ),
    "probability.never_rolled": (
        "disse terningene viser aldri summen {sum}; de viser {low} til {high}"
    ),
    "probability.no_answer": (
        "det finnes ikke noe eksakt svar på dette for «{edition}»; simuler det i stedet"
    ),
    "probability.needs_dice": "dette er et spørsmål om terninger, og «{edition}» spilles med kort",
    "probability.needs_cards": (
        "dette er et spørsmål om kort, og «{edition}» spilles med terninger, som ikke skjuler noe"
    ),
    "probability.no_cards": "nevn minst ett kort",
    "probability.card_twice": "{card} er nevnt to ganger; nevn hvert slag én gang",
    "probability.count_instead": (
        "{card} er nevnt flere ganger, og her spørres det om minst ett av kortene; spør slik om"
        " hvor mange det er: view.{line}"
    ),
    "probability.draws": (
        "draws må være et helt tall fra 0 til {most}, som er alle kortene som kan trekkes, ikke"
        " {draws}"
    ),
    "probability.not_in_deck": (
        "denne kortstokken har ingen {cards}, så trekningene ville aldri ta slutt"
    ),
    "probability.within": (
        "within er 'turn', 'roll' eller et antall turer på rad, 1 eller flere, ikke {within}"
    ),
    "probability.many_swaps": (
        "så mange bytter i én tur kan gå på mer enn {most} måter, og det er for mange til å regne"
        " ut; tillat færre bytter, eller anslå med sq.simulate(view)"
    ),
    "probability.many_turns": (
        "høyst {most} turer på rad kan undersøkes; kast mange ganger fra denne stillingen, og tell"
        " hvor ofte det skjer"
    ),
    "probability.no_rolls": "«{edition}» har ingen kast; spør med within='turn'",
    "probability.no_turns": (
        "flere turer på rad er et spørsmål for terninger: med kort kommer det an på hva de andre"
        " spiller imens; spill heller videre fra view.sample(rng) mange ganger, og tell hvor ofte"
        " det skjer"
    ),
    "probability.nothing_given": (
        "si hva som er kjent: påstander om hender, holds=, lacks= eller no_win_last_turn="
    ),
    "probability.given_hands": (
        "{name}= knytter spillere til kort, slik som {{1: ['tiger']}}, ikke {value}"
    ),
    "probability.impossible": "det er umulig at {facts}",
    "probability.has_won": "{who} vant i forrige tur",
    "probability.needs_game": (
        "hva som skjedde i forrige tur, er bare kjent i det en spiller ser av et spill, slik som"
        " game.seen_by('Anna')"
    ),
    "probability.no_turn_yet": "{who} har ikke hatt noen tur ennå",
    "probability.could_have_won": (
        "{who} kunne ha vunnet med {card}, men spilte «{move}», så forutsetningen om at {who}"
        " vinner når det går, holder ikke"
    ),
    "probability.could_have_won_since": (
        "{who} har byttet kort som ville ha vunnet, og hadde dem hele tiden, så forutsetningen om"
        " at {who} vinner når det går, holder ikke"
    ),
    "probability.many_hands": (
        "{ways} ulike hender kan deles ut, og det går an å regne ut høyst {most}; del heller ut"
        " noen hender, med sq.Game(rules, seed=1).position.hand(0), for mange frø"
    ),
    "probability.many_boards": (
        "så mange ekstra kast i én tur kan gi flere enn {most} brett; kast heller mange ganger"
        " fra denne stillingen, og tell hvor ofte feltet blir dekket"
    ),
    "probability.many_steps": (
        "å regne ut dette krever flere enn de {most} trinnene som er tillatt; spør om færre turer,"
        " eller kast mange ganger fra denne stillingen, og tell hvor ofte det skjer"
    ),
    "probability.too_many_states": (
        "spillet kan nå flere enn de {most} stillingene det går an å regne ut; anslå med"
        " sq.simulate(position) i stedet"
    ),
    "probability.too_big": (
        "«{edition}» er for stort til å løses: Brettet kan fylles på {ways} måter, og det går an å"
        " regne ut høyst {most}; anslå med sq.simulate(position) i stedet"
    ),
    "probability.hidden_cards": (
        "«{edition}» kan ikke løses stilling for stilling: hendene er skjult, så beste spill"
        " blander trekk tilfeldig for ikke å røpe noe, og avhenger av alt som er spilt før; anslå"
        " med sq.simulate(position) i stedet"
    ),
    "probability.many_cards": (
        "«{edition}» spilles med kort, og bare spill med terninger kan løses: kort kan ligge på for"
        " mange måter; lag et anslag med sq.simulate(position) i stedet"
    ),
    "probability.many_sides": (
        "med {sides} sider finnes det ikke ett beste spill: hvem som vinner, avhenger av hvem de"
        " andre hjelper; anslå med sq.simulate(position) i stedet"
    ),
    "probability.two_sides": (
        "bare spill mellom to sider kan løses, og her er det {sides}; lag et anslag med"
        " sq.simulate(position) i stedet"
    ),
    "probability.need_not_end": (
        "med disse reglene kan «{edition}» vare evig, så vinnersjansene med beste spill er ikke"
        " avgjort; anslå med sq.simulate(position) i stedet"
    ),
    "probability.cannot_end": (
        "med disse reglene kan «{edition}» komme dit at ingen kan vinne lenger, og da varer spillet"
        " evig, så vinnersjansene med tilfeldig spill er ikke avgjort; lag et anslag med"
        " sq.simulate(position) i stedet"
    ),
    "probability.too_long": (
        "med disse reglene varer spill av «{edition}» så lenge at grensene for vinnersjansene ikke"
        " møtes raskt nok; lag et anslag med sq.simulate(position) i stedet"
    ),
    "probability.no_bounds": (
        "{lower!r} og {upper!r} er ikke grenser for en sjanse: de må være brøker eller hele tall"
        " fra 0 til 1, den nedre først"
    ),
    "probability.undecided": (
        "det er bevist at dette ligger mellom {lower} og {upper}, og det avgjør ikke hvordan det er"
        " i forhold til {other}; sammenlign float(...) i stedet hvis omtrent er godt nok"
    ),
    "probability.play": (
        "play er 'best' (alle spiller så godt det går an) eller 'random' (alle spiller tilfeldig),"
        " ikke {value!r}"
    ),
    "probability.no_position": (
        "dette kan du bare spørre en stilling om, for eksempel game.position eller"
        " sq.position('mini-dice'), ikke {value!r}"
    ),
    "probability.no_move_awaited": (
        "du kan bare spørre om beste trekk der stillingen venter på et trekk; her venter den på"
        " {awaiting}"
    ),
    "probability.other_game": "denne stillingen er fra et annet spill enn det som er løst",
    "probability.not_reached": (
        "spillet kan ikke nå denne stillingen fra den som er løst; løs den for seg"
    ),
}
