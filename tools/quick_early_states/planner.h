// What a whole turn may come to: planner.py, worth.py and dice.py for two to six seats.

#pragma once

#include "game.h"

constexpr double NEVER = -1e300;
constexpr int MOST = 16;  // votes or funds of one turn, and circles of a state, are fewer

// One combination of things to buy that make marks (see plan.Purchase).
struct Ads {
  int bits = 0, price = 0, bonus = 0, count = 0;
  double gain = 0;
  std::array<int, 7> item{}, named{};
  std::array<std::array<int8_t, 5>, 7> states{};
  std::array<int8_t, 9> used{};
};

struct Plan {
  double worth = 0;
  int ads = 0, hires = 0, votes = 0;
  std::array<int8_t, PLACES> placed{};
};

class Planner {
 public:
  double income[MOST][MOST];

  Planner(const State &state, const Tables &tables) : s(state), w(tables), seat(state.active) {
    for (int p = 0; p < 9; ++p) needs[p] = CIRCLES[p] - s.marks[seat][p];
    second = s.marks[seat][SECOND_DIE], third = s.marks[seat][THIRD_DIE];
    cash = s.cash[seat], items = s.items[seat];
    left = s.last < 0 ? -1 : s.last > s.seats;
    turn = std::min((s.turns + 1) / s.seats, ROUNDS - 1);
    delegate = w[T_SCORE + (left >= 0 ? 10 : s.firsts)] / 10;
    bonus = left ? std::max(0.0, purse(cash + FIRST_BONUS) - purse(cash)) : 0;
    weigh_rivals();
    for (int p = 0; p < 9; ++p) judge_marks(p);
    if (left)
      for (int item : HIRING)
        if (!has(items, item)) free.push_back(item);
  }

  // Find what may be bought with so many dollars, and where up to so many votes go best then.
  void prepare(int dollars, int votes) {
    ads.clear();
    buy(Ads(), 0, dollars);
    best.resize(ads.size());
    for (size_t i = 0; i < ads.size(); ++i) spread(ads[i], votes, -1, nullptr, best[i].data());
  }

  // Work out what an income of up to so many dollars and votes is worth.
  void incomes(int funds, int votes) {
    prepare(cash + funds, votes);
    for (auto &row : income) std::fill(row, row + MOST, NEVER);
    for (int set = 0; set < 1 << free.size(); ++set) {
      auto [hires, wages] = hired(set);
      for (size_t i = 0; i < ads.size(); ++i) {
        const Ads &a = ads[i];
        int price = a.price + wages, most = std::min(votes, room(a));
        if (price > cash + funds + a.bonus) continue;
        judge_staff(items | hires | a.bits, votes);
        double worth[MOST];
        for (int v = 0; v <= votes; ++v)
          worth[v] = v > most ? worth[most] : with_staff(best[i].data(), v) + a.gain;
        for (int f = std::max(0, price - a.bonus - cash); f <= funds; ++f) {
          double rest = purse(cash + f + a.bonus - price);
          for (int v = 0; v <= votes; ++v)
            income[f][v] = std::max(income[f][v], worth[v] + rest);
        }
      }
    }
  }

  // Return the best plans for what was prepared, with so many dollars more than there were.
  void plans(int funds, int votes, int most, std::vector<Plan> &found) {
    found.clear();
    int dollars = cash + funds;
    for (int set = 0; set < 1 << free.size(); ++set) {
      auto [hires, wages] = hired(set);
      for (size_t i = 0; i < ads.size(); ++i) {
        const Ads &a = ads[i];
        int price = a.price + wages, count = std::min(votes, room(a));
        if (price > dollars + a.bonus) continue;
        judge_staff(items | hires | a.bits, votes);
        double rest = purse(dollars + a.bonus - price);
        double worth = with_staff(best[i].data(), count) + a.gain + rest;
        found.push_back({worth, static_cast<int>(i), hires, count, {}});
      }
    }
    auto better = [](const Plan &a, const Plan &b) { return a.worth > b.worth; };
    size_t kept = std::min(found.size(), static_cast<size_t>(most));
    std::partial_sort(found.begin(), found.begin() + kept, found.end(), better);
    found.resize(kept);
    for (auto &plan : found) place(plan, -1);
  }

  // Add the plan with its votes placed otherwise: one by one without a place that it fills.
  void others(const Plan &plan, std::vector<Plan> &found) {
    for (int p = 0; p < PLACES; ++p) {
      Plan other = plan;
      if (plan.placed[p] && place(other, p)) found.push_back(other);
    }
  }

  // Return the position after the turn.
  State follow(const Plan &plan, int dollars) const {
    State t = s;
    t.cash[seat] = dollars;
    const Ads &a = ads[plan.ads];
    for (int k = 0; k < a.count; ++k) {
      if (!pay(t, a.item[k])) continue;
      for (int j = 0; j < a.named[k]; ++j) put(t, a.states[k][j], MARKS[a.item[k]]);
    }
    for (int item : HIRING)
      if (has(plan.hires, item)) pay(t, item);
    for (int p = 0; p < PLACES; ++p) put(t, p, plan.placed[p]);
    end_turn(t);
    return t;
  }

