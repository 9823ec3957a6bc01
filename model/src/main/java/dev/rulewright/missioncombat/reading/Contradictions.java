package dev.rulewright.missioncombat.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The answers that do not go together. Such a pair is refused, because one of the two forbids what
/// the other demands, or because one of them would change nothing although somebody asked for it.
///
/// No answer of a pair is a standard answer: each answer alone goes together with the standard
/// reading.
final class Contradictions {

  private static final List<Pair> PAIRS =
      List.of(
          new Pair(
              ContestedAnswers.MinAttacks.NONE,
              ContestedAnswers.MayBreakOff.NO,
              "a unit that has to go on attacking cannot go back without having attacked"),
          new Pair(
              ContestedAnswers.MinAttacks.NONE,
              RangedAnswers.SatisfiesMustAttack.NO,
              "no attack is due after entering, so none has to hit anybody there"),
          new Pair(
              SetupAnswers.Given.MISSING,
              TurnAnswers.FirstPlayer.OTHER_PLAYER,
              "without a set-up the start player does nothing but take the first turn"),
          new Pair(
              BunkerAnswers.BonusScope.CONTROLLER,
              BunkerAnswers.GuestBonus.NONE,
              "who comes only to attack does not control the bunker and has no bonus anyway"),
          new Pair(
              RoadAnswers.Origin.FROM_ANYWHERE,
              RoadAnswers.SameTurnArrival.NOT_ALLOWED,
              "a move that begins anywhere asks nobody to have been on the Arterial Road"),
          new Pair(
              ArtilleryAnswers.HalvedSide.CONTROLLER,
              ArtilleryAnswers.Rounding.DOWN_TO_TENS,
              "the other events do no damage, so nothing is left to round"),
          new Pair(
              ArtilleryAnswers.HalvedSide.CONTROLLER,
              ArtilleryAnswers.Rounding.UP_TO_TENS,
              "the other events do no damage, so nothing is left to round"),
          new Pair(
              ArtilleryAnswers.HalvedSide.CONTROLLER,
              ArtilleryAnswers.Rounding.HALF_PER_TARGET,
              "the other events do no damage, so nothing is left to round"),
          new Pair(
              DamageAnswers.Persistence.KEPT,
              TurnAnswers.EndOrder.REPAIR_FIRST,
              "no unit is repaired at the end of a turn, so there is no order"),
          new Pair(
              BoardAnswers.Adjacency.ROWS_EDGES_ONLY,
              RangedAnswers.Adjacency.EDGES_ONLY,
              "on this board no areas are adjacent across a corner"),
          new Pair(
              BoardAnswers.Adjacency.ROWS_EDGES_ONLY,
              RangedAnswers.Adjacency.CORNERS_TOO,
              "on this board no areas are adjacent across a corner"),
          new Pair(
              BoardAnswers.Adjacency.STAGGERED_ROWS,
              RangedAnswers.Adjacency.EDGES_ONLY,
              "on this board no areas are adjacent across a corner"),
          new Pair(
              BoardAnswers.Adjacency.STAGGERED_ROWS,
              RangedAnswers.Adjacency.CORNERS_TOO,
              "on this board no areas are adjacent across a corner"));

  private Contradictions() {}

  /// The first pair of which both answers are given.
  static Optional<Pair> in(Set<Enum<?>> answers) {
    return PAIRS.stream()
        .filter(pair -> answers.contains(pair.one) && answers.contains(pair.other))
        .findFirst();
  }

  /// Every pair.
  static List<Pair> all() {
    return PAIRS;
  }

  /// Two answers that do not go together.
  ///
  /// @param because the reason: begins in lower case and has no full stop
  record Pair(Enum<?> one, Enum<?> other, String because) {}
}
