package dev.rulewright.cli.bench.pages;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How far the answers to open questions move play, as `impact` has measured it in a table that is
/// kept beside the scenarios of a game.
///
/// @param byQuestion what moves play most of the answers to a question, by its identifier
public record Consequences(Map<String, Measured> byQuestion) {

  /// Nothing is measured.
  public static final Consequences NONE = new Consequences(Map.of());

  /// The name of the table.
  private static final String NAME = "impact.csv";

  private static final String[] COLUMNS = {
    "question_id", "agents", "difference", "low_95", "high_95", "games", "games_changed"
  };

  /// What the answer does that moves play most.
  ///
  /// @param difference what is added to the share of wins, from -1 to 1
  /// @param isClear whether the interval of the difference lies on one side of 0
  /// @param changed how many of the games it changes
  public record Measured(
      double difference, boolean isClear, int changed, int games, String agents) {

    private static final Comparator<Measured> LEAST_FIRST =
        Comparator.comparing(Measured::isClear)
            .thenComparingDouble(each -> each.isClear ? Math.abs(each.difference) : each.changed);

    static Measured of(Row row) {
      boolean isClear = row.decimal("low_95") > 0 || row.decimal("high_95") < 0;
      return new Measured(
          row.decimal("difference"),
          isClear,
          (int) row.decimal("games_changed"),
          (int) row.decimal("games"),
          row.value("agents"));
    }

    /// Such as `moves the share of wins by 60 points`.
    public String sentence() {
      return isClear
          ? "another answer moves the share of wins by %.0f points"
              .formatted(100 * Math.abs(difference))
          : changed == 0
              ? "another answer changes none of %d games".formatted(games)
              : "another answer changes %d of %d games, not clearly who wins"
                  .formatted(changed, games);
    }
  }

  /// Those of the scenarios of a game; none if nothing is measured.
  ///
  /// @throws dev.rulewright.kernel.BadInput if the table makes no sense
  public static Consequences in(ScenarioFolder folder) {
    var most = new LinkedHashMap<String, Measured>();
    folder
        .file(NAME)
        .ifPresent(file ->
            TableReader.of(file.text(), file.name(), COLUMNS)
                .forEach(row ->
                    most.merge(
                        row.value("question_id"),
                        Measured.of(row),
                        (one, other) ->
                            Measured.LEAST_FIRST.compare(one, other) < 0 ? other : one)));
    return new Consequences(most);
  }

  /// What was measured of a question.
  public Optional<Measured> of(Question question) {
    return Optional.ofNullable(byQuestion.get(question.id()));
  }

  /// Questions with the most consequential first; those of which nothing is measured stay behind.
  public List<Question> ordered(List<Question> questions) {
    Comparator<Question> least =
        Comparator.comparing(
            each -> of(each).orElse(new Measured(0, false, -1, 0, "")), Measured.LEAST_FIRST);
    return questions.stream().sorted(least.reversed()).toList();
  }

  /// Why the questions stand in this order.
  public String order() {
    return byQuestion.values().stream()
        .findFirst()
        .map(each ->
            "The most consequential first, as measured in %d games of each answer between %s agents; the numbers rest on assumed values."
                .formatted(each.games, each.agents))
        .orElse("In the order of the rulebook; what they change has not been measured.");
  }
}
