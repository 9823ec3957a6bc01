package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedRatio;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.List;

/// Who wins how often: a dot for the share of the decided games, a line for its interval, one row
/// each.
public final class WinRates {

  private static final double LEAST_REACH = 10;
  private static final int FEW = 30;

  private WinRates() {}

  /// The chart.
  public static Chart chart(Games games) {
    double even = 100.0 / games.players().size();
    var rows = new ArrayList<Estimates.Row>();
    games.shares().forEach((who, won) -> rows.add(row(who, won, games.players().indexOf(who))));
    return new Estimates(
            "win-rates",
            undecided(games) + title(games, even),
            caption(games, even),
            Scale.percent("share of the decided games won").with(even, LEAST_REACH),
            rows)
        .chart();
  }

  /// @param seat of the player, or -1
  private static Estimates.Row row(String who, PairedRatio won, int seat) {
    Interval interval = won.interval();
    var dot =
        new Estimates.Dot(
            "",
            100 * won.ratio(),
            100 * interval.low(),
            100 * interval.high(),
            seat < 0 ? Look.series(3) : Look.player(seat));
    return new Estimates.Row(Words.name(who), List.of(dot));
  }

  /// That most games end undecided, if they do.
  private static String undecided(Games games) {
    return games.summary().flatMap(Summary::undecided).map(most -> most + ". ").orElse("");
  }

  private static String title(Games games, double even) {
    var shares = games.shares();
    if (shares.isEmpty()) {
      return games.count() == 0
          ? "Games won: there are no games"
          : "Games won: every game ended in a draw";
    }
    return games.players().stream()
        .filter(player ->
            shares.containsKey(player) && 100 * shares.get(player).interval().low() > even)
        .findFirst()
        .map(player -> "Above an even share of the decided games: " + Words.name(player))
        .orElse("No side is shown above an even share of the decided games");
  }

  private static String caption(Games games, double even) {
    if (games.decided() == 0) {
      return games.source() + " holds " + (games.count() == 0 ? "no games." : "only draws.");
    }
    int draws = games.count() - games.decided();
    return "Dots: share of the games that somebody won; lines: 95%s%% interval; dashed: an even"
            .formatted(Words.THIN)
        + " share, %s%s%%. n\u00a0=\u00a0%s"
            .formatted(Words.brief(even), Words.THIN, Words.count(games.decided(), "decided game"))
        + (draws > 0 ? ", " + Words.count(draws, "draw") + " left out" : "")
        + (games.decided() < FEW ? "; too few to tell" : "")
        + ".";
  }
}
