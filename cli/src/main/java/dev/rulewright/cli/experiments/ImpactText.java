package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.results.ImpactRow;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;

/// Tells in text how far answers move the win rate, and what that rests on.
record ImpactText(Ink ink) {

  private static final double FALSE_DISCOVERIES = 0.05;

  void print(ImpactEntry entry, PrintWriter out) {
    for (String agents : entry.mostGames().keySet()) {
      List<ImpactRow> rows =
          entry.answers().stream().filter(row -> row.agents().equals(agents)).toList();
      if (!rows.isEmpty()) {
        table(agents, rows, entry.player(), out);
      }
    }
    for (var each : entry.leftOut()) {
      out.println(
          Paragraph.hanging("Left out: %s (%s)".formatted(each.answer(), each.reason()), 2));
    }
    entry.basis().forEach(each -> out.println(Paragraph.hanging(each, 2)));
    out.println("\nAssumed, not from the rulebook:");
    SimulationText.assumed(entry.assumed(), out);
  }

  private void table(String agents, List<ImpactRow> rows, String player, PrintWriter out) {
    int width = rows.stream().mapToInt(row -> name(row).length()).max().orElse(0);
    String space = " ".repeat(width);
    out.println(
        ink.of(
            Part.TITLE,
            "%s agents: %s, by how far the answer moves the score of the %s"
                .formatted(agents, Paragraph.count(rows.size(), "answer"), player)));
    out.println("     %s         comes up   moves the score         adjusted".formatted(space));
    out.println(
        "     %s  per game   games    by   95 %% interval          p   games".formatted(space));
    for (ImpactRow row : rows) {
      out.println(
          "%3d  %s  %8s  %5s  %5s   %s   %8s  %,6d"
              .formatted(
                  row.rank(),
                  name(row) + " ".repeat(width - name(row).length()),
                  perGame(row.exposure()),
                  "%d %%".formatted(100 * row.gamesExposed() / row.gamesCounted()),
                  points(row.difference()),
                  "%+5.1f … %+5.1f"
                      .formatted(100 * row.interval().low(), 100 * row.interval().high()),
                  probability(row.adjusted()),
                  row.pairs()));
    }
    long shown = rows.stream().filter(row -> row.adjusted() <= FALSE_DISCOVERIES).count();
    out.println(
        Paragraph.hanging(
            "%,d of %s shown to move it, at a false discovery rate of 5 %%; the others are not shown to."
                .formatted(shown, Paragraph.count(rows.size(), "answer")),
            2));
    out.println();
  }

  private static String name(ImpactRow row) {
    return row.questionId() + " " + row.choice();
  }

  private static String perGame(double positions) {
    return positions > 0 && positions < 0.05
        ? "< 0.1"
        : (positions < 10 ? "%.1f" : "%.0f").formatted(positions);
  }

  private static String points(double share) {
    return share == 0 ? "0.0" : "%+.1f".formatted(100 * share);
  }

  private static String probability(double p) {
    return p < 0.001 ? "< 0.001" : "%.3f".formatted(p);
  }
}
