package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.List;

/// A few cards on the table: the Marines begin their turn.
record Table(Material material, int turn, Side marines, Side portalists) {

  public static Table of(Material material) {
    return new Table(
        material, 3, empty(material, Faction.MARINES), empty(material, Faction.PORTALISTS));
  }

  private static Side empty(Material material, Faction faction) {
    Pile<Card> none = Pile.empty(material.cards(faction));
    return Side.of(List.of(), none, none, none);
  }

  Table inTurn(int number) {
    return new Table(material, number, marines, portalists);
  }

  /// With units, each `card@area`.
  Table units(String... units) {
    Table table = this;
    for (String each : units) {
      String[] parts = each.split("@", -1);
      Card card = material.card(parts[0]).orElseThrow();
      Unit unit = Unit.fresh((UnitCard) card, material.board().area(parts[1]).orElseThrow());
      Side side = table.side(card);
      var more = new ArrayList<>(side.units());
      more.add(unit);
      table = table.with(card, Side.of(more, side.hand(), side.deck(), side.discard()));
    }
    return table;
  }

  Table hand(String... cards) {
    Table table = this;
    for (String each : cards) {
      Card card = material.card(each).orElseThrow();
      Side side = table.side(card);
      table = table.with(card, side.withCards(side.hand().plus(card), side.deck(), side.discard()));
    }
    return table;
  }

  Table deck(String... cards) {
    Table table = this;
    for (String each : cards) {
      Card card = material.card(each).orElseThrow();
      Side side = table.side(card);
      table = table.with(card, side.withCards(side.hand(), side.deck().plus(card), side.discard()));
    }
    return table;
  }

  private Side side(Card card) {
    return card.faction() == Faction.MARINES ? marines : portalists;
  }

  private Table with(Card card, Side side) {
    return card.faction() == Faction.MARINES
        ? new Table(material, turn, side, portalists)
        : new Table(material, turn, marines, side);
  }

  Position position() {
    return new Position(
        Stage.ACTING,
        turn,
        Faction.MARINES,
        turn == 1 ? material.numbers().firstTurnAp() : material.numbers().turnAp(),
        marines,
        portalists,
        null,
        Memory.NONE,
        null);
  }
}
