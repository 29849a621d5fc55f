"""The English sentences about games as text and in files."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # records
    "text.too_long": "this text has {size} characters, and at most {most} are read",
    "record.line": "line {line}: ",
    "record.step": "step {line}: ",
    "record.no_sample": "there is no sample game {name!r}{hint}",
    "record.no_text": "a record is text, not a {value}",
    "record.no_path": "a file is named by text or by a path, not by {value!r}",
    "record.title": "line {line}: a record begins with '{title}', and this does not",
    "record.version": (
        "line {line}: this record is of version {version}, and only {known} can be read"
    ),
    "record.missing": "{where}the record's '{name}' is missing or of the wrong kind",
    "record.header": "{where}the record's headers are wrong: {reason}",
    "record.header_line": "{where}'{name}: {text}' does not read as a header",
    "record.player": "the record's players are wrong: {value}",
    "record.event": "{where}{reason}",
    "record.branch": "{where}there is no line {of} with {after} events to branch off from",
    "record.shown": "{where}the record shows event {shown!r}, and has 0 to {last}",
    "record.json": "{where}this is not JSON, or is cut short",
    "record.not_text": "{where}this is not readable text",
    "record.file": "'{path}' cannot be read: {reason}",
    "record.not_saved": "the game cannot be saved as '{path}': {reason}",
    "record.too_deep": "{where}brackets stand more than {most} deep in one another",
    "record.long_number": "{where}a number has more than {most} digits",
    "record.too_many": (
        "this game has {size} events, its variations counted, and at most {most} are kept or read"
    ),
    "record.too_many_lines": "this text has {size} lines, and at most {most} are read",
    "record.too_many_games": "{where}a file holds at most {most} games",
    "record.too_much": (
        "this is more than a game: at most {most} brackets, texts and numbers are read"
    ),
    "record.too_large": "'{path}' is too large for a game; at most {most} bytes are read",
    "record.bot_settings": "a bot's settings are not plain values, so the game cannot be kept",
    "record.damaged": "This game is damaged, and was read as far as possible: {reason}.",
    "record.lost.events": "{where}what was done from there on is left out",
    "record.lost.headers": (
        "{where}some of what the game begins with cannot be read, and the usual values stand"
        " in for it"
    ),
    "record.cut": "{where}the last line is not whole",
    "record.no_moment": "there is no moment {number} to show",
    "record.no_name": "{name} is no name",
    "files.no_locks": (
        "This system cannot lock files: if two notebooks write the same file at the same time, what"
        " one of them wrote may be lost."
    ),
    # games that are kept in a file
    "kept.differs": (
        "{field}: the game in '{path}' was begun with {then}, not with {now}; give the same again,"
        " or name another file"
    ),
    "kept.other_file": (
        "'{path}' is not a game that was kept step by step; name another file to keep this one in"
    ),
    "kept.again": (
        "Not kept any more: '{path}' now belongs to a game that was begun later in this notebook."
    ),
    "kept.elsewhere": (
        "Not kept: another notebook keeps the game in '{path}'. Close it and its kernel, and run"
        " the cell again."
    ),
    "kept.failed": "Not kept: '{path}' cannot be written ({reason}).",
    "kept.changed": "Not kept any more: '{path}' was changed by something else than this game.",
    "kept.full": ("Not kept: '{path}' is full. Name another file for what is played from now on."),
    "kept.visitors": (
        "Not kept: this page has visitors, and each of them would find in '{path}' what another has"
        " played."
    ),
    "kept.lost": (
        "'{path}' is lost when this page is closed or reloaded: it came over plain http, where"
        " a browser keeps no files. Over https it keeps them."
    ),
    "kept.cut": "The last line of '{path}' was not whole, and is left out.",
    "kept.damaged": (
        "'{path}' cannot be read from line {line} on: here is the game up to there. The file"
        " as it was is now called '{aside}'."
    ),
}
