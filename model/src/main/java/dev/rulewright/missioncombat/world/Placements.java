package dev.rulewright.missioncombat.world;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.ArrayList;
import java.util.List;

/// Every way to put some units on a board where they may stand between two turns: no units of both
/// factions in an area, and no oversized or Colossal unit on a building, whatever makes a unit
/// oversized. Units of one card take areas in order.
final class Placements {

  private final Board board;
  private final List<UnitCard> cards;
  private final List<Unit> placed = new ArrayList<>();
  private final List<List<Unit>> all = new ArrayList<>();

  private Placements(Board board, List<UnitCard> cards) {
    this.board = board;
    this.cards = cards;
  }

  /// All of them, in a fixed order.
  ///
  /// @param cards those of one kind beside each other
  static List<List<Unit>> of(Board board, List<UnitCard> cards) {
    var placements = new Placements(board, cards);
    placements.place(0, 0, 0);
    return placements.all;
  }

  private void place(int at, int marines, int portalists) {
    if (at == cards.size()) {
      all.add(List.copyOf(placed));
      return;
    }
    UnitCard card = cards.get(at);
    boolean repeated = at > 0 && cards.get(at - 1).equals(card);
    int least = repeated ? placed.getLast().area().index() : 0;
    boolean big = card.oversized() || card.type() == UnitType.COLOSSAL;
    for (Area area : board.areas().subList(least, board.areas().size())) {
      int enemies = card.faction() == Faction.MARINES ? portalists : marines;
      if ((enemies & area.bit()) == 0 && !(big && area.building())) {
        placed.add(Unit.fresh(card, area));
        if (card.faction() == Faction.MARINES) {
          place(at + 1, marines | area.bit(), portalists);
        } else {
          place(at + 1, marines, portalists | area.bit());
        }
        placed.removeLast();
      }
    }
  }
}
