/* Sequence for Kids, two players, standard rules: uniformly random playouts. */
#include "playout.h"

#define ANIMALS 19
#define KINDS 21 /* the animals in reading order of the board, unicorn, dragon */
#define HAND 3
#define SWAPS 3
#define CHIPS 21
#define CARDS 42
#define CORNERS 0x0000410000000041ull

typedef struct {
    uint64_t chips[2];       /* by seat */
    uint8_t hands[2][KINDS]; /* how many of each kind */
    uint8_t deck[KINDS];
    uint8_t discards[KINDS]; /* all piles together: nothing but their union matters */
    uint8_t turn;            /* seat */
    uint8_t awaiting;        /* 0 a move, 1 the draw after a play, 2 the draw after a swap */
    uint8_t swaps;           /* made in this turn */
    uint32_t played;         /* cards played before; they count towards the limit */
} kids_position;

/* A card is the mask of its spaces. The specials get a bit off the board each, and so does
   an empty place in a hand; these bits always count as open, so that "no open space" is "dead". */
#define UNICORN (1ull << 62)
#define DRAGON (1ull << 63)
#define NO_CARD (1ull << 61)
#define NEVER_DEAD (UNICORN | DRAGON | NO_CARD)
#define PICTURES 0x00003e7f7f7f7f3eull

/* Kinds by space, the corners -1. */
static const int8_t BOARD[6][7] = {
    {-1, 0, 1, 2, 3, 4, -1},    {5, 6, 7, 8, 9, 10, 11},  {12, 13, 14, 15, 16, 17, 18},
    {11, 8, 2, 5, 3, 14, 6},    {18, 7, 1, 13, 10, 4, 12}, {-1, 9, 17, 16, 15, 0, -1},
};

typedef struct {
    /* cards[0 .. deck) is the draw deck in no order, cards[deck .. stock) the discards: a card
       played changes places with the card drawn for it, and a refill only moves the border. */
    uint64_t cards[CARDS];
    uint64_t hands[2][4];
    uint64_t deck, stock;
} table;

static inline int has_four(uint64_t own)
{
    uint64_t x = own | CORNERS;
    uint64_t a = x & (x >> 1), b = x & (x >> 7), c = x & (x >> 8), d = x & (x >> 9);
    return ((a & (a >> 2)) | (b & (b >> 14)) | (c & (c >> 16)) | (d & (d >> 18))) != 0;
}

/* Put the card of this place of a hand on the discards and draw, by a number below deck; returns
   the new deck. */
static inline uint64_t exchange(table *t, uint64_t deck, uint64_t *place, uint64_t pick)
{
    uint64_t gone = *place, last = deck - 1;
    *place = t->cards[pick];
    t->cards[pick] = t->cards[last];
    t->cards[last] = gone;
    return LIKELY(last) ? last : t->stock;
}

/* Swap one of the cards in these places of the hand (a bit each), equal cards being one choice. */
static inline uint64_t swap_one(table *t, uint64_t deck, uint64_t *hand, uint64_t places, uint64_t draw)
{
    places &= ~((uint64_t)(hand[1] == hand[0]) << 1);
    places &= ~((uint64_t)(hand[2] == hand[0] || hand[2] == hand[1]) << 2);
    uint64_t place = nth_bit(places, below_low(draw, popcount(places))) >> 1; /* 1, 2, 4 to 0, 1, 2 */
    return exchange(t, deck, &hand[place], below_high(draw, deck));
}

/* What a turn changes besides boards and cards. A local of the game, so that it lives in registers. */
typedef struct {
    uint64_t deck, random, played, swaps, all_swaps;
} pulse;

