"""What the playout loops are made of: random numbers, the choice of a space, full lines.

This is source for two readers. CPython runs it as it stands, on whole numbers and lists. Numba
compiles it (see `compiling`) on 64-bit words and arrays, with every whole number of a module made a
64-bit word, and with those of `words` in place of `mix` and `nth_space`. Hence the names for
numbers: a word combined with a literal would become signed. Both give the same results, game by
game.
"""

from collections.abc import MutableSequence, Sequence

Words = MutableSequence[int]
Table = Sequence[int]

ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, EIGHT = 0, 1, 2, 3, 4, 5, 6, 8
HALF = 32
LOW = 0xFFFF_FFFF
WORD = 0xFFFF_FFFF_FFFF_FFFF

BLOCK = 256
"""So many games share one stream of random numbers, which their number begins."""

# wyrand (public domain, Wang Yi): a state that only counts up, and one wide product to mix it.
STEP = 0xA076_1D64_78BD_642F
SALT = 0xE703_7ED1_A0B4_28DB
# splitmix64's finish (public domain, Sebastiano Vigna).
GOLDEN = 0x9E37_79B9_7F4A_7C15
STIR = 0xBF58_476D_1CE4_E5B9
BLEND = 0x94D0_49BB_1331_11EB
THIRTY, TWENTY_SEVEN, THIRTY_ONE = 30, 27, 31

# Where things stand in a geometry (see `inputs.board_tables`).
FREE, METHOD, THIRD_STEP, EACH = 0, 1, 2, 3
BY_SHIFTS, BY_FOUR_LINES, BY_ALL_LINES = 0, 1, 2


def mix(state: int) -> int:
    """Turn a state into a random word."""
    product = state * (state ^ SALT)
    return (product ^ product >> 64) & WORD


def spread(seed: int) -> int:
    """Send neighbouring seeds far apart."""
    seed = (seed + GOLDEN) & WORD
    seed = (seed ^ seed >> THIRTY) * STIR & WORD
    seed = (seed ^ seed >> TWENTY_SEVEN) * BLEND & WORD
    return seed ^ seed >> THIRTY_ONE


def nth_space(spaces: int, number: int) -> int:
    """Give one of some spaces by its number, from 0; nothing if there are none."""
    while number:
        spaces &= spaces - 1
        number -= 1
    return spaces & -spaces


def copy(target: Words, source: Table) -> None:
    """Overwrite one array with another of its length."""
    for index in range(len(source)):
        target[index] = source[index]


def has_line(own: int, cell: int, geometry: Table, nearby: Table, lines: Table) -> bool:
    """Tell whether a side that has just put a chip on `cell` has a full line.

    Where no more than four lines meet in a space, they are tried. Otherwise all spaces at once:
    a run of two is one where a chip has a neighbour, a run of four one where a run of two has
    another two spaces on, and so on; a run counts where it fits on the board.
    """
    if geometry[METHOD] == BY_FOUR_LINES:
        at = cell.bit_length() * FOUR
        first, second = nearby[at], nearby[at + ONE]
        third, fourth = nearby[at + TWO], nearby[at + THREE]
        return (
            (first & own == first)
            | (second & own == second)
            | (third & own == third)
            | (fourth & own == fourth)
        )
    if geometry[METHOD] == BY_ALL_LINES:
        for index in range(len(lines)):  # noqa: SIM110 - Numba compiles no generator
            if lines[index] & own == lines[index]:
                return True
        return False
    taken = own | geometry[FREE]
    across = taken & taken >> geometry[4]
    across &= across >> geometry[5]
    down = taken & taken >> geometry[8]
    down &= down >> geometry[9]
    falling = taken & taken >> geometry[12]
    falling &= falling >> geometry[13]
    rising = taken & taken >> geometry[16]
    rising &= rising >> geometry[17]
    if geometry[THIRD_STEP]:
        across &= across >> geometry[6]
        down &= down >> geometry[10]
        falling &= falling >> geometry[14]
        rising &= rising >> geometry[18]
    across = (across & geometry[3]) | (down & geometry[7])
    return (across | (falling & geometry[11]) | (rising & geometry[15])) != ZERO
