"""De norske setningene (bokmål) om nøyaktige sannsynligheter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # tall og lister
    "probability.decimal": ",",
    "probability.or": "eller",
    "probability.and": "og",
    "probability.onlooker": "en som ser på",
    # det som telles
    "probability.counted": "{answer}: {favourable} av {possible} {unit}.",
    "probability.unit.cases": "like sannsynlige tilfeller",
    "probability.unit.cards": "kort, alle like sannsynlige",
    "probability.unit.draws": "like sannsynlige utvalg av kort å trekke",
    "probability.unit.hands": "like sannsynlige hender",
    "probability.unit.rolls": "like sannsynlige kast",
    "probability.unit.sure": "tilfelle, som alle kan se",
    "probability.outcomes": ("{n} utfall", "{n} utfall"),
    "probability.of": "det gjelder: {about}.",
    # hva en fordeling gjelder
    "probability.about.anything": "utfallet",
    "probability.about.roll": "øynene i et kast",
    "probability.about.roll_sum": "summen av et kast",
    "probability.about.roll_off": "plassen som begynner etter første kast, eller uavgjort",
    "probability.about.turn": "sjetongene som legges i en tur",
    "probability.about.rolls_until": "kastene til hver ønsket sum ({sums}) har kommet",
    "probability.about.next_draw": "det neste kortet som trekkes",
    "probability.about.opening_hand": "hånden som deles ut",
    "probability.about.draws_until": "trekkene fra hele kortstokken til {cards} kommer",
    # sammendrag
    "probability.summary.one": "{about}: {outcomes}; mest sannsynlig er {likeliest} med {chance}",
    "probability.summary.several": (
        "{about}: {outcomes}; de {likeliest} mest sannsynlige har {chance} hver"
    ),
    "probability.summary.all_alike": "{about}: {outcomes}; hvert har {chance}",
    "probability.summary.mean": "; gjennomsnittet er {mean}",
    "probability.summary.count": "{about}: gjennomsnittet er {mean}; standardavviket er {sd}.",
    "probability.more_rows": ("… og {n} til", "… og {n} til"),
    "probability.column.outcome": "utfall",
    "probability.column.fraction": "brøk",
    "probability.column.percent": "prosent",
    "probability.column.probability": "sannsynlighet",
    # trinnene i en forklaring
    "probability.step.unseen": (
        "blant de {all} kortene som ikke er sett, er {n} {cards}.",
        "blant de {all} kortene som ikke er sett, er {n} {cards}.",
    ),
    "probability.step.draws": (
        "det trekkes {n} kort.",
        "det trekkes {n} kort, og ingen legges tilbake.",
    ),
    "probability.step.reshuffle": (
        "etter {deck} trekk er kortstokken tom, og de {pile} kastede kortene kommer tilbake,"
        " {back} av dem {cards}."
    ),
    "probability.step.hand": (
        "{who} har {n} kort, og hendene med {cards} teller.",
        "{who} har {n} kort, og hendene med {cards} teller.",
    ),
    "probability.step.own_hand": "{who} er plassen som spør, og ser om den har {cards}.",
    "probability.step.draws_until": (
        "{n} av de {all} kortene teller; ingen legges tilbake.",
        "{n} av de {all} kortene teller; ingen legges tilbake.",
    ),
    "probability.step.turn": (
        "hvert tall regnes som spillbart; et kast som gir et nytt, følges av et nytt, uten ende."
    ),
    "probability.step.rolls_until": (
        "sjansen for at en ønsket sum fremdeles mangler, for hvert antall kast."
    ),
    "probability.step.over": "spillet er slutt, så {who} har ingen flere turer.",
    "probability.step.no_rolls_left": (
        "spillet slutter etter {limit} kast, så {who} har ingen igjen."
    ),
    "probability.step.no_outs": "ingenting fullfører en rekke for {who} med en gang.",
    "probability.step.outs": "{who} fullfører en rekke med en gang med {outs}.",
    "probability.out": "{out} (på {cells})",
    "probability.step.swaps": (
        "med sjanse {chance} har {who} et av dem; kort som ennå skal trekkes eller byttes, gir"
        " {rest} til."
    ),
    "probability.step.turns": (
        "hvert kast i en tur for {who} er gått gjennom, ekstrakast også.",
        "hvert kast i {n} turer på rad for {who} er gått gjennom, ekstrakast også.",
    ),
    "probability.step.solved": "alle {size} stillinger som spillet kan nå, er løst sammen.",
    # det som forutsettes eller er lært
    "probability.assumed.shuffled": (
        "forutsatt: hvert kort som plassen som spør ikke kan se, er like sannsynlig på hvert"
        " skjult sted."
    ),
    "probability.assumed.plays_for_it": (
        "forutsatt: {who} spiller for en rekke i denne turen, med det {who} kan se, og ingen"
        " andre flytter."
    ),
    "probability.assumed.best_play": (
        "forutsatt: begge sider velger alltid det som gir dem best sjanse, og ingen grense"
        " avslutter spillet."
    ),
    "probability.conditioned": "bare tilfellene som oppfyller betingelsen, er talt.",
    "probability.learnt": "lært: {fact}.",
    "probability.beside": "{answer} (lært: {facts})",
    "probability.fact.holds": ("{who} har {card}", "{who} har {n} ganger {card}"),
    "probability.fact.lacks": "{who} har ingen {cards}",
    "probability.fact.no_win": (
        "{who} vant ikke i forrige tur, forutsatt at {who} vinner når det går, slik {cards} ville"
        " ha gjort"
    ),
    "probability.fact.no_win_possible": (
        "{who} vant ikke i forrige tur, da ingen kort kunne ha gjort det"
    ),
    # feil
    "probability.no_probability": "{value} er ingen sannsynlighet: den må være fra 0 til 1",
    "probability.not_one": (
        "sannsynlighetene summerer seg til {total}; de må være 0 eller mer og summere seg til 1"
    ),
    "probability.no_outcomes": "en fordeling trenger et mulig utfall, og ingen under 0",
    "probability.no_outcome_left": "ingen utfall oppfyller denne betingelsen",
    "probability.no_number": "et gjennomsnitt er for tall, og et utfall her er {outcome}",
    "probability.no_count": "et antall er et helt tall, ikke {value}",
    "probability.endless": "forholdet fra ett antall til det neste må være fra 0 til under 1",
    "probability.turn_endless": (
        "med disse reglene gir hvert kast et nytt, så en tur tar aldri slutt"
    ),
    "probability.wanted": "gi en sum, en liste med summer, eller 'all', ikke {value}",
    "probability.never_rolled": (
        "disse terningene viser aldri summen {sum}; de viser {low} til {high}"
    ),
    "probability.needs_dice": "dette er et spørsmål om terninger, og «{edition}» spilles med kort",
    "probability.needs_cards": (
        "dette er et spørsmål om kort, og «{edition}» spilles med terninger, som ikke skjuler noe"
    ),
    "probability.no_cards": "nevn minst ett kort",
    "probability.draws": (
        "antall trekk må være et helt tall fra 0 til {most}, alle kortene, ikke {draws}"
    ),
    "probability.not_in_deck": (
        "denne kortstokken har ingen {cards}, så trekkene ville aldri ta slutt"
    ),
    "probability.within": (
        "within er 'turn', 'roll' eller et antall turer på rad, 1 eller flere, ikke {within}"
    ),
    "probability.no_rolls": "«{edition}» har ingen kast; spør med within='turn'",
    "probability.no_turns": (
        "flere turer på rad er et spørsmål for terninger: med kort kommer det an på hva de andre"
        " spiller imens; anslå med sq.simulate(view) i stedet"
    ),
    "probability.nothing_given": "si hva som er lært: holds=, lacks= eller no_win_last_turn=",
    "probability.impossible": "dette kan ikke være: {facts}",
    "probability.has_won": "{who} har vunnet i forrige tur",
    "probability.needs_game": (
        "hva som hendte i forrige tur, vet bare et utsyn fra et spill, slik som"
        " game.seen_by('Anna')"
    ),
    "probability.no_turn_yet": "{who} har ikke hatt noen tur ennå",
    "probability.could_have_won": (
        "{who} kunne ha vunnet med {card} og spilte «{move}», så forutsetningen at {who} vinner"
        " når det går, holder ikke"
    ),
    "probability.could_have_won_since": (
        "{who} har byttet kort som ville ha vunnet, og hadde dem hele tiden, så forutsetningen at"
        " {who} vinner når det går, holder ikke"
    ),
    "probability.many_hands": (
        "{ways} ulike hender kan deles ut, og {most} er innen rekkevidde; anslå med view.sample()"
        " i stedet"
    ),
    "probability.many_positions": (
        "dette krever flere enn de {most} stillingene som er innen rekkevidde; spør om færre"
        " turer, eller anslå med sq.simulate(view) i stedet"
    ),
    "probability.too_many_states": (
        "spillet kan nå flere enn de {most} stillingene som er innen rekkevidde; anslå med"
        " sq.simulate(position) i stedet"
    ),
    "probability.too_big": (
        "«{edition}» er for stort til å løses: brettet kan fylles på {ways} måter, og {most} er"
        " innen rekkevidde; anslå med sq.simulate(position) i stedet"
    ),
    "probability.hidden_cards": (
        "«{edition}» kan ikke løses stilling for stilling: hendene er skjult, så beste spill"
        " blander trekk tilfeldig for ikke å røpe noe, og avhenger av alt som er spilt før; anslå"
        " med sq.simulate(position) i stedet"
    ),
    "probability.many_sides": (
        "med {sides} sider finnes det ikke ett beste spill: hvem som vinner, avhenger av hvem de"
        " andre hjelper; anslå med sq.simulate(position) i stedet"
    ),
    "probability.need_not_end": (
        "med disse reglene kan «{edition}» vare evig, så vinnersjansene med beste spill er ikke"
        " avgjort; anslå med sq.simulate(position) i stedet"
    ),
    "probability.no_move_awaited": "beste trekk finnes der et trekk ventes, ikke {awaiting}",
    "probability.other_game": "denne stillingen er fra et annet spill enn det som er løst",
    "probability.not_reached": (
        "spillet kan ikke nå denne stillingen fra den som er løst; løs den for seg"
    ),
}
