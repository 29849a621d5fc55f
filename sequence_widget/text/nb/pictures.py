"""De norske setningene (bokmål) i bilder av sannsynligheter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "picture.kind.tree": "Valgtre",
    "picture.kind.two_way": "Krysstabell",
    "picture.kind.venn": "Venndiagram",
    "picture.kind.square": "Enhetskvadrat",
    "picture.kind.icons": "Ikoner",
    "picture.kind.grid": "Alle utfall",
    "picture.kind.working": "Utregning",
    "picture.title": "{kind}: {told}",
    "picture.claim": "{claim}: {chance}",
    "picture.given": "Gitt: {claim}. Sannsynligheten for det er {chance}.",
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
    "picture.grid.out": (
        "{n} utfall er utelukket; det er strøket over.",
        "{n} utfall er utelukket; de er strøket over.",
    ),
    "picture.grid.no_roll": (
        "et rutenett med terninger viser neste kast, og '{claim}' gjelder ikke bare det; sq.icons"
        " kan vise det"
    ),
    "picture.grid.no_draw": (
        "et rutenett med kort viser neste trekning, og '{claim}' gjelder ikke bare den; sq.icons"
        " kan vise det"
    ),
    "picture.grid.dice": (
        "et rutenett viser én eller to terninger, og '{edition}' har flere; sq.icons kan vise dette"
    ),
    "picture.grid.many": (
        "et rutenett har høyst {most} kort, og her er det {count}; sq.icons kan vise dette"
    ),
    "picture.grid.unequal": (
        "etter det som er kjent, er ikke de ukjente kortene like sannsynlige i neste trekning, så"
        " et rutenett ville villede; sq.icons kan vise dette"
    ),
    "picture.claims": "{kind}: oppgi fra {least} til {most} påstander, ikke {count}",
    "picture.number": "{field} må være et helt tall fra 1 til {most}, ikke {value!r}",
    "picture.shares": "share er 'all', 'row' eller 'column', ikke {value!r}{hint}",
    "picture.no_part": "det er ingen del {value!r} i disse bildene{hint}",
    "picture.no_board": "board= er et brett, som sq.SequenceWidget(game), ikke {value}",
    "picture.other_board": "brettet hører til et annet spill enn spørsmålet",
    "picture.file": "et bilde lagres i en fil som slutter på .svg eller .html, ikke som '{name}'",
}
