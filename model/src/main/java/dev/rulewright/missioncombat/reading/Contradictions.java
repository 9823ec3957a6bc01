package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.reading.Contradiction;
import java.util.List;

/// The answers that do not go together.
final class Contradictions {

  static final List<Contradiction> ALL =
      List.of(
          new Contradiction(
              ContestedAnswers.MinAttacks.NONE,
              ContestedAnswers.MayBreakOff.NO,
              "a unit that has to go on attacking cannot go back without having attacked"),
          new Contradiction(
              ContestedAnswers.MinAttacks.NONE,
              RangedAnswers.SatisfiesMustAttack.NO,
              "no attack is due after entering, so none has to hit anybody there"),
          new Contradiction(
              SetupAnswers.Given.MISSING,
              TurnAnswers.FirstPlayer.OTHER_PLAYER,
              "without a set-up the start player does nothing but take the first turn"),
          new Contradiction(
              BunkerAnswers.BonusScope.CONTROLLER,
              BunkerAnswers.GuestBonus.NONE,
              "who comes only to attack does not control the bunker and has no bonus anyway"),
          new Contradiction(
              RoadAnswers.Origin.FROM_ANYWHERE,
              RoadAnswers.SameTurnArrival.NOT_ALLOWED,
              "a move that begins anywhere asks nobody to have been on the Arterial Road"),
          new Contradiction(
              ArtilleryAnswers.HalvedSide.CONTROLLER,
              ArtilleryAnswers.Rounding.DOWN_TO_TENS,
              "the other events do no damage, so nothing is left to round"),
          new Contradiction(
              ArtilleryAnswers.HalvedSide.CONTROLLER,
              ArtilleryAnswers.Rounding.UP_TO_TENS,
              "the other events do no damage, so nothing is left to round"),
          new Contradiction(
              ArtilleryAnswers.HalvedSide.CONTROLLER,
              ArtilleryAnswers.Rounding.HALF_PER_TARGET,
              "the other events do no damage, so nothing is left to round"),
          new Contradiction(
              DamageAnswers.Persistence.KEPT,
              TurnAnswers.EndOrder.REPAIR_FIRST,
              "no unit is repaired at the end of a turn, so there is no order"),
          new Contradiction(
              BoardAnswers.Adjacency.ROWS_EDGES_ONLY,
              RangedAnswers.Adjacency.EDGES_ONLY,
              "on this board no areas are adjacent across a corner"),
          new Contradiction(
              BoardAnswers.Adjacency.ROWS_EDGES_ONLY,
              RangedAnswers.Adjacency.CORNERS_TOO,
              "on this board no areas are adjacent across a corner"),
          new Contradiction(
              BoardAnswers.Adjacency.STAGGERED_ROWS,
              RangedAnswers.Adjacency.EDGES_ONLY,
              "on this board no areas are adjacent across a corner"),
          new Contradiction(
              BoardAnswers.Adjacency.STAGGERED_ROWS,
              RangedAnswers.Adjacency.CORNERS_TOO,
              "on this board no areas are adjacent across a corner"));

  private Contradictions() {}
}
