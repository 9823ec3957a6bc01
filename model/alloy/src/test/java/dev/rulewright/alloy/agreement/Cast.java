package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Which atom of a [World] plays which unit or card of a position. Copies of a card are
/// interchangeable in a position and are not in the twin, so that somebody has to say who is who.
///
/// @param units what each atom is, by its number
/// @param events the events in hand, a set of atoms
record Cast(List<Role> units, long events) {

  /// What an atom is in a position.
  ///
  /// @param unit the unit on the board; null if it is not there
  /// @param inHand whether it is a card in hand; otherwise it is in a deck or discard pile
  record Role(@Nullable Unit unit, boolean inHand) {
    static final Role IN_HAND = new Role(null, true);
    static final Role ELSEWHERE = new Role(null, false);
  }

  /// Copies the list.
  Cast {
    units = List.copyOf(units);
  }

  /// Any cast of a position.
  ///
  /// @throws IllegalStateException if the position holds a card that the world does not
  static Cast of(Position position, World world) {
    var roles = new ArrayList<>(Collections.nCopies(world.units().size(), Role.ELSEWHERE));
    for (Faction faction : Faction.values()) {
      for (Unit unit : position.side(faction).units()) {
        roles.set(free(roles, unit.card(), world), new Role(unit, false));
      }
      Pile<Card> hand = position.side(faction).hand();
      for (int kind = 0; kind < hand.kinds(); kind++) {
        if (hand.kind(kind) instanceof UnitCard card) {
          for (int copy = hand.count(kind); copy > 0; copy--) {
            roles.set(free(roles, card, world), Role.IN_HAND);
          }
        }
      }
    }
    return new Cast(roles, eventsOf(position, 0, world));
  }

  private static int free(List<Role> roles, UnitCard card, World world) {
    return IntStream.range(0, roles.size())
        .filter(i -> world.units().get(i).equals(card) && roles.get(i).equals(Role.ELSEWHERE))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no atom is left for " + card));
  }

  /// The events in hand, as many as possible of those preferred.
  static long eventsOf(Position position, long preferred, World world) {
    long events = 0;
    for (Faction faction : Faction.values()) {
      Side side = position.side(faction);
      Pile<Card> hand = side.hand();
      for (int kind = 0; kind < hand.kinds(); kind++) {
        if (hand.kind(kind) instanceof EventCard card) {
          events |= some(card, hand.count(kind), preferred, world);
        }
      }
    }
    return events;
  }

  private static long some(EventCard card, int count, long preferred, World world) {
    long taken = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < world.events().size() && Long.bitCount(taken) < count; i++) {
        boolean wanted = pass == 1 || (preferred & 1L << i) != 0;
        taken |= wanted && world.events().get(i).equals(card) ? 1L << i : 0;
      }
    }
    if (Long.bitCount(taken) < count) {
      throw new IllegalStateException("no atom is left for " + card);
    }
    return taken;
  }

  /// The unit on the board that an atom is, or null.
  @Nullable Unit unit(int atom) {
    return units.get(atom).unit();
  }

  /// The atoms that are equal to a unit on the board.
  IntStream playing(Unit unit) {
    return IntStream.range(0, units.size()).filter(i -> unit.equals(unit(i)));
  }
}
