package dev.rulewright.missioncombat.notation;

import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.notation.PositionFields.PileKind;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.List;
import java.util.Map;

/// The bridge from what somebody wrote to a position: it says with a clause why something cannot
/// be.

record PositionCheck(Board board, Possible possible) {

  /// The position that somebody wrote.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there can be no such position
  Position position(Setup setup) {
    checkStage(setup.stage());
    checkTurn(setup.turn(), setup.isSetUp());
    checkActionPoints(setup);
    CardCheck.checkCopies(setup);
    Position written = remembering(build(setup), setup.control());
    new UnitCheck(possible, written, setup).check();
    new GuestCheck(board, possible, setup).check();
    if (setup.isSetUp()) {
      setup.units().forEach(unit -> checkPlaced(unit, setup.stage().value()));
      CardCheck.checkHandsInSetUp(setup);
    }
    CardCheck.checkMemory(setup);
    new PlayersCheck(possible.reading(), setup).check();
    return written;
  }

  private void checkStage(Read<Stage> stage) {
    Reading reading = possible.reading();
    boolean known =
        switch (stage.value()) {
          case Stage.Seating _ -> reading.says("setup.faction-conflict=random");
          case Stage.ChoosingFaction _ ->
              reading.says("setup.faction-conflict=start-player-chooses");
          case Stage.ChoosingStartPlayer _ ->
              !reading.says("setup.faction-conflict=start-player-chooses");
          case Stage.SetUp _ -> reading.says("setup.given=yes");
          case Stage.Offered _ -> reading.says("game.stalemate=agreement");
          case Stage _ -> true;
        };
    if (!known) {
      throw stage.word().because("there is no such stage under the reading %s", reading);
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

  private static Side side(Setup setup, Faction faction) {
    return Side.of(
        setup.units(faction).map(Read::value).toList(),
        setup.written().of(setup.fields().pile(faction, PileKind.HAND)),
        setup.written().of(setup.fields().pile(faction, PileKind.DECK)),
        setup.written().of(setup.fields().pile(faction, PileKind.DISCARD)));
  }

  // ---- Control ----

  /// A position that remembers who controls what, if the reading asks for it; where nothing was
  /// written, the units tell.
  private Position remembering(Position position, Map<Area, Word> given) {
    Control control = possible.control();
    if (!control.isRemembered() || position.turn() == 0) {
      for (Word word : given.values()) {
        throw word.because("this follows from the other fields; it can be expected, but not given");
      }
      return position;
    }
    Controlled controlled = control.unremembered(position);
    for (var each : given.entrySet()) {
      controlled = controlled.with(each.getKey(), Names.CONTROL.read(each.getValue()));
    }
    Position remembering = position.with(position.memory().withControlled(controlled));
    given.forEach((area, word) -> checkControl(area, word, remembering));
    return control.remembered(remembering);
  }

  private void checkControl(Area area, Word word, Position position) {
    Control control = possible.control();
    List<Faction> by = Names.CONTROL.read(word);
    if (!control.mayBe(by, area) || !control.of(area, control.remembered(position)).equals(by)) {
      throw word.because(
          "who controls %s follows from its units (%s)", area, MissionClause.CONTROL_OWN_AREA);
    }
  }
}
