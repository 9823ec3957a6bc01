package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.solve.AgentGrade;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A solved world, as JSON.
///
/// @param player whose score the values are: a win counts 1, a draw ½, a loss 0
/// @param positions positions of the world
/// @param starts positions in which play may begin
/// @param won positions that the player wins for certain
/// @param even positions that are worth ½
/// @param lost positions that the player loses for certain
/// @param residual the largest change of a value in the last round of iteration
/// @param value the value of the start, if there is just one
/// @param moves the moves of the start
/// @param bestPlay a play in which both choose best moves
/// @param agents grades
/// @param assumed how many entries of the data are assumed
record SolutionEntry(
    String reading,
    String player,
    int positions,
    int starts,
    long won,
    long even,
    long lost,
    double residual,
    @Nullable Double value,
    List<Worth> moves,
    List<String> bestPlay,
    List<Graded> agents,
    int assumed) {

  private static final int MOST_MOVES = 12;

  /// A move and the value of where it leads.
  record Worth(String move, double value) {}

  /// How well an agent plays.
  ///
  /// @param decisions in which the agent could go wrong
  /// @param errorRate share of them in which it did
  /// @param meanLoss what a decision gives away on average, in points of score
  /// @param won decisions in positions won for certain
  /// @param thrownAway of them, after which the win was not certain any more
  record Graded(
      String agent, long decisions, double errorRate, double meanLoss, long won, long thrownAway) {

    static Graded of(String agent, AgentGrade grade) {
      return new Graded(
          agent,
          grade.positions(),
          grade.errorRate(),
          grade.meanLoss(),
          grade.won(),
          grade.thrownAway());
    }
  }

  void print(PrintWriter out, Ink ink) {
    if (value != null) {
      out.println(
          ink.of(Part.TITLE, "Best play of both: the %s score %s".formatted(player, score(value))));
    }
    out.printf(
        "%s; the %s win %,d of them for certain, lose %,d, and %,d are worth ½.%n",
        Paragraph.count(positions, "position"), player, won, lost, even);
    if (residual > 0) {
      out.printf("Values are iterated; the last round changed none by more than %.0e.%n", residual);
    }
    moves(out);
    play(out, ink);
    grades(out);
    out.printf(
        "\n"
            + "Both see everything; play without end is a draw. Reading: %s. %d entries of the data"
            + " are assumed.%n",
        reading, assumed);
  }

  private void moves(PrintWriter out) {
    if (moves.isEmpty()) {
      return;
    }
    out.printf("\nMoves, and what the %s score after them:%n", player);
    List<Worth> sorted =
        moves.stream().sorted(Comparator.comparingDouble(Worth::value).reversed()).toList();
    sorted.stream()
        .limit(MOST_MOVES)
        .forEach(move -> out.printf("  %6s  %s%n", score(move.value), move.move));
    if (sorted.size() > MOST_MOVES) {
      out.printf("          and %,d others%n", sorted.size() - MOST_MOVES);
    }
  }

  private void play(PrintWriter out, Ink ink) {
    if (!bestPlay.isEmpty()) {
      out.println("\nA best play:");
      int number = 1;
      for (String move : bestPlay) {
        out.printf("%4d  %s%n", number++, ink.of(Part.MOVE, move));
      }
    }
  }

  private void grades(PrintWriter out) {
    if (agents.isEmpty()) {
      return;
    }
    out.println("\nagent     decisions  errors   given away  wins thrown away");
    for (Graded each : agents) {
      out.printf(
          "%-8s %,10d  %5.1f %%      %.4f  %,d of %,d%n",
          each.agent,
          each.decisions,
          100 * each.errorRate,
          each.meanLoss,
          each.thrownAway,
          each.won);
    }
  }

  private static String score(double value) {
    return value == 0 || value == 1 || value == 0.5
        ? "%.1f".formatted(value)
        : "%.4f".formatted(value);
  }
}
