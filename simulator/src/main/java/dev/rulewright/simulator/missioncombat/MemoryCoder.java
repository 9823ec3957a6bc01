package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.chance.Mixing.mix;

import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.encoding.Bytes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Fingerprints and encodings of what only some readings remember: one byte where nothing is.
final class MemoryCoder {

  private final List<Area> areas;
  private final List<Card> marines;
  private final List<Card> portalists;
  private final UnitCoder units;
  private final Bytes mixed = new Bytes();

  MemoryCoder(Material material, UnitCoder units) {
    areas = material.board().areas();
    marines = material.marines();
    portalists = material.portalists();
    this.units = units;
  }

  /// Mixes what is remembered into what has been mixed: its encoding, byte by byte.
  long mixedInto(long before, Memory memory, Symmetry symmetry) {
    if (memory.equals(Memory.NONE)) {
      return before;
    }
    mixed.moveTo(0);
    write(memory, symmetry, mixed);
    long result = before;
    for (int i = 0; i < mixed.at(); i++) {
      result = mix(result, mixed.array()[i]);
    }
    return result;
  }

  private static int ways(Set<Way> used) {
    int set = 0;
    for (Way way : used) {
      set |= 1 << way.ordinal();
    }
    return set;
  }

  /// Cards of both factions have different numbers.
  private int number(Card card) {
    return card.index() + (card.faction() == Faction.MARINES ? 0 : marines.size());
  }

  private Card card(int number) {
    return number < marines.size() ? marines.get(number) : portalists.get(number - marines.size());
  }

  /// @param symmetry as seen in which image of the board
  void write(Memory memory, Symmetry symmetry, Bytes to) {
    if (memory.equals(Memory.NONE)) {
      to.put(0);
      return;
    }
    Memory.Controlled controlled = memory.controlled();
    to.put(controlled == null ? 1 : 2);
    to.putNumber(symmetry.imageOf(memory.portalsUsed()));
    to.putNumber(memory.staying().size());
    for (Guest guest : memory.staying()) {
      to.put(guest.unit().faction().ordinal());
      units.write(guest.unit(), symmetry, to);
      to.put(symmetry.image(guest.cameFrom().index()));
      to.putNumber(guest.attacks());
    }
    write(memory.faceDown(), to);
    write(memory.onTop(), to);
    to.put(ways(memory.waysUsed()));
    if (controlled != null) {
      to.putNumber(symmetry.imageOf(controlled.marines()));
      to.putNumber(symmetry.imageOf(controlled.portalists()));
    }
  }

  private void write(List<Card> cards, Bytes to) {
    to.putNumber(cards.size());
    for (Card card : cards) {
      to.putNumber(number(card));
    }
  }

  Memory read(Bytes from) {
    int kind = from.get();
    if (kind == 0) {
      return Memory.NONE;
    }
    int portals = from.getNumber();
    List<Guest> staying = readGuests(from);
    List<Card> faceDown = readCards(from);
    List<Card> onTop = readCards(from);
    Set<Way> ways = readWays(from.get());
    var controlled = kind == 1 ? null : new Memory.Controlled(from.getNumber(), from.getNumber());
    return new Memory(portals, staying, faceDown, onTop, ways, controlled);
  }

  private List<Guest> readGuests(Bytes from) {
    var guests = new ArrayList<Guest>();
    for (int left = from.getNumber(); left > 0; left--) {
      var unit = units.read(Faction.values()[from.get()], from);
      guests.add(new Guest(unit, areas.get(from.get()), from.getNumber()));
    }
    return guests;
  }

  private List<Card> readCards(Bytes from) {
    var cards = new ArrayList<Card>();
    for (int left = from.getNumber(); left > 0; left--) {
      cards.add(card(from.getNumber()));
    }
    return cards;
  }

  private static Set<Way> readWays(int set) {
    var ways = EnumSet.noneOf(Way.class);
    for (Way way : Way.values()) {
      if ((set & 1 << way.ordinal()) != 0) {
        ways.add(way);
      }
    }
    return ways;
  }
}
