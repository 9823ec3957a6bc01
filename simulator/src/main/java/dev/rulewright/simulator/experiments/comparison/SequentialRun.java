package dev.rulewright.simulator.experiments.comparison;

import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Difference;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import dev.rulewright.simulator.statistics.sequential.Sprt;
import dev.rulewright.simulator.statistics.sequential.SprtEstimate;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// A comparison that stops as its rule says.
record SequentialRun(
    Comparison comparison, SequentialRule rule, Asked asked, Consumer<String> telling) {

  Findings findings() {
    Sprt test = rule.test(comparison.pairs(), comparison.grouping());
    Rows looks = Rows.of("looks", comparison.grouping().words(), List.of());
    int pairs = 0;
    Sprt.Decision decision = Sprt.Decision.GO_ON;
    LatticeSample differences =
        LatticeSample.none(
            Kind.DIFFERENCES, comparison.grouping().size(), comparison.grouping().seats());
    while (decision == Sprt.Decision.GO_ON) {
      pairs = Math.min(pairs + rule.round(), comparison.pairs());
      asked.play(List.of(comparison.first(), comparison.second()), pairs);
      differences =
          Difference.more(differences, asked.of(comparison.first()), asked.of(comparison.second()));
      decision = test.decision(differences);
      looks.row(differences.pairs(), told(test, differences), differences.mean());
    }
    SprtEstimate estimate = test.estimate(differences, looks.next() - 1);
    return comparison.findings(
        asked,
        List.of(looks.table(), estimates(estimate)),
        List.of(
            rule.sentence(comparison.pairs(), comparison.grouping()),
            "Plain estimate: as if the number of %s had been fixed; it tends to lie too far out,"
                    .formatted(comparison.grouping().unit())
                + " as luck helps a test to stop. Adjusted for stopping early: median-unbiased, by"
                + " the ordering of Siegmund."),
        comparison.verdict(
            decided(decision),
            estimate.naive().isShown() && estimate.adjusted().isShown(),
            "; adjusted for stopping early " + estimate.adjusted().inPoints(),
            differences));
  }

  private double told(Sprt test, LatticeSample differences) {
    double ratio = test.logLikelihoodRatio(differences);
    telling.accept(
        String.format(
            Locale.ROOT,
            "%,d %s: log-likelihood ratio %.3f (%.3f to %.3f), difference %s points",
            differences.pairs(),
            comparison.grouping().unit(),
            ratio,
            test.lower(),
            test.upper(),
            Estimate.points(differences.mean())));
    return ratio;
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

  private static ResultTable estimates(SprtEstimate estimate) {
    return Rows.of("estimates")
        .row("plain", estimate.naive())
        .row("adjusted", estimate.adjusted())
        .table();
  }
}
