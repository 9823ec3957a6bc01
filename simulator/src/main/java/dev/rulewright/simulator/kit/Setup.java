package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.restriction.Ban;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// What is played: what is in the box, the reading, who plays, and what they do without.
///
/// @param agents the setting that says who plays, by the name of the player
/// @param without the setting that says what a player does without, if anything
public record Setup<P, M>(
    Box<P, M> box, String reading, Map<String, Field> agents, Map<String, Field> without) {

  public Setup {
    agents = Map.copyOf(agents);
    without = Map.copyOf(without);
  }

  /// The same with another box.
  public Setup<P, M> with(Box<P, M> other) {
    return new Setup<>(other, reading, agents, without);
  }

  Setup<P, M> withReading(String other) {
    return new Setup<>(box, other, agents, without);
  }

  Setup<P, M> withAgent(Player player, Field agent) {
    return new Setup<>(box, reading, plus(agents, player, agent), without);
  }

  Setup<P, M> without(Player player, Field names) {
    return new Setup<>(box, reading, agents, plus(without, player, names));
  }

  private static Map<String, Field> plus(Map<String, Field> map, Player player, Field field) {
    var more = new HashMap<>(map);
    more.put(player.id(), field);
    return more;
  }

  /// The rules, with every move that they allow.
  public Game<P, M> rules() {
    return box.game(reading, Place.of("reading"));
  }

  /// The rules with the moves left out that players do without.
  Game<P, M> restricted(Game<P, M> rules) {
    Bans<P, M> bans = GameKit.of(box).bans(rules);
    var each = new HashMap<Player, List<Ban<P, M>>>();
    for (Player player : box.players()) {
      Optional.ofNullable(without.get(player.id()))
          .filter(names -> !names.value().equals(PlayerKnobs.NOTHING))
          .ifPresent(
              names -> each.put(player, bans.read(player, names.value(), names.valuePlace())));
    }
    return each.isEmpty() ? rules : bans.game(each);
  }

  /// The setting that says who plays a side.
  public Field agent(Player player) {
    return Objects.requireNonNull(agents.get(player.id()), player.id());
  }
}
