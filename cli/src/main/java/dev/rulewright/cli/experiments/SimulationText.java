package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.stream.Collectors;

/// Tells in text what a batch of games says and what it rests on.
public record SimulationText(Ink ink) {

  private static final int INDENT = 20;

  public void print(SimulationEntry entry, PrintWriter out) {
    out.println(ink.of(Part.TITLE, headline(entry)));
    out.println("\n                      share   95 % interval    games");
    entry.scores().forEach((player, score) -> score(player + " score", score, entry, out));
    score(
        entry.from() == null ? "start player scores" : "first to move scores",
        entry.startPlayerScore(),
        entry,
        out);
    entry.wins().forEach((player, share) -> share(player + " win", share, "decided", out));
    share(
        entry.from() == null ? "start player wins" : "first to move wins",
        entry.startPlayer(),
        "decided",
        out);
    share("nobody wins", entry.drawn(), "all", out);
    out.println();
    if (!entry.set().isEmpty()) {
      fact("set", set(entry), out);
    }
    if (entry.from() == null) {
      fact(
          "pairs",
          "%,d, in each the same first shuffles, and both players begin once; intervals come from them"
              .formatted(entry.pairs()),
          out);
    } else {
      fact("games begin", entry.from() + "; each has shuffles of its own", out);
    }
    fact("distinct games", distinct(entry), out);
    fact("play ends by", endings(entry), out);
    if (entry.warning() != null) {
      fact("warning", entry.warning(), out);
    }
    fact("turns in a game", length(entry.turns()), out);
    fact("decisions", length(entry.moves()), out);
    out.println("\nAssumed, not from the rulebook:");
    assumed(entry.assumed(), out);
  }

  private static String headline(SimulationEntry entry) {
    String agents =
        entry.agents().entrySet().stream()
            .map(agent -> agent.getKey() + " " + agent.getValue())
            .collect(Collectors.joining(", "));
    return "%s: %s; seed %d, reading %s, turn limit %d"
        .formatted(
            Paragraph.count(entry.games(), "game"),
            agents,
            entry.seed(),
            entry.reading(),
            entry.turnLimit());
  }

  private static String set(SimulationEntry entry) {
    return entry.set().entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  private static void score(
      String what, SimulationEntry.Score score, SimulationEntry entry, PrintWriter out) {
    String percent = "%.1f %%".formatted(100 * score.score());
    String interval = "%.1f – %.1f %%".formatted(100 * score.low(), 100 * score.high());
    out.println(
        "%-19s %7s   %13s    %,d, a draw counts half"
            .formatted(what, percent, interval, entry.games()));
  }

  private static void share(
      String what, SimulationEntry.Share share, String whole, PrintWriter out) {
    String percent = share.share() == null ? "–" : "%.1f %%".formatted(100 * share.share());
    String interval =
        share.of() == 0 ? "–" : "%.1f – %.1f %%".formatted(100 * share.low(), 100 * share.high());
    out.println(
        "%-19s %7s   %13s    %,d of %,d %s"
            .formatted(what, percent, interval, share.games(), share.of(), whole));
  }

  /// Two standard errors are told of an estimate.
  private static String distinct(SimulationEntry entry) {
    String counted = "%,d of %,d".formatted(entry.distinct(), entry.games());
    Double error = entry.distinctError();
    return error == null ? counted : "about %s (± %.2f %%)".formatted(counted, 200 * error);
  }

  private static String endings(SimulationEntry entry) {
    return entry.endings().entrySet().stream()
        .map(ending -> "%s %,d".formatted(ending.getKey(), ending.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String length(SimulationEntry.Length length) {
    return "median %,d, half of them %,d to %,d, all %,d to %,d"
        .formatted(
            length.median(),
            length.quarter(),
            length.threeQuarters(),
            length.least(),
            length.most());
  }

  /// Tells what stands in the data without evidence.
  static void assumed(SimulationEntry.Assumed assumed, PrintWriter out) {
    if (!assumed.cards().isEmpty()) {
      fact("whole cards", String.join(", ", assumed.cards()), out);
    }
    if (!assumed.values().isEmpty()) {
      String values =
          assumed.values().entrySet().stream()
              .map(card -> "%s (%s)".formatted(card.getKey(), card.getValue()))
              .collect(Collectors.joining(", "));
      fact("values of cards", values, out);
    }
    fact("adjacencies", "%d of %d".formatted(assumed.adjacencies(), assumed.ofAdjacencies()), out);
  }

  private static void fact(String what, String text, PrintWriter out) {
    out.println("%-19s %s".formatted(what, Paragraph.hanging(text, INDENT)));
  }
}
