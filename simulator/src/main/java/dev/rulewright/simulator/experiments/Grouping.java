package dev.rulewright.simulator.experiments;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/// Which games are counted together, and what they are called: where the one who begins is drawn,
/// groups of as many as there are players, in which each of them begins one; elsewhere every game
/// alone.
///
/// @param seats the number of players, at least 2
/// @param turnsStart whether each player begins one game of a group, see
///   [dev.rulewright.simulator.batch.Batch#inGroups]
public record Grouping(int seats, boolean turnsStart) {

  /// Two players who take turns at beginning.
  public static final Grouping PAIRS = new Grouping(2, true);

  /// Games of a group.
  public int size() {
    return turnsStart ? seats : 1;
  }

  /// What the groups are called: `pairs of games`, `groups of 3 games` or `games`.
  public String games() {
    return !turnsStart ? "games" : seats == 2 ? "pairs of games" : "groups of " + seats + " games";
  }

  /// The same in one word: `pairs`, `groups` or `games`.
  public String unit() {
    return !turnsStart ? "games" : seats == 2 ? "pairs" : "groups";
  }

  /// What a draw is to the score of each player: `half` where two share it.
  public String ofDraw() {
    return Rows.ofDraw(seats);
  }

  /// The words of tables of scores, see [Rows#of]; no word for who begins where nobody is drawn.
  public Map<String, String> words() {
    return Map.of(
        "unit",
        unit(),
        "groups",
        games(),
        "half",
        ofDraw(),
        "starter",
        turnsStart ? "starter" : "");
  }

  /// What is to be said of beginning in games in which the players do not take turns at it.
  ///
  /// @param starters who began a game
  public static String aboutStarters(SortedSet<String> starters) {
    return starters.size() == 1
        ? "The starter is fixed: %s begins every game, so nothing is said of beginning."
            .formatted(starters.first())
        : "Who begins (%s) is left to the game, so nothing is said of beginning."
            .formatted(String.join(", ", starters));
  }

  /// What is only told where the players take turns at beginning.
  public <T> List<T> ofStarter(T told) {
    return turnsStart ? List.of(told) : List.of();
  }
}
