package dev.rulewright.cli.guarantees.check;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import java.util.List;

/// A reading to check.
///
/// @param reading its name
/// @param properties what is checked, with what the reading makes one expect
record Subject<P, M>(String reading, List<Property<P, M>> properties) {

  /// A row of the table about one of the properties, with nothing to show.
  Found found(
      Property<P, M> property,
      String method,
      String bound,
      Verdict verdict,
      String detail,
      double seconds) {
    return Found.of(
        new Checks.Row(
            property.id(),
            property.sentence(),
            property.clauses().stream().map(Clause::id).toList(),
            reading,
            method,
            bound,
            verdict,
            detail,
            "",
            seconds));
  }

  /// Why a property may fail, or nothing if it should hold.
  static String reason(Expectation expectation) {
    return switch (expectation) {
      case Expectation.Holds _ -> "";
      case Expectation.Fails(var answers, var how) -> how + because(answers);
      case Expectation.NotMeaningful(var answers, var why) -> why + because(answers);
    };
  }

  private static String because(List<String> answers) {
    return answers.isEmpty() ? "" : " (" + String.join(", ", answers) + ")";
  }
}
