package dev.rulewright.reports.results;

import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;
import java.util.Optional;

/// The questions that an experiment answered one by one: a table with the columns `question`,
/// `answer`, `estimate`, `low` and `high`.
///
/// @param rows in the order of the table
public record PartialAnswers(List<Part> rows) {

  private static final List<String> COLUMNS =
      List.of("question", "answer", "estimate", "low", "high");

  /// One question.
  ///
  /// @param answer what was found, and what the numbers are
  /// @param estimate a share in percent; not a number if the cell is empty
  /// @param low the lower end of its interval; minus infinity if it is open
  /// @param high the upper end; plus infinity if it is open
  public record Part(String question, String answer, double estimate, double low, double high) {

    /// The answer as far as its first colon: `Not shown`.
    public String inAWord() {
      int colon = answer.indexOf(':');
      return colon < 0 ? "" : answer.substring(0, colon);
    }

    /// The rest of it.
    public String reason() {
      return answer.substring(inAWord().length());
    }
  }

  /// The first such table whose numbers are numbers, if there is one.
  public static Optional<PartialAnswers> among(List<ResultTable> tables) {
    return tables.stream()
        .filter(table -> table.names().equals(COLUMNS))
        .filter(table -> List.of(2, 3, 4).stream().allMatch(table::isNumeric))
        .findFirst()
        .map(table -> new PartialAnswers(table.rows().stream().map(PartialAnswers::part).toList()));
  }

  private static Part part(List<String> row) {
    return new Part(
        row.get(0),
        row.get(1),
        number(row.get(2), Double.NaN),
        number(row.get(3), Double.NEGATIVE_INFINITY),
        number(row.get(4), Double.POSITIVE_INFINITY));
  }

  private static double number(String text, double empty) {
    return text.isEmpty() ? empty : 100 * Double.parseDouble(text);
  }
}
