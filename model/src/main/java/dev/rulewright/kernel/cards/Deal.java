package dev.rulewright.kernel.cards;

/// The choice of which hidden card lies where, when a player imagines what cannot be seen, see
/// [Unseen]. A random generator's `nextInt` deals by chance.
@FunctionalInterface
public interface Deal {

  /// Always the first card in the order of the kinds.
  Deal IN_ORDER = _ -> 0;

  /// The ticket that draws the next card, see [Pile#drawn].
  ///
  /// @param cards how many cards it may be, at least 1
  /// @return from 0 to one less than that
  int ticket(int cards);
}
