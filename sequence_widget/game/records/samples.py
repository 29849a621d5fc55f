"""Games that come with the package, to step through and to ask about."""

from sequence_widget.game.game import Game
from sequence_widget.text import RecordError, hint

_PACKAGE, _FOLDER = "sequence_widget.game.records", "sample_games"


def sample_game(name: str, ply: int | None = None) -> Game:
    """Give a game that somebody played: whole, or only as far as a ply, to go on from there.

    >>> game = sample_game("anna-and-bo", ply=36)
    >>> game.seen_by("Anna").hand, len(game.events)
    (('dragon', 'moose', 'tiger'), 36)
    """
    from importlib import resources  # a fifth of what the package would take to import

    folder = resources.files(_PACKAGE).joinpath(_FOLDER)
    found = {file.name.removesuffix(".txt"): file for file in folder.iterdir()}
    if not isinstance(name, str) or name not in found:
        raise RecordError("record.no_sample", name=name, hint=hint(str(name), sorted(found)))
    text = found[name].read_text(encoding="utf-8")
    game = Game.from_text(text)
    if ply is None:
        return game
    lines = text.splitlines()
    game.go_to(ply)  # which refuses a ply that is not there
    begun = Game.from_text("\n".join(lines[: len(lines) - len(game.events) + ply]))
    begun.go_to(ply)
    return begun
