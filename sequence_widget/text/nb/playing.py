"""De norske setningene (bokmål) rundt leksjonene, eller spillet, på en side som spiller selv."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "playing.title": "Lær sannsynlighet ved å spille",
    "playing.lead": (
        "To brettspill, Sequence for Kids og Sequence Dice, i leksjoner som spør, lar deg gjette,"
        " prøve og telle. Alt er i denne ene filen: ingenting installeres, og ingenting hentes fra"
        " noe nett."
    ),
    "playing.lessons": "Leksjoner",
    "playing.play": "Bare spill",
    "playing.play_said": "Et brett, mennesker eller roboter, og de reglene du vil ha.",
    "playing.all_lessons": "Alle leksjoner",
    "playing.next": "Neste: {title}",
    "playing.languages": "Språk",
    "playing.loading": "Python gjøres klar …",
    "playing.ready": "Python er klar.",
    "playing.working": "Python arbeider …",
    "playing.failed": "Python kunne ikke startes her: {said}",
    "playing.restart": "Start Python på nytt",
    "playing.restarted": (
        "Python begynner på nytt: kjør cellene igjen. Det du har svart, er lagret."
    ),
    "playing.run": "Kjør",
    "playing.run_all": "Kjør alle cellene",
    "playing.waiting": "Denne cellen får sin tur når de før den er ferdige.",
    "playing.code": "Vis koden",
    "playing.no_code": "Skjul koden",
    "playing.code_of": "Koden i denne cellen",
    "playing.as_it_was": "Slik den var",
    "playing.line": "Linje {line}: {said}",
    "playing.kept": (
        "Det du svarer og spiller, blir lagret i denne nettleseren, på denne maskinen."
        " Kjør cellene igjen når du kommer tilbake, så er det der."
    ),
    "playing.kept_game": (
        "Spillet blir lagret i denne nettleseren, på denne maskinen: åpne siden igjen, og fortsett."
    ),
    "playing.lost": (
        "Denne nettleseren lagrer ingenting for denne siden, som i et privat vindu eller der en"
        " fil ikke får lagre noe: det du gjør, er borte når du lukker den. Kopier linjen din,"
        " eller lagre filene dine, før det."
    ),
    "playing.full": (
        "Denne nettleseren har ikke mer plass til denne siden: det du gjør fra nå av, er borte når"
        " du lukker den. Lagre filene dine før det."
    ),
    "playing.files": "Filene dine",
    "playing.save": "Lagre {name}",
    "playing.anew": "Begynn på nytt",
    "playing.sure": "Slette alt som er lagret her: svar, endret kode og spill?",
    "playing.licences": "Hva denne siden er laget av, og lisensene",
    "playing.no_script": "Slå på JavaScript for å spille her.",
    "playing.written": (
        "{path} ({size} kB): spillet kan spilles videre der. Alle kort er med for den som leser"
        " sidens kildekode."
    ),
    "playing.no_core": (
        "i en side som spiller, er det en Python for nettlesere, og den finnes ikke i {folder}. I"
        " en kopi av prosjektet setter python3 run.py page den sammen, i"
        " sequence_widget/static/python; oppgi den mappen: game.to_html(path, plays=folder)"
    ),
}
