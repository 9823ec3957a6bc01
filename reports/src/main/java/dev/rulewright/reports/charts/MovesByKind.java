package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.kit.MoveKind;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What the players do: the mean number of moves of each kind in a game, a dot for each player, the
/// most frequent kind on top.
public final class MovesByKind {

  private static final Scale SCALE =
      new Scale(
          "moves per game (mean)", 0, Scale.Signs.ONLY_MINUS, 1, 0.1, 0, Double.POSITIVE_INFINITY);

  private MovesByKind() {}

  /// The chart.
  ///
  /// @param kinds the kinds of moves
  public static Chart chart(Games games, List<MoveKind> kinds) {
    List<Estimates.Row> rows =
        games.summary().map(known -> rows(known, games.players(), kinds)).orElse(List.of());
    return new Estimates(
            "moves-by-kind",
            rows.isEmpty()
                ? "Moves of a game: there are no games"
                : "Most frequent moves in a game: " + mostFrequent(rows, games.players()),
            rows.isEmpty()
                ? games.source() + " holds no moves."
                : "Dots: mean number of moves of a kind that a player makes in a game."
                    + " n\u00a0=\u00a0"
                    + Words.count(games.count(), "game")
                    + ".",
            SCALE,
            rows)
        .chart();
  }

  /// What each player does most.
  private static String mostFrequent(List<Estimates.Row> rows, List<String> players) {
    var most = new ArrayList<String>();
    for (String player : players) {
      rows.stream()
          .flatMap(row ->
              row.dots().stream()
                  .filter(dot -> dot.series().equals(Words.name(player)))
                  .map(dot -> new Estimates.Row(row.name(), List.of(dot))))
          .max(Comparator.comparingDouble(MovesByKind::total))
          .ifPresent(row ->
              most.add(
                  "%s: %s (%s)"
                      .formatted(Words.name(player), row.name(), Words.oneDecimal(total(row)))));
    }
    return String.join(", ", most);
  }

  private static List<Estimates.Row> rows(
      Summary summary, List<String> players, List<MoveKind> kinds) {
    return kinds.stream()
        .map(kind -> new Estimates.Row(kind.name(), dots(summary, players, kind.column())))
        .filter(row -> !row.dots().isEmpty())
        .sorted(
            Comparator.comparingDouble(MovesByKind::total)
                .reversed()
                .thenComparing(Estimates.Row::name))
        .toList();
  }

  private static List<Estimates.Dot> dots(Summary summary, List<String> players, String kind) {
    var dots = new ArrayList<Estimates.Dot>();
    for (int seat = 0; seat < players.size(); seat++) {
      Distribution counts = summary.counts().get(players.get(seat).replace('-', '_') + "_" + kind);
      if (counts != null) {
        dots.add(
            new Estimates.Dot(
                Words.name(players.get(seat)),
                counts.mean(),
                Double.NaN,
                Double.NaN,
                Look.player(seat)));
      }
    }
    return dots;
  }

  private static double total(Estimates.Row row) {
    return row.dots().stream().mapToDouble(Estimates.Dot::estimate).sum();
  }
}
