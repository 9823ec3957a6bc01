package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Asks for groups of games, pairs where two play, never twice for the same, and keeps what came of
/// them.
final class Asked {

  private final Playing playing;
  private final String player;
  private final int seats;
  private final Map<String, ArmScores> scores = new LinkedHashMap<>();

  Asked(Playing playing, String player) {
    this(playing, player, 2);
  }

  Asked(Playing playing, String player, int seats) {
    this.playing = playing;
    this.player = player;
    this.seats = seats;
  }

  /// Has the first pairs of some arms played; those that were are not played again.
  void play(List<Arm> arms, int pairs) {
    var orders = new ArrayList<Order>();
    for (Arm arm : arms) {
      int before =
          scores.computeIfAbsent(arm.name(), _ -> new ArmScores(player, seats)).pairs().size();
      if (before < pairs) {
        orders.add(order(arm, before, pairs));
      }
    }
    if (!orders.isEmpty()) {
      playing.play(orders, game -> of(game.arm()).take(game));
    }
  }

  /// Has pairs of arms played that were not asked for before, leaving out the first ones.
  void playFresh(List<Arm> arms, int leftOut, int pairs) {
    arms.forEach(arm -> scores.put(arm.name(), new ArmScores(player, seats)));
    playing.play(
        arms.stream().map(arm -> order(arm, leftOut, leftOut + pairs)).toList(),
        game -> of(game.arm()).take(game));
  }

  private Order order(Arm arm, long from, long to) {
    return new Order(arm, seats * from, seats * to);
  }

  ArmScores of(Arm arm) {
    return of(arm.name());
  }

  private ArmScores of(String arm) {
    return Objects.requireNonNull(scores.get(arm), arm);
  }
}
