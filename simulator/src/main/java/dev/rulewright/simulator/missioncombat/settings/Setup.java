package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// What is played: the material, the reading, who plays, and what they do without.
///
/// @param agents the setting that says who plays a faction
/// @param without the setting that says what a faction does without, if it does without something
public record Setup(
    Material material, Reading reading, Map<Faction, Field> agents, Map<Faction, Field> without) {

  /// Copies the maps.
  public Setup {
    agents = Map.copyOf(agents);
    without = Map.copyOf(without);
  }

  Setup with(Material other) {
    return new Setup(other, reading, agents, without);
  }

  Setup with(Reading other) {
    return new Setup(material, other, agents, without);
  }

  Setup withAgent(Faction faction, Field agent) {
    return new Setup(material, reading, plus(agents, faction, agent), without);
  }

  Setup without(Faction faction, Field names) {
    return new Setup(material, reading, agents, plus(without, faction, names));
  }

  private static Map<Faction, Field> plus(Map<Faction, Field> map, Faction faction, Field field) {
    var more = new EnumMap<Faction, Field>(Faction.class);
    more.putAll(map);
    more.put(faction, field);
    return more;
  }

  /// The setting that says who plays a faction.
  public Field agent(Faction faction) {
    return Optional.ofNullable(agents.get(faction))
        .orElseThrow(() -> new IllegalStateException("nobody plays the " + faction));
  }
}
