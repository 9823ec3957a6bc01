package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.EMPTY_1;
import static dev.rulewright.pocketmodel.PocketClause.FIT_2;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_3;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_1;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_10;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_11;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_12;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_2;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_3;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_4;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_5;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_6;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_7;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_8;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_9;
import static dev.rulewright.pocketmodel.PocketClause.TURN_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Objective;
import dev.rulewright.pocketmodel.Objective.FaceUp;
import dev.rulewright.pocketmodel.Objective.Spot;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.StrikeStep;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Chapter *Strikes*.
final class Strikes extends Chapter {

  private final Objectives objectives;
  private final Ending ending;
  private final boolean namesUnitsAfter = says("strike.units-named=after");
  private final boolean twelveSucceeds = says("strike.twelve=automatic-success");
  private final boolean combatCardStarsCount =
      says("strike.reserve-for-combat-card=its-stars-count");
  private final boolean mayStop = says("strike.stop=may-stop");
  private final boolean failedIsTurnedDown = says("strike.failed-objective=turned-down-again");

  Strikes(Table table, Objectives objectives, Ending ending) {
    super(table);
    this.objectives = objectives;
    this.ending = ending;
  }

  // ---- Announcing ----

  /// Whether the unit at an index is the first of units that may be announced next.
  ///
  /// - STRIKE-1: One objective of an opponent, face up or face down, is attacked by own units worth
  ///   up to five stars that are in that opponent's home zone.
  private static boolean mayStrike(Fleet own, int index, int stars, Zone there) {
    Unit unit = own.get(index);
    return unit.mark() == 0
        && unit.zone() == there
        && unit.stars() <= stars
        && (index == 0 || !own.get(index - 1).equals(unit));
  }

  private static Zone there(Position position) {
    return Zone.home(position.mover().enemy());
  }

  private int stars(Position position) {
    return table.numbers().starsPerAction() - position.own().units().markedStars();
  }

  /// The number of different units that may be announced next.
  int units(Position position) {
    Fleet own = position.own().units();
    int stars = stars(position);
    int units = 0;
    for (int i = 0; i < own.size(); i++) {
      units += mayStrike(own, i, stars, there(position)) ? 1 : 0;
    }
    return units;
  }

  /// The number of strikes that may be announced first.
  int count(Position position) {
    int units = units(position);
    return units == 0 ? 0 : units * targets(position.enemy());
  }

  private static int targets(Side side) {
    return side.faceUp().distinct() + (side.faceDown().isEmpty() ? 0 : 1);
  }

  Move get(Position position, int index) {
    int targets = targets(position.enemy());
    return new Move.Strike(
        unit(position, index / targets), target(position.enemy(), index % targets));
  }

  /// A strike of one more unit at the same target.
  Move joining(Position position, Stage.Strikes strikes, int index) {
    return new Move.Strike(unit(position, index), named(strikes));
  }

  private static Objective named(Stage.Strikes strikes) {
    Card card = strikes.target();
    return card == null ? Spot.FACE_DOWN : new FaceUp(card);
  }

