package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.material.Card;
import java.util.List;

/// The decision or chance that a position waits for.
public sealed interface Stage {

  /// Nobody has had a turn yet.
  sealed interface SetUp extends Stage {}

  /// Chance: the player on the move draws units for the set-up (SETUP-4).
  record DrawingUnits() implements SetUp {}

  /// Chance: the two people are seated, which decides who leads which faction (SETUP-1).
  record Seating() implements SetUp {}

  /// The start player chooses a faction (SETUP-1).
  record ChoosingFaction() implements SetUp {}

  /// Chance: the start player is determined (SETUP-6).
  record ChoosingStartPlayer() implements SetUp {}

  /// The player on the move places a unit (SETUP-7).
  record Placing() implements SetUp {}

  /// The player on the move takes an action or ends the turn.
  record Acting() implements Stage {}

  /// Chance: the player on the move draws a card (DRAW-1).
  record Drawing() implements Stage {}

  /// Chance: the player on the move draws the first of two cards (HQ-1).
  record DrawingFirst() implements Stage {}

  /// Chance: the player on the move draws the second of two cards (HQ-1).
  record DrawingSecond(Card first) implements Stage {}

  /// The player on the move keeps the card just drawn or draws a second one, where the reading lets
  /// that be decided now (HQ-1).
  record Considering(Card first) implements Stage {}

  /// The player on the move keeps one of two cards (HQ-2).
  record Keeping(Card first, Card second) implements Stage {}

  /// The player on the move accepts or declines the draw that the opponent has offered (WIN-5).
  record Offered() implements Stage {}

  /// Play is over.
  record Over(Result result) implements Stage {}

  /// One each of the stages that carry nothing.
  Stage DRAWING_UNITS = new DrawingUnits();

  Stage SEATING = new Seating();
  Stage CHOOSING_FACTION = new ChoosingFaction();
  Stage CHOOSING_START_PLAYER = new ChoosingStartPlayer();
  Stage PLACING = new Placing();
  Stage ACTING = new Acting();
  Stage OFFERED = new Offered();
  Stage DRAWING = new Drawing();
  Stage DRAWING_FIRST = new DrawingFirst();

  /// The cards that have been drawn and are in no pile yet.
  static List<Card> drawn(Stage stage) {
    return switch (stage) {
      case DrawingSecond(Card first) -> List.of(first);
      case Considering(Card first) -> List.of(first);
      case Keeping(Card first, Card second) -> List.of(first, second);
      case Stage _ -> List.of();
    };
  }
}
