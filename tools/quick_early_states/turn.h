// Whole turns: the dice, quickly or exactly, and what is made of them (search.py, dice.py).

#pragma once

#include "planner.h"

constexpr double LAMBDA = 0.8, STRAY = 0.04, SCORE_STEP = 0.17;

// All sets of up to three dice: how many show each face, what one more makes of a set, what may
// be kept of it (most first).
struct Sets {
  std::vector<std::array<int, 7>> faces;
  std::vector<int> size;
  std::array<std::vector<int>, 4> of_size;
  std::vector<std::array<int, 7>> grown;
  std::vector<std::vector<int>> parts;
  Sets() {
    for (int count = 0; count < 4; ++count) add({}, 1, count);
    grown.resize(faces.size());
    parts.resize(faces.size());
    for (size_t i = 0; i < faces.size(); ++i) {
      for (int face = 1; face <= 6 && size[i] < 3; ++face) {
        auto more = faces[i];
        ++more[face];
        grown[i][face] = std::find(faces.begin(), faces.end(), more) - faces.begin();
      }
      for (int count = size[i]; count >= 0; --count)
        for (int part : of_size[count])
          if (within(faces[part], faces[i])) parts[i].push_back(part);
    }
  }

 private:
  void add(std::array<int, 7> set, int face, int rest) {
    if (face == 6) {
      set[6] = rest;
      int count = 0;
      for (int shown : set) count += shown;
      of_size[count].push_back(faces.size());
      size.push_back(count);
      faces.push_back(set);
      return;
    }
    for (int shown = rest; shown >= 0; --shown) {
      set[face] = shown;
      add(set, face + 1, rest - shown);
    }
  }
  static bool within(const std::array<int, 7> &part, const std::array<int, 7> &whole) {
    for (int face = 1; face <= 6; ++face)
      if (part[face] > whole[face]) return false;
    return true;
  }
};
inline const Sets SETS;

// The worth of every set of dice with throws to come (dice.Throws).
struct Throws {
  int count;
  std::array<std::array<double, 84>, 3> thrown{}, kept{};
  Throws(int dice, int again, const std::array<double, 84> &final) : count(dice) {
    thrown[0] = final;
    for (int n = 1; n <= again; ++n) {
      auto &k = kept[n] = thrown[n - 1];
      for (int size = count - 1; size >= 0; --size)
        for (int set : SETS.of_size[size]) {
          double total = 0;
          for (int face = 1; face <= 6; ++face) total += k[SETS.grown[set][face]];
          k[set] = total / 6;
        }
      for (int set : SETS.of_size[count]) thrown[n][set] = k[keep(set, n)];
    }
  }
  int keep(int set, int again) const {
    const auto &k = kept[again];
    double most = NEVER;
    for (int part : SETS.parts[set]) most = std::max(most, k[part]);
    for (int part : SETS.parts[set])
      if (k[part] >= most - 1e-9) return part;
    return 0;
  }
  int roll(int again, Rng &rng) const {
    int set = filled(0, rng);
    for (; again > 0; --again) {
      int part = keep(set, again);
      if (part == set) break;
      set = filled(part, rng);
    }
    return set;
  }

 private:
  int filled(int set, Rng &rng) const {
    while (SETS.size[set] < count) set = SETS.grown[set][1 + rng.below(6)];
    return set;
  }
};

struct Thrown {
  int cash, votes;  // what is at hand then, and what is still to be placed
};

struct Income {
  int funds, votes;
};

// What a set of dice brings, for every way to take the 1s: votes first (plan.gains).
inline std::vector<Income> gains(int items, int set) {
  const auto &shown = SETS.faces[set];
  int funds = 0, votes = MANAGER_VOTES * has(items, MANAGER);
  int more_votes = has(items, SPOKESPERSON), more_funds = has(items, FINANCE);
  for (int face = 2; face <= 6; ++face) {
    if (FACE_FUNDS[face]) funds += shown[face] * (FACE_FUNDS[face] + more_funds);
    if (FACE_VOTES[face]) votes += shown[face] * (FACE_VOTES[face] + more_votes);
  }
  std::vector<Income> found;
  for (int n = 0; n <= shown[CHOICE]; ++n)
    found.push_back({funds + n * (1 + more_funds), votes + (shown[CHOICE] - n) * (1 + more_votes)});
  return found;
}