  private Unit unit(Position position, int index) {
    Fleet own = position.own().units();
    int stars = stars(position);
    int left = index;
    for (int i = 0; i < own.size(); i++) {
      if (mayStrike(own, i, stars, there(position)) && left-- == 0) {
        return own.get(i);
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  private static Objective target(Side side, int index) {
    int left = index;
    for (int kind = 0; kind < side.faceUp().kinds(); kind++) {
      if (side.faceUp().count(kind) > 0 && left-- == 0) {
        return new FaceUp(side.faceUp().kind(kind));
      }
    }
    return Spot.FACE_DOWN;
  }

  /// The position after a unit was announced.
  ///
  /// - STRIKE-1: One objective of an opponent, face up or face down, is attacked by own units worth
  ///   up to five stars that are in that opponent's home zone.
  /// - STRIKE-2: The attacking player says in which order the strikes come.
  Position announced(
      Position position, Stage.@Nullable Strikes strikes, Move.Strike move, Chronicle chronicle) {
    Stage.Strikes next =
        strikes == null
            ? new Stage.Strikes(
                StrikeStep.ANNOUNCE,
                move.target() instanceof FaceUp(Card card) ? card : null,
                1,
                1,
                false)
            : strikes.joinedBy();
    chronicle.tell(() ->
        Event.of(
            "a%d %s strikes %s".formatted(next.units(), move.unit(), move.target()),
            STRIKE_1,
            STRIKE_2,
            TURN_4));
    Fleet own = position.own().units();
    return position.with(
        next,
        position.mover(),
        position.own().with(own.replaced(move.unit(), move.unit().marked(next.units()))));
  }

  /// The position after everybody was announced, or after it was decided that the strikes go on.
  Position begun(Position position, Stage.Strikes strikes, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("strikes begin", STRIKE_2, STRIKE_12));
    Card target = strikes.target();
    return switch (strikes.step()) {
      case ANNOUNCE ->
          position.with(strikes.at(target == null ? StrikeStep.TURN_UP : StrikeStep.ROLL));
      case ASK -> goingOn(position, strikes, chronicle);
      case JOIN, TURN_UP, ROLL, LAY -> position.with(strikes.at(StrikeStep.ROLL));
    };
  }

  // ---- Striking ----

  /// The position after the target was turned up.
  ///
  /// - STRIKE-3: A face-down objective that is attacked is turned up by its owner.
  /// - STRIKE-4: If that is an objective card, its ability is carried out before play goes on.
  Position turnedUp(Position position, Stage.Strikes strikes, Card card, Chronicle chronicle) {
    Force owner = position.mover().enemy();
    Side side = position.enemy();
    chronicle.tell(() -> Event.of("turned up " + card, STRIKE_3, STRIKE_4));
    Position turned =
        position.with(
            owner, side.withObjectives(side.faceUp().plus(card), side.faceDown().minus(card)));
    boolean more = namesUnitsAfter && units(position) > 0;
    return objectives.revealed(
        turned,
        owner,
        card,
        strikes.against(more ? StrikeStep.JOIN : StrikeStep.ROLL, card),
        chronicle);
  }

  /// The position after a roll.
  ///
  /// - STRIKE-6: The strength of a strike is the sum of two dice, the unit's attack, and what
  ///   objective cards change.
  /// - STRIKE-7: Against it stands the defence of the objective, with what objective cards change.
  /// - STRIKE-8: A strength that is at least the defence destroys the objective, which is thrown
  ///   away.
  /// - STRIKE-5: No combat card is played in a strike.
  /// - FIT-2: Combat cards have stars and a defence, too.
  Position rolled(Position position, Stage.Strikes strikes, int sum, Chronicle chronicle) {
    Card target = Objects.requireNonNull(strikes.target());
    Unit unit = Objects.requireNonNull(position.own().units().marked(strikes.striking()));
    int helped = table.lasting(position.own(), Ability.Kind.OWN_STRIKES, null);
    int shielded = table.lasting(position.enemy(), Ability.Kind.OTHER_OBJECTIVES, target);
    int strength = sum + unit.kind().attack() + helped;
    int defence = target.defence() + shielded;
    boolean sure = sum >= table.numbers().automaticHit() && twelveSucceeds;
    boolean destroyed = strength >= defence || sure;
    chronicle.tell(() ->
        Event.of(
            "%s %s %s: strength %d, defence %d"
                .formatted(unit, destroyed ? "destroyed" : "failed at", target, strength, defence),
            table.withLasting(
                target.isCombat()
                    ? List.of(STRIKE_6, STRIKE_7, STRIKE_8, STRIKE_5, FIT_2)
                    : List.of(STRIKE_6, STRIKE_7, STRIKE_8, STRIKE_5),
                helped | shielded)));
    return destroyed
        ? destroyed(position, target, chronicle)
        : failed(position, strikes, target, chronicle);
  }

  /// - FIT-2: Combat cards have stars and a defence, too.
  /// - STRIKE-9: Unless that was the last one, its owner may at once bring reserve units into the
  ///   home zone, worth the stars of the objective.
  private Position destroyed(Position position, Card target, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("discarded " + target, STRIKE_8, PILE_3));
    Position checked = ending.atOnce(withoutTarget(position, target), chronicle);
    if (checked.stage() instanceof Stage.Over) {
      return checked;
    }
    Position done = ending.actionTaken(checked, chronicle);
    boolean counts = !target.isCombat() || combatCardStarsCount;
    if (done.stage() instanceof Stage.Over || !counts) {
      return done;
    }
    if (target.isCombat() && chronicle.listening()) {
      chronicle.tell(Event.of("counts the stars of " + target, STRIKE_9, FIT_2));
    }
    return objectives.bringingIn(done, position.mover().enemy(), target.stars(), done.stage());
  }

  private static Position withoutTarget(Position position, Card target) {
    Side side = position.enemy();
    return position.with(
        position.mover().enemy(),
        side.withObjectives(side.faceUp().minus(target), side.faceDown()).discarding(target));
  }

  /// The position after a strike has failed.
  ///
  /// - STRIKE-10: A combat card that withstands a strike is thrown away, and the top card of the
  ///   draw pile takes its place face down.
  /// - STRIKE-12: So it goes on with the other units, until all have failed or the objective is
  ///   destroyed.
  private Position failed(
      Position position, Stage.Strikes strikes, Card target, Chronicle chronicle) {
    if (target.isCombat() && chronicle.listening()) {
      chronicle.tell(Event.of("discarded " + target, STRIKE_10, PILE_3));
    }
    Position after = target.isCombat() ? withoutTarget(position, target) : position;
    Stage.Strikes next = strikes.after(StrikeStep.ASK);
    return next.striking() <= next.units() && mayStop
        ? after.with(next)
        : goingOn(after, next, chronicle);
  }

  /// The position after the strikes still to come were called off.
  Position stopped(Position position, Stage.Strikes strikes, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("called off the strikes", STRIKE_12));
    return goingOn(
        position,
        new Stage.Strikes(
            strikes.step(),
            strikes.target(),
            strikes.units(),
            strikes.units() + 1,
            strikes.turnedUp()),
        chronicle);
  }

