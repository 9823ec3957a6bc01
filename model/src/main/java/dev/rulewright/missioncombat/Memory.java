package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Card;
import java.util.List;

/// What has to be remembered beyond the things on the table, because some answer to an unclear
/// clause depends on it. **The standard reading remembers nothing**: under it every position has
/// [#NONE], so that nobody pays for the readings that need more.
///
/// A part is used only under the answers that name it; under all others it keeps its value in
/// [#NONE].
///
/// @param portalsUsed the portals where a unit was played for free this turn, a set of areas
///   (`portal.uses-per-turn`)
/// @param staying guests that stay beside enemies while something else is done, in the order in
///   which they came; each has attacked (`contested.multiple-attackers` and others)
/// @param faceDown the cards that lie face down in their discard piles, the Marines' first, each
///   faction's in index order (`hq.discard-visibility`)
/// @param onTop the card on top of each discard pile where one can be seen, the Marines' first
///   (`info.discard-browse`)
public record Memory(int portalsUsed, List<Guest> staying, List<Card> faceDown, List<Card> onTop) {

  /// Nothing is remembered.
  public static final Memory NONE = new Memory(0, List.of(), List.of(), List.of());

  /// Copies the lists.
  public Memory {
    staying = List.copyOf(staying);
    faceDown = List.copyOf(faceDown);
    onTop = List.copyOf(onTop);
  }

  /// This memory with other portals used.
  public Memory withPortalsUsed(int portals) {
    return new Memory(portals, staying, faceDown, onTop);
  }

  /// This memory as a turn begins.
  public Memory refreshed() {
    return portalsUsed == 0 && staying.isEmpty() ? this : new Memory(0, List.of(), faceDown, onTop);
  }

  /// This memory with other guests that stay.
  public Memory withStaying(List<Guest> guests) {
    return new Memory(portalsUsed, guests, faceDown, onTop);
  }

  /// This memory with other cards face down in the discard piles.
  public Memory withFaceDown(List<Card> cards) {
    return new Memory(portalsUsed, staying, cards, onTop);
  }

  /// This memory with other cards on top of the discard piles.
  public Memory withOnTop(List<Card> cards) {
    return new Memory(portalsUsed, staying, faceDown, cards);
  }
}
