package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// What is played: the material, the reading, and who plays.
///
/// @param agents the setting that says who plays a faction
public record Setup(Material material, Reading reading, Map<Faction, Field> agents) {

  /// Copies the map.
  public Setup {
    agents = Map.copyOf(agents);
  }

  Setup with(Material other) {
    return new Setup(other, reading, agents);
  }

  Setup with(Reading other) {
    return new Setup(material, other, agents);
  }

  Setup withAgent(Faction faction, Field agent) {
    return new Setup(material, reading, plus(agents, faction, agent));
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
