package dev.rulewright.missioncombat.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The answers that do not go together. Such a pair is refused, because no game is played by it, or
/// because one of the two would change nothing although somebody has asked for it.
///
/// No answer of a pair is a standard answer: each answer alone goes together with the standard
/// reading.
final class Contradictions {

  private static final List<Pair> PAIRS =
      List.of(
          new Pair(
              Attack.DamageAmount.ALL,
              Attack.Overkill.NOT_ALLOWED,
              "an attack on anything weaker than the weapon would be impossible"),
          new Pair(
              Contested.MinAttacks.NONE,
              Contested.MayBreakOff.NO,
              "a unit that has to go on attacking cannot go back without having attacked"),
          new Pair(
              Contested.MinAttacks.NONE,
              Contested.EnterNoTarget.EMPTY_ATTACK,
              "where no attack is due, none on nobody is needed"),
          new Pair(
              Road.UsesPerTurn.ONCE,
              Road.Optional.NO,
              "of two units on the Arterial Road both must use the one move"),
          new Pair(
              Board.Adjacency.ROWS_EDGES_ONLY,
              Ranged.Adjacency.EDGES_ONLY,
              "moves reach along edges only as well, so nothing would differ"),
          new Pair(
              Board.Adjacency.ROWS_WITH_DIAGONALS,
              Ranged.Adjacency.CORNERS_TOO,
              "moves reach across corners as well, so nothing would differ"),
          new Pair(
              Board.Adjacency.STAGGERED_ROWS,
              Ranged.Adjacency.EDGES_ONLY,
              "in staggered rows no two areas touch at a corner, so nothing would differ"),
          new Pair(
              Board.Adjacency.STAGGERED_ROWS,
              Ranged.Adjacency.CORNERS_TOO,
              "in staggered rows no two areas touch at a corner, so nothing would differ"),
          new Pair(
              Event.NoEffectPlay.ILLEGAL,
              Event.NoUnitToRemove.LEGAL,
              "an event that needs an effect is not played where there is no unit to remove"),
          new Pair(
              Control.Update.AT_TURN_END,
              Oversized.TemporaryControl.NO,
              "when control changes, at the end of a turn, no oversized unit is left on a building"));

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
