"""What the docs' site has beside the pages in docs/: boards, pictures, and pages from elsewhere.

A hook of mkdocs. Boards are pages that step through a game, made by `game.to_html`; they are made
anew each time, so that the docs show what the package does.
"""

import random
import re
import shutil
import tempfile
from pathlib import Path

from front_page import GUIDES, LESSON, read_lesson
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import sequence_widget as sq

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = {
    **{f"{name}.md": source for name, source in GUIDES.items()},
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
}
"""Pages that lie elsewhere in the project, by their names in the docs."""

GAMES = {"kids": 24}
"""The games on the pages, with their seeds; each takes a third of a megabyte."""

LINK = re.compile(r"\]\(([\w./-]+\.md)(#[\w-]+)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made."""
    for name, source in ELSEWHERE.items():
        text = relinked((ROOT / source).read_text(encoding="utf-8"))
        files.append(File.generated(config, name, content=text))
    for name, drawn in pictures().items():
        files.append(File.generated(config, f"made/{name}.svg", content=drawn.to_svg()))
    for edition in GAMES:
        files.append(File.generated(config, f"live/{edition}.html", content=board(edition)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put the list of lessons where a page wants it."""
    del page, config, files  # mkdocs gives them by name
    return markdown.replace("LESSONS\n", lessons() + "\n")


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Make a page fit for those who hear it."""
    del page, config
    return heard(output)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Do the same for the page that is shown where there is none."""
    del template_name, config
    return heard(output_content)


def heard(page: str) -> str:
    """Name what the theme leaves without a name, and head no column by nothing."""
    search = 'data-md-component="search" role="dialog"'
    empty = "<{0}></{0}>"
    named = page.replace(search, f'{search} aria-label="Search"')
    return named.replace(empty.format("th"), empty.format("td"))


def on_post_build(config: MkDocsConfig) -> None:
    """Take away what no reader needs: sources of scripts, and searches in other languages."""
    scripts = Path(config.site_dir) / "assets"
    for path in scripts.rglob("*.map"):
        path.unlink()
    shutil.rmtree(scripts / "javascripts" / "lunr")


def relinked(text: str) -> str:
    """Lead links among the project's pages to those of the docs.

    >>> relinked("see [asking](../docs/asking.md#pool) and [ours](LESMEG.md)")
    'see [asking](asking.md#pool) and [ours](laererveiledning.md)'
    """
    moved = {Path(source).name: name for name, source in ELSEWHERE.items()}
    return LINK.sub(lambda found: f"]({_renamed(found[1], moved)}{found[2] or ''})", text)


def _renamed(link: str, moved: dict[str, str]) -> str:
    name = Path(link).name
    return moved.get(name, name)


def lessons() -> str:
    """List the lessons, each with what it is about and a link to the site beside the docs."""
    by_number: dict[str, list[str]] = {}
    for language in ("en", "nb"):
        for path in sorted((ROOT / "notebooks" / language).glob("[0-9]*.ipynb")):
            lesson = read_lesson(f"{language}/{path.name}", path.read_text(encoding="utf-8"), "")
            number = path.name[:2]
            link = f'<a href="../{LESSON}{lesson.path}">{lesson.title}</a>'
            by_number.setdefault(number, []).append(link)
    guide = (ROOT / GUIDES["teachers-guide"]).read_text(encoding="utf-8")
    aims = re.findall(r"^\| aim \| (.+) \|$", guide, re.MULTILINE)
    rows = [
        f"| {' | '.join(links)} | {aim} |"
        for links, aim in zip(by_number.values(), aims, strict=True)
    ]
    return "\n".join(["| in English | på norsk | what it is about |", "|---|---|---|", *rows])


def board(edition: str) -> str:
    """Play a game to its end, and write it as a page."""
    game = sq.Game(edition, players=["Anna", "Bo"], seed=GAMES[edition])
    rng = random.Random(GAMES[edition])
    while not game.position.is_over:
        game.play(sq.GreedyBot().choose(game.seen_by(game.position.turn), rng))
    game.go_to(len(game.events) // 2)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{edition}.html"
        game.to_html(path, show="all")
        return path.read_text(encoding="utf-8")


def pictures() -> dict[str, sq.Picture]:
    """Draw what the pages show."""
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    game.play("fox f2")
    view = game.seen_by("Anna")
    dragons = sq.holds("Bo", "dragon"), sq.draws("dragon")
    sums = sq.rolls(7), sq.shows(6)
    return {
        "two-way": sq.two_way(view, *dragons),
        "tree": sq.tree("dice", *sums),
        "venn": sq.venn("dice", *sums),
        "square": sq.square("dice", *sums),
        "icons": sq.icons(view, *dragons),
        "grid": sq.grid("dice", *sums),
    }
