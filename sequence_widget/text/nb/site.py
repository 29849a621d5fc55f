"""De norske setningene (bokmål) på den første siden av nettstedet som lages av leksjonene."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "site.title": "Lær sannsynlighet ved å spille",
    "site.lead": (
        "To brettspill, Sequence for Kids og Sequence Dice, i leksjoner som spør, lar deg gjette,"
        " prøve og telle. Ingenting må installeres: Python kjører på denne siden."
    ),
    "site.lessons": "Leksjoner",
    "site.begin": (
        "Velg en leksjon. Den åpnes som en notatbok: Kjør cellene én etter én med Shift og Enter."
        " Den første cellen tar noen sekunder, til Python er på plass."
    ),
    "site.guides": "For lærere, og for dem som vil lese mer",
    "site.docs": "Hele dokumentasjonen (på engelsk)",
    "site.kept.title": "Hvor arbeidet ditt blir lagret",
    "site.kept": (
        "I denne nettleseren, på denne maskinen: Ingen andre ser det, og ingen annen nettleser har"
        " det. Det slettes sammen med nettleserens data for denne siden, og et privat vindu glemmer"
        " det når det lukkes."
    ),
    "site.home.title": "Slik tar du det med hjem",
    "site.home": (
        "«Lagre min kopi» på et kort her på siden, eller File og Download i en notatbok, lagrer en"
        " leksjon med det du har gjort, som en fil som Jupyter kan åpne andre steder."
    ),
    "site.hand_in.title": "Slik leverer du inn",
    "site.hand_in": (
        "Den siste cellen i en leksjon viser én linje. Kopier den, og send den til læreren."
    ),
    "site.anew.title": "Slik begynner du på nytt",
    "site.anew": (
        "«Slett min kopi» på et kort sletter det du har gjort i den leksjonen: kode du har endret,"
        " det du har skrevet, og svarene dine. De andre leksjonene blir som de er. Har en leksjon"
        " blitt endret siden du begynte, sier kortet det og gir deg den nye."
    ),
    "site.missing.title": "Det som ikke finnes her",
    "site.missing": (
        "pandas og matplotlib, flere prosesser og klynger: De trenger en Python som er installert."
        " Simuleringer tar lengre tid her; en linje viser hvor langt de har kommet."
    ),
    "site.older": "Denne leksjonen er endret siden du begynte: Din kopi er den eldre.",
    "site.renew": "Hent den nye",
    "site.renewed": "Den eldre kopien din heter nå {name}; leksjonen er den nye.",
    "site.delete": "Slett min kopi",
    "site.sure": "Slette alt du har gjort i «{name}», også svarene, og begynne på nytt?",
    "site.save": "Lagre min kopi",
    "site.lost": (
        "Denne siden kom over vanlig http, der en nettleser ikke tar vare på filer: Det du gjør,"
        " blir borte når du lukker en leksjon eller laster den på nytt. Kopier linjen din før det."
        " Over https blir det tatt vare på."
    ),
    "site.no_storage": (
        "Denne nettleseren tar ikke vare på filer fra denne siden, som i et privat vindu: Det du"
        " gjør, blir borte når du lukker en leksjon. Kopier linjen din før det."
    ),
    "site.run_cell": "Slik var det da det ble lagret. Kjør cellen for å fortsette.",
}
