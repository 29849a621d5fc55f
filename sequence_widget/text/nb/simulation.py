"""De norske setningene (bokmål) om simuleringer og roboter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # resultater
    "simulation.estimate": "{value} (95\u00a0%: {low}–{high}, n = {games})",
    "simulation.results": "Resultater av {games} spill: {told}",
    "simulation.drawn": "uavgjort",
    "simulation.first": "den som begynner",
    "simulation.lengths": "lengden på et spill: gjennomsnitt {mean}, standardavvik {sd}",
    "simulation.at_random": "alle spilte tilfeldig; hvert lovlig trekk var like sannsynlig",
    "simulation.all_as": "alle spilte som {bot}",
    "simulation.one_as": "{name} som {bot}",
    "simulation.played": "hvem som spilte: {players}",
    "simulation.cut_short": "avbrutt etter {games} spill",
    "simulation.engine.bots": (
        "spilt av spillmotoren, trekk for trekk, fordi simuleringssløyfen ikke kjenner disse"
        " robotene"
    ),
    "simulation.engine.rules": (
        "spilt av spillmotoren, trekk for trekk, fordi disse reglene ikke passer til"
        " simuleringssløyfen"
    ),
    "simulation.engine.learnt": (
        "spilt av spillmotoren, trekk for trekk, på grunn av det som er kjent om skjulte kort"
    ),
    "simulation.share": "andel av spillene",
    "simulation.shares": "Vunnet og uavgjort, av {games} spill, med 95\u00a0%-konfidensintervaller",
    "simulation.length": "spilte kort, eller kast",
    "simulation.tally.summary": (
        "Lengden på {games} spill: gjennomsnitt {mean}; den midterste halvparten fra {low} til"
        " {high}, alle fra {least} til {most}."
    ),
    "simulation.games": "spill",
    "simulation.settling": (
        "Anslagene etter hvert som spillene blir flere, med 95\u00a0%-konfidensintervaller"
    ),
    "simulation.rated": "Sjansen for å vinne etter hvert trekk, med 95\u00a0%-konfidensintervaller",
    "simulation.move": "trekk",
    # forsøk, i panelet på brettet
    "trials.no_roll": "«{text}» er ikke et kast: Skriv summen, som 7, eller øynene, som 3+4",
    "trials.not_shown": "disse terningene kan ikke vise {text}",
    "trials.none_left": "det er ingen {card} igjen som kan trekkes",
    "trials.full": "{most} er skrevet inn for hånd: Flere får ikke plass i ett diagram",
    "trials.not_by_hand": "bare kast og trukne kort skrives inn for hånd, ikke «{text}»",
    # feil
    "extras.missing": (
        "dette lages med {package}, som ikke er installert her: pip install {package}"
    ),
    "extras.missing.in_browser": (
        "dette lages med {package}, som nettleserens Python ikke har her; explain() sier det med"
        " ord, og en celle som slutter med selve svaret, viser det"
    ),
    "simulation.fewer": (
        "Uten kompilator tar spillene lang tid, som i en nettleser: {fewer} spilles i stedet for"
        " {games}, og intervallene blir bredere."
    ),
    "simulation.one_worker": (
        "nettleserens Python har ingen prosesser å dele spillene mellom: utelat workers"
    ),
    "simulation.no_tally": (
        "en opptelling sier for hver lengde hvor mange spill som ble så lange, i hele tall og med"
        " minst ett spill, ikke {value!r}"
    ),
    "simulation.no_length": (
        "en lengde er et helt tall, 0 eller mer; oppgi én, flere som i range(20, 31), eller en"
        " funksjon av en lengde, ikke {value!r}"
    ),
    "simulation.one_game": (
        "ett spill sier ikke noe om hvor mye lengden varierer fra spill til spill"
    ),
    "simulation.text.none": (
        "dette er ingen tekst med resultater; en slik begynner med sequence-results og står på én"
        " linje"
    ),
    "simulation.text.version": (
        "disse resultatene har formen «{version}», og her kan bare form 1 leses"
    ),
    "simulation.text.damaged": (
        "denne teksten med resultater er kuttet eller endret på veien; kopier hele linjen på nytt"
    ),
    "simulation.text.refused": "denne teksten har resultater som ikke kan stemme: {reason}",
    "simulation.least": "{name}: dette må være et helt tall, {least} eller mer, ikke {value!r}",
    "simulation.most": "{name}: dette kan være høyst {most}, ikke {value}",
    "simulation.level": "en andel er et tall mellom 0 og 1, ikke {value!r}",
    "simulation.no_share": (
        "{happened} av {n} spill er ingen andel",
        "{happened} av {n} spill er ingen andel",
    ),
    "simulation.source": (
        "oppgi hva det skal spilles fra: navnet på en utgave, regler, en stilling, et spill eller"
        " det en spiller ser, ikke {value!r}"
    ),
    "simulation.over": "dette spillet er allerede slutt; velg en tidligere stilling",
    "simulation.players": "players: dette er for {wanted} spillere, ikke {value}",
    "simulation.same_seed": (
        "begge kjøringene har samme frø, så de består av de samme spillene; gi den ene et annet"
    ),
    "simulation.other_source": (
        "bare kjøringer fra samme utgangspunkt, med de samme spillerne, kan slås sammen"
    ),
    "simulation.no_executor": (
        "executor: dette må være en concurrent.futures.Executor, slik get_executor() hos en"
        " Dask-klient gir, ikke {value!r}"
    ),
    "simulation.bot_of_a_cell": (
        "en robot som er skrevet i en celle, kan ikke sendes til flere prosesser på denne maskinen;"
        " legg den i en modul, utelat workers, eller gi executor=loky.get_reusable_executor()"
    ),
    "simulation.worker_lost": (
        "arbeidsprosessene sviktet {tries} ganger på de samme spillene ({reason}); {done} spill"
        " var spilt"
    ),
    "simulation.workers_never_began": (
        "arbeidsprosessene sviktet {tries} ganger før noe spill var spilt ({reason}). Hver av dem"
        ' kjører skriptet på nytt: la det som simulerer, stå under if __name__ == "__main__":'
    ),
    "simulation.no_future": (
        "executor må ta imot en funksjon og gi en future med svaret, slik de i concurrent.futures"
        " gjør; denne ga {answer!r}"
    ),
    "simulation.no_answer": (
        "ingen arbeidsprosess har svart på {seconds} s: er executor lukket, eller køen full?"
        " {done} spill var spilt"
    ),
    "simulation.no_machine_code": (
        "spillingen lot seg ikke kompilere, så den går som vanlig Python, mange ganger"
        " langsommere: {reason}"
    ),
    "simulation.no_moves": "den som spør, har ikke noe trekk å gjøre her",
    "simulation.not_rated": "«{move}» er ikke blant trekkene som ble vurdert",
    "simulation.too_few": "games: {moves} trekk trenger minst {least} spill, ikke {value}",
    # roboter
    "bots.total": "til sammen",
    "bots.no_pair": "tabellen har ingen spill mellom «{one}» og «{other}»",
    "bots.setting": "{name}: dette må være et tall over 0, ikke {value!r}",
    "bots.one_budget": "en SearchBot tenker i antall spill eller i sekunder; oppgi ett av dem",
    "bots.none": "en turnering trenger minst to roboter",
    "bots.games": "games: dette må være et partall, 2 eller mer, ikke {value!r}",
    "bots.no_bot": "{value!r} er ingen robot: en robot har metoden choose(view, rng)",
    "bots.two_sides": (
        "en turnering setter to roboter mot hverandre: players må være 2 eller, med makkere, 4"
    ),
}
