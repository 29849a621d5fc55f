"""De norske setningene (bokmål) om regler, stillinger og hendelser."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
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
    "rules.too_many": "{field}: her er det mer enn {most} oppføringer",
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
        "{field}: en rekke med bare åpne felter ville vært vunnet før spillet begynte"
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
    "seat.number": "plass {seat}",
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
    "view.own_hand": "{who} har {cards}.",
    "view.hand": ("{who} har {n} kort på hånden.", "{who} har {n} kort på hånden."),
    "view.deck": ("Det er {n} kort igjen å trekke.", "Det er {n} kort igjen å trekke."),
    "view.unseen": "Ukjente kort: {cards}.",
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
    "refused.must_act": "«{event}»: når du kan gjøre noe, må du gjøre det; velg blant {choices}",
    "refused.not_held": "«{event}»: {who} har ingen {card}; på hånden: {hand}",
    "refused.no_more_swaps": (
        "«{event}»: du kan bare bytte {limit} gang i samme tur",
        "«{event}»: du kan bare bytte {limit} ganger i samme tur",
    ),
    "refused.not_dead": "«{event}»: {card} kan ikke byttes nå; velg blant {choices}",
    "refused.dead_first": (
        "«{event}»: det er ikke noe ledig felt igjen for {card}, så kortet må byttes først, med"
        " «bytt {card}»"
    ),
    "refused.free_space": "«{event}»: {cell} er et åpent felt, som aldri har noen sjetong",
    "refused.own_chip": "«{event}»: sjetongen på {cell} er din egen; en drage fjerner bare andres",
    "refused.no_chip": "«{event}»: det ligger ingen sjetong på {cell}",
    "refused.wrong_picture": "«{event}»: {cell} viser {word}; {card} finner du på {cells}",
    "refused.covered": "«{event}»: på {cell} ligger det allerede en sjetong, lagt av {who}",
    "refused.no_chips_left": "«{event}»: {who} har ingen sjetonger igjen",
    "refused.wrong_number": (
        "«{event}»: etter et kast på {total} må sjetongen legges på et felt med {total}, og {cell}"
        " viser {word}; velg blant {cells}"
    ),
    "refused.wrong_for_roll": (
        "«{event}»: {why}; etter et kast på {total} kan du velge blant {choices}"
    ),
    "why.may_move": "{who} kan gjøre noe og får ikke stå over",
    "why.place": "med dette kastet legges en sjetong på et ledig felt",
    "why.remove": "med dette kastet fjernes en sjetong fra brettet",
    "why.full_number": "alle feltene med {total} er opptatt, så en sjetong byttes ut",
    "why.full_board": "brettet er fullt, så en sjetong byttes ut",
    "why.no_chip": "det ligger ingen sjetong på {cell}",
    "why.own_chip": "sjetongen på {cell} er din egen",
    "why.protected": (
        "sjetongen på {cell} er beskyttet, for ingen sjetonger kan fjernes fra et felt med {word}"
    ),
    "why.other_number": (
        "{cell} viser {word}, og bare en sjetong på et felt med {total} kan byttes ut"
    ),
    "why.none_to_take": "ingen motstander har en sjetong som kan fjernes",
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
    "said.dragon": "{who} spiller en drage og fjerner sjetongen fra {cell}",
    "said.swap": "{who} bytter {card} mot et annet kort",
    "said.pass": "{who} kan ikke gjøre noe og står over",
    "said.place": "{who} legger en sjetong på {cell}",
    "said.replace": "{who} bytter ut sjetongen på {cell}",
    "said.remove": "{who} fjerner sjetongen fra {cell}",
    "said.deal": "{who} får {card}",
    "said.deal_hidden": "{who} får et kort",
    "said.draw": "{who} trekker {card}",
    "said.draw_hidden": "{who} trekker et kort",
    "said.reshuffled": "{told}, og kastebunkene blir den nye stokken",
    "said.roll": "{who} kaster {faces} = {total}",
    "said.roll_one": "{who} kaster {total}",
    "said.roll-off": "{who} kaster om hvem som begynner: {faces} = {total}",
    "said.roll-off_one": "{who} kaster {total} i kastet om hvem som begynner",
}
