"""The English sentences around the lessons, or the game, of a page that plays by itself."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "playing.title": "Learn probability by playing",
    "playing.lead": (
        "Two board games, Sequence for Kids and Sequence Dice, in lessons that ask a question,"
        " let you guess, try it out and count. All of it is in this one file: nothing is"
        " installed, and nothing is fetched from a network."
    ),
    "playing.lessons": "Lessons",
    "playing.play": "Just play",
    "playing.play_said": "A board, people or bots, and the rules of your choice.",
    "playing.all_lessons": "All lessons",
    "playing.next": "Next: {title}",
    "playing.languages": "Language",
    "playing.loading": "Python is getting ready …",
    "playing.ready": "Python is ready.",
    "playing.working": "Python is working …",
    "playing.failed": "Python could not be started here: {said}",
    "playing.stopped": "Python has stopped, and has to be restarted: {said}",
    "playing.restart": "Restart Python",
    "playing.restarted": ("Python has been restarted: run the cells again. Your answers are kept."),
    "playing.run": "Run",
    "playing.run_all": "Run all cells",
    "playing.waiting": "Waiting for other cells.",
    "playing.code": "Show the code",
    "playing.no_code": "Hide the code",
    "playing.code_of": "Code of this cell",
    "playing.as_it_was": "Undo my changes to this code",
    "playing.line": "Line {line}: {said}",
    "playing.kept": (
        "Your answers, and the code you changed, are kept in this browser, on this machine. Run"
        " the cells again when you come back, and they are there."
    ),
    "playing.kept_game": (
        "The game is kept in this browser, on this machine: open this page again, and go on."
    ),
    "playing.lost": (
        "This browser keeps nothing for this page, as in a private window or where a file may not"
        " keep anything: what you do is gone when you close it. Copy your line, or save your files,"
        " before that."
    ),
    "playing.full": (
        "This browser has no more room for this page: what you do from now on is gone when you"
        " close it. Save your files before that."
    ),
    "playing.elsewhere": (
        "This page is open in another tab too, and what is done there is kept: what you do here is"
        " gone when you close this tab. Go on there, or reload the page here."
    ),
    "playing.files": "Your files",
    "playing.save": "Save {name}",
    "playing.anew": "Delete everything",
    "playing.sure": "Delete all that is kept for this page: answers, changed code and games?",
    "playing.licences": "What this page is made of, and its licences",
    "playing.no_script": "To play on this page, turn JavaScript on.",
    "playing.written": ("{path} ({size} kB): the game can be played on in it. {inside}"),
    "playing.written.cards": "Whoever reads the page’s source can find every card there.",
    "playing.written.open": (
        "The whole game is in it, luck to come too, for whoever reads the page’s source."
    ),
    "playing.no_analysis": (
        "a page on which the game is played on shows no analysis: give analysis= or plays="
    ),
    "playing.does_not_open": "this game would not open in its page: {why}",
    "playing.too_large": (
        "{name} has more than {most} bytes: from here on this page does not keep it."
    ),
    "playing.no_core": (
        "a page that plays needs Python for browsers, which is not in {folder}. In a copy of"
        " the project, python3 run.py page puts it together, into"
        " sequence_widget/static/python; name that folder: game.to_html(path, plays=folder)"
    ),
}
