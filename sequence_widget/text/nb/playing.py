"""De norske setningene (bokmål) rundt leksjonene, eller spillet, på en side som spiller selv."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "playing.title": "Lær sannsynlighet ved å spille",
    "playing.lead": (
        "To brettspill, Sequence for Kids og Sequence Dice, i leksjoner som spør, lar deg gjette,"
        " prøve og telle. Alt er i denne ene filen: Ingenting installeres, og ingenting hentes fra"
        " nettet."
    ),
    "playing.lessons": "Leksjoner",
    "playing.play": "Bare spille",
    "playing.play_said": "Et brett, mennesker eller roboter, og de reglene du vil ha.",
    "playing.all_lessons": "Alle leksjoner",
    "playing.next": "Neste: {title}",
    "playing.languages": "Språk",
    "playing.loading": "Python gjøres klar …",
    "playing.ready": "Python er klar.",
    "playing.working": "Python arbeider …",
    "playing.failed": "Python kunne ikke startes her: {said}",
    "playing.stopped": "Python har stoppet og må startes på nytt: {said}",
    "playing.restart": "Start Python på nytt",
    "playing.restarted": (
        "Python er startet på nytt: kjør cellene igjen. Det du har svart, er lagret."
    ),
    "playing.run": "Kjør",
    "playing.run_all": "Kjør alle cellene",
    "playing.waiting": "Venter på andre celler.",
    "playing.code": "Vis koden",
    "playing.no_code": "Skjul koden",
    "playing.code_of": "Koden i denne cellen",
    "playing.as_it_was": "Angre endringene i koden",
    "playing.line": "Linje {line}: {said}",
    "playing.kept": (
        "Svarene dine og koden du har endret, blir lagret i denne nettleseren, på denne maskinen."
        " Kjør cellene igjen når du kommer tilbake, så er de der."
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
    "playing.elsewhere": (
        "Denne siden er åpen i en annen fane også, og det er det du gjør der, som blir tatt vare"
        " på: det du gjør her, er borte når du lukker denne fanen. Fortsett der, eller last inn"
        " siden på nytt her."
    ),
    "playing.files": "Filene dine",
    "playing.save": "Lagre {name}",
    "playing.anew": "Slett alt",
    "playing.sure": "Slette alt som er lagret for denne siden: svar, endret kode og spill?",
    "playing.licences": "Hva denne siden er laget av, og lisensene",
    "playing.no_script": "Slå på JavaScript for å spille her.",
    "playing.written": ("{path} ({size} kB): Spillet kan spilles videre der. {inside}"),
    "playing.written.cards": "Alle kort er med for den som leser sidens kildekode.",
    "playing.written.open": (
        "Hele spillet er med, også tilfeldighetene som kommer, for den som leser sidens kildekode."
    ),
    "playing.no_analysis": (
        "en side der spillet spilles videre, viser ingen analyse: oppgi analysis= eller plays="
    ),
    "playing.does_not_open": "dette spillet kan ikke åpnes på siden sin: {why}",
    "playing.too_large": "{name} har mer enn {most} byte: herfra tar siden ikke vare på den.",
    "playing.no_core": (
        "en side man kan spille på, trenger Python for nettlesere, og det finnes ikke i {folder}. I"
        " en kopi av prosjektet setter python3 run.py page det sammen, i"
        " sequence_widget/static/python; oppgi den mappen: game.to_html(path, plays=folder)"
    ),
}
