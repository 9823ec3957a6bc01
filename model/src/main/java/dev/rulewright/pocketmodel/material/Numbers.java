package dev.rulewright.pocketmodel.material;

/// The numbers of the rules.
///
/// @param objectives objectives of each player
/// @param startingHand cards in hand when play begins
/// @param fullHand cards to which a hand is refilled
/// @param starsDeployed stars of the units that begin in play
/// @param starsPerAction stars of the units that move, attack or strike together
/// @param automaticHit the base roll that hits by itself
/// @param carrierStars stars that a carrier brings
/// @param turbolaserLeast the least stars of a unit to which a turbolaser does more damage
/// @param turbolaserMost the most stars of such a unit
/// @param turbolaserDamage how much more
/// @param turnLimit the last turn
public record Numbers(
    int objectives,
    int startingHand,
    int fullHand,
    int starsDeployed,
    int starsPerAction,
    int automaticHit,
    int carrierStars,
    int turbolaserLeast,
    int turbolaserMost,
    int turbolaserDamage,
    int turnLimit) {

  /// The most stars, and so the most units, that may move, attack or strike together, for a stage
  /// keeps a bit for each attacker.
  public static final int MOST_PER_ACTION = Integer.SIZE - 1;

  /// The most copies of a unit or of a card that a player has in all places together.
  public static final int MOST_COPIES = 99;
}
