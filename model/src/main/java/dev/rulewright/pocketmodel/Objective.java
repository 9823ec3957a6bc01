package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.Name;
import dev.rulewright.pocketmodel.material.Card;

/// An objective as a player can name it. Those that lie face down cannot be told apart.
public sealed interface Objective {

  /// One that lies face up.
  record FaceUp(Card card) implements Objective {
    @Override
    public String toString() {
      return card.toString();
    }
  }

  /// One of which only the place is known.
  enum Spot implements Objective {
    FACE_DOWN,
    /// The place of an objective that was destroyed, under some readings.
    EMPTY_PLACE;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }
}
