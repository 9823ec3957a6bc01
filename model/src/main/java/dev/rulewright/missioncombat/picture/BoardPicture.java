package dev.rulewright.missioncombat.picture;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The board as a picture: the Marines' areas above the Portalists', in the order of the area file,
/// at most three in a row, the fuller rows where the two factions meet.
public record BoardPicture(Board board, Damage damage, Control control) {

  private static final int ACROSS = 3;
  private static final String KEY =
      "E20/S10: elite, defence 20 where it stands, 10 damage against standard (S, E, C: unit"
          + " types); o r s: oversized, ranged, speed";

  /// The position as a player sees it, or as somebody who sees both hands.
  public Picture of(Position position, Optional<Player> viewer) {
    var areas = new ArrayList<List<Spot>>();
    for (Faction faction : Faction.values()) {
      for (List<Area> row : rows(board.areasOf(board.own(faction)), faction)) {
        areas.add(row.stream().map(area -> area(area, position)).toList());
      }
    }
    List<Part.Border> borders =
        board.adjacencies().stream()
            .map(pair -> new Part.Border(pair.one().id(), pair.other().id(), pair.diagonal()))
            .toList();
    return new Picture(
        caption(position),
        List.of(
            cards(position, Faction.MARINES, viewer),
            new Part.Rows(areas, borders),
            cards(position, Faction.PORTALISTS, viewer)),
        KEY);
  }

  // ---- Areas ----

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

  private Spot area(Area area, Position position) {
    var pieces = new ArrayList<Piece>();
    for (Faction faction : Faction.values()) {
      Side side = position.side(faction);
      for (int i = 0; i < side.unitCount(); i++) {
        Unit unit = side.unit(i);
        if (unit.area().equals(area) && !side.repeatsBefore(i)) {
          pieces.add(unit(unit, position).times(side.count(unit)));
        }
      }
    }
    var notes = new ArrayList<String>();
    if (area.building()) {
      notes.add("building");
    }
    List<Faction> controllers = control.of(area, position);
    if (!controllers.equals(List.of(area.faction()))) {
      notes.add(
          controllers.isEmpty()
              ? "nobody's"
              : controllers.stream().map(Faction::id).collect(Collectors.joining(" and ")));
    }
    return Spot.area(area.id(), area.name(), notes, pieces).ownedBy(area.faction());
  }

  private Piece unit(Unit unit, Position position) {
    var marks = new ArrayList<String>();
    for (Guest guest : position.guests()) {
      if (guest.unit().equals(unit)) {
        marks.add("guest from " + name(guest.cameFrom()) + ", " + attacks(guest));
      }
    }
    if (unit.damage() > 0) {
      marks.add("damage " + unit.damage());
    }
    for (Mark mark : Mark.values()) {
      if (unit.has(mark)) {
        marks.add(mark.toString().replace('-', ' '));
      }
    }
    Area start = unit.setOutFrom();
    if (start != null) {
      marks.add("from " + name(start));
    }
    return card(unit.card(), damage.defence(unit, position)).marks(marks);
  }

  private static String attacks(Guest guest) {
    return switch (guest.attacks()) {
      case 0 -> "must attack";
      case 1 -> "1 attack";
      default -> guest.attacks() + " attacks";
    };
  }

  private static String name(Area area) {
    return area.name();
  }

  private static Piece card(Card card) {
    return card instanceof UnitCard unit
        ? card(unit, unit.defence())
        : Piece.of(card.id(), card.name()).of(card.faction());
  }

  /// Such as `E20/S10 r`: elite, defence 20, 10 damage against standard, ranged.
  private static Piece card(UnitCard card, int defence) {
    String traits =
        (card.oversized() ? "o" : "") + (card.ranged() ? "r" : "") + (card.speed() ? "s" : "");
    return Piece.of(card.id(), card.name())
        .of(card.faction())
        .values(
            "%.1s%d/%.1s%d %s"
                .formatted(card.type().name(), defence, card.weapon().name(), card.damage(), traits)
                .trim());
  }

  // ---- Cards ----

  private static Part cards(Position position, Faction faction, Optional<Player> viewer) {
    Side side = position.side(faction);
    boolean hidden = viewer.isPresent() && viewer.get() != faction;
    List<Piece> hand =
        hidden ? Piece.backs(side.hand().size()) : Piece.pile(side.hand(), BoardPicture::card);
    return Part.Rows.of(
        List.of(
            List.of(
                spot(faction, Spot.Kind.HAND, "hand", hand),
                spot(faction, Spot.Kind.PILE, "deck", Piece.backs(side.deck().size())),
                spot(faction, Spot.Kind.PILE, "discard", pile(side.discard())))));
  }

  private static List<Piece> pile(Pile<Card> cards) {
    return Piece.pile(cards, card -> Piece.of(card.id(), card.name()).of(card.faction()));
  }

  private static Spot spot(Faction faction, Spot.Kind kind, String name, List<Piece> pieces) {
    return Spot.of(
        faction,
        kind,
        faction + "-" + name,
        kind == Spot.Kind.PILE ? name : faction + ": " + name,
        pieces);
  }

  // ---- Caption ----

  private static String caption(Position position) {
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
}
