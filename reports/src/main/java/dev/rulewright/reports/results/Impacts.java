package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.impact.Ranked;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/// How far the answers to unclear clauses move the win rate, as a table.
///
/// @param rows one for each answer and agents
public record Impacts(List<ImpactRow> rows) {

  /// The columns of the table.
  public static final List<Column> COLUMNS =
      List.of(
          new Column(
              "rank",
              "number",
              "rank among the answers that the same agents played, by |difference|"),
          new Column("question_id", "name", "identifier of the question"),
          new Column("question", "name", "name of the question"),
          new Column("answer", "name", "the answer that is compared with the default"),
          new Column("agents", "name", "who played, for every player"),
          new Column(
              "difference",
              "share",
              "win rate of the first player under the answer minus that under the default, in the"
                  + " same games; draws count half"),
          new Column(
              "low_95", "share", "lower end of the 95 % interval (Bonett and Price) of difference"),
          new Column("high_95", "share", "upper end of that interval"),
          new Column("p", "probability", "exact two-sided p-value of the sign-flip test for pairs"),
          new Column(
              "p_adjusted", "probability", "p adjusted by Benjamini and Hochberg for all rows"),
          new Column("pairs", "games", "games that were played under both answers"),
          new Column("pairs_differing", "games", "of them, those with another score"),
          new Column("games_changed", "games", "of them, those that took another course"),
          new Column(
              "exposure",
              "positions",
              "mean positions of a game under the default in which the answer lists other moves or a"
                  + " move leads to something else"),
          new Column(
              "exposure_low_95",
              "positions",
              "lower end of the 95 % interval (Student) of exposure"),
          new Column("exposure_high_95", "positions", "upper end of that interval"),
          new Column("games_exposed", "games", "games with at least one such position"),
          new Column("games_counted", "games", "games in which such positions were counted"));

  private static final List<String> NAMES = COLUMNS.stream().map(Column::name).toList();

  /// Copies the list.
  public Impacts {
    rows = List.copyOf(rows);
  }

  /// The table of what was compared.
  ///
  /// @param questionId the identifier of a question, by its name
  public static Impacts of(List<Ranked> ranked, UnaryOperator<String> questionId) {
    return new Impacts(
        ranked.stream()
            .map(each -> ImpactRow.of(questionId.apply(each.impact().question()), each))
            .toList());
  }

  /// Reads a table that was written.
  ///
  /// @throws BadInput if the file holds no such table
  public static Impacts read(Path file) throws IOException {
    var rows = new ArrayList<ImpactRow>();
    var seen = new HashSet<List<String>>();
    try (var table = TableReader.of(file)) {
      if (!table.columns().equals(NAMES)) {
        throw table.atColumns().expected("the columns " + String.join(",", NAMES));
      }
      for (Row row : table) {
        var read = ImpactRow.read(row);
        if (!seen.add(List.of(read.agents(), read.choice()))) {
          throw row.found("answer").because("this answer is there already for the same agents");
        }
        rows.add(read);
      }
    }
    return new Impacts(rows);
  }

  /// The agents, in the order of the rows.
  public List<String> agents() {
    return rows.stream().map(ImpactRow::agents).distinct().toList();
  }

  /// The rows of some agents.
  public List<ImpactRow> rowsOf(String agents) {
    return rows.stream().filter(row -> row.agents().equals(agents)).toList();
  }

  /// The table with every row.
  public Table table() {
    return new Table(NAMES, rows.stream().map(Impacts::texts).toList());
  }

  /// What the columns mean, as a table.
  public static Table columnsTable() {
    return new Table(
        List.of("column", "unit", "meaning"),
        COLUMNS.stream().map(each -> List.of(each.name(), each.unit(), each.meaning())).toList());
  }

  private static List<String> texts(ImpactRow row) {
    return List.of(
        Integer.toString(row.rank()),
        row.questionId(),
        row.question(),
        row.answer(),
        row.agents(),
        sixDigits(row.difference()),
        sixDigits(row.interval().low()),
        sixDigits(row.interval().high()),
        threeFigures(row.p()),
        threeFigures(row.adjusted()),
        Long.toString(row.pairs()),
        Long.toString(row.pairsDiffering()),
        Long.toString(row.gamesChanged()),
        sixDigits(row.exposure()),
        sixDigits(row.exposureInterval().low()),
        sixDigits(row.exposureInterval().high()),
        Long.toString(row.gamesExposed()),
        Long.toString(row.gamesCounted()));
  }

  private static String sixDigits(double number) {
    return String.format(Locale.ROOT, "%.6f", number);
  }

  private static String threeFigures(double probability) {
    return String.format(Locale.ROOT, "%.3g", probability);
  }
}
