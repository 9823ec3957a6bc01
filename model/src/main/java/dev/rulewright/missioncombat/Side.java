package dev.rulewright.missioncombat;

import static dev.rulewright.missioncombat.material.Board.MAX_AREAS;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/// The possession of one player: units on the board, a hand, a deck and a discard pile.
public final class Side {

  private static final int ALL = (1 << MAX_AREAS) - 1;

  /// In order, see [Unit#compareTo]; never changed after construction.
  private final Unit[] units;

  /// The areas with units of each type: three sets, see [Board], [Board#MAX_AREAS] bits apart.
  private final long areas;

  private final Pile<Card> hand;
  private final Pile<Card> deck;
  private final Pile<Card> discard;

  private Side(Unit[] units, long areas, Pile<Card> hand, Pile<Card> deck, Pile<Card> discard) {
    this.units = units;
    this.areas = areas;
    this.hand = hand;
    this.deck = deck;
    this.discard = discard;
  }

  /// A side.
  public static Side of(List<Unit> units, Pile<Card> hand, Pile<Card> deck, Pile<Card> discard) {
    Unit[] inOrder = units.toArray(Unit[]::new);
    Arrays.sort(inOrder);
    long areas = 0;
    for (Unit unit : inOrder) {
      areas |= place(unit);
    }
    return new Side(inOrder, areas, hand, deck, discard);
  }

  /// The units on the board, in order.
  public List<Unit> units() {
    return List.of(units);
  }

  /// The number of units on the board.
  public int unitCount() {
    return units.length;
  }

  /// The unit at an index from 0 to [#unitCount] - 1.
  public Unit unit(int index) {
    return units[index];
  }

  /// Whether an equal unit stands at the index before, so that this one adds nothing to a list.
  public boolean repeatsBefore(int index) {
    return index > 0 && units[index].equals(units[index - 1]);
  }

  /// The number of units equal to a unit.
  public int count(Unit unit) {
    int count = 0;
    for (Unit each : units) {
      if (each.equals(unit)) {
        count++;
      }
    }
    return count;
  }

  /// The areas where this side has units.
  ///
  /// @return a set of areas, see [Board]
  public int occupied() {
    return ofType(0) | ofType(1) | ofType(2);
  }

  /// Whether this side has units in an area.
  public boolean holds(Area area) {
    return (occupied() & area.bit()) != 0;
  }

  /// Whether no other unit of this side stands where one of its units stands.
  public boolean isAlone(Unit unit) {
    int there = 0;
    for (Unit each : units) {
      there += each.area().equals(unit.area()) ? 1 : 0;
    }
    return there == 1;
  }

  /// The areas where this side has units of a type.
  ///
  /// @return a set of areas, see [Board]
  public int areasWith(UnitType type) {
    return ofType(type.ordinal());
  }

  private int ofType(int type) {
    return (int) (areas >>> (type * MAX_AREAS)) & ALL;
  }

  /// The bit of [#areas] that a unit sets.
  private static long place(Unit unit) {
    return 1L << (unit.card().type().ordinal() * MAX_AREAS + unit.area().index());
  }

  /// What [#areas] is without the unit at an index. Units in its area are its neighbours.
  private long areasWithout(int index) {
    long place = place(units[index]);
    return isPlaceOf(index, -1, place) || isPlaceOf(index, 1, place) ? areas : areas & ~place;
  }

  /// Whether a unit on one side of an index stands in the area of the unit there and is of its
  /// type.
  private boolean isPlaceOf(int index, int step, long place) {
    int area = units[index].area().index();
    for (int i = index + step;
        i >= 0 && i < units.length && units[i].area().index() == area;
        i += step) {
      if (place(units[i]) == place) {
        return true;
      }
    }
    return false;
  }

  /// The hand.
  public Pile<Card> hand() {
    return hand;
  }

  /// The deck, face down.
  public Pile<Card> deck() {
    return deck;
  }

  /// The discard pile, face up.
  public Pile<Card> discard() {
    return discard;
  }