  /// The position in which the next unit strikes, a card is laid, or the action is over.
  private Position goingOn(Position position, Stage.Strikes strikes, Chronicle chronicle) {
    Card target = Objects.requireNonNull(strikes.target());
    if (target.isCombat()) {
      Force owner = position.mover().enemy();
      Side ready = table.readyToDraw(position.enemy(), target, owner, chronicle);
      if (!ready.draw().isEmpty()) {
        return position.with(strikes.at(StrikeStep.LAY), owner, ready);
      }
      return withEmptyPlace(position, chronicle);
    }
    return strikes.striking() <= strikes.units()
        ? position.with(strikes.at(StrikeStep.ROLL))
        : over(position, strikes, target, chronicle);
  }

  /// The position after no card was left to lay.
  ///
  /// - EMPTY-1: If no card is left to lay where a combat card withstood a strike, the place stays
  ///   empty.
  private Position withEmptyPlace(Position position, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("laid no card", STRIKE_10, EMPTY_1));
    Position checked = ending.atOnce(position, chronicle);
    Position done =
        checked.stage() instanceof Stage.Over ? checked : ending.actionTaken(checked, chronicle);
    if (done.stage() instanceof Stage.Over(Result result)) {
      var clauses = new ArrayList<Clause>(result.clauses());
      clauses.add(EMPTY_1);
      return done.with(new Stage.Over(new Result(result.winners(), result.reason(), clauses)));
    }
    return done;
  }

  private Position over(
      Position position, Stage.Strikes strikes, Card target, Chronicle chronicle) {
    if (strikes.turnedUp() && failedIsTurnedDown) {
      Side side = position.enemy();
      Pile<Card> down = side.faceDown().plus(target);
      return ending.actionTaken(
          position.with(
              position.mover().enemy(), side.withObjectives(side.faceUp().minus(target), down)),
          chronicle);
    }
    return ending.actionTaken(position, chronicle);
  }

  /// The position after a card was laid in the place of a combat card.
  ///
  /// - STRIKE-10: A combat card that withstands a strike is thrown away, and the top card of the
  ///   draw pile takes its place face down.
  /// - STRIKE-11: The new card is the target of the strikes to come.
  Position laid(Position position, Stage.Strikes strikes, Card card, Chronicle chronicle) {
    Force owner = position.mover().enemy();
    Side side = position.enemy();
    chronicle.tell(() -> Event.of("laid " + card, STRIKE_10, PILE_1));
    Side drawn = side.withPiles(side.draw().minus(card), side.discard());
    if (strikes.striking() > strikes.units()) {
      return ending.actionTaken(
          position.with(owner, drawn.withObjectives(drawn.faceUp(), drawn.faceDown().plus(card))),
          chronicle);
    }
    chronicle.tell(() -> Event.of("turned up " + card, STRIKE_11, STRIKE_3, STRIKE_4));
    return objectives.revealed(
        position.with(owner, drawn.withObjectives(drawn.faceUp().plus(card), drawn.faceDown())),
        owner,
        card,
        strikes.against(StrikeStep.ROLL, card),
        chronicle);
  }
}
