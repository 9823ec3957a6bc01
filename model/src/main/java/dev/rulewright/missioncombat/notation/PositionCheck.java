package dev.rulewright.missioncombat.notation;

import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.GameAnswers.Stalemate;
import dev.rulewright.missioncombat.reading.SetupAnswers.FactionConflict;
import dev.rulewright.missioncombat.reading.SetupAnswers.Given;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.List;

/// The bridge from what somebody wrote to a position: it says with a clause why something cannot
/// be.

record PositionCheck(Material material, Possible possible) {

  /// The position that somebody wrote.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there can be no such position
  Position position(Setup setup) {
    checkStage(setup.stage());
    checkTurn(setup.turn(), setup.isSetUp());
    checkActionPoints(setup);
    CardCheck.checkCopies(setup);
    Position written =
        new ControlText(new Names(material), possible.control())
            .remembering(build(setup), setup.control());
    new UnitCheck(possible, written, setup).check();
    new GuestCheck(material.board(), possible, setup).check();
    if (setup.isSetUp()) {
      setup.units().forEach(unit -> checkPlaced(unit, setup.stage().value()));
      CardCheck.checkHandsInSetUp(setup);
    }
    CardCheck.checkMemory(setup);
    new PlayersCheck(possible.reading(), setup).check();
    return written;
  }

  private void checkStage(Read<Stage> stage) {
    FactionConflict conflict = possible.reading().setup().factionConflict();
    boolean known =
        switch (stage.value()) {
          case Stage.Seating _ -> conflict == FactionConflict.RANDOM;
          case Stage.ChoosingFaction _ -> conflict == FactionConflict.START_PLAYER_CHOOSES;
          case Stage.ChoosingStartPlayer _ -> conflict != FactionConflict.START_PLAYER_CHOOSES;
          case Stage.SetUp _ -> possible.reading().setup().given() == Given.YES;
          case Stage.Offered _ -> possible.reading().game().stalemate() == Stalemate.AGREEMENT;
          case Stage _ -> true;
        };
    if (!known) {
      throw stage
          .word()
          .because("there is no such stage under the reading %s", possible.reading().name());
    }
  }

  private static void checkTurn(Read<Integer> turn, boolean setUp) {
    if (setUp && turn.value() != 0) {
      throw turn.word()
          .expected("turn 0, because nobody has had a turn yet (%s)", PLACE_ALTERNATELY);
    }
    if (!setUp && turn.value() == 0) {
      throw turn.word()
          .expected("a turn of at least 1 after the set-up (%s)", MissionClause.TURNS_ALTERNATE);
    }
  }

  private void checkActionPoints(Setup setup) {
    int turn = setup.turn().value();
    int ap = setup.ap().value();
    Word word = setup.ap().word();
    if (turn == 0 && ap > 0) {
      throw word.expected("0 AP, because nobody has had a turn yet (%s)", PLACE_ALTERNATELY);
    }
    int most = possible.actionPoints().of(turn);
    if (ap > most) {
      throw word.expected(
          "at most %d AP in turn %d (%s)", most, turn, possible.actionPoints().because(turn));
    }
  }

  private static void checkPlaced(Read<Unit> unit, Stage stage) {
    Unit value = unit.value();
    if (!(stage instanceof Stage.Placing)) {
      throw unit.word()
          .because("no unit is on the board before the placement (%s)", PLACE_ALTERNATELY);
    }
    if (value.area().faction() != value.faction()) {
      throw unit.word()
          .because(
              "%s is no own area of the %s, so nothing of theirs is placed there (%s)",
              value.area(), value.faction(), MissionClause.PLACE_IN_OWN_AREA);
    }
    if (value.isWorn()) {
      throw unit.word()
          .because(
              "nobody has had a turn yet, so no unit has damage or has used a free move (%s)",
              MissionClause.TURNS_ALTERNATE);
    }
  }

  private Position build(Setup setup) {
    return new Position(
        setup.stage().value(),
        setup.turn().value(),
        setup.mover().value(),
        setup.ap().value(),
        side(setup, Faction.MARINES),
        side(setup, Faction.PORTALISTS),
        setup.guest().map(Setup.Visit::guest).orElse(null),
        setup.memory(),
        null);
  }

  private Side side(Setup setup, Faction faction) {
    return Side.of(
        setup.units(faction).map(Read::value).toList(),
        pile(setup, faction, PileName.Kind.HAND),
        setup.piles().containsKey(new PileName(faction, PileName.Kind.DECK))
            ? pile(setup, faction, PileName.Kind.DECK)
            : PileName.rest(
                material.cards(faction), CardCheck.everywhere(setup, faction).map(Read::value)),
        pile(setup, faction, PileName.Kind.DISCARD));
  }

  private Pile<Card> pile(Setup setup, Faction faction, PileName.Kind kind) {
    List<Card> cards = setup.pile(faction, kind).stream().map(Read::value).toList();
    return Pile.<Card>empty(material.cards(faction)).plusAll(cards);
  }
}
