package dev.rulewright.cli.command;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.Phrase;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import dev.rulewright.scenarios.Scenario;
import java.io.PrintWriter;
import java.util.Optional;

/// Tells in text what comes of a scenario under several readings.
///
/// @param language the language of titles
record ReadingTableText(String language, Ink ink) {

  void print(ReadingTable table, PrintWriter out) {
    heading(table.scenario(), out);
    int width = table.rows().stream().mapToInt(row -> row.reading().length()).max().orElse(0);
    for (Row row : table.rows()) {
      String name = row.reading() + " ".repeat(width - row.reading().length());
      String outcome = Paragraph.hanging(row.outcome(), width + 4);
      out.println("  %s  %s".formatted(ink.of(Part.MOVE, name), coloured(row, outcome)));
    }
    if (table.unchanged() > 0) {
      out.println(
          "  %s to the questions %s nothing."
              .formatted(
                  Paragraph.count(
                      table.unchanged(), table.rows().isEmpty() ? "answer" : "other answer"),
                  table.unchanged() == 1 ? "changes" : "change"));
    }
    out.println();
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
        .flatMap(ReadingTableText::question)
        .ifPresent(question ->
            out.println(
                Paragraph.hanging(
                    "%s %s: %s"
                        .formatted(
                            ink.of(Part.CLAUSE, question.id()), question.name(), question.asks()),
                    0)));
  }

  private static Optional<Question> question(Phrase named) {
    return Reading.questions().stream()
        .filter(each -> each.id().equals(named.text()) || each.name().equals(named.text()))
        .findFirst();
  }

  private String coloured(Row row, String outcome) {
    return switch (row.verdict()) {
      case HOLDS -> outcome;
      case FAILS -> ink.of(Part.FAILURE, outcome);
      case NO_READING -> ink.of(Part.SOURCE, outcome);
    };
  }
}
