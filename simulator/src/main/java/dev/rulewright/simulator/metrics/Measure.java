package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.statistics.PairedRatio.Kind;
import java.util.List;

/// A number that is asked of many games: what is counted in them, divided by what it is counted in.
///
/// @param names what it is called, one name for each column of its table
/// @param unit what is counted
/// @param per what one of those is that it is counted in
/// @param kind what may come of a game
public record Measure(
    List<String> names, String unit, String per, Kind kind, Amount counted, Amount among) {

  /// The unit of a number from 0 to 1.
  public static final String SHARE = "share";

  /// What a game has at most one of, as a share of the trials.
  public static Measure trials(List<String> names, String per, Amount successes, Amount trials) {
    return new Measure(names, SHARE, per, Kind.SHARE, successes, trials);
  }

  /// What may come about any number of times in a game.
  public static Measure sums(
      List<String> names, String unit, String per, Amount counted, Amount among) {
    return new Measure(names, unit, per, Kind.SUM, counted, among);
  }

  /// The same with one name.
  public static Measure sums(String name, String unit, String per, Amount counted, Amount among) {
    return sums(List.of(name), unit, per, counted, among);
  }

  /// A share of the games that somebody won.
  public static Measure ofDecided(String name, Amount successes) {
    return trials(List.of(name), "decided game", successes, Amount.DECIDED_GAME);
  }
}
