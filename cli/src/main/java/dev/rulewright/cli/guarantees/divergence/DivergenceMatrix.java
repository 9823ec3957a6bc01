package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.files.WholeFile;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/// The comparison of every answer with the default, and of every pair of editions.
///
/// @param rows what is compared
/// @param search how
record DivergenceMatrix<P, M>(List<DivergenceMatrix.Row> rows, PlaySearch<P, M> search) {

  /// Two readings to compare.
  ///
  /// @param name of the row and of the scenario that it leaves, such as `a19-legal`
  /// @param question identifier, or empty for two editions
  /// @param answer the answer, or the second reading
  /// @param base the reading in which the answer is varied, or the first reading
  record Row(String name, String question, String answer, Reading base, Reading varied) {}

  /// A row with what came of it.
  record Found<P, M>(Row row, PlaySearch.Found<P, M> found) {

    Divergence<P, M> divergence() {
      return found.divergence();
    }
  }

  /// The comparisons.
  ///
  /// @param base the reading in which answers are varied
  /// @param wanted identifiers of the questions, or nothing for all of them and the editions
  /// @param search how they are compared
  static <P, M> DivergenceMatrix<P, M> of(
      Reading base, List<String> wanted, PlaySearch<P, M> search) {
    Box<P, M> box = search.box();
    GameKit<P, M> kit = search.kit();
    boolean isStandard = base.name().equals(Profile.STANDARD);
    var rows = new ArrayList<Row>();
    for (Question question : box.readings().questions()) {
      if (wanted.isEmpty() || wanted.contains(question.id())) {
        rows.addAll(answers(question, base, box));
        if (isStandard) {
          rows.addAll(answersIfMoot(question, box, kit));
        }
      }
    }
    if (wanted.isEmpty() && isStandard) {
      rows.addAll(editions(box.readings()));
    }
    return new DivergenceMatrix<>(rows, search);
  }

  private static List<Row> answers(Question question, Reading base, Box<?, ?> box) {
    var rows = new ArrayList<Row>();
    for (Question.Answer answer : question.answers()) {
      if (!answer.equals(base.answerTo(question))) {
        Comparison.varied(box, base, question, answer)
            .ifPresent(varied -> {
              String on = base.name().equals(Profile.STANDARD) ? "" : "-" + shortly(base);
              String name = question.id().toLowerCase(Locale.ROOT) + "-" + answer.name() + on;
              rows.add(new Row(name, question.id(), answer.name(), base, varied));
            });
      }
    }
    return rows;
  }

  private static List<Row> answersIfMoot(Question question, Box<?, ?> box, GameKit<?, ?> kit) {
    return kit.readingsThatAsk(question).stream()
        .flatMap(
            base -> answers(question, box.readings().parse(base, Place.of("matrix")), box).stream())
        .toList();
  }

  /// What a reading is called in the name of a file: its profile, and the questions answered
  /// otherwise.
  private static String shortly(Reading reading) {
    return reading.name().replaceAll("=[^,]*", "").replaceAll("[^a-z0-9]+", "-");
  }

  private static List<Row> editions(Readings readings) {
    var rows = new ArrayList<Row>();
    List<Reading> profiles =
        readings.profiles().stream()
            .map(profile -> readings.parse(profile.name(), Place.of("matrix")))
            .toList();
    for (int i = 0; i < profiles.size(); i++) {
      for (Reading b : profiles.subList(i + 1, profiles.size())) {
        Reading a = profiles.get(i);
        rows.add(new Row(a.name() + "-" + b.name(), "", b.name(), a, b));
      }
    }
    return rows;
  }

  /// Compares.
  List<Found<P, M>> run(SearchProgress progress) {
    var found = new ArrayList<Found<P, M>>();
    for (Row row : rows) {
      String what = "%d/%d %s:".formatted(found.size() + 1, rows.size(), row.name);
      found.add(new Found<>(row, search.search(row.base, row.varied, progress.of(what))));
    }
    progress.wipe();
    return found;
  }

  /// Writes the table and the scenarios.
  ///
  /// @param folder an existing folder
  /// @param choices what is chosen before the set-up that is not standard
  static <P, M> void write(List<Found<P, M>> table, Path folder, SortedMap<String, String> choices)
      throws IOException {
    MatrixTable shown = MatrixTable.of(table);
    WholeFile.write(folder.resolve("matrix.txt"), shown.text());
    WholeFile.write(folder.resolve("matrix.csv"), shown.csv());
    for (Found<P, M> found : table) {
      var scenario =
          found
              .divergence()
              .witness()
              .map(witness -> new WitnessScenario<>(found.found.comparison(), witness, choices));
      if (scenario.isPresent() && scenario.get().canBeTold()) {
        WholeFile.write(folder.resolve(found.row.name + ".yaml"), scenario.get().write());
      }
    }
  }
}
