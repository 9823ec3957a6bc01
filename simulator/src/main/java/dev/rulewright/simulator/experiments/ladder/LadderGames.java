package dev.rulewright.simulator.experiments.ladder;

import dev.rulewright.simulator.experiments.ArmScores.Pair;
import dev.rulewright.simulator.statistics.RoundScores;
import dev.rulewright.simulator.statistics.rating.BradleyTerry;
import dev.rulewright.simulator.statistics.rating.Meeting;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.stream.Stream;

/// The games of a round robin, in rounds: pair *k* of every seating makes round *k*, as all of them
/// share their chance.
///
/// @param seated every two agents in both seatings
record LadderGames(List<Seated> seated) {

  /// What came of one seating.
  ///
  /// @param first index of the agent of the first player
  /// @param second index of the agent of the second player
  /// @param pairs pairs of games, scored for the first player
  record Seated(int first, int second, List<Pair> pairs) {

    int inSeat(int seat) {
      return seat == 0 ? first : second;
    }

    boolean has(int agent) {
      return first == agent || second == agent;
    }

    /// The games of a pair, each apart, as each player begins one. What the first player scored in
    /// the one that it began follows from its score *h* and that of who began *s*: h + s - 2 is
    /// twice as much, as the second player began the other one.
    ///
    /// @return the meetings, favouring the first player, and who began
    List<Meeting> meetings(Pair pair) {
      double began = (pair.parts() + pair.starterParts() - 2) / 4.0;
      return List.of(
          new Meeting(first, second, began, 1, List.of(1, 1)),
          new Meeting(first, second, pair.parts() / 2.0 - began, 1, List.of(1, -1)));
    }

    /// The games of a pair of which nobody knows who began which.
    Meeting together(Pair pair) {
      return new Meeting(first, second, pair.parts() / 2.0, 2, List.of(1));
    }

    /// What one of the two agents won, drew and lost.
    Results results(int agent) {
      Results results = Results.NONE;
      for (Pair pair : pairs) {
        int won = (halves(agent, pair) - pair.drawn()) / 2;
        results = results.plus(new Results(won, pair.drawn(), 2 - pair.drawn() - won));
      }
      return results;
    }

    /// What one of the two agents scored in a pair, in halves, of which two games have four.
    int halves(int agent, Pair pair) {
      return first == agent ? pair.parts() : 4 - pair.parts();
    }
  }

  /// Games won, drawn and lost.
  record Results(int won, int drawn, int lost) {

    static final Results NONE = new Results(0, 0, 0);

    Results plus(Results more) {
      return new Results(won + more.won, drawn + more.drawn, lost + more.lost);
    }

    @Override
    public String toString() {
      return "W%d D%d L%d".formatted(won, drawn, lost);
    }
  }

  LadderGames {
    seated = List.copyOf(seated);
  }

  /// Whether each player begins one game of every pair; in some games the same one always begins.
  boolean takeTurnsBeginning() {
    return seated.stream()
        .flatMap(each -> each.pairs().stream())
        .allMatch(pair -> pair.begun() == 1);
  }

  /// The agents that play alike, those together that do: the games of two are the same ones, and so
  /// are those of each with any other agent, move by move.
  List<List<String>> alike(List<String> names) {
    var alike = new ArrayList<List<Integer>>();
    for (int agent = 0; agent < names.size(); agent++) {
      int each = agent;
      alike.stream()
          .filter(others -> playAlike(others.getFirst(), each))
          .findFirst()
          .ifPresentOrElse(
              others -> others.add(each), () -> alike.add(new ArrayList<>(List.of(each))));
    }
    return alike.stream()
        .filter(each -> each.size() > 1)
        .map(each -> each.stream().map(names::get).toList())
        .toList();
  }

  private boolean playAlike(int agent, int other) {
    return seated.stream()
        .filter(each -> each.has(agent))
        .allMatch(each ->
            each.has(other)
                ? haveTheGames(each, each.second(), each.first())
                : each.first() == agent
                    ? haveTheGames(each, other, each.second())
                    : haveTheGames(each, each.first(), other));
  }

  private boolean haveTheGames(Seated seating, int first, int second) {
    return seated.stream()
        .filter(each -> each.first() == first && each.second() == second)
        .allMatch(each -> Pair.areTheSame(each.pairs(), seating.pairs()));
  }

  /// The rounds, to be rated. Beginning counts where the players take turns at it.
  BradleyTerry rounds(List<String> names, String player) {
    boolean swapped = takeTurnsBeginning();
    var rounds = new ArrayList<List<Meeting>>();
    for (int k = 0; k < seated.getFirst().pairs().size(); k++) {
      int round = k;
      rounds.add(
          seated.stream()
              .flatMap(each -> meetings(each, each.pairs().get(round), swapped))
              .toList());
    }
    return new BradleyTerry(
        names, swapped ? List.of(player, "beginning") : List.of(player), rounds);
  }

  private static Stream<Meeting> meetings(Seated seated, Pair pair, boolean swapped) {
    return swapped ? seated.meetings(pair).stream() : Stream.of(seated.together(pair));
  }

  /// What an agent won, drew and lost against another on both sides.
  Results results(int agent, int other) {
    return meeting(agent, other).stream()
        .map(each -> each.results(agent))
        .reduce(Results.NONE, Results::plus);
  }

  RoundScores of(int agent) {
    return ofAgent(agent, each -> each.has(agent));
  }

  /// What an agent scored as one of the players.
  ///
  /// @param seat 0 for the first player, 1 for the second
  RoundScores as(int agent, int seat) {
    return ofAgent(agent, each -> each.inSeat(seat) == agent);
  }

  /// What an agent scored as one of the players against another.
  RoundScores against(int agent, int seat, int other) {
    return ofAgent(agent, each -> each.inSeat(seat) == agent && each.has(other));
  }

  private RoundScores ofAgent(int agent, Predicate<Seated> which) {
    return scored(seated.stream().filter(which).toList(), (each, pair) -> each.halves(agent, pair));
  }

  RoundScores firstPlayer(int agent, int other) {
    return scored(meeting(agent, other), (_, pair) -> pair.parts());
  }

  RoundScores starter(int agent, int other) {
    return scored(meeting(agent, other), (_, pair) -> pair.starterParts());
  }

  private List<Seated> meeting(int agent, int other) {
    return seated.stream().filter(each -> each.has(agent) && each.has(other)).toList();
  }

  private static RoundScores scored(List<Seated> seatings, ToIntBiFunction<Seated, Pair> halves) {
    var rounds = new ArrayList<Integer>();
    for (int k = 0; k < seatings.getFirst().pairs().size(); k++) {
      int sum = 0;
      for (Seated each : seatings) {
        sum += halves.applyAsInt(each, each.pairs().get(k));
      }
      rounds.add(sum);
    }
    return new RoundScores(seatings.size(), rounds);
  }
}
