package dev.rulewright.starquest.material;

/// A kind of event card.
///
/// @param index its place among the event cards, from 0
/// @param id the name in notation, such as `quiet`
/// @param name the printed name
/// @param effect what it does
/// @param copies how often it is in the assumed deck of Q40
public record EventCard(int index, String id, String name, Effect effect, int copies) {

  /// What an event does.
  public enum Effect {
    /// Nothing.
    NONE,
    /// The secondary mission counts from now on.
    SECONDARY_MISSION,
    /// A Genestealer comes in.
    GENESTEALER,
    /// An open door is closed.
    CLOSE_DOOR
  }

  @Override
  public String toString() {
    return id;
  }
}
