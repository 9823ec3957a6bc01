package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// Tells in text what comes of a scenario under several readings.
///
/// @param language the language of titles
/// @param box the game
record ReadingTableText(String language, Box<?, ?> box, Ink ink) {

  void print(ReadingTable table, PrintWriter out) {
    heading(table.scenario(), out);
    table.own().ifPresent(own -> print(List.of(own), out));
    if (table.own().isPresent()) {
      printOthers(table, out);
      printRefusing(table, out);
    } else {
      printEach(table.rows(), out);
    }
    out.println();
  }

  /// The answers of which something else comes, those of which the same comes together.
  void printOthers(ReadingTable table, PrintWriter out) {
    byOutcome(table.rows()).forEach(rows -> print(rows, out));
    printUnchanged(table, out);
  }

  /// Readings of which the same comes, with what that is.
  private void print(List<Row> rows, PrintWriter out) {
    String names = rows.stream().map(this::answer).collect(Collectors.joining(", "));
    String sentence = Paragraph.hanging(names + ": " + rows.getFirst().outcome(), 4);
    out.println("  " + coloured(rows.getFirst(), sentence, ink));
  }

  /// An answer with the editions whose wording says so.
  private String answer(Row row) {
    List<String> editions =
        box.readings().questions().stream()
            .filter(question -> row.reading().startsWith(question.id() + "="))
            .flatMap(question -> question.answers().stream())
            .filter(answer -> row.reading().endsWith("=" + answer.name()))
            .flatMap(answer -> answer.editions().stream())
            .toList();
    return row.reading() + (editions.isEmpty() ? "" : " (" + String.join(", ", editions) + ")");
  }

  private static Collection<List<Row>> byOutcome(List<Row> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(Row::outcome, LinkedHashMap::new, Collectors.toList()))
        .values();
  }

  private void printEach(List<Row> rows, PrintWriter out) {
    int width = rows.stream().mapToInt(row -> row.reading().length()).max().orElse(0);
    for (Row row : rows) {
      String name = row.reading() + " ".repeat(width - row.reading().length());
      String outcome = Paragraph.hanging(row.outcome(), width + 4);
      out.printf("  %s  %s%n", ink.of(Part.MOVE, name), coloured(row, outcome, ink));
    }
  }

  /// The clauses by which a move would be refused that is legal.
  private void printRefusing(ReadingTable table, PrintWriter out) {
    if (!table.refusing().isEmpty()) {
      out.println("  Legal because of how these clauses are read:");
      table.refusing().stream()
          .map(clause -> new ClauseEntry(clause, box.rulebook()))
          .forEach(clause -> clause.printBriefly(out, ink));
    }
  }

  private static void printUnchanged(ReadingTable table, PrintWriter out) {
    if (table.unchanged() > 0) {
      out.printf(
          "  %s to the questions %s nothing.%n",
          Paragraph.count(table.unchanged(), table.rows().isEmpty() ? "answer" : "other answer"),
          table.unchanged() == 1 ? "changes" : "change");
    }
  }

  private void heading(Scenario scenario, PrintWriter out) {
    out.println(ink.of(Part.TITLE, scenario.title().in(language)));
    String reading =
        scenario.under().isEmpty() || scenario.question().isPresent()
            ? ", reading " + scenario.reading()
            : "";
    out.println(ink.of(Part.SOURCE, scenario.file() + reading));
    scenario
        .question()
        .map(named -> box.readings().question(named.text(), named.place()))
        .ifPresent(question ->
            out.println(
                Paragraph.hanging(
                    "%s %s: %s"
                        .formatted(
                            ink.of(Part.CLAUSE, question.id()), question.name(), question.asks()),
                    0)));
  }

  static String coloured(Row row, String outcome, Ink ink) {
    return switch (row.verdict()) {
      case HOLDS -> outcome;
      case FAILS -> ink.of(Part.FAILURE, outcome);
      case NO_READING -> ink.of(Part.SOURCE, outcome);
    };
  }
}
