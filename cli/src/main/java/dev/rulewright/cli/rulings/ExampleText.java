package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import dev.rulewright.scenarios.ReadingTable.Verdict;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Tells of a scenario that comes from a rulebook whether it holds under the wording of each
/// edition, and whether an edition that tells it contradicts itself.
///
/// @param language the language of titles
/// @param box what is in it, of which some values are assumed
record ExampleText(String language, Box<?, ?> box, Ink ink) {

  private static final int INDENT = 14;
  private static final int ABOUT = 6;

  void print(ReadingTable table, PrintWriter out) {
    List<Field> toldIn = table.scenario().toldIn();
    out.println(ink.of(Part.TITLE, table.scenario().title().in(language)));
    String editions = toldIn.stream().map(Field::key).collect(Collectors.joining(", "));
    String told = editions.isEmpty() ? "" : ", told in " + editions;
    out.println(ink.of(Part.SOURCE, table.scenario().file() + told));
    String clauses = String.join(", ", table.scenario().about());
    out.println("about " + ink.of(Part.CLAUSE, Paragraph.hanging(clauses, ABOUT)));
    for (Row row : table.rows()) {
      String sentence = Paragraph.hanging(sentence(row, table.scenario()), INDENT);
      String name = "%-10s".formatted(row.reading());
      out.printf(
          "  %s  %s%n", ink.of(Part.MOVE, name), ReadingTableText.coloured(row, sentence, ink));
    }
    out.println();
  }

  private String sentence(Row row, Scenario scenario) {
    Optional<String> edition = box.readings().profile(row.reading()).orElseThrow().edition();
    if (edition.isEmpty()) {
      return row.verdict() == Verdict.HOLDS ? "holds" : "does not hold: " + row.outcome();
    }
    Optional<Field> told =
        scenario.toldIn().stream().filter(field -> field.key().equals(edition.get())).findFirst();
    return told.map(field -> ofTeller(row, field, scenario)).orElseGet(() -> ofAnother(row));
  }

  /// What to say of an edition that tells the scenario.
  private String ofTeller(Row row, Field told, Scenario scenario) {
    boolean alsoInWords = !told.value().equals("as here");
    if (row.verdict() == Verdict.HOLDS) {
      return alsoInWords ? "holds, though told otherwise: " + told.value() : "holds";
    }
    String verdict =
        assumedBehind(scenario, row.reading())
            .map(value -> "does not hold, which rests on an assumed value, " + value + ": ")
            .orElse("contradicts the edition's own clauses: ");
    return verdict + row.outcome() + (alsoInWords ? "; told otherwise: " + told.value() : "");
  }

  /// What to say of an edition that tells it otherwise or not at all.
  private static String ofAnother(Row row) {
    return row.verdict() == Verdict.HOLDS
        ? "holds, though this edition does not tell it"
        : "does not hold, nor does this edition tell it: " + row.outcome();
  }

  /// The assumed value behind a scenario's not holding, such as `the weapon of portal-trooper`;
  /// empty if no other value of a single thing makes it hold.
  private Optional<String> assumedBehind(Scenario scenario, String reading) {
    return box.otherwise()
        .filter(
            other -> scenario.given().stream().anyMatch(at -> at.value().contains(other.thing())))
        .filter(other -> holds(scenario, reading, other.box()))
        .map(other -> "the %s of %s".formatted(other.value(), other.thing()))
        .findFirst();
  }

  private static boolean holds(Scenario scenario, String reading, Box<?, ?> changed) {
    var readings = List.of(new Word(reading, Place.of("--profiles")));
    try {
      return ReadingTable.of(scenario, readings, changed).rows().getFirst().verdict()
          == Verdict.HOLDS;
    } catch (BadInput _) {
      // With such a value the scenario's position is impossible.
      return false;
    }
  }
}
