package dev.rulewright.starquest.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Turn;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Dice;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.attack.AssaultCannon;
import dev.rulewright.starquest.rules.attack.CloseCombat;
import dev.rulewright.starquest.rules.attack.Firing;
import dev.rulewright.starquest.rules.attack.Hits;
import dev.rulewright.starquest.rules.attack.MissileLauncher;
import dev.rulewright.starquest.rules.attack.PlasmaGun;
import dev.rulewright.starquest.rules.movement.Doors;
import dev.rulewright.starquest.rules.movement.Dreadnought;
import dev.rulewright.starquest.rules.movement.Movement;
import dev.rulewright.starquest.rules.ship.Boards;
import dev.rulewright.starquest.rules.ship.Points;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.ArrayList;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/// The chapters put together: which of them a position waits for, which moves they list, which they
/// refuse, what a move does, and what follows from it by itself.
final class Chapters {

  private static final int EVENTS = 0;
  private static final int DICE = 1;

  private final Ship ship;
  private final Movement movement;
  private final Doors doors;
  private final Boards boards;
  private final Blips blips;
  private final Firing firing;
  private final AssaultCannon cannon;
  private final MissileLauncher missile;
  private final Shooting shooting;
  private final CloseCombat close;
  private final Reinforcements reinforcements;
  private final Points points;
  private final Ending ending;
  private final Cards cards;
  private final Turns turns;
  private final Actions actions;
  private final Decisions decisions;
  private final Position opening;
  private final Throws[] shots;
  private final ConcurrentMap<String, Throws> fights = new ConcurrentHashMap<>();
  private final ConcurrentMap<Long, Throws> decks = new ConcurrentHashMap<>();

  Chapters(Ship ship) {
    this.ship = ship;
    var dreadnought = new Dreadnought(ship);
    points = new Points(ship);
    boards = new Boards(ship);
    var hits = new Hits(ship, dreadnought, points, boards);
    movement = new Movement(ship, dreadnought);
    doors = new Doors(ship);
    blips = new Blips(ship, dreadnought);
    firing = new Firing(ship, hits);
    cannon = new AssaultCannon(ship, firing, hits);
    var plasma = new PlasmaGun(ship, firing, hits);
    missile = new MissileLauncher(ship, firing, hits);
    shooting = new Shooting(ship, firing, cannon, plasma, missile);
    close = new CloseCombat(ship, firing, hits);
    reinforcements = new Reinforcements(ship, dreadnought);
    ending = new Ending(ship, points);
    cards = new Cards(ship);
    turns = new Turns(ship, ending, cards);
    var arming = new Arming(ship, cards);
    actions =
        new Actions(ship, movement, doors, boards, firing, shooting, close, reinforcements, cards);
    decisions = new Decisions(ship, arming, movement, boards, dreadnought, cannon, points, cards);
    opening = settled(arming.opening(), false, Chronicle.SILENT);
    shots = new Throws[ship.material().weapons().size()];
    for (Weapon weapon : ship.material().weapons()) {
      Dice dice = weapon.fire();
      if (dice != null) {
        shots[weapon.index()] =
            weapon.pattern() == Weapon.Pattern.BLAST ? Throws.pairs(dice) : Throws.totals(dice);
      }
    }
  }

  Position opening() {
    return opening;
  }

  /// What the active figure sees.
  long[] sight(Position position) {
    return position.hasActive()
        ? firing.inSight(new Scene(ship, position), position.active())
        : new long[ship.board().words()];
  }

  // ---- Listing ----

  /// What a position waits for, with what is legal.
  Turn<Move> turn(Position position) {
    return switch (position.stage()) {
      case Stage.Acting _ -> new Turn.Decision<>(position.mover(), actions.list(position));
      case Stage.Firing firing -> new Turn.Chance<>(DICE, shots[firing.weapon()]);
      case Stage.Striking striking -> new Turn.Chance<>(DICE, fight(position, striking));
      case Stage.Drawing _ -> new Turn.Chance<>(EVENTS, events(position));
      case Stage.Over over -> new Turn.Over<>(over.result());
      case Stage.Arming _,
          Stage.Choosing _,
          Stage.Bringing _,
          Stage.Shutting _,
          Stage.Asking _,
          Stage.Scanning _,
          Stage.Placing _,
          Stage.Dropping _,
          Stage.Taking _,
          Stage.Splitting _ ->
          new Turn.Decision<>(decisions.player(position), decisions.list(position));
    };
  }

  private Throws fight(Position position, Stage.Striking striking) {
    Dice own = close.dice(position.active());
    Dice others = close.dice(new Scene(ship, position).figureOn(striking.target()));
    return fights.computeIfAbsent(own + " " + others, _ -> Throws.both(own, others));
  }

