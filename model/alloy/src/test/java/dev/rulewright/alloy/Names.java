package dev.rulewright.alloy;

import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitType;

/// What the twin calls the things of the game. What stands on a board that is given is a signature
/// of its own, whose name begins with what it is: `area_hq`, `unit_rifleman_1`.
public final class Names {

  private Names() {}

  public static String of(Area area) {
    return "area_" + word(area.id());
  }

  public static String ofUnit(String card, int copy) {
    return "unit_" + word(card) + "_" + copy;
  }

  public static String ofEvent(String card, int copy) {
    return "event_" + word(card) + "_" + copy;
  }

  public static String ofLevel(int points) {
    return "level_" + points;
  }

  public static String of(Faction faction) {
    return switch (faction) {
      case MARINES -> "Marines";
      case PORTALISTS -> "Portalists";
    };
  }

  public static String of(UnitType type) {
    return switch (type) {
      case STANDARD -> "Standard";
      case ELITE -> "Elite";
      case COLOSSAL -> "Colossal";
    };
  }

  public static String of(Way way) {
    return switch (way) {
      case AP -> "WayAp";
      case SPEED -> "WaySpeed";
      case ARTERIAL_ROAD -> "WayArterialRoad";
    };
  }

  public static String ofAp(int ap) {
    return "Ap" + ap;
  }

  private static String word(String id) {
    return id.replace('-', '_');
  }
}
