package dev.rulewright.kernel.cards;

/// A kind of card, or of any other piece of which there are copies that nobody tells apart. The
/// kinds that lie in one [Pile] stand in one list.
public interface CardKind {

  /// The name used in notation and files, such as `stealth-sniper`.
  String id();

  /// The position in the list of kinds, from 0.
  int index();

  /// The copies that there are when play begins, from 0 to 127.
  int copies();
}
