package dev.rulewright.cli.guarantees;

import dev.rulewright.simulator.divergence.Divergence.Searched;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The table of comparisons, as text and as CSV.
///
/// @param rows one for each comparison
record MatrixText(List<MatrixEntry> rows) {

  private static final String NONE = "no difference found";

  static MatrixText of(List<DivergenceMatrix.Found> table) {
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
    return columns(lines) + bounds(bounds);
  }

  /// Says that something shorter, or anything at all, may have been missed.
  private static String stopped(MatrixEntry row) {
    return row.stoppedAfter() == 0 ? "" : ", stopped after %,d pairs".formatted(row.stoppedAfter());
  }

  private static String columns(List<List<String>> lines) {
    int columns = lines.getFirst().size();
    var widths = new int[columns];
    for (List<String> line : lines) {
      for (int i = 0; i < columns - 1; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    var text = new StringBuilder();
    for (List<String> line : lines) {
      for (int i = 0; i < columns - 1; i++) {
        text.append(("%-" + (widths[i] + 2) + "s").formatted(line.get(i)));
      }
      text.append(line.getLast()).append('\n');
    }
    return text.toString();
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
    var text = new StringBuilder();
    text.append("question,answer,against,moves,differs,start,play,pairs,stopped,bounds\n");
    for (MatrixEntry row : rows) {
      text.append(
              Stream.of(
                      row.question(),
                      row.answer(),
                      row.base(),
                      row.length() == null ? "" : row.length().toString(),
                      row.length() == null ? NONE : row.differs(),
                      row.start(),
                      String.join("; ", row.play()),
                      Long.toString(row.pairs()),
                      row.stoppedAfter() == 0 ? "" : Long.toString(row.stoppedAfter()),
                      row.length() == null
                          ? row.bounds().stream()
                              .map(MatrixText::bound)
                              .collect(Collectors.joining("; "))
                          : "")
                  .map(MatrixText::cell)
                  .collect(Collectors.joining(",")))
          .append('\n');
    }
    return text.toString();
  }

  private static String cell(String value) {
    return value.matches("[^,\"\n]*") ? value : '"' + value.replace("\"", "\"\"") + '"';
  }
}
