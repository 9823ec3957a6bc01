package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedProportion;
import java.util.ArrayList;
import java.util.List;

/// Who wins how often: a dot for the share of the decided games, a line for its interval, one row
/// each.
public final class WinRates {

  private static final double LEAST_REACH = 10;
  private static final int FEW = 30;

  private WinRates() {}

  /// One row, in percent.
  private record Rate(String who, double percent, double low, double high) {

    static Rate of(String who, PairedProportion won) {
      Interval interval = won.interval(Games.CONFIDENCE);
      return new Rate(who, 100 * won.share(), 100 * interval.low(), 100 * interval.high());
    }

    Estimates.Row row(List<String> players) {
      int seat = players.indexOf(who);
      Look look = seat < 0 ? Look.series(3) : Look.player(seat);
      return new Estimates.Row(
          Words.name(who), List.of(new Estimates.Dot("", percent, low, high, look)));
    }
  }

  /// The chart.
  public static Chart chart(Games games) {
    var rates = new ArrayList<Rate>();
    games.shares().forEach((who, won) -> rates.add(Rate.of(who, won)));
    double even = 100.0 / games.players().size();
    Scale scale = scale(even);
    return new Estimates(
            "win-rates",
            title(rates, games, even),
            caption(games, even),
            scale,
            rates.stream().map(rate -> rate.row(games.players())).toList())
        .chart();
  }

  private static String title(List<Rate> rates, Games games, double even) {
    if (rates.isEmpty()) {
      return games.count() == 0
          ? "Games won: there are no games"
          : "Games won: every game ended in a draw";
    }
    return rates.stream()
        .filter(rate -> games.players().contains(rate.who) && rate.low > even)
        .findFirst()
        .map(rate -> Words.name(rate.who) + " win more than an even share of the decided games")
        .orElse("No side clearly wins more than an even share of the decided games");
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

  private static Scale scale(double even) {
    return Scale.percent("share of the decided games won").with(even, LEAST_REACH);
  }
}