  /// The deck changes once a turn, so what it may bring is kept for each deck.
  private Throws events(Position position) {
    return decks.computeIfAbsent(position.stock().events(), this::draws);
  }

  private Throws draws(long deck) {
    var draws = new ArrayList<Move>();
    var copies = new ArrayList<Long>();
    for (Card card : ship.material().events()) {
      if (Counts.of(deck, card.index()) > 0) {
        draws.add(new Move.Event(card));
        copies.add((long) Counts.of(deck, card.index()));
      }
    }
    return Throws.of(draws, copies);
  }

  // ---- Judging ----

  /// Why a move is not allowed, or null if it is.
  @Nullable StarQuestClause whyNot(Position position, Move move) {
    return switch (turn(position)) {
      case Turn.Chance<Move> chance when chance.outcomes().stream().anyMatch(move::equals) -> null;
      case Turn.Chance<Move> _, Turn.Over<Move> _ -> decisions.whyNot(position, move);
      case Turn.Decision<Move> _ ->
          position.stage() instanceof Stage.Acting
              ? actions.whyNot(position, move)
              : decisions.whyNot(position, move);
    };
  }

  // ---- Playing ----

  /// The position after a move.
  Position play(Position position, Move move, Chronicle chronicle) {
    boolean enters = move instanceof Move.Step || move == Move.Answer.ALLOW;
    return settled(played(position, move, chronicle), enters, chronicle);
  }

  private Position played(Position position, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Step step -> stepped(position, step, chronicle);
      case Move.Open open ->
          doors.play(position, ship.board().index(open.from()), open.door(), chronicle);
      case Move.Fire fire -> firing.fired(position, fire, chronicle);
      case Move.Strike strike ->
          close.struck(
              position,
              ship.board().index(strike.from()),
              ship.board().index(strike.target()),
              chronicle);
      case Move.Stop _ -> actions.stopped(position, chronicle);
      case Move.EndTurn _ -> turns.ended(position, chronicle);
      case Move.Reinforce token ->
          reinforcements.played(
              position, token.token(), ship.board().index(token.square()), chronicle);
      case Move.Order(Card card) -> cards.ordered(position, card, chronicle);
      case Move.Close close -> cards.closed(position, close, chronicle);
      case Move.Event event -> turns.drawn(position, event.card(), chronicle);
      case Move.Total total -> shooting.thrown(position, total.points(), chronicle);
      case Move.TwoDice dice when position.stage() instanceof Stage.Firing shot ->
          missile.hit(
              position.with(Stage.ACTING), shot.target(), dice.lower(), dice.higher(), chronicle);
      case Move.Totals totals when position.stage() instanceof Stage.Striking striking ->
          close.fought(
              position.with(Stage.ACTING),
              striking.target(),
              totals.attacker(),
              totals.defender(),
              chronicle);
      case Move.TwoDice _, Move.Totals _ ->
          throw new IllegalStateException("nothing is thrown in " + position);
      case Move.Arm _,
          Move.Choose _,
          Move.Bring _,
          Move.Answer _,
          Move.PlaceBlip _,
          Move.PlaceDreadnought _,
          Move.Drop _,
          Move.Hit _ -> {
        Position decided = decisions.play(position, move, chronicle);
        yield move == Move.Answer.ALLOW ? boards.entered(decided, chronicle) : decided;
      }
    };
  }

  private Position stepped(Position position, Move.Step step, Chronicle chronicle) {
    Position moved =
        movement.play(
            position, ship.board().index(step.from()), ship.board().index(step.to()), chronicle);
    if (!moved.hasActive()) {
      return boards.gone(moved);
    }
    return moved.stage() instanceof Stage.Asking ? moved : boards.entered(moved, chronicle);
  }

  /// The position after what follows by itself from a move, in this order: play ends if nobody is
  /// left, the primary mission, blips are revealed, a figure that is stuck goes back, one that has
  /// done enough has acted, boards are scanned.
  ///
  /// @param enters whether somebody has entered a square
  private Position settled(Position position, boolean enters, Chronicle chronicle) {
    if (position.stage() instanceof Stage.Over) {
      return position;
    }
    Position next = ending.unlessNobodyLeft(position, chronicle);
    if (next.stage() instanceof Stage.Splitting splitting) {
      next = cannon.goingOn(next, splitting, chronicle);
    }
    if (!(next.stage() instanceof Stage.Acting)) {
      return next;
    }
    next = points.reached(next, chronicle);
    next = blips.revealed(next, enters, chronicle);
    if (!(next.stage() instanceof Stage.Acting)) {
      return next;
    }
    if (next.hasActive()) {
      next = movement.unlessStuck(next, chronicle);
    }
    if (next.hasActive() && actions.isDone(next)) {
      next = boards.stopped(next, chronicle).deactivated();
    }
    return next.hasActive() ? next : boards.scanned(next, chronicle);
  }
}
