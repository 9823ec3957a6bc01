package dev.rulewright.invaders;

import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Zone;

/// The hero in play.
///
/// @param turned whether it has just come and lies turned
/// @param tokens its +1 tokens
/// @param entered the zones into which it has moved this turn, as bits by index; under a reading
///   without limit, since the last other move
public record Hero(HeroCard card, Zone zone, boolean turned, int tokens, long entered) {

  /// The same upright.
  public Hero upright() {
    return new Hero(card, zone, false, tokens, entered);
  }

  /// The same in another zone.
  public Hero movedTo(Zone other) {
    return new Hero(card, other, turned, tokens, entered | 1L << other.index());
  }

  /// The same with one token more.
  public Hero withToken() {
    return new Hero(card, zone, turned, tokens + 1, entered);
  }

  /// The same as if it had not moved.
  public Hero rested() {
    return entered == 0 ? this : new Hero(card, zone, turned, tokens, 0);
  }
}
