package dev.rulewright.invaders.material;

import org.jspecify.annotations.Nullable;

/// What a card does.
public enum Effect {
  /// Nothing but lie in a zone.
  NONE("none", null, false),
  /// The Invader destroys a card of Mankind.
  DESTROY_ONE_OF_MANKIND("destroy one mankind", Seat.INVADER, true),
  /// The Invader destroys up to two cards of the heroes' class, when the card comes into play.
  DESTROY_TWO_OF_CLASS("on-play: destroy up to two defenders", Seat.INVADER, false),
  /// Mankind drains a card whenever the card is used.
  DRAIN_ONE("use: mankind drains 1", Seat.INVADER, false),
  /// Mankind sacrifices a card.
  SACRIFICE_ONE("mankind sacrifices one", Seat.INVADER, true),
  /// Mankind destroys a card of either side.
  DESTROY_ONE("destroy one any", Seat.MANKIND, true),
  /// The hero gets a token.
  TOKEN("token on hero", Seat.MANKIND, true);

  private final String text;
  private final @Nullable Seat owner;
  private final boolean once;

  Effect(String text, @Nullable Seat owner, boolean once) {
    this.text = text;
    this.owner = owner;
    this.once = once;
  }

  /// Whether a card may have this effect.
  ///
  /// @param oneShot whether the card acts once
  boolean fits(Seat seat, boolean oneShot) {
    return (owner == null || owner == seat) && once == oneShot;
  }

  /// As the table of cards writes it.
  @Override
  public String toString() {
    return text;
  }
}
