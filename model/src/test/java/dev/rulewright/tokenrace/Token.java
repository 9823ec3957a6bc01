package dev.rulewright.tokenrace;

import java.util.List;
import java.util.Locale;

/// What a runner got from the bag.
public enum Token {
  /// Nothing yet.
  NONE(0),
  /// Something that whoever observes does not know (TOKEN-2).
  UNKNOWN(0),
  SNAIL(1),
  HARE(4),
  HORSE(7);

  /// What the bag holds before the race.
  static final List<Token> BAG = List.of(SNAIL, SNAIL, HARE, HORSE);

  private final int value;

  Token(int value) {
    this.value = value;
  }

  /// What the token adds to the pot (TOKEN-1).
  public int value() {
    return value;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
