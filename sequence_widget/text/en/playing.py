"""The English sentences around the lessons, or the game, of a page that plays by itself."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "playing.title": "Learn probability by playing",
    "playing.lead": (
        "Two board games, Sequence for Kids and Sequence Dice, in lessons that ask, let you guess,"
        " try it out and count. All of it is in this one file: nothing is installed, and nothing is"
        " asked of any network."
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
    "playing.restarted": "Python begins anew: run the cells again. What you have answered is kept.",
    "playing.run": "Run",
    "playing.run_all": "Run all cells",
    "playing.waiting": "It is this cell’s turn when those before it are done.",
    "playing.code": "Show the code",
    "playing.no_code": "Hide the code",
    "playing.code_of": "Code of this cell",
    "playing.as_it_was": "As it was",
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
    "playing.anew": "Begin anew",
    "playing.sure": "Delete all that is kept here: answers, changed code and games?",
    "playing.licences": "What this page is made of, and its licences",
    "playing.no_script": "This page plays by itself: it needs JavaScript.",
    "playing.written": (
        "{path} ({size} kB): the game is played on in it. Every card is in it for whoever reads the"
        " page’s source."
    ),
    "playing.no_core": (
        "in a page that plays there is a Python for browsers, and it is not in {folder}. In a copy"
        " of the project, python3 run.py page puts it together, into"
        " sequence_widget/static/python; name that folder: game.to_html(path, plays=folder)"
    ),
}
