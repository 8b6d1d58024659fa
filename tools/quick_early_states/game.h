// The rules of Early States for two to six, as far as a learner needs them: whole turns, no events.
//
// What is printed on the sheet and where the tables stand comes from sheet.h, which main.py of
// this folder writes from the game's own Python, so that no number stands in two places.

#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "sheet.h"

using Tables = std::vector<double>;

inline bool has(int items, int item) { return items >> item & 1; }

// Luck that is the same everywhere (splitmix64).
struct Rng {
  uint64_t state;
  explicit Rng(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15ull + 0x1234567) {}
  uint64_t next() {
    uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  int below(int n) { return static_cast<int>((next() >> 32) % n); }
  double unit() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};

// A position between two turns; the names are those of state.py.
struct State {
  int seats = 2, active = 0, turns = 0, last = -1, firsts = 9;
  std::array<int, SEATS> cash{}, score{}, items{}, first_places{};
  std::array<std::array<int8_t, PLACES>, SEATS> marks{};
  std::array<int8_t, 9> taken{};
  bool over = false;
  explicit State(int players = 2) : seats(players) {}
  int dice_of(int seat) const {
    return 1 + (marks[seat][SECOND_DIE] == CIRCLES[SECOND_DIE]) +
           (marks[seat][THIRD_DIE] == CIRCLES[THIRD_DIE]);
  }
  int away(int seat) const { return (seat - active + seats) % seats; }
  // How few circles anybody but these two needs to fill a place; none when nobody is left to.
  int nearest(int place, int seat, int also, int none) const {
    int best = 99;
    for (int other = 0; other < seats; ++other) {
      int need = CIRCLES[place] - marks[other][place];
      if (other != seat && other != also && need) best = std::min(best, need);
    }
    return best == 99 ? none : best;
  }
};

inline void mark(State &s, int seat, int place, int count) {
  s.marks[seat][place] += count;
  if (s.marks[seat][place] < CIRCLES[place] || place >= SECOND_DIE) return;
  int rank = s.taken[place];
  if (rank >= RANKS[place]) return;
  ++s.taken[place];
  s.score[seat] += PRIZES[place][rank];
  if (rank) return;
  s.cash[seat] += FIRST_BONUS;
  ++s.first_places[seat];
  if (!--s.firsts) s.last = s.seats + 1;
}

inline void end_turn(State &s) {
  ++s.turns;
  if (s.last > 0) --s.last;
  s.over = s.last == 0;
  if (!s.over) s.active = (s.active + 1) % s.seats;
}

inline double payoff(const State &s, int seat) {
  auto tally = [&s](int who) {
    return std::array<int, 3>{s.score[who], s.first_places[who], s.cash[who]};
  };
  int sharing = 0;
  for (int other = 0; other < s.seats; ++other) {
    if (tally(other) > tally(seat)) return 0;
    sharing += tally(other) == tally(seat);
  }
  return 1.0 / sharing;
}

inline int staff_bits(int items) {
  return has(items, ORGANISER) | has(items, FINANCE) << 1 | has(items, SPOKESPERSON) << 2 |
         has(items, MANAGER) << 3;
}

inline int aired_cell(int items) {
  int ads = has(items, RADIO) | has(items, TELEVISION) << 1 | has(items, DEBATE) << 2;
  return (ads * 16 + (items >> ISSUE)) * 5;
}

// Which cells count for a seat, and what its score counts times which cell (learned.cells).
struct Cells {
  int count = 0, score_cell = 0;
  std::array<int, 40> at{};
  double score = 0;
  void add(int cell) { at[count++] = cell; }
  double sum(const Tables &w) const {
    double total = w[score_cell] * score;
    for (int i = 0; i < count; ++i) total += w[at[i]];
    return total;
  }
};

inline Cells cells(const State &s, int seat) {
  Cells found;
  int away = s.away(seat), left = s.last < 0 ? -1 : away < s.last;
  found.score_cell = T_SCORE + (left >= 0 ? 10 : s.firsts);
  found.score = s.score[seat] / 10.0;
  if (!left) return found;
  int turn = std::min(s.turns / s.seats, ROUNDS - 1), items = s.items[seat];
  for (int p = 0; p < 9; ++p) {
    int need = CIRCLES[p] - s.marks[seat][p], wide = CIRCLES[p] + 1;
    if (!need || s.taken[p] >= RANKS[p]) continue;
    if (left < 0) {
      int rival = s.nearest(p, seat, seat, 0);
      found.add(T_NEED[p] + (s.taken[p] * wide + need) * wide + rival);
      found.add(T_PACE[p] + need * 5 + turn / 3);
    } else {
      found.add(T_LAST[p] + (s.taken[p] * wide + need) * 3 + s.dice_of(seat) - 1);
    }
  }
  int purse = std::min(s.cash[seat], MOST_FUNDS), staff = staff_bits(items);
  int dice = s.dice_of(seat) - 1;
  if (left < 0) {
    int second = s.marks[seat][SECOND_DIE], third = s.marks[seat][THIRD_DIE];
    found.add(T_ROWS + (second * 7 + third) * ROUNDS + turn);
    found.add(T_HIRED + (dice * 16 + staff) * ROUNDS + turn);
    found.add(T_POWER + (dice * 4 + (staff >> 2)) * 10 + s.firsts);
    found.add(T_PURSE + purse * ROUNDS + turn);
    found.add(T_MEANS + purse * 4 + (staff >> 2));
    found.add(T_AIRED + aired_cell(items) + turn / 3);
    found.add(T_ORDER + away * 10 + s.firsts);
  } else {
    found.add(T_FINAL + dice * 16 + staff);
    found.add(T_CHANGE + purse);
  }
  return found;
}

// The chance to win of one of several numbers (learned.chances).
inline double chance(const double *numbers, int count, int seat) {
  double total = 0;
  for (int other = 0; other < count; ++other)
    total += std::exp(std::max(-50.0, std::min(50.0, numbers[other] - numbers[seat])));
  return 1 / total;
}

inline double value(const State &s, int seat, const Tables &w) {
  if (s.over) return payoff(s, seat);
  double numbers[SEATS];
  for (int who = 0; who < s.seats; ++who) numbers[who] = cells(s, who).sum(w);
  return chance(numbers, s.seats, seat);
}
