"""De norske setningene (bokmål), med de samme nøklene som de engelske."""

from collections.abc import Mapping

NORWEGIAN: Mapping[str, str | tuple[str, str]] = {
    "hint.did_you_mean": "; mente du «{name}»?",
    "hint.choices": "; velg blant {choices}",
    "hint.nothing": "",
    "list.or": "en av {items}",
    "seat.number": "plass {seat}",
    "player.default": "Spiller {number}",
    # regler
    "rules.no_edition": "{field}: det finnes ingen utgave «{name}»{hint}",
    "rules.no_text": "{field}: en linje med regler begynner med navnet på en utgave",
    "rules.no_beginners": "{field}: bare «kids-2025» har begynnertrinn, ikke «{name}»",
    "rules.beginners": "{field}: begynnertrinnene er 1, 2 og 3, ikke {value!r}",
    "rules.no_field": "{field}: disse reglene har ikke noe slikt felt{hint}",
    "rules.unreadable": "{field}: «{text}» kan ikke leses som en verdi",
    "rules.whole_number": "{field}: dette må være et helt tall, ikke {value!r}",
    "rules.least": "{field}: dette må være minst {least}, ikke {value}",
    "rules.choice": "{field}: dette må være {choices}, ikke {value!r}",
    "rules.numbers": "{field}: dette må være en samling hele tall, ikke {value!r}",
    "rules.players": "{field}: dette spillet er for {counts} spillere, ikke {value!r}",
    "rules.deck_empty": (
        "{field}: med {players} spillere ville utdelingen ikke levne noe kort å trekke; del ut"
        " færre kort, eller ha flere i stokken"
    ),
    "rules.board_text": "{field}: et brett er tekst, en rad per linje, ikke {value!r}",
    "rules.board_shape": (
        "{field}: hver rad på et brett må ha like mange ord, fra 1 til {most}, og det kan være"
        " høyst 26 rader"
    ),
    "rules.board_word": "{field}: «{word}» kan ikke være navnet på et dyr",
    "rules.board_number": "{field}: «{word}» er verken et tall eller «free»",
    "rules.no_space": "{field}: dyret «{animal}» har ikke noe felt på brettet{hint}",
    "rules.run_too_long": "{field}: ingen linje på {value} felter får plass på brettet",
    "rules.free_line": ("{field}: en linje med bare åpne felter ville vinne før spillet begynte"),
    "rules.no_dice": "{field}: oppgi antall sider på hver terning, som i (6, 6), ikke {value!r}",
    "rules.too_many_rolls": (
        "{field}: disse terningene kan falle på {ways} måter; høyst {most} går an"
    ),
    "rules.one_roll": "{field}: terninger som bare kan falle på én måte, er ingen terninger",
    "rules.two_meanings": "{field}: {number} kan ikke både fjerne en sjetong og være fritt valg",
    "rules.number_never_rolled": (
        "{field}: bare et kast med fritt valg kan gi en {number}, som står på brettet"
    ),
    # felter, kort, plasser
    "cell.unknown": (
        "det finnes ikke noe felt {cell!r} på dette brettet; feltene er {first} til {last}"
    ),
    "kind.unknown": "det finnes ikke noe kort «{name}»{hint}",
    "seat.unknown": "det finnes ingen plass {seat!r}; plassene er 0 til {last}",
    "seat.no_name": "ingen her heter «{name}»{hint}",
    # hendelser
    "event.no_text": (
        "en hendelse er et trekk eller et utfall av tilfeldighet, eller teksten til en, ikke"
        " {text!r}"
    ),
    "event.unreadable": "«{text}» kan ikke leses som en hendelse; skriv den som «{example}»",
    "event.not_a_move": "«{text}» er et utfall av tilfeldighet, ikke et trekk",
    "event.not_luck": "«{text}» er et trekk, ikke et utfall av tilfeldighet",
    "over.won": "vunnet av plass {seat}",
    "over.draw": "uavgjort",
    "refused.over": "«{event}»: spillet er over, {how}",
    "refused.luck_first": (
        "«{event}»: den neste hendelsen er {awaiting}, for eksempel «{example}», og ikke dette"
    ),
    "refused.move_first": "«{event}»: plass {seat} må gjøre et trekk først; velg blant {choices}",
    "refused.wrong_seat": "«{event}»: det er {turn} sin tur, ikke {seat} sin",
    "refused.not_in_deck": "«{event}»: det er ingen {card} igjen i stokken",
    "refused.not_on_dice": "«{event}»: terningene, med sider opp til {dice}, kan ikke vise dette",
    "refused.wrong_game": "«{event}»: dette spillet har ikke noe slikt trekk; velg blant {choices}",
    "refused.must_act": "«{event}»: det er noe annet å gjøre; velg blant {choices}",
    "refused.not_held": "«{event}»: plass {seat} har {hand}, og ingen {card}",
    "refused.no_more_swaps": "«{event}»: på én tur kan det byttes høyst {limit} ganger",
    "refused.not_dead": "«{event}»: {card} kan ikke byttes nå; velg blant {choices}",
    "refused.dead_first": (
        "«{event}»: {card} har ikke noe ledig felt igjen, så det må byttes først, med «swap {card}»"
    ),
    "refused.free_space": "«{event}»: {cell} er et åpent felt, som aldri har noen sjetong",
    "refused.own_chip": "«{event}»: sjetongen på {cell} er ens egen, og den sparer en drage",
    "refused.no_chip": "«{event}»: det er ingen sjetong på {cell} å ta",
    "refused.wrong_picture": "«{event}»: {cell} viser {word}; {card} er på {cells}",
    "refused.covered": "«{event}»: på {cell} ligger en sjetong fra plass {seat}",
    "refused.no_chips_left": "«{event}»: plass {seat} har ingen sjetonger igjen",
    "refused.wrong_number": (
        "«{event}»: et kast på {total} legges på en {total}, og {cell} viser {word}; velg blant"
        " {cells}"
    ),
    "refused.wrong_for_roll": "«{event}»: etter et kast på {total}, velg blant {choices}",
    # stillinger
    "position.no_part": "en stilling i «{edition}» har ingen {name!r}{hint}",
    "position.too_many_cards": "{value} kort «{card}» er oppgitt, og spillet har {most}",
    "position.hand_size": "plass {seat} kan ikke ha {value} kort; en hånd har {most}",
    "position.full_hand": "plass {seat} har full hånd og kan ikke trekke",
    "position.free_space": "{cell} er et åpent felt; det har aldri noen sjetong",
    "position.too_many_chips": "siden til plass {seat} har {most} sjetonger, og {value} er oppgitt",
    "position.two_winners": (
        "både siden til plass {first} og siden til plass {second} har en full linje"
    ),
    "position.groups": "{part} må være en liste med kort for hver av de {players} plassene",
    "position.group_count": "{part} er oppgitt for {value} plasser, og {players} spiller",
    "position.count": "{part} må være et helt tall, 0 eller mer, ikke {value!r}",
    "position.awaiting": "{value!r} kan ikke ventes her; velg blant {choices}",
    "position.roll_awaited": (
        "et kast er oppgitt, eller ikke, selv om det som ventes, er {awaiting}"
    ),
    "position.deal_order": (
        "å dele ut ett kort om gangen rundt bordet, med plass {turn} som den neste, gir ikke disse"
        " hendene"
    ),
    "position.roll": "terningene {dice} kan ikke vise {roll!r}",
    "position.standing": "{value!r} kan ikke være stillingen i kastet om første tur",
    "position.no_text": "dette er ikke teksten til en stilling: {text!r}",
    "position.no_players": (
        "teksten til en stilling nevner reglene og så «players=», ikke «{text}»"
    ),
    "position.twice": "teksten til en stilling nevner {name!r} bare én gang",
    "position.unreadable": "{name}: «{text}» kan ikke leses som del av en stilling",
    "position.hidden": (
        "denne teksten skjuler kort, så den er ingen hel stilling; sample() på et utsnitt lager en"
    ),
    # spill
    "players.unreadable": "{field}: gi et tall, eller en liste med navn og roboter, ikke {value!r}",
    "players.neither": (
        "{field}: {value!r} er verken et navn eller en robot, som har choose(view, rng)"
    ),
    "players.twice": "{field}: to spillere kan ikke begge hete «{name}»",
    "players.name": "{field}: «{name}» kan ikke være et navn; bruk 1 til {most} tegn på én linje",
    "players.dealer_or_ages": (
        "{field}: den første turen går etter hvem som deler ut, eller etter alder, ikke begge deler"
    ),
    "players.ages": "{field}: gi alderen til hver av de {players} spillerne som et tall",
    "game.no_dealer": "{field}: her avgjør kastet eller stillingen hvem som har den første turen",
    "game.seed": "{field}: et frø er et helt tall med høyst {most} sifre",
    "game.luck": "{field}: luck er «auto» eller «ask», ikke {value!r}",
    "game.no_luck_now": "tilfeldigheten har ikke noe å gi nå",
    "game.no_ply": "det finnes ingen hendelse {ply!r}; dette spillet har 0 til {last}",
    "game.steps": "skritt er et helt tall, 0 eller mer, ikke {plies!r}",
    "game.nothing_to_undo": "ingen har bestemt noe ennå som kan tas tilbake",
    "game.other_variation": "denne varianten hører til et annet spill",
    "game.bad_bot": "{name} valgte «{choice}», som ikke er et lovlig trekk her",
    "game.no_bot": (
        "det finnes ingen robot «{name}» her{hint}; oppgi spillerne for å åpne dette spillet"
    ),
    "game.bot_settings": "roboten «{name}» tar ikke innstillingene {settings}",
    # opptak
    "record.line": "linje {line}: ",
    "record.no_text": "et opptak er tekst, ikke {value}",
    "record.title": "linje {line}: et opptak begynner med «{title}», og det gjør ikke dette",
    "record.version": (
        "linje {line}: dette opptaket er av versjon {version}, og bare {known} kan leses"
    ),
    "record.missing": "{where}opptakets «{name}» mangler eller er av feil slag",
    "record.header": "{where}opptakets hode holder ikke: {reason}",
    "record.header_line": "{where}«{name}: {text}» kan ikke leses som en del av hodet",
    "record.player": "opptakets spillere holder ikke: {value}",
    "record.event": "{where}{reason}",
    "record.branch": "{where}det finnes ingen linje {of} med {after} hendelser å gå ut fra",
    "record.shown": "{where}opptaket viser hendelse {shown}, og har 0 til {last}",
    "record.json": "{where}dette er ikke JSON, eller det er avkuttet",
    "record.not_text": "{where}dette er ikke lesbar tekst",
    "record.file": "«{path}» kan ikke leses: {reason}",
    "record.not_saved": "spillet kan ikke lagres som «{path}»: {reason}",
    "record.bot_settings": (
        "innstillingene til en robot er ikke enkle verdier, så spillet kan ikke lagres"
    ),
    # hva en stilling venter på
    "status.draw": "Spillet er uavgjort.",
    "status.won": "{who} har vunnet!",
    "status.move": "{who} skal gjøre et trekk.",
    "status.rolled": "{who} kastet {roll} og skal gjøre et trekk.",
    "status.deal": "{who} skal få et kort.",
    "status.draw_card": "{who} skal trekke et kort.",
    "status.roll": "{who} skal kaste.",
    "status.roll-off": "{who} skal kaste om den første turen.",
    "status.side": "{first} og {second}",
    # hva som skjedde
    "said.play": "{who} legger en sjetong på {card}, {cell}",
    "said.unicorn": "{who} spiller en enhjørning og legger en sjetong på {cell}",
    "said.dragon": "{who} spiller en drage og tar sjetongen fra {cell}",
    "said.swap": "{who} bytter {card} mot et annet kort",
    "said.pass": "{who} kan ikke gjøre noe og passer",
    "said.place": "{who} legger en sjetong på {cell}",
    "said.replace": "{who} bytter ut sjetongen på {cell}",
    "said.remove": "{who} tar sjetongen fra {cell}",
    "said.deal": "{who} får {card}",
    "said.deal_hidden": "{who} får et kort",
    "said.draw": "{who} trekker {card}",
    "said.draw_hidden": "{who} trekker et kort",
    "said.roll": "{who} kaster {faces} = {total}",
    "said.roll_one": "{who} kaster {total}",
    "said.roll-off": "{who} kaster {faces} = {total} om den første turen",
    "said.roll-off_one": "{who} kaster {total} om den første turen",
    # brettet i en notatbok
    "widget.stale": "Spillet har gått videre i mellomtiden; se en gang til.",
    "widget.not_yours": "Det er ikke denne skjermen sin tur nå.",
    "widget.no_luck": "Tilfeldigheten har ikke noe å gi nå.",
    "widget.nonsense": "Brettet forstod ikke det.",
    "widget.observer": "En celle som følger brettet, feilet: {error}",
    "widget.curtain": "Gi skjermen til {who}.",
    "widget.variation": "etter {ply} hendelser: {said}",
    "widget.show": "show er «mover», «all», «none», en plass eller et navn, ikke {value!r}",
    "widget.not_built": (
        "brettets nettleserdel er ikke bygd; «pip install .» i prosjektets mappe bygger den"
    ),
}
