package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.EMPTY_1;
import static dev.rulewright.pocketmodel.PocketClause.FIT_2;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_3;
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

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.StrikeStep;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Chapter *Strikes*, but for who strikes, see [StrikeAnnouncing].
final class Strikes extends Chapter {

  private final StrikeAnnouncing announcing;
  private final Objectives objectives;
  private final Ending ending;
  private final boolean namesUnitsAfter = says("strike.units-named=after");
  private final boolean twelveSucceeds = says("strike.twelve=automatic-success");
  private final boolean combatCardStarsCount =
      says("strike.reserve-for-combat-card=its-stars-count");
  private final boolean mayStop = says("strike.stop=may-stop");
  private final boolean failedIsTurnedDown = says("strike.failed-objective=turned-down-again");

  Strikes(Table table, StrikeAnnouncing announcing, Objectives objectives, Ending ending) {
    super(table);
    this.announcing = announcing;
    this.objectives = objectives;
    this.ending = ending;
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
    boolean more = namesUnitsAfter && announcing.units(position) > 0;
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
