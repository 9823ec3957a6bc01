package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Divergence.Searched;
import dev.rulewright.simulator.divergence.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The table of comparisons, as text, as CSV and as JSON.
///
/// @param rows one for each comparison
record MatrixTable(List<Row> rows) {

  private static final String NONE = "no difference found";

  /// One comparison of the matrix.
  ///
  /// @param question identifier of the question, `editions` for two editions
  /// @param answer the answer, or the second edition
  /// @param base the reading in which the answer is varied, or the first edition
  /// @param length moves of the shortest play in which they part, or null if none was found
  /// @param differs the kind of difference, or empty
  /// @param start the family of the start, or empty
  /// @param play the moves up to the one that shows the difference
  /// @param bounds what was searched if no difference was found
  /// @param pairs pairs of positions compared
  /// @param stoppedAfter the pairs after which some plays were given up, or 0
  record Row(
      String question,
      String answer,
      String base,
      @Nullable Integer length,
      String differs,
      String start,
      List<String> play,
      List<Searched> bounds,
      long pairs,
      long stoppedAfter) {

    static Row of(DivergenceMatrix.Found<?, ?> found) {
      var witness = found.divergence().witness();
      var row = found.row();
      return new Row(
          row.question().isEmpty() ? "editions" : row.question(),
          row.answer(),
          row.base().name(),
          witness.map(Witness::length).orElse(null),
          witness.map(play -> play.difference().kind()).orElse(""),
          found.divergence().family().orElse(""),
          witness.map(Row::play).orElse(List.of()),
          witness.isPresent() ? List.of() : found.divergence().bounds(),
          found.divergence().pairs(),
          found.divergence().stoppedAfter());
    }

    private static <P, M> List<String> play(Witness<P, M> witness) {
      var play = new ArrayList<String>();
      witness.steps().forEach(step -> play.add(step.a().toString()));
      if (witness.difference() instanceof Difference.LegalMoves<M> legal) {
        play.add(legal.move().toString());
      }
      return play;
    }
  }

  private static final List<String> COLUMNS =
      List.of(
          "question",
          "answer",
          "against",
          "moves",
          "differs",
          "start",
          "play",
          "pairs",
          "stopped",
          "bounds");

  static MatrixTable of(List<? extends DivergenceMatrix.Found<?, ?>> table) {
    return new MatrixTable(table.stream().<Row>map(Row::of).toList());
  }

  /// The table, and under it the bounds of the searches that found nothing.
  String text() {
    var bounds = new ArrayList<List<Searched>>();
    var lines = new ArrayList<List<String>>();
    lines.add(List.of("question", "answer", "against", "moves", "what differs", "start"));
    for (Row row : rows) {
      String where = row.start;
      if (row.length == null) {
        if (!bounds.contains(row.bounds)) {
          bounds.add(row.bounds);
        }
        where = "bounds " + (bounds.indexOf(row.bounds) + 1);
      }
      lines.add(
          List.of(
              row.question,
              row.answer,
              row.base,
              row.length == null ? "-" : row.length.toString(),
              row.length == null ? NONE : row.differs,
              where + stopped(row)));
    }
    return Paragraph.columns(lines) + bounds(bounds);
  }

  /// Says that something shorter, or anything at all, may have been missed.
  private static String stopped(Row row) {
    return row.stoppedAfter == 0 ? "" : ", stopped after %,d pairs".formatted(row.stoppedAfter);
  }

  private static String bounds(List<List<Searched>> bounds) {
    var text = new StringBuilder();
    for (int i = 0; i < bounds.size(); i++) {
      text.append("\nBounds ").append(i + 1).append(":\n");
      bounds.get(i).forEach(each -> text.append("  ").append(bound(each)).append('\n'));
    }
    return text.toString();
  }

  /// Such as `147,360 positions of 3 units, plays of up to 4 moves`.
  static String bound(Searched each) {
    return "%s of %s, plays of up to %d moves%s"
        .formatted(
            Paragraph.count(each.starts(), "position"),
            each.family(),
            each.length(),
            each.complete()
                ? ""
                : ", longer ones stopped after %,d pairs".formatted(each.stoppedAfter()));
  }

  /// The table as CSV.
  String csv() {
    return new Table(COLUMNS, rows.stream().map(MatrixTable::cells).toList()).csv();
  }

  private static List<String> cells(Row row) {
    boolean found = row.length != null;
    return List.of(
        row.question,
        row.answer,
        row.base,
        found ? String.valueOf(row.length) : "",
        found ? row.differs : NONE,
        row.start,
        String.join("; ", row.play),
        Long.toString(row.pairs),
        row.stoppedAfter == 0 ? "" : Long.toString(row.stoppedAfter),
        row.bounds.stream().map(MatrixTable::bound).collect(Collectors.joining("; ")));
  }
}
