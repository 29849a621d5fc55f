"""De norske setningene (bokmål) om regler, stillinger, hendelser og lagrede spill."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    "hint.did_you_mean": "; mente du «{name}»?",
    "hint.choices": "; velg blant {choices}",
    "hint.nothing": "",
    "list.or": "eller",
    "list.and": "og",
    "list.and_that": "og at",
    "list.comma": ", ",
    "amount.none": "ingen {cards}",
    "amount.some": ("{n} {cards}", "{n} {cards}"),
    "number.decimal": ",",
    "number.group": " ",
    "number.times": " · ",
    "number.size": "en brøk med {above} sifre i telleren og {below} i nevneren",
    "language.name": "Norsk bokmål",
    "language.unknown": "det finnes ingen setninger på {language!r}{hint}",
    "seat.number": "plass {seat}",
    "player.default": "Spiller {number}",
    # regler
    "rules.no_edition": "{field}: det finnes ingen utgave «{name}»{hint}",
    "rules.no_text": "{field}: en linje med regler begynner med navnet på en utgave",
    "rules.no_beginners": "{field}: bare «kids-2025» har begynnertrinn, ikke «{name}»",
    "rules.beginners": "{field}: begynnertrinnene er 1, 2 og 3, ikke {value!r}",
    "rules.no_field": "{field}: disse reglene har ingen slik innstilling{hint}",
    "rules.unreadable": "{field}: «{text}» er ingen gyldig verdi",
    "rules.whole_number": "{field}: dette må være et helt tall, ikke {value!r}",
    "rules.least": "{field}: dette må være minst {least}, ikke {value}",
    "rules.choice": "{field}: dette må være {choices}, ikke {value!r}",
    "rules.numbers": "{field}: dette må være en samling hele tall, ikke {value!r}",
    "rules.players": "{field}: dette spillet er for {counts} spillere, ikke {value!r}",
    "rules.deck_empty": (
        "{field}: med {players} spillere blir det ingen kort igjen å trekke etter utdelingen; del"
        " ut færre kort, eller legg flere i stokken"
    ),
    "rules.board_rows": "{field}: et brett er tekst, eller rader med ord, ikke {value!r}",
    "rules.board_shape": (
        "{field}: hver rad på et brett må ha like mange ord, fra 1 til {most}, og det kan være"
        " høyst 26 rader"
    ),
    "rules.board_word": "{field}: «{word}» kan ikke være navnet på et dyr",
    "rules.board_number": "{field}: «{word}» er verken et tall eller «free»",
    "rules.no_space": "{field}: dyret «{animal}» har ikke noe felt på brettet{hint}",
    "rules.animal_twice": "{field}: dyret «{animal}» er nevnt to ganger",
    "rules.run_too_long": "{field}: det er ikke plass til {value} på rad på brettet",
    "rules.free_line": (
        "{field}: en rekke med bare åpne felter ville være vunnet før spillet begynte"
    ),
    "rules.no_dice": "{field}: oppgi antall sider på hver terning, som i (6, 6), ikke {value!r}",
    "rules.too_many_rolls": (
        "{field}: disse terningene kan falle på {ways} måter, og det kan være høyst {most}"
    ),
    "rules.one_roll": "{field}: disse terningene kan bare falle på én måte",
    "rules.two_meanings": "{field}: {number} kan ikke både fjerne en sjetong og gi fritt valg",
    "rules.number_never_rolled": (
        "{field}: {number} står på brettet, men kan ikke kastes, bortsett fra som fritt valg"
    ),
    "view.no_seat": "en som bare ser på, gjør ingen trekk; spør fra en plass",
    # felter, kort, plasser
    "cell.unknown": (
        "det finnes ikke noe felt {cell!r} på dette brettet; feltene er {first} til {last}"
    ),
    "kind.unknown": "det finnes ikke noe kort «{name}»{hint}",
    "kind.no_word": (
        "{value} er ikke noe kort: et kort er et ord, slik som «{example}», og flere nevnes ett"
        " etter ett"
    ),
    "seat.unknown": "det finnes ingen plass {seat!r}; plassene er 0 til {last}",
    "seat.no_names": ("ingen navn er kjent her, så ingen heter «{name}»; plassene er 0 til {last}"),
    "seat.no_name": "ingen her heter «{name}»{hint}",
    # hendelser
    "event.no_text": (
        "en hendelse er et trekk, et kort eller et kast, eller det samme skrevet som tekst, ikke"
        " {text!r}"
    ),
    "event.unreadable": "«{text}» er ikke til å forstå; skriv det slik: «{example}»",
    "event.not_a_move": "«{text}» er noe som tilfeldighetene avgjør, ikke et trekk",
    "event.not_luck": "«{text}» er et trekk, ikke noe som tilfeldighetene avgjør",
    "over.won": "{who} har vunnet",
    "over.draw": "det ble uavgjort",
    "refused.over": "«{event}»: spillet er slutt; {how}",
    "refused.luck_first": (
        "«{event}»: først kommer {awaiting}, for eksempel «{example}»; game.luck() sørger for det"
    ),
    "refused.move_first": "«{event}»: {who} må gjøre et trekk først; velg blant {choices}",
    "refused.wrong_seat": "«{event}»: det er {turn} sin tur, ikke {seat} sin",
    "refused.not_in_deck": "«{event}»: det er ingen {card} igjen i stokken",
    "refused.not_on_dice": ("«{event}»: terningene kan ikke vise dette; antall sider er {dice}"),
    "refused.wrong_game": "«{event}»: dette spillet har ingen slike trekk; velg blant {choices}",
    "refused.must_act": "«{event}»: når noe kan gjøres, må det gjøres; velg blant {choices}",
    "refused.not_held": "«{event}»: {who} har ingen {card}; på hånden: {hand}",
    "refused.no_more_swaps": (
        "«{event}»: du kan bytte bare {limit} gang i samme tur",
        "«{event}»: du kan bytte bare {limit} ganger i samme tur",
    ),
    "refused.not_dead": "«{event}»: {card} kan ikke byttes nå; velg blant {choices}",
    "refused.dead_first": (
        "«{event}»: det er ikke noe ledig felt igjen for {card}, så kortet må byttes først, med"
        " «bytt {card}»"
    ),
    "refused.free_space": "«{event}»: {cell} er et åpent felt, som aldri har noen sjetong",
    "refused.own_chip": "«{event}»: sjetongen på {cell} er din egen; en drage tar bare andres",
    "refused.no_chip": "«{event}»: det ligger ingen sjetong på {cell}",
    "refused.wrong_picture": "«{event}»: {cell} viser {word}; {card} finner du på {cells}",
    "refused.covered": "«{event}»: på {cell} ligger det allerede en sjetong, lagt av {who}",
    "refused.no_chips_left": "«{event}»: {who} har ingen sjetonger igjen",
    "refused.wrong_number": (
        "«{event}»: etter et kast på {total} må sjetongen på et felt med {total}, og {cell} viser"
        " {word}; velg blant {cells}"
    ),
    "refused.wrong_for_roll": (
        "«{event}»: {why}; etter et kast på {total} kan du velge blant {choices}"
    ),
    "why.may_move": "{who} kan gjøre noe og får ikke stå over",
    "why.place": "med dette kastet legges en sjetong på et ledig felt",
    "why.remove": "med dette kastet tas en sjetong bort fra brettet",
    "why.full_number": "alle feltene med {total} er opptatt, så en sjetong byttes ut",
    "why.full_board": "brettet er fullt, så en sjetong byttes ut",
    "why.no_chip": "det ligger ingen sjetong på {cell}",
    "why.own_chip": "sjetongen på {cell} er din egen",
    "why.protected": "sjetongen på {cell} er trygg, for fra et felt med {word} tas ingen bort",
    "why.other_number": (
        "{cell} viser {word}, og bare en sjetong på et felt med {total} kan byttes ut"
    ),
    "why.none_to_take": "ingen motstander har en sjetong som kan tas bort",
    "why.no_chips_left": "{who} har ingen sjetonger igjen",
    "why.no_space": "ingen felter viser {total}",
    "why.all_own": (
        "på alle feltene som dette kastet kunne brukes på, ligger det allerede en av dine egne"
    ),
    "hand.empty": "ingen kort",
    # hendelser inne i en setning
    "written.play": "{card} {cell}",
    "written.swap": "bytt {card}",
    "written.pass": "stå over",
    "written.place": "legg på {cell}",
    "written.replace": "bytt ut {cell}",
    "written.remove": "ta bort {cell}",
    "written.deal": "del ut {card}",
    "written.draw": "trekk {card}",
    "written.roll": "kast {faces}",
    "written.roll-off": "kast om hvem som begynner {faces}",
    "awaited.move": "et trekk",
    "awaited.deal": "en utdeling",
    "awaited.draw": "en trekning",
    "awaited.roll": "et kast",
    "awaited.roll-off": "et kast om hvem som begynner",
    "awaited.nothing": "ingenting, for spillet er slutt",
    # stillinger
    "position.no_part": "en stilling i «{edition}» har ikke noe som heter {name!r}{hint}",
    "position.too_many_cards": (
        "kortet «{card}» er oppgitt {value} ganger, og spillet har det {most} ganger"
    ),
    "position.hand_size": "plass {seat} kan ikke ha {value} kort; en hånd har {most}",
    "position.full_hand": "plass {seat} har full hånd og kan ikke trekke",
    "position.free_space": "{cell} er et åpent felt, og der ligger det aldri noen sjetong",
    "position.cell_twice": "det er lagt mer enn én sjetong på {cell}",
    "position.too_many_chips": (
        "{value} sjetonger er oppgitt for laget til plass {seat}, som bare har {most}"
    ),
    "position.two_winners": (
        "både laget til plass {first} og laget til plass {second} har full rekke"
    ),
    "position.groups": "{part} må være en liste med kort for hver av de {players} plassene",
    "position.group_count": "{part} må oppgis for hver av de {players} plassene, ikke for {value}",
    "position.count": "{part} må være et helt tall, 0 eller mer, ikke {value!r}",
    "position.awaiting": "stillingen kan ikke vente på {value!r}; velg blant {choices}",
    "position.roll_awaited": (
        "et kast oppgis når stillingen venter på et trekk, og bare da; her venter den på {awaiting}"
    ),
    "position.deal_order": (
        "når kortene deles ut ett om gangen rundt bordet, og plass {turn} er den neste, blir det"
        " ikke disse hendene"
    ),
    "position.roll": "terningene {dice} kan ikke vise {roll!r}",
    "position.standing": "{value!r} kan ikke være stillingen i kastet om hvem som begynner",
    "position.no_text": "dette er ikke teksten til en stilling: {text!r}",
    "position.no_players": (
        "teksten til en stilling nevner reglene og så «players=», ikke «{text}»"
    ),
    "position.twice": "teksten til en stilling kan nevne {name!r} bare én gang",
    "position.unreadable": "{name}: «{text}» er ikke til å forstå som del av en stilling",
    "position.hidden": (
        "noen kort er skjult i denne teksten, så den er ingen hel stilling; view.sample() lager en"
    ),
    # spill
    "players.unreadable": (
        "{field}: oppgi et tall, en liste med navn og roboter, eller en tabell fra navn til"
        " roboter, ikke {value!r}"
    ),
    "players.neither": (
        "{field}: {value!r} er verken et navn eller en robot; en robot har metoden choose(view,"
        " rng)"
    ),
    "players.no_bot": (
        "{field}: {value!r} er ingen robot; en robot har metoden choose(view, rng), slik"
        " sq.GreedyBot() har"
    ),
    "players.bot_class": (
        "{field}: {bot} lager roboter og er ingen selv; skriv {bot}() med parenteser"
    ),
    "players.bot_word": (
        "{field}: «{name}» er bare et ord og ingen robot; skriv {bot} uten anførselstegn, eller"
        ' {{"Anna": {bot}}} for å gi roboten et navn'
    ),
    "players.first": (
        "{field}: ingen kan hete «{name}», som står for den som begynner; velg et annet navn"
    ),
    "players.twice": "{field}: to spillere kan ikke begge hete «{name}»",
    "players.name": "{field}: «{name}» kan ikke være et navn; bruk 1 til {most} tegn på én linje",
    "players.unseen": ("{field}: {name!r} kan ikke være et navn; det har et usynlig tegn, {sign}"),
    "players.dealer_or_ages": (
        "{field}: den første turen går etter hvem som deler ut, eller etter alder, ikke begge deler"
    ),
    "players.ages": "{field}: oppgi alderen til hver av de {players} spillerne som et tall",
    "game.no_dealer": "{field}: her avgjør terningene eller stillingen hvem som begynner",
    "seed.neither": "{field}: et frø er et helt tall eller et ord, ikke {value!r}",
    "seed.digits": "{field}: et frø er et helt tall med høyst {most} sifre",
    "seed.word": "{field}: {value!r} kan ikke være et frø; bruk 1 til {most} tegn på én linje",
    "game.luck": "{field}: luck er 'auto' eller 'ask', ikke {value!r}",
    "game.no_luck_now": "det er ingenting å trekke eller kaste nå",
    "game.no_ply": "det finnes ingen hendelse {ply!r}; dette spillet har 0 til {last}",
    "game.steps": "antall skritt må være et helt tall, 0 eller mer, ikke {value!r}",
    "game.moves": "antall trekk må være et helt tall, 0 eller mer, ikke {value!r}",
    "game.no_follower": (
        "den som følger et spill, må være en funksjon som kalles med spillet, og {value!r} kan"
        " ikke kalles"
    ),
    "game.nothing_to_undo": "det er ikke noe trekk å angre ennå",
    "game.no_bots_turn": "det er ikke noen robot sin tur",
    "game.other_variation": "denne varianten hører til et annet spill",
    "game.other_moment": "dette øyeblikket hører til et annet spill",
    "game.bad_bot": "{name} valgte «{choice}», som ikke er et lovlig trekk her",
    "game.no_bot": (
        "det finnes ingen robot «{name}» her{hint}; oppgi spillerne for å åpne dette spillet"
    ),
    "game.bot_settings": "roboten «{name}» tar ikke innstillingene {settings}",
    # lagrede spill
    "text.too_long": "denne teksten har {size} tegn, og det leses høyst {most}",
    "record.line": "linje {line}: ",
    "record.no_sample": "det finnes ikke noe eksempelspill {name!r}{hint}",
    "record.no_text": "et lagret spill er tekst, ikke {value}",
    "record.no_path": "en fil oppgis med navnet sitt eller som en sti, ikke som {value!r}",
    "record.title": "linje {line}: et lagret spill begynner med «{title}», og det gjør ikke dette",
    "record.version": (
        "linje {line}: dette spillet er lagret i versjon {version}, og bare {known} kan leses"
    ),
    "record.missing": "{where}«{name}» mangler i det lagrede spillet, eller er av feil slag",
    "record.header": "{where}begynnelsen av det lagrede spillet stemmer ikke: {reason}",
    "record.header_line": (
        "{where}«{name}: {text}» er ikke til å forstå som begynnelsen av et lagret spill"
    ),
    "record.player": "spillerne i det lagrede spillet stemmer ikke: {value}",
    "record.event": "{where}{reason}",
    "record.branch": "{where}det finnes ingen linje {of} med {after} hendelser å gå ut fra",
    "record.shown": (
        "{where}det lagrede spillet skal vise hendelse {shown!r}, men har bare 0 til {last}"
    ),
    "record.json": "{where}dette er ikke JSON, eller slutten mangler",
    "record.not_text": "{where}dette er ikke lesbar tekst",
    "record.file": "«{path}» kan ikke leses: {reason}",
    "record.not_saved": "spillet kan ikke lagres som «{path}»: {reason}",
    "record.too_deep": "{where}parenteser står mer enn {most} dypt i hverandre",
    "record.long_number": "{where}et tall har mer enn {most} sifre",
    "record.too_many": (
        "dette spillet har {size} hendelser, variantene medregnet, og høyst {most} kan lagres"
        " eller leses"
    ),
    "record.too_many_lines": "denne teksten har {size} linjer, og det leses høyst {most}",
    "record.too_many_games": "{where}en fil har plass til høyst {most} spill",
    "record.too_much": (
        "dette er mer enn et spill: det leses høyst {most} parenteser, tekster og tall"
    ),
    "record.too_large": "«{path}» er for stor til å være et spill; høyst {most} byte leses",
    "record.bot_settings": (
        "innstillingene til en robot er ikke enkle verdier, så spillet kan ikke lagres"
    ),
    "record.cut": "{where}den siste linjen er ikke hel",
    "record.no_moment": "det finnes ikke noe punkt {number} å vise",
    # spill som holdes i en fil
    "kept.differs": (
        "{field}: spillet i «{path}» ble begynt med {then}, ikke med {now}; oppgi det samme som da,"
        " eller et annet filnavn"
    ),
    "kept.other_file": (
        "«{path}» er ikke et spill som ble lagret skritt for skritt; oppgi et annet filnavn for"
        " dette spillet"
    ),
    "kept.again": (
        "Lagres ikke lenger: «{path}» tilhører nå et spill som ble begynt senere i denne"
        " notatboken."
    ),
    "kept.elsewhere": (
        "Lagres ikke: en annen notatbok lagrer spillet i «{path}». Lukk den og kjernen dens, og"
        " kjør cellen på nytt."
    ),
    "kept.failed": "Lagres ikke: det går ikke an å skrive til «{path}» ({reason}).",
    "kept.changed": "Lagres ikke lenger: noe annet enn dette spillet har endret «{path}».",
    "kept.full": (
        "Lagres ikke: «{path}» er full. Oppgi en annen fil for det som spilles fra nå av."
    ),
    "kept.visitors": (
        "Lagres ikke: denne siden har besøkende, og hver av dem ville finne i «{path}» det en annen"
        " har spilt."
    ),
    "kept.cut": "Den siste linjen i «{path}» var ikke hel og er utelatt.",
    "kept.damaged": (
        "«{path}» lar seg ikke lese fra linje {line}: her er spillet fram til dit. Filen slik den"
        " var, heter nå «{aside}»."
    ),
    # hva en stilling venter på
    "status.draw": "Spillet endte uavgjort.",
    "status.won_together": "{who} har vunnet!",
    "status.won": "{who} har vunnet!",
    "status.move": "{who} skal gjøre et trekk.",
    "status.rolled": "{who} kastet {roll} og skal gjøre et trekk.",
    "status.deal": "{who} skal få et kort.",
    "status.draw_card": "{who} skal trekke et kort.",
    "status.roll": "{who} skal kaste.",
    "status.roll-off": "{who} skal kaste om hvem som begynner.",
    "status.side": "{first} og {second}",
    # hva som skjedde
    "said.play": "{who} legger en sjetong på {card}, {cell}",
    "said.unicorn": "{who} spiller en enhjørning og legger en sjetong på {cell}",
    "said.dragon": "{who} spiller en drage og tar sjetongen fra {cell}",
    "said.swap": "{who} bytter {card} mot et annet kort",
    "said.pass": "{who} kan ikke gjøre noe og står over",
    "said.place": "{who} legger en sjetong på {cell}",
    "said.replace": "{who} bytter ut sjetongen på {cell}",
    "said.remove": "{who} tar sjetongen fra {cell}",
    "said.deal": "{who} får {card}",
    "said.deal_hidden": "{who} får et kort",
    "said.draw": "{who} trekker {card}",
    "said.draw_hidden": "{who} trekker et kort",
    "said.roll": "{who} kaster {faces} = {total}",
    "said.roll_one": "{who} kaster {total}",
    "said.roll-off": "{who} kaster om hvem som begynner: {faces} = {total}",
    "said.roll-off_one": "{who} kaster {total} i kastet om hvem som begynner",
    # brettet i en notatbok
    "widget.silent_kept": (
        "Python svarer ikke. Er den opptatt? Hvis ikke, kjør cellene på nytt: Spillet fortsetter"
        " der det var."
    ),
    "widget.stale": "Spillet har gått videre i mellomtiden; se en gang til.",
    "widget.not_yours": "Det er ikke din tur på denne skjermen nå.",
    "widget.no_luck": "Det er ikke noe å trekke eller kaste nå.",
    "widget.nonsense": "Brettet forstod ikke det.",
    "widget.observer": "En celle som følger brettet, feilet: {error}",
    "widget.curtain": "Gi skjermen til {who}.",
    "widget.variation": "tur {number}: {said}",
    "widget.variation_then": "{told}, {then}",
    "widget.variation_ends": "{told}, ikke lenger",
    "widget.variation_twin": "{told}, nr. {number}",
    "widget.variations_more": "og {n} til",
    "widget.not_drawn": "Dette kortet kan ikke ha blitt trukket.",
    "widget.bot": "En robot feilet: {error}",
    "widget.bot_next": "{who} skal gjøre et trekk: bla fram.",
    "widget.why_over": "Spillet er slutt.",
    "widget.why_curtain": "Gi skjermen til {who} først.",
    "widget.why_roll": "Først må terningene kastes.",
    "widget.why_roll_one": "Først må terningen kastes.",
    "widget.why_draw": "Først må det trekkes et kort.",
    "widget.why_deal": "Først må kortene deles ut.",
    "widget.why_rolled_on": "Her skal terningene kastes: bla fram.",
    "widget.why_rolled_on_one": "Her skal terningen kastes: bla fram.",
    "widget.why_drawn_on": "Her skal det trekkes et kort: bla fram.",
    "widget.why_dealt_on": "Her skal det deles ut et kort: bla fram.",
    "widget.guess_roll": "Gjett først, så kastes terningene.",
    "widget.guess_roll_one": "Gjett først, så kastes terningen.",
    "widget.guess_draw": "Gjett først, så trekkes det et kort.",
    "widget.guess_deal": "Gjett først, så deles kortene ut.",
    "widget.guess_elsewhere": "Et annet brett spør om en gjetning først.",
    "widget.why_bot": "Datamaskinen finner et trekk for {who}.",
    "widget.why_no_hands": "Det er {who} sin tur, men denne skjermen viser ingen hender.",
    "widget.why_other_hand": (
        "Her er det {who} sin tur, men denne skjermen viser hånden til {other}."
    ),
    "widget.title.kids": "Sequence for Kids",
    "widget.title.dice": "Sequence Dice",
    "widget.legend.again": "{sums}: kast igjen",
    "widget.legend.remove": "{sums}: ta en sjetong",
    "widget.legend.wild": "{sums}: valgfritt felt",
    "widget.threat": "{who} vinner her",
    "widget.panels": "panels={value!r}: det finnes bare disse: {known}",
    "widget.unseen.title": ("Ikke sett av {who}: {n} kort", "Ikke sett av {who}: {n} kort"),
    "widget.unseen.rolls": "Neste kast: {n} like sannsynlige",
    "widget.unseen.helps": "{which} gir {who} en rekke med en gang.",
    "widget.unseen.none_helps": "Ingen gir {who} en rekke med en gang.",
    "widget.unseen.selected": "{what}: {n} av {all}, altså {chance}",
    "widget.many.rolls": ("{n} kast", "{n} kast"),
    "widget.many.draws": ("{n} kort trukket", "{n} kort trukket"),
    "widget.many.games": ("{n} spill", "{n} spill"),
    "widget.many.by_hand": ("{told} ({n} for hånd)", "{told} ({n} for hånd)"),
    "widget.many.draw": (
        "Det neste kortet, av alle som er skjult for {who}. Det legges tilbake hver gang."
    ),
    "widget.many.game": "Hvem som vinner herfra, når alle spiller tilfeldig.",
    "widget.many.game_of_cards": (
        "Hvem som vinner herfra, når alle spiller tilfeldig. Det som er skjult for {who}, deles ut"
        " på nytt for hvert spill."
    ),
    "widget.many.times": "Dette skal være et helt tall fra 1 til {most}.",
    "widget.fills": "sjanse for at {who} kan fylle feltet: {chance}",
    "widget.not_reviewed": ("Disse trekkene kan ikke vises på denne skjermen mens spillet pågår."),
    "widget.chance": "{who} vinner etter dette trekket: {chance}",
    "widget.chance_card": "{who} vinner etter å ha spilt {card} her: {chance}",
    "widget.chances.title": "Sjanse for å vinne",
    "widget.chances.open": "Sjanse for å vinne når alle kort ligger åpent",
    "widget.chances.seen_by": "Sjanse for å vinne ut fra det {who} kan se",
    "widget.chances.onlooker": "Sjanse for å vinne ut fra det som ligger åpent",
    "widget.chances.working": "Regnes ut …",
    "widget.chances.from": "Telt opp i {games} spill videre herfra, spilt av gode nybegynnere.",
    "widget.chances.over": "Spillet er over.",
    "widget.overlay": (
        "overlay={value!r} er ingen av navnene, og verken en tabell fra felt til tall, "
        "en Dist eller Ratings"
    ),
    "widget.overlay_cell": "det finnes ikke noe felt {cell!r} på dette brettet",
    "widget.overlay_number": "{value!r} for {cell} er ikke et tall som kan stå på et felt",
    "widget.overlay_outcomes": "ingen felt på dette brettet viser noe utfall av denne fordelingen",
    "widget.failures": "celler som følger brettet, feilet på flere måter",
    "widget.endless": "celler som følger brettet, endrer det om og om igjen; de varsles ikke mer",
    "widget.no_game": 'et brett viser et spill, for eksempel Game("kids"), ikke {kind}',
    "widget.new_rolls_question": "Vil du begynne på nytt? Med hvilke kast?",
    "widget.new_rolls": "Nye kast",
    "widget.same_rolls": "Samme kast om igjen",
    "widget.roll_one": "Kast terningen",
    "widget.rolled_one": "Terning: {faces}",
    "widget.waiting_one": "Terning, ikke kastet ennå",
    "widget.selected": "det finnes ikke noe felt eller kort {name!r} på dette brettet",
    "widget.not_entered": "Her skrives ingenting inn: Tilfeldighetene kommer av seg selv.",
    "widget.hidden_position": (
        "Noen av kortene er skjult i denne stillingen, så du kan ikke begynne fra den. Kopier den"
        " der alle kort ligger åpent."
    ),
    "widget.no_position": (
        "På brettet kan du bare begynne fra en stilling i en utgave, eller med reglene som spilles"
        " her."
    ),
    "bot.random": "datamaskin, tilfeldig",
    "bot.greedy": "datamaskin, en god nybegynner",
    "bot.search": "datamaskin, tenker framover",
    "widget.begin": "Spillere og spill",
    "widget.begin_changed": "{edition}, med disse reglene",
    "widget.begin_position": "{edition}, fra denne stillingen",
    "widget.show": "show er 'mover', 'all', 'none', en plass eller et navn, ikke {value!r}",
    "widget.not_built": (
        "brettets nettleserdel er ikke bygd; «pip install .» i prosjektets mappe bygger den"
    ),
}
