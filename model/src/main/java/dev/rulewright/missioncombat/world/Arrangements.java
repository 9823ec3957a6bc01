package dev.rulewright.missioncombat.world;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.ArrayList;
import java.util.List;

/// Every way to lay a few cards on the table between two turns: units in areas, on every
/// combination of them, and cards in hands, decks and discard piles. Nobody has damage or is a
/// guest, and no oversized or Colossal unit stands on a building, whatever makes a unit oversized.
/// Copies of a card take places in order.
public final class Arrangements {

  /// Where cards are that are not on the board.
  public enum Elsewhere {
    /// In the hands; decks and discard piles are empty.
    IN_HAND,
    /// In decks and discard piles; the hands are empty.
    IN_PILES,
    /// In hands, decks and discard piles.
    ANYWHERE
  }

  /// Whether units of both players stand in the same area.
  public enum Company {
    /// They stand in none.
    APART,
    /// They stand in at least one.
    TOGETHER
  }

  /// One of these ways.
  public record Arrangement(Side marines, Side portalists) {

    /// What a player has.
    public Side side(Faction faction) {
      return faction == Faction.MARINES ? marines : portalists;
    }
  }

  private static final int HAND = -1;
  private static final int DECK = -2;
  private static final int DISCARD = -3;

  private final Material material;
  private final List<Area> areas;
  private final List<? extends Card> cards;
  private final int units;
  private final Company company;
  private final int lowest;
  private final int highest;
  private final int[] places;
  private final List<Arrangement> all = new ArrayList<>();

  private Arrangements(
      Material material,
      List<? extends Card> cards,
      int units,
      Elsewhere elsewhere,
      Company company) {
    this.material = material;
    this.areas = material.board().areas();
    this.cards = cards;
    this.units = units;
    this.company = company;
    this.lowest = elsewhere == Elsewhere.IN_HAND ? HAND : DISCARD;
    this.highest = elsewhere == Elsewhere.IN_PILES ? DECK : HAND;
    this.places = new int[cards.size()];
  }

  /// All of them, in a fixed order.
  ///
  /// @param cards in index order, the Marines' first
  /// @param units units that are on the board
  /// @param elsewhere where the other cards are
  public static List<Arrangement> of(
      Material material,
      List<? extends Card> cards,
      int units,
      Elsewhere elsewhere,
      Company company) {
    var arrangements = new Arrangements(material, cards, units, elsewhere, company);
    arrangements.arrange(0, 0, 0, 0);
    return arrangements.all;
  }

  /// Whether a unit stands in an area in some arrangement.
  public static boolean mayStand(UnitCard card, Area area) {
    boolean big = card.oversized() || card.type() == UnitType.COLOSSAL;
    return !(big && area.building());
  }

  /// Gives the cards from `at` on their places.
  private void arrange(int at, int onBoard, int marines, int portalists) {
    int left = cards.size() - at;
    if (onBoard > units || onBoard + left < units) {
      return;
    }
    if (left == 0) {
      if (company == Company.APART || (marines & portalists) != 0) {
        all.add(new Arrangement(side(Faction.MARINES), side(Faction.PORTALISTS)));
      }
      return;
    }
    Card card = cards.get(at);
    int least = at > 0 && cards.get(at - 1).equals(card) ? places[at - 1] : lowest;
    for (int place = least; place < areas.size(); place++) {
      places[at] = place;
      if (place < 0 && place <= highest) {
        arrange(at + 1, onBoard, marines, portalists);
      } else if (place >= 0 && card instanceof UnitCard unit && mayStand(unit, areas.get(place))) {
        int bit = areas.get(place).bit();
        if (card.faction() == Faction.MARINES) {
          arrange(at + 1, onBoard + 1, marines | bit, portalists);
        } else if (company == Company.TOGETHER || (marines & bit) == 0) {
          arrange(at + 1, onBoard + 1, marines, portalists | bit);
        }
      }
    }
  }

  private Side side(Faction faction) {
    var onBoard = new ArrayList<Unit>();
    Pile<Card> empty = Pile.empty(material.cards(faction));
    Pile<Card> hand = empty;
    Pile<Card> deck = empty;
    Pile<Card> discard = empty;
    for (int i = 0; i < places.length; i++) {
      Card card = cards.get(i);
      if (card.faction() == faction) {
        switch (places[i]) {
          case HAND -> hand = hand.plus(card);
          case DECK -> deck = deck.plus(card);
          case DISCARD -> discard = discard.plus(card);
          default -> onBoard.add(Unit.fresh((UnitCard) card, areas.get(places[i])));
        }
      }
    }
    return Side.of(onBoard, hand, deck, discard);
  }
}
