package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.List;

/// Who plays, `agents` and `agents.PLAYER`, and what each player does without, `without.PLAYER`.
final class PlayerKnobs {

  /// The value that says that everything legal may be done.
  static final String NOTHING = "nothing";

  private static final String CHOSEN = "chosen, not part of the game";
  private static final Domain BANS = new Domain.Text("names with commas between them, or nothing");

  private PlayerKnobs() {}

  /// @param usual who plays if nobody says
  static <P, M> List<Setting<P, M>> of(Box<P, M> box, String usual) {
    var agent = new Domain.Text("an agent, such as " + usual);
    var settings = new ArrayList<Setting<P, M>>();
    settings.add(
        new Setting<>(
            new Knob("agents", agent, usual, "who plays all sides", CHOSEN),
            (setup, to) -> {
              Setup<P, M> all = setup;
              for (Player player : box.players()) {
                all = all.withAgent(player, to);
              }
              return all;
            }));
    for (Player player : box.players()) {
      settings.add(
          new Setting<>(
              new Knob("agents." + player.id(), agent, usual, "who plays the " + player, CHOSEN),
              (setup, to) -> setup.withAgent(player, to)));
    }
    for (Player player : box.players()) {
      settings.add(
          new Setting<>(
              new Knob(
                  "without." + player.id(),
                  BANS,
                  NOTHING,
                  "what the %s do without: cards, kinds of moves or the like".formatted(player),
                  CHOSEN),
              (setup, to) -> setup.without(player, to)));
    }
    return settings;
  }
}
