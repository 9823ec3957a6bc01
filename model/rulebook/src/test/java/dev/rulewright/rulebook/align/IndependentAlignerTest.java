package dev.rulewright.rulebook.align;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.loomchild.maligna.calculator.length.NormalDistributionCalculator;
import net.loomchild.maligna.calculator.length.counter.CharCounter;
import net.loomchild.maligna.filter.aligner.align.hmm.adaptive.AdaptiveBandAlgorithm;
import net.loomchild.maligna.filter.aligner.align.hmm.viterbi.ViterbiAlgorithmFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An aligner that others wrote (maligna, by the lengths of Gale and Church) puts nearly the same
/// units beside each other. It knows neither numbers nor words, so it cannot agree in all.
class IndependentAlignerTest {

  /// The share of links, of both together, that must be common.
  private static final double LEAST = 0.95;

  private record Link(int left, int right) {}

  @ParameterizedTest
  @CsvSource({
    "harbour, en, de",
    "harbour, de, fr",
    "harbour, fr, it",
    "snails, en, de",
    "snails, de, fr",
    "snails, fr, it",
    "attic, en, de",
    "attic, de, fr",
    "attic, fr, it",
    "night-market, en, de",
    "night-market, de, fr",
    "night-market, fr, it",
  })
  void anotherAlignerPutsNearlyTheSameUnitsBesideEachOther(String text, String left, String right) {
    Edition one = Texts.read(text, left);
    Edition other = Texts.read(text, right);
    Set<Link> ours = ours(one, other);
    Set<Link> theirs = theirs(one, other);
    Set<Link> both = new HashSet<>(ours);
    both.retainAll(theirs);
    double agreement = 2.0 * both.size() / (ours.size() + theirs.size());
    assertThat(agreement).isGreaterThanOrEqualTo(LEAST);
  }

  private static Set<Link> ours(Edition one, Edition other) {
    Set<Link> links = new HashSet<>();
    for (Row row : Alignment.of(List.of(one, other), one).rows()) {
      for (Unit left : row.in(one.language())) {
        for (Unit right : row.in(other.language())) {
          links.add(new Link(one.units().indexOf(left), other.units().indexOf(right)));
        }
      }
    }
    return links;
  }

  private static Set<Link> theirs(Edition one, Edition other) {
    var aligner =
        new AdaptiveBandAlgorithm(
            new ViterbiAlgorithmFactory(), new NormalDistributionCalculator(new CharCounter()));
    Set<Link> links = new HashSet<>();
    int from = 0;
    int to = 0;
    for (var bead : aligner.align(texts(one), texts(other))) {
      int lefts = bead.getSourceSegmentList().size();
      int rights = bead.getTargetSegmentList().size();
      for (int left = from; left < from + lefts; left++) {
        for (int right = to; right < to + rights; right++) {
          links.add(new Link(left, right));
        }
      }
      from += lefts;
      to += rights;
    }
    return links;
  }

  private static List<String> texts(Edition edition) {
    return edition.units().stream().map(Unit::text).toList();
  }
}
