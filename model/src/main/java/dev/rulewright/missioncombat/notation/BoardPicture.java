package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Wrapping;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;

/// Draws a position in plain text: the turn, the Marines' areas above the Portalists', and what
/// each player has.
///
/// The areas stand in the order of the area file, at most three in a row, the fuller rows where the
/// two factions meet. The picture does not show which areas are adjacent.
record BoardPicture(Material material, Damage damage, Control control) {

  private static final int ACROSS = 3;
  private static final int PAGE_WIDTH = ACROSS * Box.WIDTH;
  private static final int LABEL_WIDTH = 12;

  private static final String LEGEND =
      """
      E20/S10   elite, defence 20 where it stands, 10 damage against standard (S, E, C: unit types)
      o r s     oversized, ranged, speed
      M P       who controls the area     double frame: building     >: guest, which may not stay
      """;

  String draw(Position position) {
    var lines = new ArrayList<String>();
    lines.add(title(position));
    lines.add("");
    for (Faction faction : Faction.values()) {
      addAreas(lines, faction, position);
    }
    lines.add("");
    for (Faction faction : Faction.values()) {
      addSide(lines, faction, position.side(faction));
    }
    lines.add("");
    return String.join("\n", lines) + "\n" + LEGEND;
  }

  private static String title(Position position) {
    String waitsFor = waitsFor(position);
    if (position.stage() instanceof Stage.SetUp) {
      return "Set-up · " + waitsFor;
    }
    String ap = position.stage() instanceof Stage.Over ? "" : " · " + position.ap() + " AP";
    return "Turn " + position.turn() + " · " + waitsFor + ap;
  }

  private static String waitsFor(Position position) {
    Faction mover = position.mover();
    return switch (position.stage()) {
      case Stage.Seating _ -> "the two people are seated";
      case Stage.ChoosingFaction _ -> "the start player chooses a faction";
      case Stage.DrawingUnits _ -> mover + " draw units";
      case Stage.ChoosingStartPlayer _ -> "the start player is determined";
      case Stage.Placing _ -> mover + " place a unit";
      case Stage.Acting _ -> mover + " to move";
      case Stage.Drawing _ -> mover + " draw a card";
      case Stage.DrawingFirst _ -> mover + " draw the first of two cards";
      case Stage.DrawingSecond(var first) -> mover + " have " + first + ", draw a second card";
      case Stage.Considering(var first) -> mover + " keep " + first + " or draw a second card";
      case Stage.Keeping(var first, var second) -> mover + " keep " + first + " or " + second;
      case Stage.Offered _ -> mover + " answer the offer of a draw";
      case Stage.Over(Result result) when result.isDraw() -> "a draw by " + result.reason();
      case Stage.Over(Result result) -> result.who() + " have won, " + result.reason();
    };
  }

  private void addAreas(List<String> lines, Faction faction, Position position) {
    Board board = material.board();
    var picture = new AreaPicture(control, damage);
    for (List<Area> row : rows(board.areasOf(board.own(faction)), faction)) {
      List<Box> boxes = row.stream().map(area -> picture.draw(area, position)).toList();
      lines.addAll(Box.sideBySide(boxes, ACROSS));
    }
  }

  private static List<List<Area>> rows(List<Area> areas, Faction faction) {
    var rows = new ArrayList<List<Area>>();
    int incomplete = areas.size() % ACROSS;
    int start = 0;
    int end = faction == Faction.MARINES && incomplete > 0 ? incomplete : ACROSS;
    while (start < areas.size()) {
      rows.add(areas.subList(start, Math.min(end, areas.size())));
      start = end;
      end += ACROSS;
    }
    return rows;
  }

  private static void addSide(List<String> lines, Faction faction, Side side) {
    String counts =
        "%d on the board · deck %d · discard pile %d · hand %d"
            .formatted(
                side.unitCount(), side.deck().size(), side.discard().size(), side.hand().size());
    addLabelled(lines, faction.id(), counts);
    addPile(lines, "  hand", side.hand());
    addPile(lines, "  discard", side.discard());
  }

  private static void addPile(List<String> lines, String label, Pile<Card> pile) {
    if (!pile.isEmpty()) {
      addLabelled(lines, label, pile.toString());
    }
  }

  private static void addLabelled(List<String> lines, String label, String text) {
    String next = label;
    for (String line : Wrapping.lines(text, PAGE_WIDTH - LABEL_WIDTH)) {
      lines.add(Box.padded(next, LABEL_WIDTH) + line);
      next = "";
    }
  }
}