inline int throws_again(const State &s) { return 1 + has(s.items[s.active], ORGANISER); }

// Throw by what incomes are worth; return what was taken at last.
template <class Worth>
Income throw_by(const State &s, Rng &rng, Worth worth) {
  int items = s.items[s.active], dice = s.dice_of(s.active);
  auto best = [&](int set) {
    auto found = gains(items, set);
    size_t most = 0;
    for (size_t i = 1; i < found.size(); ++i)
      if (worth(found[i]) > worth(found[most])) most = i;
    return found[most];
  };
  std::array<double, 84> final{};
  for (int set : SETS.of_size[dice]) final[set] = worth(best(set));
  return best(Throws(dice, throws_again(s), final).roll(throws_again(s), rng));
}

using Turn = std::pair<double, State>;

// Play a turn by the sum of the tables, and the best of some plans by where it leads.
inline State quick(const State &s, const Tables &w, Rng &rng, int most) {
  int seat = s.active, items = s.items[seat], dice = s.dice_of(seat);
  Planner planner(s, w);
  planner.incomes(dice * (3 + has(items, FINANCE)),
                  dice * (3 + has(items, SPOKESPERSON)) + MANAGER_VOTES * has(items, MANAGER));
  Income got = throw_by(s, rng, [&](const Income &i) { return planner.income[i.funds][i.votes]; });
  std::vector<Plan> plans;
  planner.plans(got.funds, got.votes, most, plans);
  Turn best{-1.0, s};
  for (const Plan &plan : plans) {
    State after = planner.follow(plan, s.cash[seat] + got.funds);
    double worth = value(after, seat, w);
    if (worth > best.first) best = {worth, after};
  }
  return best.second;
}

// Play a turn with some luck in it: one throw, and any of the best six plans.
inline State stray(const State &s, const Tables &w, Rng &rng) {
  int seat = s.active, set = 0;
  for (int i = s.dice_of(seat); i > 0; --i) set = SETS.grown[set][1 + rng.below(6)];
  auto found = gains(s.items[seat], set);
  Income got = found[rng.below(found.size())];
  Planner planner(s, w);
  planner.prepare(s.cash[seat] + got.funds, got.votes);
  std::vector<Plan> plans;
  planner.plans(got.funds, got.votes, 6, plans);
  return planner.follow(plans[rng.below(plans.size())], s.cash[seat] + got.funds);
}

// Return the turns looked at after a throw with what they are worth, best first (search.Judge).
inline std::vector<Turn> judged(const State &s, Thrown thrown, const Tables &w, int most,
                                int around) {
  State t = s;
  t.cash[s.active] = thrown.cash;
  Planner planner(t, w);
  planner.prepare(thrown.cash, thrown.votes);
  std::vector<Plan> plans, all;
  planner.plans(0, thrown.votes, most, plans);
  all = plans;
  for (size_t i = 0; i < plans.size() && i < static_cast<size_t>(around); ++i)
    planner.others(plans[i], all);
  std::vector<Turn> found;
  for (const Plan &plan : all) {
    State after = planner.follow(plan, thrown.cash);
    found.push_back({value(after, s.active, w), after});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Turn &a, const Turn &b) { return a.first > b.first; });
  return found;
}

// Throw by what every income leads to (search.Searcher).
inline Thrown throw_exactly(const State &s, const Tables &w, Rng &rng, int most, int around) {
  double known[MOST][MOST];
  for (auto &row : known) std::fill(row, row + MOST, -1.0);
  int cash = s.cash[s.active];
  Income got = throw_by(s, rng, [&](const Income &i) {
    double &worth = known[i.funds][i.votes];
    if (worth < 0) worth = judged(s, {cash + i.funds, i.votes}, w, most, around)[0].first;
    return worth;
  });
  return {cash + got.funds, got.votes};
}

// Return the best few turns of those that are not worth the same.
inline std::vector<Turn> distinct(const std::vector<Turn> &turns, size_t most) {
  std::vector<Turn> found;
  for (const Turn &turn : turns)
    if (found.size() < most && (found.empty() || turn.first < found.back().first - 1e-9))
      found.push_back(turn);
  return found;
}