/* One turn; true if it wins. Inlined once for each seat, so that boards and hands need no exchange. */
static inline __attribute__((always_inline)) int play_turn(table *t, uint64_t *hand, uint64_t *own,
                                                           uint64_t *other, pulse *p)
{
    uint64_t draw, animals, unicorns, dragons, a, au, moves;
    for (;;) { /* docs/rules.md, Kids 2, from its top again after a swap */
        const uint64_t open = ~(*own | *other) & PICTURES, lively = open | NEVER_DEAD;
        const uint64_t any = hand[0] | hand[1] | hand[2];
        uint64_t swappable;
        draw = next_random(&p->random);
        if (UNLIKELY(!(hand[0] & lively) || !(hand[1] & lively) || !(hand[2] & lively)) && p->swaps < SWAPS) {
            swappable = (uint64_t)!(hand[0] & lively) | (uint64_t)!(hand[1] & lively) << 1
                        | (uint64_t)!(hand[2] & lively) << 2;
        } else {
            /* Animals never share a space: their moves are the bits of one union, equal cards once. */
            const uint64_t placeable = UNLIKELY(popcount(*own) == CHIPS) ? 0 : open;
            animals = any & placeable;
            unicorns = placeable & mask_if(any & UNICORN);
            dragons = *other & mask_if(any & DRAGON);
            a = popcount(animals), au = a + popcount(unicorns), moves = au + popcount(dragons);
            if (LIKELY(moves))
                break;
            if (p->swaps == SWAPS)
                goto done;
            swappable = (uint64_t)(hand[0] != NO_CARD) | (uint64_t)(hand[1] != NO_CARD) << 1
                        | (uint64_t)(hand[2] != NO_CARD) << 2;
        }
        p->deck = swap_one(t, p->deck, hand, swappable, draw);
        p->swaps++;
        p->all_swaps++;
    }
    /* Which of the three sets the move is in, as masks: to branch on it would often be wrong. */
    const uint64_t k = below_low(draw, moves);
    const uint64_t animal = mask_if_less(k, a), dragon = ~mask_if_less(k, au), unicorn = ~(animal | dragon);
    const uint64_t set = (animals & animal) | (unicorns & unicorn) | (dragons & dragon);
    const uint64_t cell = nth_bit(set, k - (a & unicorn) - (au & dragon));
    const uint64_t key = (cell & animal) | (UNICORN & unicorn) | (DRAGON & dragon);
    *own |= cell & ~dragon;
    *other &= ~cell;
    p->played++;
    if (UNLIKELY(has_four(*own)))
        return 1;
    /* The place of the card played: the first one that holds its space. */
    const uint64_t not_first = 1 + mask_if(hand[0] & key), not_second = 1 + mask_if(hand[1] & key);
    const uint64_t place = not_first + (not_first & not_second);
    p->deck = exchange(t, p->deck, &hand[place], below_high(draw, p->deck));
done:
    p->swaps = 0;
    return 0;
}

/* One game from a move of `turn` on. */
static inline void play_game(table *t, uint64_t own, uint64_t other, uint64_t turn, uint64_t swaps,
                             uint64_t most, uint64_t *state, playout_result *total)
{
    pulse p = {t->deck, *state, 0, swaps, 0};
    uint64_t first = turn ? other : own, second = turn ? own : other;
    if (turn)
        goto second_seat;
    for (;;) {
        if (play_turn(t, t->hands[0], &first, &second, &p)) {
            total->wins[0]++;
            break;
        }
        if (UNLIKELY(p.played == most)) {
            total->draws++;
            break;
        }
    second_seat:
        if (play_turn(t, t->hands[1], &second, &first, &p)) {
            total->wins[1]++;
            break;
        }
        if (UNLIKELY(p.played == most)) {
            total->draws++;
            break;
        }
    }
    *state = p.random;
    total->length += p.played;
    total->length_square += p.played * p.played;
    total->swaps += p.all_swaps;
}

static void fill_masks(uint64_t masks[KINDS])
{
    memset(masks, 0, KINDS * sizeof *masks);
    for (int row = 0; row < 6; row++)
        for (int column = 0; column < 7; column++)
            if (BOARD[row][column] >= 0)
                masks[BOARD[row][column]] |= 1ull << (8 * row + column);
    masks[ANIMALS] = UNICORN;
    masks[ANIMALS + 1] = DRAGON;
}

/* Append the cards that `counts` names; returns the new number of cards. */
static int lay_out(const uint8_t counts[KINDS], const uint64_t masks[KINDS], uint64_t *cards, int n)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < counts[kind] && n < CARDS; i++)
            cards[n++] = masks[kind];
    return n;
}

static int count(const uint8_t counts[KINDS])
{
    int n = 0;
    for (int kind = 0; kind < KINDS; kind++)
        n += counts[kind];
    return n;
}

/* A new deal: every card goes back, six are drawn. The order left by the last game is as good as any. */
static void play_from_deal(uint64_t games, uint64_t *state, playout_result *total)
{
    uint64_t masks[KINDS];
    uint8_t two[KINDS];
    _Alignas(64) table t;
    memset(two, 2, sizeof two);
    fill_masks(masks);
    lay_out(two, masks, t.cards, 0);
    for (uint64_t game = 0; game < games; game++) {
        uint64_t draw = next_random(state); /* 42 * 41 * ... * 37 < 2^32: one draw is enough for six */
        for (int i = 0; i < 2 * HAND; i++) {
            uint64_t pick = below_next(&draw, (uint64_t)(CARDS - i));
            t.hands[i & 1][i >> 1] = t.cards[pick];
            t.cards[pick] = t.cards[CARDS - 1 - i];
        }
        t.deck = t.stock = CARDS - 2 * HAND;
        play_game(&t, 0, 0, 0, 0, LIMIT, state, total);
        memcpy(&t.cards[CARDS - 2 * HAND], t.hands[0], HAND * sizeof *t.cards);
        memcpy(&t.cards[CARDS - HAND], t.hands[1], HAND * sizeof *t.cards);
    }
}

