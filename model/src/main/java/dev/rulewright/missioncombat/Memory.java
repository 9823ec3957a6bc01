package dev.rulewright.missioncombat;

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
public record Memory(int portalsUsed, List<Guest> staying) {

  /// Nothing is remembered.
  public static final Memory NONE = new Memory(0, List.of());

  /// Copies the list.
  public Memory {
    staying = List.copyOf(staying);
  }

  /// This memory with other portals used.
  public Memory withPortalsUsed(int portals) {
    return new Memory(portals, staying);
  }

  /// This memory as a turn begins.
  public Memory refreshed() {
    return portalsUsed == 0 && staying.isEmpty() ? this : new Memory(0, List.of());
  }

  /// This memory with other guests that stay.
  public Memory withStaying(List<Guest> guests) {
    return new Memory(portalsUsed, guests);
  }
}
