package dev.rulewright.cli.guarantees;

import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Divergence.Searched;
import dev.rulewright.simulator.divergence.Witness;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One comparison of the matrix.
///
/// @param question identifier of the question, `editions` for two editions
/// @param answer the answer, or the second edition
/// @param base the reading in which the answer is varied, or the first edition
/// @param length moves of the shortest play in which they part, or null if none was found
/// @param differs the kind of difference, or empty
/// @param start the family of the start, or empty
/// @param play the moves up to the one that shows the difference
/// @param bounds what was searched if no difference was found
/// @param pairs pairs of positions compared
/// @param stoppedAfter the pairs after which some plays were given up, or 0
record MatrixEntry(
    String question,
    String answer,
    String base,
    @Nullable Integer length,
    String differs,
    String start,
    List<String> play,
    List<Searched> bounds,
    long pairs,
    long stoppedAfter) {

  static MatrixEntry of(DivergenceMatrix.Found<?, ?> found) {
    var witness = found.divergence().witness();
    var row = found.row();
    return new MatrixEntry(
        row.question().isEmpty() ? "editions" : row.question(),
        row.answer(),
        row.base().name(),
        witness.map(Witness::length).orElse(null),
        witness.map(play -> play.difference().kind()).orElse(""),
        found.divergence().family().orElse(""),
        witness.map(MatrixEntry::play).orElse(List.of()),
        witness.isPresent() ? List.of() : found.divergence().bounds(),
        found.divergence().pairs(),
        found.divergence().stoppedAfter());
  }

  private static <P, M> List<String> play(Witness<P, M> witness) {
    var play = new ArrayList<String>();
    witness.steps().forEach(step -> play.add(step.a().toString()));
    if (witness.difference() instanceof Difference.LegalMoves<M> legal) {
      play.add(legal.move().toString());
    }
    return play;
  }
}
