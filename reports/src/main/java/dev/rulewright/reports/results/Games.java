package dev.rulewright.reports.results;

import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.PairedRatio;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/// The games of a batch, summed up from the table that was written.
///
/// @param source the name of the file
/// @param players the players in seat order
/// @param summary the summary, unless the file holds no games
/// @param lengths turns of the games that each player won, in seat order, and of the draws; whoever
///   won no game is missing
public record Games(
    String source,
    List<String> players,
    Optional<Summary> summary,
    SequencedMap<String, Distribution> lengths) {

  /// The name of the row for the player who began.
  public static final String START_PLAYER = "start-player";

  /// Number of games.
  public int count() {
    return summary.map(Summary::games).orElse(0);
  }

  /// Number of games that somebody won.
  public int decided() {
    return summary.map(Summary::decided).orElse(0);
  }

  /// How many turns the games took that somebody won; empty if there is no such game. A draw has no
  /// length of its own: play was cut off.
  public Optional<Distribution> turnsOfDecided() {
    var turns = new TreeMap<Long, Long>();
    for (Map.Entry<String, Distribution> won : lengths.entrySet()) {
      if (!won.getKey().equals(GameRecord.DRAW)) {
        won.getValue().counts().forEach((number, times) -> turns.merge(number, times, Long::sum));
      }
    }
    return turns.isEmpty() ? Optional.empty() : Optional.of(new Distribution(turns));
  }

  /// What each player, and the player who began unless it is always the same, won of the games that
  /// somebody won; empty if there is no such game.
  public SequencedMap<String, PairedRatio> shares() {
    var shares = new LinkedHashMap<String, PairedRatio>();
    summary
        .filter(known -> known.decided() > 0)
        .ifPresent(known -> {
          players.forEach(player ->
              shares.put(player, known.paired().won().getOrDefault(player, PairedRatio.NO_TRIALS)));
          if (known.starters().size() > 1) {
            shares.put(START_PLAYER, known.paired().wonByStarter());
          }
        });
    return shares;
  }

  /// The shares as a table: who, games won, games that somebody won, share, and the bounds of its
  /// interval.
  public Table table() {
    var rows = new ArrayList<List<String>>();
    for (Map.Entry<String, PairedRatio> share : shares().entrySet()) {
      PairedRatio won = share.getValue();
      var interval = won.interval();
      rows.add(
          List.of(
              share.getKey(),
              Long.toString(won.counted()),
              Long.toString(won.among()),
              sixDigits(won.ratio()),
              sixDigits(interval.low()),
              sixDigits(interval.high())));
    }
    return new Table(
        List.of("who", "games_won", "games_decided", "share", "low_95", "high_95"), rows);
  }

  private static String sixDigits(double share) {
    return String.format(Locale.ROOT, "%.6f", share);
  }
}
