package dev.rulewright.reports.results;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.simulator.impact.Ranked;
import dev.rulewright.simulator.statistics.Interval;

/// How far one answer moves the win rate, as it stands in a table.
///
/// @param rank among the answers with the same agents, by how far they move the win rate
/// @param questionId such as `A38`
/// @param question the name of the question
/// @param answer the name of the answer
/// @param agents who played
/// @param difference the win rate of the first player under this answer minus that under the
///   default, from -1 to 1; draws count half
/// @param interval the 95 % interval for the difference
/// @param p the p-value of the sign-flip test
/// @param adjusted the p-value adjusted for all tests of the table
/// @param pairs pairs of games
/// @param pairsDiffering pairs with another score
/// @param gamesChanged pairs that took another course
/// @param exposure positions per game in which the answer makes a difference
/// @param exposureInterval the 95 % interval for them
/// @param gamesExposed games with at least one such position
/// @param gamesCounted games in which such positions were counted
public record ImpactRow(
    int rank,
    String questionId,
    String question,
    String answer,
    String agents,
    double difference,
    Interval interval,
    double p,
    double adjusted,
    long pairs,
    long pairsDiffering,
    long gamesChanged,
    double exposure,
    Interval exposureInterval,
    long gamesExposed,
    long gamesCounted) {

  static ImpactRow of(String questionId, Ranked ranked) {
    var impact = ranked.impact();
    var scores = impact.scores();
    return new ImpactRow(
        ranked.rank(),
        questionId,
        impact.question(),
        impact.answer(),
        ranked.agents(),
        scores.mean(),
        impact.interval(),
        ranked.p(),
        ranked.adjusted(),
        scores.pairs(),
        scores.differing(),
        impact.changed(),
        impact.exposure().mean(),
        impact.exposureInterval(),
        impact.exposedGames().successes(),
        impact.exposedGames().trials());
  }

  static ImpactRow read(Row row) {
    return new ImpactRow(
        row.number("rank", 1, Integer.MAX_VALUE),
        row.value("question_id"),
        row.value("question"),
        row.value("answer"),
        row.value("agents"),
        row.decimal("difference"),
        interval(row, ""),
        row.decimal("p"),
        row.decimal("p_adjusted"),
        count(row, "pairs"),
        count(row, "pairs_differing"),
        count(row, "games_changed"),
        row.decimal("exposure"),
        interval(row, "exposure_"),
        count(row, "games_exposed"),
        count(row, "games_counted"));
  }

  private static long count(Row row, String column) {
    return row.number(column, 0, Long.MAX_VALUE);
  }

  private static Interval interval(Row row, String of) {
    double low = row.decimal(of + "low_95");
    double high = row.decimal(of + "high_95");
    if (low > high) {
      throw row.found(of + "high_95").expected("at least " + row.value(of + "low_95"));
    }
    return new Interval(low, high);
  }

  /// What is chosen on the command line: `question=answer`.
  public String choice() {
    return question + "=" + answer;
  }
}