 private:
  const State &s;
  const Tables &w;
  int seat, second, third, cash, items, left, turn;
  double delegate, bonus, rivalry[SEATS]{};
  std::array<int, 9> needs{};
  double marks[9][MOST];
  std::vector<int> free;
  std::vector<Ads> ads;
  std::vector<std::array<double, MOST>> best;
  double staff[MOST];
  int in_second[MOST], staff_votes = 0;

  bool pay(State &t, int item) const {
    if (PRICES[item] > t.cash[seat]) return false;
    t.cash[seat] -= PRICES[item];
    t.items[seat] |= 1 << item;
    return true;
  }

  void put(State &t, int p, int count) const {
    int made = std::min(count, CIRCLES[p] - t.marks[seat][p]);
    if (made) mark(t, seat, p, made);
  }

  std::pair<int, int> hired(int set) const {
    int hires = 0, wages = 0;
    for (size_t i = 0; i < free.size(); ++i)
      if (set >> i & 1) hires |= 1 << free[i], wages += PRICES[free[i]];
    return {hires, wages};
  }

  double purse(int dollars) const {
    if (!left) return 0.001 * dollars;
    int kept = std::min(dollars, MOST_FUNDS);
    if (left > 0) return w[T_CHANGE + kept];
    int means = has(items, SPOKESPERSON) | has(items, MANAGER) << 1;
    return w[T_PURSE + kept * ROUNDS + turn] + w[T_MEANS + kept * 4 + means];
  }

  double sheet(int a, int b, int bought) const {
    if (!left) return 0;
    int dice = (a == CIRCLES[SECOND_DIE]) + (b == CIRCLES[THIRD_DIE]), hires = staff_bits(bought);
    if (left > 0) return w[T_FINAL + dice * 16 + hires];
    return w[T_ROWS + (a * 7 + b) * ROUNDS + turn] +
           w[T_HIRED + (dice * 16 + hires) * ROUNDS + turn] +
           w[T_POWER + (dice * 4 + (hires >> 2)) * 10 + s.firsts] +
           w[T_AIRED + aired_cell(bought) + turn / 3];
  }

  // How much each of the others counts as the one to beat (worth._rivals).
  void weigh_rivals() {
    if (s.seats == 2) {
      rivalry[1 - seat] = 1;
      return;
    }
    State between = s;
    between.active = (seat + 1) % s.seats;
    double numbers[SEATS];
    int others = s.seats - 1;
    for (int i = 0; i < others; ++i)
      numbers[i] = cells(between, (seat + 1 + i) % s.seats).sum(w);
    for (int i = 0; i < others; ++i)
      rivalry[(seat + 1 + i) % s.seats] = chance(numbers, others, i);
  }

  void judge_marks(int p) {
    int need = needs[p], taken = s.taken[p], wide = CIRCLES[p] + 1;
    std::fill(marks[p], marks[p] + MOST, 0.0);
    if (!need || taken >= RANKS[p]) return;
    int near = s.nearest(p, seat, seat, 0), dice = s.dice_of(seat) - 1;
    double *gains = marks[p];
    for (int i = 0; i < need && left; ++i) {
      int rest = need - i;
      if (left > 0)
        gains[i] = w[T_LAST[p] + (taken * wide + rest) * 3 + dice];
      else
        gains[i] = w[T_NEED[p] + (taken * wide + rest) * wide + near] +
                   w[T_PACE[p] + turn / 3 + rest * 5];
    }
    gains[need] = delegate * PRIZES[p][taken] + (taken ? 0 : bonus);
    for (int other = 0; other < s.seats; ++other)
      if (other != seat) take_theirs(other, p, gains);
    double base = gains[0];
    for (int i = 0; i <= need; ++i) gains[i] -= base;
  }

  // Take from what 0, 1, … marks of mine bring what the place is worth to another then.
  void take_theirs(int other, int p, double *gains) const {
    int need = needs[p], taken = s.taken[p], wide = CIRCLES[p] + 1;
    int theirs = CIRCLES[p] - s.marks[other][p], more = taken + 1 < RANKS[p];
    double weight = rivalry[other];
    if (!theirs || (s.last >= 0 && s.away(other) >= s.last)) return;
    if (s.last >= 0) {
      int at = T_LAST[p] + theirs * 3 + s.dice_of(other) - 1;
      for (int i = 0; i < need; ++i) gains[i] -= weight * w[at + taken * wide * 3];
      if (more) gains[need] -= weight * w[at + (taken + 1) * wide * 3];
      return;
    }
    int at = T_NEED[p] + (taken * wide + theirs) * wide, near = s.nearest(p, seat, other, 99);
    double pace = w[T_PACE[p] + theirs * 5 + turn / 3];
    for (int i = 0; i < need; ++i)
      gains[i] -= weight * (w[at + std::min(near, need - i)] + pace);
    if (more) gains[need] -= weight * (w[at + wide * wide + (near == 99 ? 0 : near)] + pace);
  }

