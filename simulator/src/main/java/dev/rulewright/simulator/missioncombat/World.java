package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.simulator.divergence.Pair;
import java.util.ArrayList;
import java.util.List;

/// A few cards, and the ways in which they can lie on the table when nothing has happened yet this
/// turn that leaves a mark: nobody has damage or is a guest.
///
/// Colossal and oversized units stand on no building, whatever makes a unit oversized.
final class World {

  /// Where cards are that are not on the board.
  enum Elsewhere {
    /// In the hands; decks and discard piles are empty.
    IN_HAND,
    /// In decks and discard piles; the hands are empty.
    IN_PILES,
    /// In hands, decks and discard piles.
    ANYWHERE
  }

  /// Whether units of both players stand in the same area.
  enum Company {
    /// They stand in none.
    APART,
    /// They stand in at least one.
    TOGETHER
  }

  private static final int HAND = -1;
  private static final int DECK = -2;
  private static final int DISCARD = -3;

  private final Material material;
  private final List<Area> areas;
  private final List<Card> cards;
  private final int units;
  private final Company company;
  private final int lowest;
  private final int highest;
  private final List<int[]> arrangements = new ArrayList<>();
  private final int[] places;

  /// A world.
  ///
  /// @param cards in index order, the Marines' first
  /// @param units units that are on the board
  /// @param elsewhere where the others are
  /// @param company whether units of both players stand together
  World(Material material, List<Card> cards, int units, Elsewhere elsewhere, Company company) {
    this.material = material;
    this.company = company;
    this.areas = material.board().areas();
    this.cards = cards;
    this.units = units;
    this.lowest = elsewhere == Elsewhere.IN_HAND ? HAND : DISCARD;
    this.highest = elsewhere == Elsewhere.IN_PILES ? DECK : HAND;
    this.places = new int[cards.size()];
    arrange(0, 0, 0, 0);
  }

  /// Whether a unit stands in an area at a start.
  static boolean mayStand(UnitCard card, Area area) {
    boolean big = card.oversized() || card.type() == UnitType.COLOSSAL;
    return !(big && area.building());
  }

  /// Every position, in a fixed order.
  ///
  /// @param mostAp the most AP that are left in any of them
  List<Pair<Position>> positions(int turn, int mostAp) {
    var positions = new ArrayList<Pair<Position>>();
    for (int[] arrangement : arrangements) {
      Side marines = side(Faction.MARINES, arrangement);
      Side portalists = side(Faction.PORTALISTS, arrangement);
      for (Faction mover : Faction.values()) {
        for (int ap = 0; ap <= mostAp; ap++) {
          positions.add(
              Pair.same(
                  new Position(
                      Stage.ACTING,
                      turn,
                      mover,
                      ap,
                      marines,
                      portalists,
                      null,
                      Memory.NONE,
                      null)));
        }
      }
    }
    return positions;
  }

  /// Gives the cards from `at` on their places. Copies of a card take places in order.
  private void arrange(int at, int onBoard, int marines, int portalists) {
    int left = cards.size() - at;
    if (onBoard > units || onBoard + left < units) {
      return;
    }
    if (left == 0) {
      boolean together = (marines & portalists) != 0;
      if (marines != 0 && portalists != 0 && together == (company == Company.TOGETHER)) {
        arrangements.add(places.clone());
      }
      return;
    }
    Card card = cards.get(at);
    int least = at > 0 && cards.get(at - 1).equals(card) ? places[at - 1] : lowest;
    for (int place = least; place < areas.size(); place++) {
      places[at] = place;
      if (place < 0 && place > highest) {
        continue;
      }
      if (place < 0) {
        arrange(at + 1, onBoard, marines, portalists);
      } else if (card instanceof UnitCard unit && mayStand(unit, areas.get(place))) {
        int bit = areas.get(place).bit();
        if (card.faction() == Faction.MARINES) {
          arrange(at + 1, onBoard + 1, marines | bit, portalists);
        } else if (company == Company.TOGETHER || (marines & bit) == 0) {
          arrange(at + 1, onBoard + 1, marines, portalists | bit);
        }
      }
    }
  }

  private Side side(Faction faction, int[] arrangement) {
    var onBoard = new ArrayList<Unit>();
    Pile empty = Pile.empty(material.cards(faction));
    Pile hand = empty;
    Pile deck = empty;
    Pile discard = empty;
    for (int i = 0; i < arrangement.length; i++) {
      Card card = cards.get(i);
      if (card.faction() == faction) {
        switch (arrangement[i]) {
          case HAND -> hand = hand.plus(card);
          case DECK -> deck = deck.plus(card);
          case DISCARD -> discard = discard.plus(card);
          default -> onBoard.add(Unit.fresh((UnitCard) card, areas.get(arrangement[i])));
        }
      }
    }
    return Side.of(onBoard, hand, deck, discard);
  }
}
