"""The English sentences on the first page of the site that is built from the lessons."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "site.title": "Learn probability by playing",
    "site.lead": (
        "Two board games, Sequence for Kids and Sequence Dice, in lessons that ask a question,"
        " let you guess, try it out and count. Nothing has to be installed: Python runs in"
        " this page."
    ),
    "site.lessons": "Lessons",
    "site.begin": (
        "Choose a lesson. It opens as a notebook: run one cell after the other with Shift and"
        " Enter. The first cell takes some seconds, while Python is loading."
    ),
    "site.guides": "For teachers, and for further reading",
    "site.docs": "All the documentation",
    "site.kept.title": "Where your work is kept",
    "site.kept": (
        "In this browser, on this machine: nobody else sees it, and no other browser has it."
        " It is deleted with the browser's data for this page, and a private window forgets it"
        " when it is closed."
    ),
    "site.home.title": "How to take it home",
    "site.home": (
        "“Save my copy” on a card of this page, or File and Download in a notebook, saves a lesson"
        " with what you have done, as a file that Jupyter opens elsewhere."
    ),
    "site.hand_in.title": "How to hand it in",
    "site.hand_in": (
        "The last cell of a lesson shows one line. Copy it, and send it to your teacher."
    ),
    "site.anew.title": "How to begin anew",
    "site.anew": (
        "“Delete my copy” on a card deletes what you did in that lesson: the code you changed, what"
        " you wrote, and your answers. The other lessons stay as they are. If a lesson has changed"
        " since you began, its card says so, and gives you the new one."
    ),
    "site.missing.title": "What is not here",
    "site.missing": (
        "pandas and matplotlib, several processes, and clusters: they need a Python that is"
        " installed. Simulations take longer here; a bar shows how far they have come."
    ),
    "site.older": "This lesson has changed since you began: your copy is the older one.",
    "site.renew": "Take the new one",
    "site.renewed": "Your older copy is now {name}; the lesson is the new one.",
    "site.delete": "Delete my copy",
    "site.sure": "Delete all you did in “{name}”, answers too, and begin anew?",
    "site.save": "Save my copy",
    "site.lost": (
        "This page came over plain http, where a browser keeps no files: what you do is lost"
        " when you close a lesson or reload it. Copy your line before that. Over https it is"
        " kept."
    ),
    "site.no_storage": (
        "This browser keeps no files of this page, as in a private window: what you do is lost when"
        " you close a lesson. Copy your line before that."
    ),
    "site.run_cell": "This is how it was when it was saved. Run the cell to go on.",
}
