package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.missioncombat.material.Faction;
import java.util.Arrays;
import java.util.List;

/// What each faction does without, `without.FACTION`; see
/// [dev.rulewright.simulator.missioncombat.MissionBans].
final class WithoutKnobs {

  /// The value that says that everything legal may be done.
  static final String NOTHING = "nothing";

  private static final Domain BANS =
      new Domain.Text("names with commas between them, such as hellfire,first-attack, or nothing");

  private WithoutKnobs() {}

  static List<Setting> all() {
    return Arrays.stream(Faction.values()).map(WithoutKnobs::setting).toList();
  }

  private static Setting setting(Faction faction) {
    return new Setting(
        new Knob(
            "without." + faction,
            BANS,
            NOTHING,
            "cards, kinds of moves, areas' effects or first-attack that the %s do without"
                .formatted(faction),
            PlayerKnobs.CHOSEN),
        (setup, to) -> setup.without(faction, to));
  }
}
