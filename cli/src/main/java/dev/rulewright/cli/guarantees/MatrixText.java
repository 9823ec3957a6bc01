package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.divergence.Divergence.Searched;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The table of comparisons, as text and as CSV.
///
/// @param rows one for each comparison
record MatrixText(List<MatrixEntry> rows) {

  private static final String NONE = "no difference found";
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

  static <P, M> MatrixText of(List<DivergenceMatrix.Found<P, M>> table) {
    return new MatrixText(table.stream().map(MatrixEntry::of).toList());
  }

  /// The table, and under it the bounds of the searches that found nothing.
  String text() {
    var bounds = new ArrayList<List<Searched>>();
    var lines = new ArrayList<List<String>>();
    lines.add(List.of("question", "answer", "against", "moves", "what differs", "start"));
    for (MatrixEntry row : rows) {
      if (row.length() != null) {
        lines.add(
            List.of(
                row.question(),
                row.answer(),
                row.base(),
                row.length().toString(),
                row.differs(),
                row.start() + stopped(row)));
      } else {
        if (!bounds.contains(row.bounds())) {
          bounds.add(row.bounds());
        }
        int number = bounds.indexOf(row.bounds()) + 1;
        lines.add(
            List.of(
                row.question(),
                row.answer(),
                row.base(),
                "-",
                NONE,
                "bounds " + number + stopped(row)));
      }
    }
    return Paragraph.columns(lines) + bounds(bounds);
  }

  /// Says that something shorter, or anything at all, may have been missed.
  private static String stopped(MatrixEntry row) {
    return row.stoppedAfter() == 0 ? "" : ", stopped after %,d pairs".formatted(row.stoppedAfter());
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
    return "%,d %s of %s, plays of up to %d moves%s"
        .formatted(
            each.starts(),
            each.starts() == 1 ? "position" : "positions",
            each.family(),
            each.length(),
            each.complete()
                ? ""
                : ", longer ones stopped after %,d pairs".formatted(each.stoppedAfter()));
  }

  /// The table as CSV.
  String csv() {
    return new Table(COLUMNS, rows.stream().map(MatrixText::cells).toList()).csv();
  }

  private static List<String> cells(MatrixEntry row) {
    boolean found = row.length() != null;
    return List.of(
        row.question(),
        row.answer(),
        row.base(),
        found ? String.valueOf(row.length()) : "",
        found ? row.differs() : NONE,
        row.start(),
        String.join("; ", row.play()),
        Long.toString(row.pairs()),
        row.stoppedAfter() == 0 ? "" : Long.toString(row.stoppedAfter()),
        row.bounds().stream().map(MatrixText::bound).collect(Collectors.joining("; ")));
  }
}
