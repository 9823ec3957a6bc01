package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The things to be remembered beyond those on the table, because some answer to an unclear clause
/// depends on it. **The standard reading remembers nothing**: under it every position has [#NONE],
/// so that nobody pays for the readings that need more.
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
/// @param waysUsed the free ways of moving that count once for all units and are used up this turn
///   (`road.uses-per-turn`, `speed.scope`)
/// @param controlled who controls what, where that does not follow from the units
///   (`control.update`, `control.empty-opposing`, and where units of both players may stay
///   together)
public record Memory(
    int portalsUsed,
    List<Guest> staying,
    List<Card> faceDown,
    List<Card> onTop,
    Set<Way> waysUsed,
    @Nullable Controlled controlled) {

  /// The areas that each faction controls, as sets; an area may be in both.
  public record Controlled(int marines, int portalists) {

    /// The areas that a faction controls.
    public int by(Faction faction) {
      return faction == Faction.MARINES ? marines : portalists;
    }

    /// The factions that control an area.
    public List<Faction> by(Area area) {
      return Stream.of(Faction.values())
          .filter(faction -> (by(faction) & area.bit()) != 0)
          .toList();
    }

    /// The same with other factions that control an area.
    public Controlled with(Area area, List<Faction> by) {
      int others = ~area.bit();
      return new Controlled(
          (marines & others) | (by.contains(Faction.MARINES) ? area.bit() : 0),
          (portalists & others) | (by.contains(Faction.PORTALISTS) ? area.bit() : 0));
    }
  }

  /// Nothing is remembered.
  public static final Memory NONE = new Memory(0, List.of(), List.of(), List.of(), Set.of(), null);

  /// Copies lists and set.
  public Memory {
    staying = List.copyOf(staying);
    faceDown = List.copyOf(faceDown);
    onTop = List.copyOf(onTop);
    waysUsed = Set.copyOf(waysUsed);
  }

  /// This memory with other portals used.
  public Memory withPortalsUsed(int portals) {
    return new Memory(portals, staying, faceDown, onTop, waysUsed, controlled);
  }

  /// This memory with other guests that stay.
  public Memory withStaying(List<Guest> guests) {
    return staying.equals(guests)
        ? this
        : new Memory(portalsUsed, guests, faceDown, onTop, waysUsed, controlled);
  }

  /// This memory with other cards face down in the discard piles.
  public Memory withFaceDown(List<Card> cards) {
    return new Memory(portalsUsed, staying, cards, onTop, waysUsed, controlled);
  }

  /// This memory with other cards on top of the discard piles.
  public Memory withOnTop(List<Card> cards) {
    return new Memory(portalsUsed, staying, faceDown, cards, waysUsed, controlled);
  }

  /// This memory with other ways of moving used up.
  public Memory withWaysUsed(Set<Way> ways) {
    return new Memory(portalsUsed, staying, faceDown, onTop, ways, controlled);
  }

  /// This memory with other areas controlled.
  public Memory withControlled(@Nullable Controlled other) {
    return Objects.equals(controlled, other)
        ? this
        : new Memory(portalsUsed, staying, faceDown, onTop, waysUsed, other);
  }

  /// This memory as a turn begins.
  public Memory refreshed() {
    return portalsUsed == 0 && staying.isEmpty() && waysUsed.isEmpty()
        ? this
        : new Memory(0, List.of(), faceDown, onTop, Set.of(), controlled);
  }
}
