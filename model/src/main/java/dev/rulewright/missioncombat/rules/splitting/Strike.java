package dev.rulewright.missioncombat.rules.splitting;

import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_BARRAGE;
import static dev.rulewright.missioncombat.MissionClause.ARTILLERY_HALF;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_MATCHING_TYPE;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_SAME_AREA;
import static dev.rulewright.missioncombat.MissionClause.HELLFIRE;
import static dev.rulewright.missioncombat.MissionClause.MISSILE_STRIKE;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_RANGED;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.UnitType;
import org.jspecify.annotations.Nullable;

/// Damage that is to be dealt.
///
/// @param attacker the unit that attacks, or null if an event does the damage
/// @param pool damage points, at least 0
/// @param type the unit type that can be hit (ATTACK-5)
/// @param reach the areas that can be hit
/// @param terms what else holds for it
public record Strike(@Nullable Unit attacker, int pool, UnitType type, int reach, Terms terms) {

  /// What holds for some strikes only, under some readings only.
  public enum Terms {
    /// Nothing else.
    USUAL,
    /// It is the first attack after entering an area with enemy units, and must hit one of them.
    HITS_WHERE_IT_ENTERED,
    /// It is the attack that is due after entering an area without targets, and hits nobody.
    HITS_NOBODY,
    /// Its points are half of those on the card.
    HALVED,
    /// Each target takes half of what it is given.
    HALVED_FOR_EACH_TARGET
  }

  /// Whether the attacker stands in the area of a unit. An event comes from nowhere.
  boolean isAtHome(Unit unit) {
    return attacker != null && attacker.area().equals(unit.area());
  }

  /// The points that do so much damage to one target.
  int pointsFor(int damage) {
    return terms == Terms.HALVED_FOR_EACH_TARGET ? 2 * damage : damage;
  }

  /// The damage that a number of points does to one target.
  public int damageBy(int points) {
    return terms == Terms.HALVED_FOR_EACH_TARGET ? points / 2 : points;
  }

  /// The clause that protects units in other areas.
  MissionClause outOfReach() {
    if (attacker == null) {
      return eventAgainst(type);
    }
    return attacker.card().ranged() ? TRAIT_RANGED : ATTACK_SAME_AREA;
  }

  /// The clause that lets nobody but enemies be hit.
  MissionClause enemiesOnlyBy() {
    return attacker == null ? eventAgainst(type) : ATTACK_SAME_AREA;
  }

  /// The clause that says which unit type can be hit: of an event its own, which says everything.
  MissionClause typeBy() {
    return attacker == null ? eventAgainst(type) : ATTACK_MATCHING_TYPE;
  }

  /// The clause that says how the damage may be split.
  MissionClause splitBy() {
    return attacker == null ? eventAgainst(type) : ATTACK_DISTRIBUTES;
  }

  /// The clause that says how many points there are to be split.
  MissionClause limitedBy() {
    return terms == Terms.HALVED ? ARTILLERY_HALF : splitBy();
  }

  /// The event that does damage to units of a type.
  ///
  /// - EVENT-1: Hellfire (Marines): up to 50 damage, split freely over enemy Colossal units
  ///   anywhere.
  /// - EVENT-2: Artillery Barrage (Marines): up to 40 damage, split freely over enemy Standard
  ///   units anywhere.
  /// - EVENT-3: Missile Strike (Marines): up to 40 damage, split freely over enemy Elite units
  ///   anywhere.
  public static MissionClause eventAgainst(UnitType type) {
    return switch (type) {
      case COLOSSAL -> HELLFIRE;
      case STANDARD -> ARTILLERY_BARRAGE;
      case ELITE -> MISSILE_STRIKE;
    };
  }
}
