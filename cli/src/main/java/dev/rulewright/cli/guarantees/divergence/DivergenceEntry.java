package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Witness;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of a comparison, for programs.
///
/// @param a the first reading
/// @param b the second
/// @param play the shortest play in which they part, if one was found
/// @param searched what was searched without a difference, if none was found
/// @param pairs pairs of positions compared
record DivergenceEntry(
    String a,
    String b,
    @Nullable Play play,
    @Nullable List<Divergence.Searched> searched,
    long pairs) {

  /// A play.
  ///
  /// @param length its moves; what chance brings does not count
  /// @param from the family of its start
  /// @param start the position in which it begins, as text
  /// @param steps moves and outcomes of chance that both readings allow
  /// @param differs the kind of difference
  /// @param move the move that only one reading allows, if it is that
  /// @param legalUnder `a` or `b`
  record Play(
      int length,
      String from,
      String start,
      List<String> steps,
      String differs,
      @Nullable String move,
      @Nullable String legalUnder) {}

  static <P, M> DivergenceEntry of(Comparison<P, M> comparison, Divergence<P, M> found) {
    Play play =
        found
            .witness()
            .map(witness -> play(comparison, found.family().orElse(""), witness))
            .orElse(null);
    return new DivergenceEntry(
        comparison.a().name(),
        comparison.b().name(),
        play,
        play == null ? found.bounds() : null,
        found.pairs());
  }

  private static <P, M> Play play(
      Comparison<P, M> comparison, String family, Witness<P, M> witness) {
    var notation = comparison.readings().a().notation();
    Difference<M> difference = witness.difference();
    String move = null;
    String legalUnder = null;
    if (difference instanceof Difference.LegalMoves<M> legal) {
      move = notation.writeMove(legal.move());
      legalUnder = legal.legalUnder().of(new Pair<>("a", "b"));
    }
    return new Play(
        witness.length(),
        family,
        notation.write(witness.start().a()),
        witness.steps().stream().map(step -> notation.writeMove(step.a())).toList(),
        difference.kind(),
        move,
        legalUnder);
  }
}