  /// This side with other cards in hand, deck and discard pile.
  public Side withCards(Pile<Card> otherHand, Pile<Card> otherDeck, Pile<Card> otherDiscard) {
    return new Side(units, areas, otherHand, otherDeck, otherDiscard);
  }

  /// This side with a card from the hand in play as a unit.
  ///
  /// @throws IllegalStateException if the hand does not hold the card
  public Side deploying(Unit unit) {
    Unit[] more = Arrays.copyOf(units, units.length + 1);
    insert(more, units.length, unit);
    return new Side(more, areas | place(unit), hand.minus(unit.card()), deck, discard);
  }

  /// This side with one unit less on the board, its card on the discard pile.
  ///
  /// @throws IllegalStateException if there is no such unit
  public Side losing(Unit unit) {
    int at = indexOf(unit);
    Unit[] less = new Unit[units.length - 1];
    System.arraycopy(units, 0, less, 0, at);
    System.arraycopy(units, at + 1, less, at, less.length - at);
    return new Side(less, areasWithout(at), hand, deck, discard.plus(unit.card()));
  }

  /// This side with one unit changed.
  ///
  /// @throws IllegalStateException if there is no such unit
  public Side replacing(Unit unit, Unit by) {
    int at = indexOf(unit);
    Unit[] changed = units.clone();
    System.arraycopy(units, at + 1, changed, at, units.length - at - 1);
    insert(changed, units.length - 1, by);
    return new Side(changed, areasWithout(at) | place(by), hand, deck, discard);
  }

  /// This side as a turn begins: no damage, every free move available.
  public Side refreshed() {
    return refreshed(Unit::refreshed);
  }

  /// This side without damage.
  public Side repaired() {
    return refreshed(Unit::undamaged);
  }

  /// This side as a turn begins if nothing is repaired: damage stays.
  public Side refreshedUnrepaired() {
    return refreshed(Unit::refreshedUnrepaired);
  }

  private Side refreshed(UnaryOperator<Unit> refreshing) {
    boolean worn = false;
    for (Unit unit : units) {
      worn |= unit.isWorn();
    }
    if (!worn) {
      return this;
    }
    Unit[] fresh = units.clone();
    for (int i = 0; i < fresh.length; i++) {
      fresh[i] = refreshing.apply(fresh[i]);
    }
    Arrays.sort(fresh);
    return new Side(fresh, areas, hand, deck, discard);
  }

  /// This side with only card, area and damage of each unit.
  public Side withoutMarks() {
    Unit[] unmarked = units.clone();
    for (int i = 0; i < unmarked.length; i++) {
      unmarked[i] = unmarked[i].withoutMarks();
    }
    Arrays.sort(unmarked);
    return new Side(unmarked, areas, hand, deck, discard);
  }

  private int indexOf(Unit unit) {
    for (int i = 0; i < units.length; i++) {
      if (units[i].equals(unit)) {
        return i;
      }
    }
    throw new IllegalStateException("no " + unit + " among " + Arrays.toString(units));
  }

  /// Puts a unit into the first `length` places of an array that are in order.
  private static void insert(Unit[] into, int length, Unit unit) {
    int at = length;
    while (at > 0 && into[at - 1].compareTo(unit) > 0) {
      into[at] = into[at - 1];
      at--;
    }
    into[at] = unit;
  }

  /// A number that is the same for equal sides and seldom for others; made faster than the hash.
  int outline() {
    int piles = (hand.size() * 64 + deck.size()) * 64 + units.length;
    return Long.hashCode(areas) * 31 + piles;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Side side
        && areas == side.areas
        && Arrays.equals(units, side.units)
        && hand.equals(side.hand)
        && deck.equals(side.deck)
        && discard.equals(side.discard);
  }

  @Override
  public int hashCode() {
    return ((Arrays.hashCode(units) * 31 + hand.hashCode()) * 31 + deck.hashCode()) * 31
        + discard.hashCode();
  }

  @Override
  public String toString() {
    return Arrays.toString(units)
        + " hand ["
        + hand
        + "] deck ["
        + deck
        + "] discard ["
        + discard
        + "]";
  }
}
