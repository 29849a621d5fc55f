"""Det påstander sier på norsk (bokmål), og hvorfor en blir avvist."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "claim.not": "det er usant at {claim}",
    "claim.group": "({claim})",
    "claim.holds.at_least": ("{who} har minst én {cards}", "{who} har minst {n} {cards}"),
    "claim.holds.exactly": ("{who} har nøyaktig {n} {cards}", "{who} har nøyaktig {n} {cards}"),
    "claim.holds.at_most": ("{who} har høyst {n} {cards}", "{who} har høyst {n} {cards}"),
    "claim.holds.none": "ingen av kortene til {who} er {cards}",
    "claim.dealt.at_least": (
        "den utdelte hånden har minst én {cards}",
        "den utdelte hånden har minst {n} {cards}",
    ),
    "claim.dealt.exactly": (
        "den utdelte hånden har nøyaktig {n} {cards}",
        "den utdelte hånden har nøyaktig {n} {cards}",
    ),
    "claim.dealt.at_most": (
        "den utdelte hånden har høyst {n} {cards}",
        "den utdelte hånden har høyst {n} {cards}",
    ),
    "claim.dealt.none": "ingen av kortene i den utdelte hånden er {cards}",
    "claim.could_not_win": (
        "ingen av kortene som {who} har beholdt siden forrige tur, ville ha vunnet den"
    ),
    "claim.could_win": (
        "minst ett av kortene som {who} har beholdt siden forrige tur, ville ha vunnet den"
    ),
    "claim.draws.next": "det neste kortet som trekkes, er {cards}",
    "claim.draws.next.not": "det neste kortet som trekkes, er noe annet enn {cards}",
    "claim.draws.nth": "trekning nummer {nth} fra nå gir {cards}",
    "claim.draws.nth.not": "trekning nummer {nth} fra nå gir noe annet enn {cards}",
    "claim.draws.at_least": (
        "minst ett av de {all} neste kortene som trekkes, er {cards}",
        "minst {n} av de {all} neste kortene som trekkes, er {cards}",
    ),
    "claim.draws.exactly": (
        "nøyaktig ett av de {all} neste kortene som trekkes, er {cards}",
        "nøyaktig {n} av de {all} neste kortene som trekkes, er {cards}",
    ),
    "claim.draws.at_most": (
        "høyst ett av de {all} neste kortene som trekkes, er {cards}",
        "høyst {n} av de {all} neste kortene som trekkes, er {cards}",
    ),
    "claim.draws.none": "ingen av de {all} neste kortene som trekkes, er {cards}",
    "claim.rolled": "{what} {when}",
    "claim.shown.rolls": "summen er {numbers}",
    "claim.shown.rolls.not": "summen er noe annet enn {numbers}",
    "claim.shown.shows": "en terning viser {numbers}",
    "claim.shown.shows.not": "ingen terning viser {numbers}",
    "claim.shown.doubles": "alle terningene viser det samme",
    "claim.shown.doubles.not": "terningene viser minst to ulike tall",
    "claim.rolls_in.next": "i neste kast",
    "claim.rolls_in.nth": "i kast nummer {nth} fra nå",
    "claim.rolls_in.at_least": (
        "i minst ett av de {all} neste kastene",
        "i minst {n} av de {all} neste kastene",
    ),
    "claim.rolls_in.exactly": (
        "i nøyaktig ett av de {all} neste kastene",
        "i nøyaktig {n} av de {all} neste kastene",
    ),
    "claim.rolls_in.at_most": (
        "i høyst ett av de {all} neste kastene",
        "i høyst {n} av de {all} neste kastene",
    ),
    "claim.rolls_in.none": "i ingen av de {all} neste kastene",
    "claim.finishes.turn": "{who} fullfører en rekke i én tur",
    "claim.finishes.roll": "{who} fullfører en rekke med ett kast",
    "claim.finishes.turns": (
        "{who} fullfører en rekke i løpet av {n} tur",
        "{who} fullfører en rekke i løpet av {n} turer",
    ),
    "claim.finishes_not.turn": "{who} fullfører ingen rekke i én tur",
    "claim.finishes_not.roll": "{who} fullfører ingen rekke med ett kast",
    "claim.finishes_not.turns": (
        "{who} fullfører ingen rekke i løpet av {n} tur",
        "{who} fullfører ingen rekke i løpet av {n} turer",
    ),
    "claim.truth": (
        "en påstand er verken sann eller usann i seg selv; sett påstander sammen med & for og, |"
        " for eller, ~ for ikke (i stedet for ordene), og spør med view.probability(claim)"
    ),
    "claim.none": (
        "{value} er ingen påstand; påstander lages med sq.holds, sq.draws, sq.rolls og så videre,"
        " og settes sammen med &, | og ~"
    ),
    "claim.often_twice": "oppgi at_least= eller exactly=, og bare én av dem",
    "claim.often_of_one": (
        "at_least= og exactly= teller trekninger eller kast blant flere; oppgi med among= hvor"
        " mange det er"
    ),
    "claim.nth_and_among": (
        "oppgi nth= for én trekning eller ett kast, eller among= for så mange av de neste, ikke"
        " begge"
    ),
    "claim.number": "{name} må være et helt tall, {least} eller mer, ikke {value}",
    "claim.card_twice": (
        "{card} er nevnt to ganger; nevn hvert slag én gang, og oppgi med at_least= eller exactly="
        " hvor mange det skal være"
    ),
    "claim.no_card": "et kort oppgis med et ord, for eksempel 'tiger', ikke med {value}",
    "claim.no_sum": "en sum er et helt tall, ikke {value}",
    "claim.no_face": "det en terning viser, er et helt tall, ikke {value}",
    "claim.no_faces": "oppgi minst ett tall som en terning kan vise",
    "claim.never_shown": "ingen terning viser {face} her; de viser 1 til {most}",
    "claim.one_die": (
        "med én terning finnes det ikke to like; sq.rolls og sq.shows spør om tallet den viser"
    ),
    "claim.rolls_is_not_roll": (
        "sq.rolls sier noe om et kast som kommer, for eksempel sq.rolls(7), og {value} er ingen"
        " sum; mente du sq.roll?"
    ),
    "claim.needs_view": (
        "{claim} handler om en spiller, så spør med view.probability(…); reglene alene kan du bare"
        " spørre med sq.dealt, sq.draws og påstander om kast"
    ),
    "claim.needs_rules": (
        "sq.dealt handler om en hånd ved starten, og det spør du reglene alene om:"
        " sq.probability('kids', …); i en stilling sier sq.holds hva noen har på hånden nå"
    ),
    "claim.finishes_with_hands": (
        "sq.finishes kan settes sammen med påstander om hender, sq.holds og sq.could_not_win, men"
        " ikke med trekninger, kast eller en sq.finishes til, som ville være del av turen"
    ),
    "claim.luck_learnt": (
        "her kan du bare oppgi det som gjelder hendene nå, og {claim} er ikke avgjort ennå; ta det"
        " med i spørsmålet: view.probability(…, given=…)"
    ),
    "claim.no_source": (
        "spør en visning om dette, for eksempel game.seen_by('Anna'), eller regler eller navnet på"
        " en utgave, ikke en verdi av typen {value}"
    ),
    "claim.many_faces": (
        "disse terningene kan falle på mer enn {most} måter, og det er for mange til å regne ut;"
        " for påstander bare om summer er det ingen slik grense"
    ),
    "probability.many_ways": (
        "kortene eller kastene kan ligge eller falle på mer enn {most} måter som skilles fra"
        " hverandre her, og det er for mange til å regne ut; spør om færre slag, hender eller"
        " trekninger på én gang, eller anslå det med view.sample(rng), mange ganger"
    ),
}
