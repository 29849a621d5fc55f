"""De norske setningene (bokmål) i bilder av sannsynligheter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "picture.kind.tree": "Valgtre",
    "picture.kind.two_way": "Krysstabell",
    "picture.kind.venn": "Venndiagram",
    "picture.kind.square": "Enhetskvadrat",
    "picture.kind.icons": "Ikoner",
    "picture.kind.grid": "Alle utfall",
    "picture.title": "{kind}: {told}",
    "picture.claim": "{claim}: {chance}",
    "picture.given": "Gitt: {claim}. Det har sannsynlighet {chance}.",
    "picture.asker": "Slik {who} ser det.",
    "picture.not": "ikke {claim}",
    "picture.all": "alle tilfeller",
    "picture.neither": "utenfor",
    "picture.total": "i alt",
    "picture.count": "{part}: {count}",
    "picture.cases": (
        "{n} tilfelle er talt opp.",
        "{n} like sannsynlige tilfeller er talt opp.",
    ),
    "picture.share.row": "Prosent av hver rad.",
    "picture.share.column": "Prosent av hver kolonne.",
    "picture.independent": ("A og B er uavhengige: P(A) · P(B) = P(A og B) = {both}."),
    "picture.dependent": (
        "A og B er ikke uavhengige: P(A og B) = {both}, men P(A) · P(B) = {product}."
    ),
    "picture.tree.of": "Av {of} slike tilfeller i gjennomsnitt, avrundet til hele.",
    "picture.venn.areas": "Størrelsen på sirklene sier ingenting; det gjør tallene.",
    "picture.square.width": "{part}: bredde {chance}",
    "picture.square.height": "{part}, gitt {given}: høyde {height}, areal {area}",
    "picture.square.areas": (
        "Breddene er P(A) og P(ikke A). Høydene er sannsynlighetene for B og ikke B: til venstre"
        " gitt A, til høyre gitt ikke A. Arealene er produktene."
    ),
    "picture.icons.count": "{part}: {count} av {of} ({chance})",
    "picture.icons.few": "{part}: for sjelden til et ikon ({chance})",
    "picture.icons.out": "utelukket",
    "picture.icons.left": "Blant ikonene som ikke er utelukket, har A sannsynlighet {chance}.",
    "picture.grid.count": "{claim}: {count} av {of}",
    "picture.file": "et bilde lagres i en fil som slutter på .svg eller .html, ikke som '{name}'",
}
