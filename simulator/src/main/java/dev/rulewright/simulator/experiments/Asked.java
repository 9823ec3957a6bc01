package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;

/// Asks for groups of games, never twice for the same, and keeps what came of them.
public final class Asked {

  private final Playing playing;
  private final String player;
  private final Grouping grouping;
  private final Map<String, ArmScores> scores = new LinkedHashMap<>();

  public Asked(Playing playing, String player, Grouping grouping) {
    this.playing = playing;
    this.player = player;
    this.grouping = grouping;
  }

  /// Which games are counted together.
  public Grouping grouping() {
    return grouping;
  }

  /// Has the first pairs of some arms played; those that were are not played again.
  public void play(List<Arm> arms, int pairs) {
    var orders = new ArrayList<Order>();
    for (Arm arm : arms) {
      int before =
          scores.computeIfAbsent(arm.name(), _ -> new ArmScores(player, grouping)).pairs().size();
      if (before < pairs) {
        orders.add(order(arm, before, pairs));
      }
    }
    if (!orders.isEmpty()) {
      playing.play(orders, game -> of(game.arm()).take(game));
    }
  }

  /// Has pairs of arms played that were not asked for before, leaving out the first ones.
  public void playFresh(List<Arm> arms, int leftOut, int pairs) {
    arms.forEach(arm -> scores.put(arm.name(), new ArmScores(player, grouping)));
    playing.play(
        arms.stream().map(arm -> order(arm, leftOut, leftOut + pairs)).toList(),
        game -> of(game.arm()).take(game));
  }

  private Order order(Arm arm, long from, long to) {
    return new Order(arm, grouping.size() * from, grouping.size() * to);
  }

  /// Who began, where the players do not take turns at it.
  public List<String> aboutStarters() {
    return grouping.turnsStart() ? List.of() : List.of(Grouping.aboutStarters(starters()));
  }

  /// Who began a game.
  public SortedSet<String> starters() {
    var starters = new TreeSet<String>();
    scores.values().forEach(each -> starters.addAll(each.starters()));
    return starters;
  }

  public ArmScores of(Arm arm) {
    return of(arm.name());
  }

  private ArmScores of(String arm) {
    return Objects.requireNonNull(scores.get(arm), arm);
  }
}
