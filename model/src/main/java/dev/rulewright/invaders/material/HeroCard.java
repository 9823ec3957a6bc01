package dev.rulewright.invaders.material;

import dev.rulewright.kernel.cards.CardKind;

/// A card of the hero deck, which holds each once.
///
/// @param id the name used in notation and files
/// @param name the printed name
/// @param index position among the heroes, from 0
/// @param moves whether it may move between zones
public record HeroCard(String id, String name, int index, int power, boolean moves)
    implements CardKind {

  @Override
  public int copies() {
    return 1;
  }

  /// The name used in notation.
  @Override
  public String toString() {
    return id;
  }
}
