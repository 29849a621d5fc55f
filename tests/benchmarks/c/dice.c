/* Sequence Dice, two sides, six in a row, standard rules: uniformly random playouts. */
#include "playout.h"

#define CHIPS 20
#define FULL 0x3f3f3f3f3f3full

typedef struct {
    uint64_t chips[2]; /* by side */
    uint32_t rolls;    /* rolls before this position; they count towards the limit */
    uint8_t turn;      /* the side that rolls next */
} dice_position;

/* Everything a sum decides, as masks, so that one roll is straight-line code:
   a branch on the sum, or on a full number, would be guessed wrongly every few rolls. */
typedef struct {
    uint64_t place;  /* spaces one may cover */
    uint64_t full;   /* with none of those open: an opponent's chip among these is needed ... */
    uint64_t take;   /* ... to take any of these */
    uint64_t own;    /* all ones: one's own chip goes where the move points; 0: nothing is placed */
    uint64_t again;  /* all ones: placing on an open space gives another turn */
    uint64_t pad[3]; /* one outcome a cache line */
} outcome;

static const char BOARD[6][6] = {
    {2, 3, 4, 5, 6, 2}, {6, 7, 8, 9, 7, 3}, {5, 9, 12, 12, 8, 4},
    {4, 8, 12, 12, 9, 5}, {3, 7, 9, 8, 7, 6}, {2, 6, 5, 4, 3, 2},
};

static void fill_outcomes(outcome table[36])
{
    uint64_t number[13] = {0};
    for (int row = 0; row < 6; row++)
        for (int column = 0; column < 6; column++)
            number[(int)BOARD[row][column]] |= 1ull << (8 * row + column);
    number[11] = FULL;
    uint64_t spared = number[2] | number[12];
    for (int i = 0; i < 36; i++) {
        int sum = 2 + i / 6 + i % 6;
        uint64_t again = sum == 2 || sum == 12 ? ~0ull : 0;
        /* No space has a 10: it always falls through to taking, and places nothing. */
        table[i] = sum == 10 ? (outcome){0, FULL & ~spared, FULL & ~spared, 0, 0, {0}}
                             : (outcome){number[sum], number[sum], FULL, ~0ull, again, {0}};
    }
}

static inline int has_six(uint64_t own)
{
    uint64_t rows = (own + 0x010101010101ull) & 0x404040404040ull; /* a full row carries over */
    uint64_t columns = own & (own >> 24);
    columns &= (columns >> 8) & (columns >> 16) & 0x3f;
    const uint64_t down = 0x201008040201ull, up = 0x010204081020ull;
    return ((rows | columns) != 0) | ((own & down) == down) | ((own & up) == up);
}

/* start: NULL for the empty board (side 0 begins). Returns 0; or -1, and plays nothing, for
   what is no position or a game already won. */
int dice_playouts(const dice_position *start, uint64_t games, uint64_t seed, playout_result *result)
{
    static const dice_position empty;
    _Alignas(64) outcome table[36];
    playout_result total = {0};
    uint64_t state = spread_seed(seed);

    if (!start)
        start = &empty;
    if (start->turn > 1 || start->rolls >= LIMIT || start->chips[0] & start->chips[1]
        || (start->chips[0] | start->chips[1]) & ~FULL || popcount(start->chips[0]) > CHIPS
        || popcount(start->chips[1]) > CHIPS || has_six(start->chips[0]) || has_six(start->chips[1]))
        return -1;
    fill_outcomes(table);

    const uint64_t most = LIMIT - start->rolls;
    for (uint64_t game = 0; game < games; game++) {
        uint64_t own = start->chips[start->turn], other = start->chips[!start->turn];
        uint64_t turn = start->turn, rolls = 0;
        for (;;) {
            uint64_t draw = next_random(&state);
            const outcome *now = &table[below_high(draw, 36)];
            uint64_t open = now->place & ~(own | other);
            uint64_t take = other & now->take & mask_if(now->full & other);
            /* Out of chips: nothing is placed or replaced, so no targets; a 10 still takes. */
            uint64_t barred = popcount(own) == CHIPS ? now->own : 0;
            uint64_t targets = (open | (take & ~mask_if(open))) & ~barred;
            uint64_t cell = nth_bit(targets, below_low(draw, popcount(targets))); /* 0: pass */
            own |= cell & now->own;
            other &= ~cell;
            rolls++;
            if (UNLIKELY(has_six(own))) {
                total.wins[turn]++;
                break;
            }
            if (UNLIKELY(rolls == most)) {
                total.draws++;
                break;
            }
            /* Exchange the sides unless the turn goes on. */
            uint64_t stays = now->again & mask_if(open & ~barred);
            uint64_t change = (own ^ other) & ~stays;
            own ^= change;
            other ^= change;
            turn ^= ~stays & 1;
        }
        total.length += rolls;
        total.length_square += rolls * rolls;
    }
    *result = total;
    return 0;
}
