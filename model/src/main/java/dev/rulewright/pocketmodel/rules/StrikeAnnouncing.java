package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.STRIKE_1;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_2;
import static dev.rulewright.pocketmodel.PocketClause.TURN_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
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
import dev.rulewright.pocketmodel.material.Card;
import org.jspecify.annotations.Nullable;

/// Which units strike which objective.
final class StrikeAnnouncing extends Chapter {

  StrikeAnnouncing(Table table) {
    super(table);
  }

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
}
