package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;

/// Tells in text who wins a small world.
record SolutionText(Ink ink) {

  private static final int MOST_MOVES = 12;

  void print(SolutionEntry entry, PrintWriter out) {
    if (entry.value() != null) {
      out.println(
          ink.of(
              Part.TITLE,
              "Best play of both: the %s score %s"
                  .formatted(entry.player(), score(entry.value()))));
    }
    out.println(
        "%s; the %s win %,d of them for certain, lose %,d, and %,d are worth ½."
            .formatted(
                Paragraph.count(entry.positions(), "position"),
                entry.player(),
                entry.won(),
                entry.lost(),
                entry.even()));
    if (entry.residual() > 0) {
      out.println(
          "Values are iterated; the last round changed none by more than %.0e."
              .formatted(entry.residual()));
    }
    moves(entry, out);
    play(entry, out);
    grades(entry, out);
    out.println(
        "\nBoth see everything; play without end is a draw. Reading: %s. %d entries of the data are assumed."
            .formatted(entry.reading(), entry.assumed()));
  }

  private void moves(SolutionEntry entry, PrintWriter out) {
    if (entry.moves().isEmpty()) {
      return;
    }
    out.println("\nMoves, and what the %s score after them:".formatted(entry.player()));
    List<SolutionEntry.Worth> sorted =
        entry.moves().stream()
            .sorted(Comparator.comparingDouble(SolutionEntry.Worth::value).reversed())
            .toList();
    sorted.stream()
        .limit(MOST_MOVES)
        .forEach(move -> out.println("  %6s  %s".formatted(score(move.value()), move.move())));
    if (sorted.size() > MOST_MOVES) {
      out.println("          and %,d others".formatted(sorted.size() - MOST_MOVES));
    }
  }

  private void play(SolutionEntry entry, PrintWriter out) {
    if (!entry.bestPlay().isEmpty()) {
      out.println("\nA best play:");
      int number = 1;
      for (String move : entry.bestPlay()) {
        out.println("%4d  %s".formatted(number++, ink.of(Part.MOVE, move)));
      }
    }
  }

  private static void grades(SolutionEntry entry, PrintWriter out) {
    if (entry.agents().isEmpty()) {
      return;
    }
    out.println("\nagent     decisions  errors   given away  wins thrown away");
    for (SolutionEntry.Graded each : entry.agents()) {
      out.println(
          "%-8s %,10d  %5.1f %%      %.4f  %,d of %,d"
              .formatted(
                  each.agent(),
                  each.decisions(),
                  100 * each.errorRate(),
                  each.meanLoss(),
                  each.thrownAway(),
                  each.won()));
    }
  }

  private static String score(double value) {
    return value == 0 || value == 1 || value == 0.5
        ? "%.1f".formatted(value)
        : "%.4f".formatted(value);
  }
}
