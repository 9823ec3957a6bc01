package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.guarantees.divergence.PlaySearch;
import dev.rulewright.cli.guarantees.divergence.WitnessScenario;
import dev.rulewright.cli.input.DivergeOptions;
import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.simulator.divergence.Divergence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Compares every answer with the default, and every pair of editions.
///
/// @param rows what is compared
/// @param search how
record DivergenceMatrix(List<Row> rows, PlaySearch search) {

  /// Two readings to compare.
  ///
  /// @param name of the row and of the scenario that it leaves, such as `a19-legal`
  /// @param question identifier, or empty for two editions
  /// @param answer the answer, or the second reading
  /// @param base the reading in which the answer is varied, or the first reading
  record Row(String name, String question, String answer, Reading base, Reading varied) {}

  /// A row with what came of it.
  record Found(Row row, PlaySearch.Found found) {

    Divergence<Position, Move> divergence() {
      return found.divergence();
    }
  }

  /// Readings under which a question that is moot otherwise is said to matter.
  private static final Map<String, List<String>> MATTERS_UNDER = mattersUnder();

  private static Map<String, List<String>> mattersUnder() {
    var under = new LinkedHashMap<String, List<String>>();
    String staying = "printed-de,contested.retreat-at-turn-end=no";
    String waiting = "printed-de,oversized.enter-without-target=stays-until-turn-end";
    String friendlyFire = "printed-de,event.target-side=any";
    String keptDamage = "printed-de,damage.persistence=kept";
    String handCounts = "printed-de,win.board-only=hand-counts";
    under.put("M1", List.of(staying, waiting));
    under.put("M2", List.of(staying, friendlyFire + ",contested.event-clears=unit-stays"));
    under.put("M3", List.of(friendlyFire, keptDamage));
    under.put("M4", List.of(staying));
    under.put("M5", List.of(staying));
    under.put("M6", List.of(handCounts));
    under.put("M7", List.of(waiting));
    under.put("M8", List.of(friendlyFire));
    return under;
  }

  /// The comparisons.
  ///
  /// @param base the reading in which answers are varied
  /// @param wanted identifiers or names of the questions, or nothing for all of them and the
  ///   editions
  static DivergenceMatrix of(
      Reading base, List<String> wanted, DivergeOptions options, Material box) {
    var rows = new ArrayList<Row>();
    for (Question question : Reading.questions()) {
      if (wanted.isEmpty() || wanted.contains(question.id()) || wanted.contains(question.name())) {
        rows.addAll(answers(question, base));
        if (base.equals(Reading.standard())) {
          rows.addAll(answersIfMoot(question));
        }
      }
    }
    if (wanted.isEmpty() && base.equals(Reading.standard())) {
      rows.addAll(editions());
    }
    return new DivergenceMatrix(rows, new PlaySearch(options, box));
  }

  private static List<Row> answers(Question question, Reading base) {
    var rows = new ArrayList<Row>();
    for (Question.Answer answer : question.answers()) {
      if (!answer.equals(base.answerTo(question))) {
        varied(base, question, answer)
            .ifPresent(varied -> {
              String on = base.equals(Reading.standard()) ? "" : "-" + shortly(base);
              String name = question.id().toLowerCase(Locale.ROOT) + "-" + answer.name() + on;
              rows.add(new Row(name, question.id(), answer.name(), base, varied));
            });
      }
    }
    return rows;
  }

  /// The reading with another answer, or nothing if the two do not go together.
  private static Optional<Reading> varied(Reading base, Question question, Question.Answer answer) {
    try {
      return Optional.of(base.with(question.name(), answer.name()));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private static List<Row> answersIfMoot(Question question) {
    if (!question.id().startsWith("M")) {
      return List.of();
    }
    var rows = new ArrayList<>(answers(question, reading("printed-de")));
    for (String base : MATTERS_UNDER.getOrDefault(question.id(), List.of())) {
      rows.addAll(answers(question, reading(base)));
    }
    return rows;
  }

  private static Reading reading(String text) {
    return Reading.parse(text, Place.of("matrix"));
  }

  /// What a reading is called in the name of a file: its profile, and the questions answered
  /// otherwise.
  private static String shortly(Reading reading) {
    return reading.name().replaceAll("=[^,]*", "").replaceAll("[^a-z0-9]+", "-");
  }

  private static List<Row> editions() {
    var rows = new ArrayList<Row>();
    List<Profile> profiles = Reading.READINGS.profiles();
    for (int i = 0; i < profiles.size(); i++) {
      for (int j = i + 1; j < profiles.size(); j++) {
        Profile a = profiles.get(i);
        Profile b = profiles.get(j);
        rows.add(
            new Row(a.name() + "-" + b.name(), "", b.name(), reading(a.name()), reading(b.name())));
      }
    }
    return rows;
  }

  /// Compares.
  List<Found> run(SearchProgress progress) {
    var found = new ArrayList<Found>();
    for (Row row : rows) {
      String what = "%d/%d %s:".formatted(found.size() + 1, rows.size(), row.name);
      found.add(new Found(row, search.search(row.base, row.varied, progress.of(what))));
    }
    progress.wipe();
    return found;
  }

  /// Writes the table and the scenarios.
  ///
  /// @param folder an existing folder
  static void write(List<Found> table, Path folder) throws IOException {
    Files.writeString(folder.resolve("matrix.txt"), MatrixText.of(table).text());
    Files.writeString(folder.resolve("matrix.csv"), MatrixText.of(table).csv());
    for (Found found : table) {
      var scenario =
          found
              .divergence()
              .witness()
              .map(witness -> new WitnessScenario(found.found.comparison(), witness));
      if (scenario.isPresent() && scenario.get().canBeTold()) {
        Files.writeString(folder.resolve(found.row.name + ".yaml"), scenario.get().write());
      }
    }
  }
}
