// Early States for two to six at a thousand times the speed of Python: to learn, and to measure.
//
//   learn GAMES SEED STEP PLANS SEATS        tables in, tables out
//   match GAMES SEED ONE OTHER SEATS         two tables in; how the first does against the other
//   oracle POSITIONS PLAYINGS SEED ONE       tables in; what playing on would gain
//   judge                                    tables and positions in; the best turn's worth out
//
// Tables are numbers on the standard input. A player is DICE,AROUND,TURN,AROUND: what search.py's
// Judges are given, at the dice and for the rest of the turn. __main__.py builds and asks it.

#include <cstdio>
#include <cstdlib>
#include <string>

#include "turn.h"

static Tables read_tables() {
  Tables found(SIZE);
  for (double &weight : found)
    if (std::scanf("%lf", &weight) != 1) std::exit(2);
  return found;
}

struct Player {
  int dice = 6, dice_around = 1, turn = 24, turn_around = 3;
  explicit Player(const char *text) {
    int read = std::sscanf(text, "%d,%d,%d,%d", &dice, &dice_around, &turn, &turn_around);
    if (read != 4) std::exit(2);
  }
  State play(const State &s, const Tables &w, Rng &rng) const {
    Thrown thrown = throw_exactly(s, w, rng, dice, dice_around);
    return judged(s, thrown, w, turn, turn_around)[0].second;
  }
};

using Position = std::vector<Cells>;

// Move the weights of a whole game towards the lambda-return, from its end backwards.
static void correct(const std::vector<Position> &seen, const State &end, double step, Tables &w) {
  int seats = end.seats;
  double goal[SEATS], close[SEATS], numbers[SEATS], got[SEATS];
  for (int seat = 0; seat < seats; ++seat) close[seat] = end.score[seat] / 5.0;
  for (int seat = 0; seat < seats; ++seat)
    goal[seat] = 0.6 * payoff(end, seat) + 0.4 * chance(close, seats, seat);
  for (auto position = seen.rbegin(); position != seen.rend(); ++position) {
    for (int seat = 0; seat < seats; ++seat) numbers[seat] = (*position)[seat].sum(w);
    double rest = 0;  // what all are off adds up to nothing
    for (int seat = 0; seat < seats; ++seat) {
      got[seat] = chance(numbers, seats, seat);
      const Cells &found = (*position)[seat];
      double off = seat < seats - 1 ? goal[seat] - got[seat] : rest;
      double change = step * off;
      rest -= off;
      w[found.score_cell] += SCORE_STEP * found.score * change;
      for (int i = 0; i < found.count; ++i) w[found.at[i]] += change;
      goal[seat] = LAMBDA * goal[seat] + (1 - LAMBDA) * got[seat];
    }
  }
}

static State begun(int seats, bool head_start) {
  State s(seats);
  for (int seat = 0; head_start && seat < seats; ++seat) s.cash[seat] = HEAD_STARTS[seats][seat];
  return s;
}

// Go on learning by self-play, with each of the numbers of seats (as digits) in turn: steps fall to
// nothing in the second half, and what is kept is the mean over the last quarter, because the
// tables sway with the luck of the latest games.
static void learn(int games, int seed, double first_step, int plans, const std::string &seats) {
  Tables w = read_tables(), sum(SIZE, 0.0);
  int summed = 0, kinds = seats.size();
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<uint64_t>(seed) * 7777777 + game);
    State s = begun(seats[game % kinds] - '0', game / kinds & 1);
    double done = static_cast<double>(game) / games;
    double step = first_step * (done < 0.5 ? 1 : std::max(0.02, 2 * (1 - done)));
    std::vector<Position> seen;
    while (!s.over) {
      Position &now = seen.emplace_back();
      for (int seat = 0; seat < s.seats; ++seat) now.push_back(cells(s, seat));
      s = rng.unit() < STRAY ? stray(s, w, rng) : quick(s, w, rng, plans);
    }
    correct(seen, s, step, w);
    if (done <= 0.75 || game % 200) continue;
    for (int i = 0; i < SIZE; ++i) sum[i] += w[i];
    ++summed;
  }
  for (double weight : sum) std::printf("%.9g\n", weight / summed);
}

