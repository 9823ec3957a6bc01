package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.material.Seat;

/// The keys of the fields. Besides these, each zone's name is a key.
final class Keys {

  static final String STAGE = "stage";
  static final String TO_MOVE = "to-move";
  static final String TURN = "turn";
  static final String MARKER = "marker";
  static final String DRAINED = "drained";
  static final String HERO = "hero";
  static final String HERO_DECK = "hero-deck";
  static final String HEROES_GONE = "heroes-gone";

  private Keys() {}

  static String hand(Seat seat) {
    return seat + "-hand";
  }

  static String deck(Seat seat) {
    return seat + "-deck";
  }

  static String discard(Seat seat) {
    return seat + "-discard";
  }
}
