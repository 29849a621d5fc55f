/* What both playout loops share: random numbers, the pick of a random set bit, the tally.

   These loops are the speed limit that the product's own kernels are measured against:
   no part of the product, and for x86 with BMI2 only. Build both with

       gcc -O3 -march=haswell -shared -fPIC -o libplayout.so kids.c dice.c

   With AVX-512, as -march=native may choose, the compiler vectorizes within a turn: kids 30 % slower.

   Boards: one 64-bit word a side, the space in row r and column c (both from 0) is bit 8r + c.
   Column 7 is never used, so a shift by 1, 7, 8 or 9 runs along lines without wrapping round. */
#ifndef PLAYOUT_H
#define PLAYOUT_H

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define LIMIT 10000

typedef struct {
    uint64_t wins[2];       /* games won, by seat */
    uint64_t draws;         /* games stopped by the limit */
    uint64_t length;        /* sum over the games: cards played, or rolls, from the start position */
    uint64_t length_square; /* sum of its squares, for standard errors */
    uint64_t swaps;         /* kids: cards swapped, not part of the length */
} playout_result;

/* wyrand: its state only counts up, so the numbers to come never wait for one another. */
static inline uint64_t next_random(uint64_t *state)
{
    *state += 0xa0761d6478bd642full;
    __uint128_t product = (__uint128_t)*state * (*state ^ 0xe7037ed1a0b428dbull);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

/* splitmix64's finish, so that neighbouring seeds start far apart. */
static inline uint64_t spread_seed(uint64_t seed)
{
    seed += 0x9e3779b97f4a7c15ull;
    seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9ull;
    seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebull;
    return seed ^ (seed >> 31);
}

/* A number below n from either half of one draw; off from uniform by less than n / 2^32. */
static inline uint64_t below_low(uint64_t draw, uint64_t n) { return ((uint64_t)(uint32_t)draw * n) >> 32; }
static inline uint64_t below_high(uint64_t draw, uint64_t n) { return ((draw >> 32) * n) >> 32; }

/* The same for several choices from one draw, which becomes what is left of it. */
static inline uint64_t below_next(uint64_t *draw, uint64_t n)
{
    __uint128_t product = (__uint128_t)*draw * n;
    *draw = (uint64_t)product;
    return (uint64_t)(product >> 64);
}

static inline uint64_t popcount(uint64_t set) { return (uint64_t)_mm_popcnt_u64(set); }

/* All ones if the set is not empty. The empty asm hides the value from the compiler, which
   would otherwise see a condition and branch on it. */
static inline uint64_t mask_if(uint64_t set)
{
    uint64_t mask = -(uint64_t)(set != 0);
    __asm__("" : "+r"(mask));
    return mask;
}

/* All ones if a < b, for numbers far below 2^63. */
static inline uint64_t mask_if_less(uint64_t a, uint64_t b) { return (uint64_t)((int64_t)(a - b) >> 63); }

/* The set bit number k, counted from the lowest; 0 if there is none. */
static inline uint64_t nth_bit(uint64_t set, uint64_t k) { return _pdep_u64(1ull << k, set); }

#endif
