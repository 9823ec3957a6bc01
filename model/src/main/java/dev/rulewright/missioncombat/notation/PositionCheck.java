package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.Possible;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The bridge from what somebody wrote to a position: it says with a clause why something cannot
/// be.
record PositionCheck(Material material, Possible possible) {

  /// The position that somebody wrote.
  ///
  /// @throws BadInput if there can be no such position
  Position position(Setup setup) {
    new StageCheck(possible.reading()).check(setup);
    checkTurn(setup);
    checkActionPoints(setup);
    for (Faction faction : Faction.values()) {
      checkCopies(setup, faction);
    }
    Position written =
        new ControlText(new Names(material), possible.control())
            .remembering(build(setup), setup.control());
    new UnitCheck(possible, written).check(setup);
    new GuestCheck(material.board(), possible).check(setup);
    SetUpCheck.check(setup);
    MemoryCheck.check(setup);
    new PlayersCheck(possible.reading()).check(setup);
    return possible.given(written);
  }

  private static void checkTurn(Setup setup) {
    Read<Integer> turn = setup.turn();
    boolean setUp = Stages.isSetUp(setup.stage().value());
    if (setUp && turn.value() != 0) {
      throw turn.word()
          .found()
          .expected(
              "turn 0, because nobody has had a turn yet (%s)"
                  .formatted(MissionClause.PLACE_ALTERNATELY));
    }
    if (!setUp && turn.value() == 0) {
      throw turn.word()
          .found()
          .expected(
              "a turn of at least 1 after the set-up (%s)"
                  .formatted(MissionClause.TURNS_ALTERNATE));
    }
  }

  private void checkActionPoints(Setup setup) {
    int turn = setup.turn().value();
    int ap = setup.ap().value();
    BadInput.Report report = setup.ap().word().found();
    if (turn == 0 && ap > 0) {
      throw report.expected(
          "0 AP, because nobody has had a turn yet (%s)"
              .formatted(MissionClause.PLACE_ALTERNATELY));
    }
    int most = possible.apOf(turn);
    if (ap > most) {
      throw report.expected(
          "at most %d AP in turn %d (%s)".formatted(most, turn, possible.apBecause(turn)));
    }
  }

  // ---- Cards ----

  private static void checkCopies(Setup setup, Faction faction) {
    Map<Card, Integer> seen = new HashMap<>();
    for (Read<? extends Card> card : everywhere(setup, faction).sorted(Read.AS_WRITTEN).toList()) {
      int copies = card.value().identity().copies();
      if (seen.merge(card.value(), 1, Integer::sum) > copies) {
        throw card.word()
            .found()
            .because(
                "there are only %d copies of %s, all of them written before (%s)"
                    .formatted(copies, card.value(), MissionClause.SIXTY_CARDS));
      }
    }
  }

  private static Stream<Read<? extends Card>> everywhere(Setup setup, Faction faction) {
    Stream<Read<? extends Card>> drawn =
        Stages.drawnCards(setup.stage().value()).stream()
            .filter(card -> card.faction() == faction)
            .map(card -> new Read<>(card, setup.stage().word()));
    Stream<Read<? extends Card>> units =
        setup.units(faction).map(unit -> new Read<>(unit.value().card(), unit.word()));
    Stream<Read<? extends Card>> piles =
        PileName.ALL.stream()
            .filter(name -> name.faction() == faction)
            .flatMap(name -> setup.pile(name).stream());
    return Stream.of(drawn, units, piles).flatMap(cards -> cards);
  }

  // ---- The other side of the bridge ----

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
    List<Unit> units = setup.units(faction).map(Read::value).toList();
    return Side.of(
        units,
        pile(setup, faction, PileName.Kind.HAND),
        deck(setup, faction),
        pile(setup, faction, PileName.Kind.DISCARD));
  }

  private Pile pile(Setup setup, Faction faction, PileName.Kind kind) {
    Pile pile = Pile.empty(material.cards(faction));
    for (Read<Card> card : setup.pile(new PileName(faction, kind))) {
      pile = pile.plus(card.value());
    }
    return pile;
  }

  private Pile deck(Setup setup, Faction faction) {
    boolean written = setup.piles().containsKey(new PileName(faction, PileName.Kind.DECK));
    return written
        ? pile(setup, faction, PileName.Kind.DECK)
        : Rest.of(material, faction, everywhere(setup, faction).map(Read::value));
  }
}
