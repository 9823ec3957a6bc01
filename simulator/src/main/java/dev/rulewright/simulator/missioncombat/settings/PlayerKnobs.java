package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.material.Faction;
import java.util.ArrayList;
import java.util.List;

/// Who plays.
final class PlayerKnobs {

  /// Who plays if nobody says.
  static final String USUAL_AGENT = "heuristic";

  static final String CHOSEN = "chosen, not part of the game";

  private PlayerKnobs() {}

  static List<Setting> all() {
    var agent = new Domain.Text("an agent, such as heuristic");
    var settings = new ArrayList<Setting>();
    settings.add(
        new Setting(
            new Knob("agents", agent, USUAL_AGENT, "who plays both factions", CHOSEN),
            (setup, to) -> setup.withAgent(Faction.MARINES, to).withAgent(Faction.PORTALISTS, to)));
    for (Faction faction : Faction.values()) {
      settings.add(
          new Setting(
              new Knob("agents." + faction, agent, USUAL_AGENT, "who plays the " + faction, CHOSEN),
              (setup, to) -> setup.withAgent(faction, to)));
    }
    return List.copyOf(settings);
  }

  /// The agent if nobody says who plays.
  static Field usualAgent() {
    return Field.of("agents", USUAL_AGENT);
  }
}
