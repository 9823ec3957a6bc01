package dev.rulewright.reports.charts.tables;

import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;

/// What a column of estimates says at a glance, for the title of its chart: how many intervals lie
/// on one side of what they are compared with.
final class Finding {

  private Finding() {}

  /// The finding: `score above 50 % in 3 of 12, below in 2`.
  static String of(ResultTable table, Measure measure) {
    List<List<String>> rows = table.rows();
    Scale scale = TableCharts.scale(table, measure.kind(), "");
    String what = TableCharts.inText(measure);
    if (Double.isNaN(scale.reference())) {
      return what + " " + range(rows, measure, scale);
    }
    long above = rows.stream().filter(row -> measure.low(row) > scale.reference()).count();
    long below = rows.stream().filter(row -> measure.high(row) < scale.reference()).count();
    String reference =
        switch (measure.kind()) {
          case SHARE -> Words.brief(scale.reference()) + Words.THIN + "%";
          case DIFFERENCE, ELO, OTHER -> scale.text(scale.reference());
        };
    if (above + below == 0) {
      return "%s not shown to differ from %s".formatted(what, reference);
    }
    return "%s %s %s%s%s"
        .formatted(
            what,
            above > 0 ? "above" : "below",
            reference,
            rows.size() == 1
                ? ""
                : " in %d of %d".formatted(above > 0 ? above : below, rows.size()),
            above > 0 && below > 0 ? ", below in " + below : "");
  }

  /// What several agents differ in: `intervals lie apart in 5 of 9`.
  static String apart(ResultTable table, List<Measure> measures) {
    long apart =
        table.rows().stream()
            .filter(row ->
                measures.stream().mapToDouble(each -> each.low(row)).max().orElseThrow()
                    > measures.stream().mapToDouble(each -> each.high(row)).min().orElseThrow())
            .count();
    return "intervals lie apart in %s of %d"
        .formatted(apart == 0 ? "none" : apart, table.rows().size());
  }

  private static String range(List<List<String>> rows, Measure measure, Scale scale) {
    var estimates =
        rows.stream().mapToDouble(measure::estimate).filter(Double::isFinite).summaryStatistics();
    return estimates.getCount() == 0
        ? "unknown"
        : estimates.getMin() == estimates.getMax()
            ? scale.text(estimates.getMin())
            : "from %s to %s"
                .formatted(scale.text(estimates.getMin()), scale.text(estimates.getMax()));
  }
}
