package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Witness;

/// The result of a comparison, for programs.
final class DivergenceEntry {

  private DivergenceEntry() {}

  /// The two readings, the shortest play in which they part, or what was searched without a
  /// difference if none was found, and how many pairs of positions were compared.
  static <P, M> JsonObject of(Comparison<P, M> comparison, Divergence<P, M> found) {
    String family = found.family().orElse("");
    return new JsonObject()
        .with("a", comparison.a().name())
        .with("b", comparison.b().name())
        .with("play", found.witness().map(each -> play(comparison, family, each)).orElse(null))
        .with("searched", found.witness().isEmpty() ? found.bounds() : null)
        .with("pairs", found.pairs());
  }

  /// A play: its moves without what chance brings, the family of its start, the moves and outcomes
  /// of chance that both readings allow, the kind of difference, and, if it is that, the move that
  /// only `a` or `b` allows.
  private static <P, M> JsonObject play(
      Comparison<P, M> comparison, String family, Witness<P, M> witness) {
    var notation = comparison.readings().a().notation();
    var play =
        new JsonObject()
            .with("length", witness.length())
            .with("from", family)
            .with("start", notation.write(witness.start().a()))
            .with(
                "steps",
                witness.steps().stream().map(step -> notation.writeMove(step.a())).toList())
            .with("differs", witness.difference().kind());
    return witness.difference() instanceof Difference.LegalMoves<M> legal
        ? play.with("move", notation.writeMove(legal.move()))
            .with("legalUnder", legal.legalUnder().of(new Pair<>("a", "b")))
        : play;
  }
}
