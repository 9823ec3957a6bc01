package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Asks for pairs of games, never twice for the same, and keeps what came of them.
final class Asked {

  private final Playing playing;
  private final String player;
  private final Map<String, ArmScores> scores = new LinkedHashMap<>();
  private long games;

  Asked(Playing playing, String player) {
    this.playing = playing;
    this.player = player;
  }

  /// Has the first pairs of some arms played; those that were are not played again.
  void play(List<Arm> arms, int pairs) {
    var orders = new ArrayList<Order>();
    for (Arm arm : arms) {
      int before = scores.computeIfAbsent(arm.name(), _ -> new ArmScores(player)).pairs().size();
      if (before < pairs) {
        orders.add(new Order(arm, 2L * before, 2L * pairs));
        games += 2L * (pairs - before);
      }
    }
    if (!orders.isEmpty()) {
      playing.play(orders, game -> of(game.arm()).take(game));
    }
  }

  /// Has pairs of arms played that were not asked for before, leaving out the first ones.
  void playFresh(List<Arm> arms, int leftOut, int pairs) {
    arms.forEach(arm -> scores.put(arm.name(), new ArmScores(player)));
    games += 2L * pairs * arms.size();
    playing.play(
        arms.stream().map(arm -> new Order(arm, 2L * leftOut, 2L * leftOut + 2L * pairs)).toList(),
        game -> of(game.arm()).take(game));
  }

  ArmScores of(Arm arm) {
    return of(arm.name());
  }

  private ArmScores of(String arm) {
    return Objects.requireNonNull(scores.get(arm), arm);
  }

  /// Games asked for so far.
  long games() {
    return games;
  }
}
