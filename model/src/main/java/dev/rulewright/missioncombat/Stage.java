package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.material.Card;

/// The decision or chance that a position waits for.
public sealed interface Stage {

  /// Chance: the player on the move draws units for the set-up (SETUP-4).
  record DrawingUnits() implements Stage {}

  /// Chance: the two people are seated, which decides who leads which faction (SETUP-1).
  record Seating() implements Stage {}

  /// The start player chooses a faction (SETUP-1).
  record ChoosingFaction() implements Stage {}

  /// Chance: the start player is determined (SETUP-6).
  record ChoosingStartPlayer() implements Stage {}

  /// The player on the move places a unit (SETUP-7).
  record Placing() implements Stage {}

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

  /// Of the stages that carry nothing, one each.
  Stage DRAWING_UNITS = new DrawingUnits();

  /// See [Seating].
  Stage SEATING = new Seating();

  /// See [ChoosingFaction].
  Stage CHOOSING_FACTION = new ChoosingFaction();

  /// See [ChoosingStartPlayer].
  Stage CHOOSING_START_PLAYER = new ChoosingStartPlayer();

  /// See [Placing].
  Stage PLACING = new Placing();

  /// See [Acting].
  Stage ACTING = new Acting();

  /// See [Offered].
  Stage OFFERED = new Offered();

  /// See [Drawing].
  Stage DRAWING = new Drawing();

  /// See [DrawingFirst].
  Stage DRAWING_FIRST = new DrawingFirst();
}