// One of the first player against as many of the second as there is room for, from every seat with
// the same luck.
static void match(int games, int seed, const Player &one, const Player &other, int seats) {
  Tables first = read_tables(), second = read_tables();
  double total = 0, squares = 0;
  int sets = games / seats;
  for (int set = 0; set < sets; ++set) {
    double won = 0;
    for (int seat = 0; seat < seats; ++seat) {
      Rng rng(static_cast<uint64_t>(seed) * 1000003 + set);
      State s(seats);
      while (!s.over) s = s.active == seat ? one.play(s, first, rng) : other.play(s, second, rng);
      won += payoff(s, seat) / seats;
    }
    total += won, squares += won * won;
  }
  double mean = total / sets, error = std::sqrt((squares / sets - mean * mean) / sets);
  std::printf("%.1f +- %.1f (fair %.1f)\n", 100 * mean, 196 * error, 100.0 / seats);
}

struct Room {
  int positions = 0;
  double gained = 0, squares = 0;
  void add(double gain) { ++positions, gained += gain, squares += gain * gain; }
  void tell(const char *name) const {
    if (positions < 2) return;
    double mean = gained / positions, spread = squares / positions - mean * mean;
    std::printf("%-12s %3d positions  %.2f +- %.2f\n", name, positions, 100 * mean,
                196 * std::sqrt(spread / positions));
  }
};

// What the best of the turns looked at gains on the first one: chosen by one half of the playings,
// counted by the other. Every turn is played on with the same luck.
static double gain_of_playing_on(const std::vector<Turn> &turns, int seat, const Tables &w,
                                 int playings, uint64_t luck) {
  std::vector<std::array<double, 2>> won(turns.size(), {0.0, 0.0});
  for (size_t i = 0; i < turns.size(); ++i)
    for (int n = 0; n < playings; ++n) {
      Rng rng(luck + n);
      State s = turns[i].second;
      while (!s.over) s = quick(s, w, rng, 12);
      won[i][n & 1] += payoff(s, seat);
    }
  double gain = 0;
  for (int half = 0; half < 2; ++half) {
    size_t best = 0;
    for (size_t i = 1; i < turns.size(); ++i)
      if (won[i][half] > won[best][half]) best = i;
    gain += (won[best][1 - half] - won[0][1 - half]) / playings;
  }
  return gain;
}

static void oracle(int positions, int playings, int seed, const Player &player) {
  Tables w = read_tables();
  Room all, parts[3];
  for (int game = 0; all.positions < positions; ++game) {
    Rng rng(static_cast<uint64_t>(seed) * 500009 + game);
    int turn = rng.below(26);
    State s;
    while (!s.over && s.turns < turn) s = player.play(s, w, rng);
    if (s.over) continue;
    Thrown thrown = throw_exactly(s, w, rng, player.dice, player.dice_around);
    std::vector<Turn> turns = distinct(judged(s, thrown, w, player.turn, player.turn_around), 6);
    double gain = 0;
    if (turns.size() > 1) gain = gain_of_playing_on(turns, s.active, w, playings, rng.next());
    all.add(gain);
    parts[std::min(2, s.turns / 9)].add(gain);
  }
  all.tell("all");
  parts[0].tell("turns 1-9"), parts[1].tell("turns 10-18"), parts[2].tell("later");
}

// Tell what the best rest of a turn is worth in positions that Python names, to compare.
static void judge() {
  Tables w = read_tables();
  auto next = [](auto &number) {
    int read;
    bool found = std::scanf("%d", &read) == 1;
    if (found) number = read;
    return found;
  };
  State s;
  while (next(s.seats)) {
    int votes;
    next(s.active);
    next(s.turns), next(s.last), next(s.firsts), next(votes);
    for (int seat = 0; seat < s.seats; ++seat) {
      next(s.cash[seat]), next(s.score[seat]), next(s.items[seat]), next(s.first_places[seat]);
      for (auto &filled : s.marks[seat]) next(filled);
    }
    for (auto &taken : s.taken) next(taken);
    std::printf("%.9f\n", judged(s, {s.cash[s.active], votes}, w, 24, 3)[0].first);
  }
}

int main(int count, char **word) {
  std::string what = count > 1 ? word[1] : "";
  auto number = [word](int i) { return std::atoi(word[i]); };
  if (what == "learn" && count == 7)
    learn(number(2), number(3), std::atof(word[4]), number(5), word[6]);
  else if (what == "match" && count == 7)
    match(number(2), number(3), Player(word[4]), Player(word[5]), number(6));
  else if (what == "oracle" && count == 6)
    oracle(number(2), number(3), number(4), Player(word[5]));
  else if (what == "judge")
    judge();
  else
    return 2;
}