  void buy(const Ads &b, int start, int dollars) {
    ads.push_back(b);
    int owned = items | b.bits;
    bool full = __builtin_popcount(owned >> ISSUE) >= MAX_ISSUES;
    for (int item = start; item < ITEMS; ++item) {
      bool listed = item >= ISSUE;
      if (!MARKS[item] || has(owned, item) || (listed && full)) continue;
      if (PRICES[item] > dollars + b.bonus - b.price) continue;
      Ads a = b;
      int k = a.count++;
      a.item[k] = item, a.bits |= 1 << item, a.price += PRICES[item];
      a.named[k] = name(a, item, a.states[k]);
      for (int j = 0; j < a.named[k]; ++j) air(a, a.states[k][j], MARKS[item]);
      buy(a, item + 1, dollars);
    }
  }

  int name(const Ads &a, int item, std::array<int8_t, 5> &states) const {
    if (item >= ISSUE) {
      std::copy(LISTED[item - ISSUE], LISTED[item - ISSUE] + 3, states.begin());
      return 3;
    }
    std::vector<std::pair<double, int>> found;
    for (int p = 0; p < 9; ++p) {
      const double *gains = marks[p] + a.used[p];
      if (int room = needs[p] - a.used[p])
        found.push_back({gains[0] - gains[std::min(MARKS[item], room)], p});
    }
    std::sort(found.begin(), found.end());
    int count = std::min(static_cast<int>(found.size()), NAMING[item]);
    for (int j = 0; j < count; ++j) states[j] = found[j].second;
    return count;
  }

  void air(Ads &a, int p, int count) const {
    int before = a.used[p], after = std::min(needs[p], before + count);
    a.used[p] = after;
    a.gain += marks[p][after] - marks[p][before];
    if (before == after || after < needs[p] || s.taken[p]) return;
    a.bonus += FIRST_BONUS;
    a.gain -= bonus;
  }

  int room(const Ads &a) const {
    int found = CIRCLES[SECOND_DIE] - second + CIRCLES[THIRD_DIE] - third;
    for (int p = 0; p < 9; ++p) found += needs[p] - a.used[p];
    return found;
  }

  // What 0, 1, … votes are worth in the states at best; steps: the same after each state.
  void spread(const Ads &a, int votes, int without, double (*steps)[MOST], double *found) const {
    double now[MOST], next[MOST];
    std::fill(now, now + MOST, NEVER);
    now[0] = 0;
    int reach = 0;
    if (steps) std::copy(now, now + MOST, steps[0]);
    for (int p = 0; p < 9; ++p) {
      int at = a.used[p], most = std::min(p == without ? 0 : needs[p] - at, votes);
      int further = std::min(votes, reach + most);
      for (int v = 0; most && v <= further; ++v) {
        next[v] = now[v];
        for (int c = std::max(1, v - reach); c <= std::min(most, v); ++c)
          next[v] = std::max(next[v], now[v - c] + marks[p][at + c] - marks[p][at]);
      }
      if (most) std::copy(next, next + further + 1, now);
      reach = further;
      if (steps) std::copy(now, now + MOST, steps[p + 1]);
    }
    std::copy(now, now + MOST, found);
  }

  void judge_staff(int bought, int votes) {
    int room_second = CIRCLES[SECOND_DIE] - second, room_third = CIRCLES[THIRD_DIE] - third;
    staff_votes = std::min(votes, room_second + room_third);
    for (int k = 0; k <= staff_votes; ++k) {
      staff[k] = NEVER;
      for (int a = std::max(0, k - room_third); a <= std::min(k, room_second); ++a) {
        double worth = sheet(second + a, third + k - a, bought);
        if (worth >= staff[k]) staff[k] = worth, in_second[k] = a;
      }
    }
  }

  double with_staff(const double *states, int votes) const {
    double found = NEVER;
    for (int k = 0; k <= std::min(staff_votes, votes); ++k)
      found = std::max(found, states[votes - k] + staff[k]);
    return found;
  }

  // Place a plan's votes at best; without: a place that gets none.
  bool place(Plan &plan, int without) {
    const Ads &a = ads[plan.ads];
    double steps[10][MOST], states[MOST], most = NEVER;
    spread(a, plan.votes, without, steps, states);
    judge_staff(items | plan.hires | a.bits, without < SECOND_DIE ? plan.votes : 0);
    int in_rows = 0;
    for (int k = 0; k <= std::min(staff_votes, plan.votes); ++k) {
      double worth = states[plan.votes - k] + staff[k];
      if (worth > most) most = worth, in_rows = k;
    }
    if (most < NEVER / 2) return false;
    plan.placed[SECOND_DIE] = in_second[in_rows];
    plan.placed[THIRD_DIE] = in_rows - in_second[in_rows];
    int rest = plan.votes - in_rows;
    for (int p = 8; p >= 0; --p) {
      const double *gains = marks[p] + a.used[p];
      int count = 0;
      if (p != without)
        while (steps[p][rest - count] + gains[count] - gains[0] < steps[p + 1][rest] - 1e-9)
          ++count;
      plan.placed[p] = count;
      rest -= count;
    }
    return true;
  }
};
