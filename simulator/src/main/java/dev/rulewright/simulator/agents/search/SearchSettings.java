package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.setting.Domain;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// How a [TreeSearch] searches.
///
/// @param iterations ways to go on that are tried for each choice, at least 1
/// @param exploration how much more moves are tried that were tried seldom, at least 0; the
///   constant of UCB1 where results lie between 0 and 1
/// @param best share of the value after the best reply in the value of a move, from 0 to 1; the
///   rest is the mean of all iterations
/// @param narrow moves that are looked at when a position is met for the first time, at least 1;
///   with *n* visits it is `narrow + widening · √n`, the most promising ones first
/// @param widening see above, at least 0
/// @param alike most moves tried out of those that differ in small things only, such as how damage
///   is split, at least 1
/// @param playout moves played at random before a position is valued, at least 0
/// @param scale how much better a position must be valued, for the odds of winning to be e : 1;
///   greater than 0
/// @param patience by what factor what is won or lost one move later counts less, from 0 to 1
/// @param trees trees among which the iterations are divided, at least 1; they grow side by side
public record SearchSettings(
    int iterations,
    double exploration,
    double best,
    int narrow,
    double widening,
    int alike,
    int playout,
    double scale,
    double patience,
    int trees) {

  private static final String FILE = "search-settings.csv";

  /// @throws IllegalArgumentException if a number is out of range
  public SearchSettings {
    if (!(iterations >= 1 && narrow >= 1 && alike >= 1 && playout >= 0 && trees >= 1)
        || !(exploration >= 0 && best >= 0 && best <= 1 && widening >= 0)
        || !(scale > 0 && patience > 0 && patience <= 1)) {
      throw new IllegalArgumentException(
          "iterations %d, exploration %s, best %s, narrow %d, widening %s, alike %d, "
                  .formatted(iterations, exploration, best, narrow, widening, alike)
              + "playout %d, scale %s, patience %s, trees %d"
                  .formatted(playout, scale, patience, trees));
    }
  }

  /// The usual settings.
  static SearchSettings usual() {
    return of(named -> {
      for (Row row : rows()) {
        if (row.value("name").equals(named)) {
          return Double.parseDouble(row.value("usual"));
        }
      }
      throw new IllegalStateException(named);
    });
  }

  /// The settings of those names.
  static SearchSettings of(ToDoubleFunction<String> named) {
    return new SearchSettings(
        (int) named.applyAsDouble("iterations"),
        named.applyAsDouble("exploration"),
        named.applyAsDouble("best"),
        (int) named.applyAsDouble("narrow"),
        named.applyAsDouble("widening"),
        (int) named.applyAsDouble("alike"),
        (int) named.applyAsDouble("playout"),
        named.applyAsDouble("scale"),
        named.applyAsDouble("patience"),
        (int) named.applyAsDouble("trees"));
  }

  /// What a user may set, as a table says: whole numbers where the usual one is written so.
  static List<AgentParameter> parameters() {
    return rows().stream()
        .map(row ->
            new AgentParameter(
                row.value("name"), domain(row), row.value("usual"), row.value("meaning")))
        .toList();
  }

  private static List<Row> rows() {
    return TableReader.shipped(
        SearchSettings.class, FILE, "name", "usual", "lowest", "highest", "meaning");
  }

  private static Domain domain(Row row) {
    return row.value("usual").contains(".")
        ? new Domain.Decimals(row.decimal("lowest"), row.decimal("highest"))
        : new Domain.Numbers(
            row.number("lowest", 0, Integer.MAX_VALUE),
            row.number("highest", 0, Integer.MAX_VALUE),
            1,
            "");
  }
}
