package dev.rulewright.invaders;

import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// The Heroes of the Resistance.
///
/// @param hero the hero in play; null while it is replaced, and where there is none any more
/// @param deck the heroes to come
/// @param gone the heroes that have left the game
public record Resistance(@Nullable Hero hero, Pile<HeroCard> deck, Pile<HeroCard> gone) {

  Resistance with(@Nullable Hero other) {
    return new Resistance(other, deck, gone);
  }
}
