package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.Column;
import java.util.List;

/// What the columns of the tables of metrics mean.
final class MetricsColumns {

  private static final Column AGENTS =
      new Column("agents", "name", "who plays; the same games are played by each of them");

  private static final String ONLY_CORRELATION = "; only a correlation, no effect of the card";

  static final List<Column> PLAY =
      List.of(
          new Column("metric", "name", "what is measured"),
          AGENTS,
          new Column("estimate", "value", "how many of the unit for each of what it is counted in"),
          new Column("low_95", "value", "lower end of its 95 % interval, which is made from pairs"),
          new Column("high_95", "value", "upper end"),
          new Column("unit", "name", "what is counted; a share is a number from 0 to 1"),
          new Column("per", "name", "what it is counted in"),
          new Column("number", "number", "how many there were of what it is counted in"));

  static final List<Column> STARTS =
      List.of(
          new Column("starter", "name", "player who began"),
          new Column("winner", "name", "player who won, or draw"),
          AGENTS,
          new Column("games", "games", "decided games with that starter; for draws, all of them"),
          new Column("share", "share", "share of these games with that winner"),
          new Column("share_low", "share", "lower end of its 95 % interval"),
          new Column("share_high", "share", "upper end"));

  static final List<Column> USE =
      List.of(
          new Column("kind", "name", "kind of what is used"),
          new Column("player", "name", "who uses it; empty for clauses"),
          new Column("name", "name", "what is used"),
          AGENTS,
          new Column(
              "per_game",
              "value",
              "times in a game; the set-up counts for cards drawn and clauses alone"),
          new Column("low_95", "value", "lower end of its 95 % interval, which is made from pairs"),
          new Column("high_95", "value", "upper end"),
          new Column("games_share", "share", "share of the games in which it came about at all"),
          new Column("games_low_95", "share", "lower end of its 95 % interval"),
          new Column("games_high_95", "share", "upper end"));

  static final List<Column> CARDS =
      List.of(
          new Column("player", "name", "whose card it is, and whose wins are counted"),
          new Column("card", "name", "the card"),
          new Column("use", "name", "what became of it at least once in a game"),
          AGENTS,
          new Column("games_with", "games", "decided games in which that happened"),
          new Column("win_with", "share", "wins of these" + ONLY_CORRELATION),
          new Column("with_low_95", "share", "lower end of its 95 % interval"),
          new Column("with_high_95", "share", "upper end"),
          new Column("games_without", "games", "decided games in which it did not happen"),
          new Column("win_without", "share", "wins of these" + ONLY_CORRELATION),
          new Column("without_low_95", "share", "lower end of its 95 % interval"),
          new Column("without_high_95", "share", "upper end"),
          new Column("difference", "share", "wins with minus wins without" + ONLY_CORRELATION),
          new Column("difference_low_95", "share", "lower end of its 95 % interval"),
          new Column("difference_high_95", "share", "upper end"));

  private MetricsColumns() {}
}
