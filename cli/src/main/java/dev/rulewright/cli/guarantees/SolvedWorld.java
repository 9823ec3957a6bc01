package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.solve.AgentGrade;
import dev.rulewright.simulator.solve.Solution;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;

/// A small world that is solved.
///
/// @param graph its positions, all of them expanded
/// @param starts positions in which play may begin; of a single one its moves are told
/// @param agents the grades of agents, by their names
record SolvedWorld<P, M>(
    Game<P, M> game,
    Graph<P, M> graph,
    Solution solution,
    int starts,
    SequencedMap<String, AgentGrade> agents) {

  /// Moves of the play that is told.
  private static final int LONGEST = 60;

  private static final int MOST_MOVES = 12;

  /// A move and the value of where it leads.
  private record Worth(String move, double value) {}

  /// The player whose score the values are: a win counts 1, a draw ½, a loss 0.
  private String player() {
    return game.players().getFirst().id();
  }

  /// The moves of the start with what they are worth.
  private List<Worth> moves() {
    if (starts != 1
        || !(game.turn(graph.position(0)) instanceof Turn.Decision<M>(_, Moves<M> moves))) {
      return List.of();
    }
    var values = new ArrayList<Worth>();
    for (int i = 0; i < moves.size(); i++) {
      values.add(
          new Worth(
              game.notation().writeMove(moves.get(i)),
              solution.value(graph.target(graph.first(0) + i))));
    }
    return values;
  }

  /// A play in which both choose best moves, until it is over, chance decides, or it goes round.
  private List<String> bestPlay() {
    var play = new ArrayList<String>();
    int position = 0;
    while (starts == 1 && play.size() < LONGEST) {
      int way = graph.first(position);
      if (graph.seat(position) >= 0) {
        way = solution.best(position);
      } else if (graph.first(position + 1) != way + 1) {
        break;
      }
      play.add(game.notation().writeMove(graph.move(position, way)));
      position = graph.target(way);
    }
    return play;
  }

  /// In JSON: positions won and lost for certain, and those worth ½; the largest change of a value
  /// in the last round of iteration; and of each agent the decisions in which it could go wrong,
  /// the share in which it did, what a decision gives away on average, in points of score, and of
  /// those in positions won for certain how many threw that away.
  JsonObject json() {
    return new JsonObject()
        .with("reading", game.reading())
        .with("player", player())
        .with("positions", graph.size())
        .with("starts", starts)
        .with("won", solution.won())
        .with("even", solution.even())
        .with("lost", solution.lost())
        .with("residual", solution.residual())
        .with("value", starts == 1 ? solution.value(0) : null)
        .with("moves", moves())
        .with("bestPlay", bestPlay())
        .with(
            "agents",
            agents.entrySet().stream().map(each -> json(each.getKey(), each.getValue())).toList())
        .with("assumed", game.assumptions().size());
  }

  private static JsonObject json(String agent, AgentGrade grade) {
    return new JsonObject()
        .with("agent", agent)
        .with("decisions", grade.positions())
        .with("errorRate", grade.errorRate())
        .with("meanLoss", grade.meanLoss())
        .with("won", grade.won())
        .with("thrownAway", grade.thrownAway());
  }

  void print(PrintWriter out, Ink ink) {
    if (starts == 1) {
      out.println(
          ink.of(
              Part.TITLE,
              "Best play of both: the score of %s is %s"
                  .formatted(player(), score(solution.value(0)))));
    }
    out.printf(
        "%s; for %s %,d of them are won for certain, %,d lost, and %,d worth ½.%n",
        Paragraph.count(graph.size(), "position"),
        player(),
        solution.won(),
        solution.lost(),
        solution.even());
    if (solution.residual() > 0) {
      out.printf(
          "Values are iterated; the last round changed none by more than %.0e.%n",
          solution.residual());
    }
    print(moves(), out);
    printBestPlay(out, ink);
    printAgents(out);
    out.printf(
        "\n"
            + "Both see everything; play without end is a draw. Reading: %s. %d entries of the data"
            + " are assumed.%n",
        game.reading(), game.assumptions().size());
  }

  private void printBestPlay(PrintWriter out, Ink ink) {
    List<String> bestPlay = bestPlay();
    if (!bestPlay.isEmpty()) {
      out.println("\nA best play:");
    }
    for (int i = 0; i < bestPlay.size(); i++) {
      out.printf("%4d  %s%n", i + 1, ink.of(Part.MOVE, bestPlay.get(i)));
    }
  }

  private void printAgents(PrintWriter out) {
    if (!agents.isEmpty()) {
      out.println("\nagent     decisions  errors   given away  wins thrown away");
    }
    agents.forEach((agent, grade) ->
        out.printf(
            "%-8s %,10d  %5.1f %%      %.4f  %,d of %,d%n",
            agent,
            grade.positions(),
            100 * grade.errorRate(),
            grade.meanLoss(),
            grade.thrownAway(),
            grade.won()));
  }

  private void print(List<Worth> moves, PrintWriter out) {
    if (moves.isEmpty()) {
      return;
    }
    out.printf("\nMoves, and the score of %s after them:%n", player());
    moves.stream()
        .sorted(Comparator.comparingDouble(Worth::value).reversed())
        .limit(MOST_MOVES)
        .forEach(move -> out.printf("  %6s  %s%n", score(move.value), move.move));
    if (moves.size() > MOST_MOVES) {
      out.printf("          and %,d others%n", moves.size() - MOST_MOVES);
    }
  }

  private static String score(double value) {
    return value == 0 || value == 1 || value == 0.5
        ? "%.1f".formatted(value)
        : "%.4f".formatted(value);
  }
}
