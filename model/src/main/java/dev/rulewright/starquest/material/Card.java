package dev.rulewright.starquest.material;

import dev.rulewright.kernel.Name;

/// A kind of card of the event deck or of a team. What most of them do is assumed.
///
/// @param index its place among the cards of its deck, from 0
/// @param id the name in notation, such as `quiet`
/// @param name the printed name
/// @param kind whose it is
/// @param effect what it does
/// @param copies how often it is there, in the event deck or for each team, if the assumed cards
///   are played with (Q40, Q61)
public record Card(int index, String id, String name, Kind kind, Effect effect, int copies) {

  /// The most kinds of cards of teams, and the most copies of one; see [Hands].
  static final int MOST_OF_TEAMS = 4;

  static final int MOST_COPIES = 15;

  /// Whose a card is.
  public enum Kind {
    EVENT,
    /// Of a team, which has one of them.
    ORDER,
    /// Of a team, which has them all.
    EQUIPMENT
  }

  /// What a card does.
  public enum Effect {
    /// Nothing.
    NONE,
    /// The secondary mission counts from now on.
    SECONDARY_MISSION,
    /// A Genestealer comes in.
    GENESTEALER,
    /// An open door is closed.
    CLOSE_DOOR,
    /// Every figure has twice its squares this turn.
    DOUBLE_MOVE,
    /// Every figure attacks twice this turn.
    DOUBLE_ATTACK,
    /// A die is thrown again. Throws are totals here, so nothing is done.
    RE_ROLL;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  @Override
  public String toString() {
    return id;
  }
}
