package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.reading.ListedClause;

/// What the rules cite of `clauses.csv`.
public enum PocketClause implements ListedClause {
  GOAL_1("GOAL-1"),
  GOAL_2("GOAL-2"),
  GOAL_3("GOAL-3"),
  UNIT_1("UNIT-1"),
  UNIT_2("UNIT-2"),
  UNIT_3("UNIT-3"),
  UNIT_4("UNIT-4"),
  CARD_1("CARD-1"),
  CARD_2("CARD-2"),
  ZONE_1("ZONE-1"),
  ZONE_2("ZONE-2"),
  ZONE_3("ZONE-3"),
  ZONE_4("ZONE-4"),
  REROLL_1("REROLL-1"),
  ICON_1("ICON-1"),
  ICON_2("ICON-2"),
  RESERVE_1("RESERVE-1"),
  RESERVE_2("RESERVE-2"),
  PILE_1("PILE-1"),
  PILE_2("PILE-2"),
  PILE_3("PILE-3"),
  PILE_4("PILE-4"),
  PILE_5("PILE-5"),
  HAND_1("HAND-1"),
  SETUP_1("SETUP-1"),
  SETUP_2("SETUP-2"),
  SETUP_3("SETUP-3"),
  SETUP_4("SETUP-4"),
  SETUP_5("SETUP-5"),
  TURN_1("TURN-1"),
  TURN_3("TURN-3"),
  TURN_4("TURN-4"),
  MOVE_1("MOVE-1"),
  MOVE_2("MOVE-2"),
  ATTACK_1("ATTACK-1"),
  STRIKE_1("STRIKE-1"),
  OBJECTIVE_1("OBJECTIVE-1"),
  OBJECTIVE_2("OBJECTIVE-2"),
  OBJECTIVE_3("OBJECTIVE-3"),
  OBJECTIVE_4("OBJECTIVE-4"),
  OBJECTIVE_5("OBJECTIVE-5"),
  OBJECTIVE_6("OBJECTIVE-6"),
  COMBAT_1("COMBAT-1"),
  COMBAT_2("COMBAT-2"),
  COMBAT_3("COMBAT-3"),
  COMBAT_4("COMBAT-4"),
  COMBAT_5("COMBAT-5"),
  PLAY_1("PLAY-1"),
  PLAY_2("PLAY-2"),
  PLAY_3("PLAY-3"),
  BONUS_1("BONUS-1"),
  ABILITY_1("ABILITY-1"),
  ABILITY_2("ABILITY-2"),
  ABILITY_3("ABILITY-3"),
  POWER_1("POWER-1"),
  POWER_2("POWER-2"),
  POWER_3("POWER-3"),
  POWER_4("POWER-4"),
  GOLD_1("GOLD-1"),
  GOLD_2("GOLD-2"),
  GOLD_3("GOLD-3"),
  CONFLICT_1("CONFLICT-1"),
  CONFLICT_2("CONFLICT-2"),
  BATTLE_1("BATTLE-1"),
  BATTLE_2("BATTLE-2"),
  BATTLE_3("BATTLE-3"),
  BATTLE_4("BATTLE-4"),
  BATTLE_5("BATTLE-5"),
  BATTLE_6("BATTLE-6"),
  BATTLE_7("BATTLE-7"),
  BATTLE_8("BATTLE-8"),
  BATTLE_9("BATTLE-9"),
  BATTLE_10("BATTLE-10"),
  BATTLE_11("BATTLE-11"),
  BATTLE_12("BATTLE-12"),
  BATTLE_13("BATTLE-13"),
  BATTLE_14("BATTLE-14"),
  BATTLE_15("BATTLE-15"),
  BATTLE_16("BATTLE-16"),
  END_1("END-1"),
  STRIKE_2("STRIKE-2"),
  STRIKE_3("STRIKE-3"),
  STRIKE_4("STRIKE-4"),
  STRIKE_5("STRIKE-5"),
  STRIKE_6("STRIKE-6"),
  STRIKE_7("STRIKE-7"),
  STRIKE_8("STRIKE-8"),
  STRIKE_9("STRIKE-9"),
  STRIKE_10("STRIKE-10"),
  STRIKE_11("STRIKE-11"),
  STRIKE_12("STRIKE-12"),
  END_2("END-2"),
  OVERVIEW_1("OVERVIEW-1"),
  ICON_3("ICON-3"),
  POWER_5("POWER-5"),
  POWER_6("POWER-6"),
  POWER_7("POWER-7"),
  PACK_1("PACK-1"),
  PACK_2("PACK-2"),
  ORDER_1("ORDER-1"),
  STARS_1("STARS-1"),
  HAND_2("HAND-2"),
  EMPTY_1("EMPTY-1"),
  LENGTH_1("LENGTH-1"),
  FIT_2("FIT-2");

  private final String id;

  PocketClause(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  /// The identifier.
  @Override
  public String toString() {
    return id;
  }
}
