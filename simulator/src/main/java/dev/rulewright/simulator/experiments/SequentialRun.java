package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.statistics.PairDifferences;
import dev.rulewright.simulator.statistics.Sprt;
import dev.rulewright.simulator.statistics.SprtEstimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// A comparison that stops as its rule says.
record SequentialRun(
    Comparison comparison, SequentialRule rule, Asked asked, Consumer<String> telling) {

  Findings findings() {
    Sprt test = rule.test(comparison.pairs());
    var looks = new ArrayList<List<String>>();
    int pairs = 0;
    Sprt.Decision decision = Sprt.Decision.GO_ON;
    PairDifferences differences = PairDifferences.NONE;
    while (decision == Sprt.Decision.GO_ON) {
      pairs = Math.min(pairs + rule.round(), comparison.pairs());
      asked.play(List.of(comparison.first(), comparison.second()), pairs);
      differences =
          Difference.more(differences, asked.of(comparison.first()), asked.of(comparison.second()));
      decision = test.decision(differences);
      looks.add(look(test, differences));
    }
    SprtEstimate estimate = test.estimate(differences, Difference.CONFIDENCE, looks.size());
    return comparison.findings(
        asked,
        List.of(looks(looks), estimates(estimate)),
        List.of(
            rule.sentence(comparison.pairs()),
            "Plain estimate: as if the number of pairs had been fixed; it tends to lie too far out,"
                + " as luck helps a test to stop. Adjusted for stopping early: median-unbiased, by"
                + " the ordering of Siegmund."),
        comparison.verdict(
            decided(decision),
            Difference.isShown(estimate.naiveInterval())
                && Difference.isShown(estimate.adjustedInterval()),
            "; adjusted for stopping early "
                + Difference.told(estimate.adjusted(), estimate.adjustedInterval()),
            differences));
  }

  private List<String> look(Sprt test, PairDifferences differences) {
    double ratio = test.logLikelihoodRatio(differences);
    telling.accept(
        String.format(
            Locale.ROOT,
            "%,d pairs: log-likelihood ratio %.3f (%.3f to %.3f), difference %s points",
            differences.pairs(),
            ratio,
            test.lower(),
            test.upper(),
            ResultTable.points(differences.mean())));
    return List.of(
        Long.toString(differences.pairs()),
        ResultTable.number(ratio),
        ResultTable.number(differences.mean()));
  }

  private String decided(Sprt.Decision decision) {
    return switch (decision) {
      case FIRST ->
          "Rather H0, a difference of %s, than H1, %s. ".formatted(rule.first(), rule.second());
      case SECOND ->
          "Rather H1, a difference of %s, than H0, %s. ".formatted(rule.second(), rule.first());
      case GO_ON, CAPPED ->
          "Undecided at the cap between H0, a difference of %s, and H1, %s. "
              .formatted(rule.first(), rule.second());
    };
  }

  private static ResultTable looks(List<List<String>> rows) {
    return new ResultTable(
        "looks",
        new Columns()
            .and("pairs", "pairs", "pairs of games so far")
            .and("log_likelihood_ratio", "number", "of H1 against H0")
            .and("difference", "share", "mean difference so far")
            .list(),
        rows);
  }

  private static ResultTable estimates(SprtEstimate estimate) {
    var plain = new ArrayList<>(List.of("plain"));
    plain.addAll(Difference.texts(estimate.naive(), estimate.naiveInterval()));
    var adjusted = new ArrayList<>(List.of("adjusted"));
    adjusted.addAll(Difference.texts(estimate.adjusted(), estimate.adjustedInterval()));
    return new ResultTable(
        "estimates",
        new Columns()
            .and("estimate", "name", "plain, or adjusted for stopping early")
            .andEstimate("difference", "share", "the estimate")
            .list(),
        List.of(plain, adjusted));
  }
}
