package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ARM_1;
import static dev.rulewright.starquest.StarQuestClause.ARM_2;
import static dev.rulewright.starquest.StarQuestClause.ARM_6;
import static dev.rulewright.starquest.StarQuestClause.ARM_7;
import static dev.rulewright.starquest.StarQuestClause.ARM_8;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Moves;
import dev.rulewright.starquest.Explored;
import dev.rulewright.starquest.Ledger;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Round;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.Stock;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Hands;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapters *Before play* and *Choice of weapons*.
final class Arming {

  private final Ship ship;
  private final Cards cards;
  private final Throws choices;

  Arming(Ship ship, Cards cards) {
    this.ship = ship;
    this.cards = cards;
    List<Move> all = choices(ship);
    choices = Throws.of(all, Collections.nCopies(all.size(), 1L));
  }

  /// The position in which a play begins.
  ///
  /// - SETUP-1: The deck of events is in random order.
  /// - SETUP-6: Every team begins with no points and its Commander with all life points.
  Position opening() {
    var mission = ship.material().mission();
    var ledger =
        new Ledger(
            Round.of(Seat.TEAM_1, false),
            new Explored(ship.board().allDoors(), 0, 0),
            new Stock(mission.blips(), mission.tokens(), 0, cards.deck(), Hands.NONE),
            Score.NONE);
    return Position.of(
        ship.board().docks().isEmpty() ? Stage.ACTING : new Stage.Arming(), new int[0], ledger);
  }

  /// All choices of a team: a set for the Commander, and heavy weapons for one to three marines.
  ///
  /// - ARM-1: A team chooses weapons of its own when a mission begins, whatever it had before.
  /// - ARM-2: One of three sets arms the Commander: power axe with laser pistol, bolter, or power
  ///   sword with power glove.
  /// - ARM-5: Whoever takes sword and glove cannot fire.
  /// - ARM-6: Of the four marines one at least has a heavy weapon and one at least a laser rifle.
  /// - ARM-7: The heavy weapons to choose from are assault cannon, missile launcher and plasma gun.
  private static List<Move> choices(Ship ship) {
    var loads = new ArrayList<List<Weapon>>();
    boolean twice = ship.reading().says("arm.same-weapon=any");
    addLoads(List.of(), 0, ship.material().heavyMarine().weapons(), twice, loads);
    var choices = new ArrayList<Move>();
    for (Weapon set : ship.material().commander().weapons()) {
      loads.forEach(load -> choices.add(new Move.Arm(set, load)));
    }
    return List.copyOf(choices);
  }

  /// Adds every choice of one to three weapons that begins with some; one marine at least keeps a
  /// rifle.
  private static void addLoads(
      List<Weapon> begun, int from, List<Weapon> heavy, boolean twice, List<List<Weapon>> loads) {
    if (!begun.isEmpty()) {
      loads.add(begun);
    }
    if (begun.size() == Material.MARINES - 1) {
      return;
    }
    for (int i = from; i < heavy.size(); i++) {
      var more = new ArrayList<>(begun);
      more.add(heavy.get(i));
      addLoads(more, twice ? i : i + 1, heavy, twice, loads);
    }
  }

  /// The choices of a team.
  Moves<Move> choices() {
    return choices;
  }

  /// Why a choice is not allowed, or null if it is.
  @Nullable StarQuestClause whyNot(Move.Arm arm) {
    if (choices.stream().anyMatch(arm::equals)) {
      return null;
    }
    boolean set = ship.material().commander().weapons().contains(arm.set());
    boolean several = arm.heavy().stream().distinct().count() < arm.heavy().size();
    return !set ? ARM_2 : several ? ARM_1 : ARM_6;
  }

  /// The position after a team has armed: its figures stand on its entry area, the Commander first,
  /// then the heavy weapons, then the rifles.
  ///
  /// - ARM-8: Once armed, all five figures stand in their entry area, and play can begin.
  Position armed(Position position, Move.Arm arm, Chronicle chronicle) {
    Seat team = position.mover();
    List<Square> dock = ship.board().docks().get(team.ordinal() - 1);
    Position armed = position;
    for (int i = 0; i <= Material.MARINES; i++) {
      armed = armed.plus(figure(i, arm, team, ship.board().index(dock.get(i))));
    }
    chronicle.tell(
        () -> Event.of("armed %s: %s".formatted(team, arm), ARM_1, ARM_2, ARM_6, ARM_7, ARM_8));
    return cards.orders().isEmpty() ? next(armed) : armed.with(new Stage.Choosing());
  }

  /// The position after a team has taken its cards.
  Position chosen(Position position, Move.Choose choose, Chronicle chronicle) {
    return next(cards.chosen(position, choose.card(), chronicle));
  }

  /// The position in which the next team arms, or the first one has its turn.
  private Position next(Position armed) {
    Seat team = armed.mover();
    boolean last = team.ordinal() == ship.teams();
    Seat next = last ? Seat.TEAM_1 : Seat.of(team.ordinal() + 1);
    return armed.with(Round.of(next, false)).with(last ? Stage.ACTING : new Stage.Arming());
  }

  private int figure(int index, Move.Arm arm, Seat team, int square) {
    boolean heavy = index > 0 && index <= arm.heavy().size();
    Figure kind =
        index == 0
            ? ship.material().commander()
            : heavy ? ship.material().heavyMarine() : ship.material().marine();
    int weapons =
        index == 0
            ? arm.set().bit()
            : heavy ? arm.heavy().get(index - 1).bit() : Ship.weaponsOf(kind);
    return Piece.figure(square, kind, team, weapons, kind.life());
  }
}