/* From a position; if hidden >= 0, the hand of seat `stranger` is dealt anew from the deck each game,
   so many cards. Returns -1, and plays nothing, for what is no position of two players
   or a game already won. */
static int play_from(const kids_position *p, int stranger, int hidden, uint64_t games, uint64_t *state,
                     playout_result *total)
{
    uint64_t masks[KINDS];
    _Alignas(64) table start, t;
    int size[2] = {count(p->hands[0]), count(p->hands[1])};
    fill_masks(masks);

    for (int kind = 0; kind < KINDS; kind++)
        if (p->hands[0][kind] + p->hands[1][kind] + p->deck[kind] + p->discards[kind] != 2)
            return -1;
    if (p->turn > 1 || p->awaiting > 2 || p->swaps > SWAPS || p->played >= LIMIT || p->chips[0] & p->chips[1]
        || (p->chips[0] | p->chips[1]) & ~PICTURES || popcount(p->chips[0]) > CHIPS
        || popcount(p->chips[1]) > CHIPS || has_four(p->chips[0]) || has_four(p->chips[1]))
        return -1;
    if (hidden >= 0) {
        if (size[stranger])
            return -1;
        size[stranger] = hidden;
    }
    for (int seat = 0; seat < 2; seat++) {
        int draws = p->awaiting && seat == p->turn;
        if (size[seat] + draws < 1 || size[seat] + draws > HAND)
            return -1;
        for (int i = 0; i < HAND; i++)
            start.hands[seat][i] = NO_CARD;
        lay_out(p->hands[seat], masks, start.hands[seat], 0);
    }
    const int unseen = lay_out(p->deck, masks, start.cards, 0);
    const int all = lay_out(p->discards, masks, start.cards, unseen);
    const int dealt = hidden > 0 ? hidden : 0;
    if (unseen < dealt)
        return -1;
    start.deck = (uint64_t)(unseen - dealt);
    start.stock = (uint64_t)(all - dealt);

    for (uint64_t game = 0; game < games; game++) {
        t = start;
        uint64_t turn = p->turn, draw = next_random(state);
        for (int i = 0; i < dealt; i++) {
            uint64_t pick = below_next(&draw, (uint64_t)(unseen - i));
            t.hands[stranger][i] = t.cards[pick];
            t.cards[pick] = t.cards[unseen - 1 - i];
        }
        if (dealt) /* close the gap before the discards */
            memmove(&t.cards[unseen - dealt], &t.cards[unseen], (size_t)(all - unseen) * sizeof *t.cards);
        if (!t.deck)
            t.deck = t.stock;
        if (p->awaiting) { /* the card played or swapped lies on the discards already */
            uint64_t pick = below_high(next_random(state), t.deck);
            t.hands[turn][size[turn]] = t.cards[pick];
            t.cards[pick] = t.cards[--t.deck];
            t.cards[t.deck] = t.cards[--t.stock];
            if (!t.deck)
                t.deck = t.stock;
        }
        uint64_t swaps = p->awaiting == 1 ? 0 : p->swaps;
        turn ^= p->awaiting == 1;
        play_game(&t, p->chips[turn], p->chips[!turn], turn, swaps, LIMIT - p->played, state, total);
    }
    return 0;
}

/* start: NULL for new games, dealt each time, seat 0 beginning. Returns 0, or -1 for no
   position or one already won. */
int kids_playouts(const kids_position *start, uint64_t games, uint64_t seed, playout_result *result)
{
    playout_result total = {0};
    uint64_t state = spread_seed(seed);
    int answer = 0;
    if (start)
        answer = play_from(start, 0, -1, games, &state, &total);
    else
        play_from_deal(games, &state, &total);
    if (!answer)
        *result = total;
    return answer;
}

/* What `seat` sees, re-dealt for every game: known->deck holds all unseen cards, the other
   hand is empty in it, and gets `hidden` of them. */
int kids_redeal_playouts(const kids_position *known, uint8_t seat, uint8_t hidden, uint64_t games,
                         uint64_t seed, playout_result *result)
{
    playout_result total = {0};
    uint64_t state = spread_seed(seed);
    if (seat > 1 || play_from(known, !seat, hidden, games, &state, &total))
        return -1;
    *result = total;
    return 0;
}
