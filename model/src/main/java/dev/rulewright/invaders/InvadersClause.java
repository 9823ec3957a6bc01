package dev.rulewright.invaders;

import dev.rulewright.kernel.reading.ListedClause;

/// The clauses that rules cite. What they say stands in `clauses.csv`, with those that nothing
/// cites.
public enum InvadersClause implements ListedClause {
  EXAMPLE_4,
  COST_1,
  COST_2,
  COST_3,
  COST_4,
  COST_5,
  CARD_1,
  CARD_2,
  CARD_3,
  HERO_2,
  HERO_3,
  HERO_4,
  HERO_5,
  HERO_6,
  HERO_7,
  HERO_8,
  HERO_9,
  HERO_10,
  HERO_11,
  HERO_12,
  HERO_15,
  HERO_13,
  HERO_14,
  SETUP_1,
  SETUP_2,
  ZONE_1,
  ZONE_2,
  TURN_1,
  TURN_2,
  TURN_3,
  PLAY_1,
  PLAY_2,
  PLAY_3,
  PLAY_4,
  PLAY_5,
  USE_1,
  ATTACK_1,
  ATTACK_2,
  PLOT_1,
  GENERAL_2,
  GENERAL_3,
  CARDS_1,
  CARDS_2,
  CARDS_3,
  CARDS_4;

  /// The identifier.
  @Override
  public String toString() {
    return id();
  }
}
