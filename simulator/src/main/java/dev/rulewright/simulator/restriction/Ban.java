package dev.rulewright.simulator.restriction;

/// Moves that a player has to do without.
///
/// @param <P> positions of the game
/// @param <M> moves of the game
public interface Ban<P, M> {

  /// What the player does without, such as `hellfire`.
  String name();

  /// Whether it bans a move. The answer is the same for moves that are
  /// [alike][dev.rulewright.kernel.Moves#alikeUntil], and depends only on what the player sees.
  ///
  /// @param position where the player with this ban decides
  /// @param move legal there by the rules
  boolean forbids(P position, M move);
}
