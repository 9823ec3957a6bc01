package dev.rulewright.cli.guarantees;

import dev.rulewright.simulator.solve.AgentGrade;
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
}
