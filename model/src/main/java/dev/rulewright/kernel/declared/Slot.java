package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Said;

/// A place on the table that has a value: it is one number of a [Position], or several.
public abstract sealed class Slot permits Counter, Choice, Pile {

  private final String key;
  final int at;

  /// @param key its name in notation: lower case, words joined by hyphens
  /// @param at the index of its first number in positions
  Slot(String key, int at) {
    this.key = key;
    this.at = at;
  }

  /// Its name in notation.
  public final String key() {
    return key;
  }

  /// How many numbers of a position it is.
  abstract int width();

  /// Its numbers before play.
  abstract void lay(int[] values);

  /// How it is written and read.
  abstract Entry<Position, ?> entry();

  /// Takes its numbers from what somebody wrote down.
  ///
  /// @throws dev.rulewright.kernel.BadInput if that makes no sense
  abstract void take(Said<Position> said, int[] values);

  /// What it says in a position, in notation.
  abstract String said(Position position);

  /// Hides what a player may not know.
  ///
  /// @param values the numbers of a position, which are changed
  void hide(Position position, int[] values, Player player) {}
}
