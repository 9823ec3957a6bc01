package dev.rulewright.reports.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {

  @Test
  void aTableIsATableAndANameIsText() {
    var table =
        new ResultTable(
            "by-card",
            List.of(new Column("card", "", ""), new Column("cost", "AP", "")),
            List.of(List.of("[click](http://a) | <b>&", "2")));
    var folder =
        new ResultFolder(
            Path.of("x"), Optional.empty(), Optional.empty(), List.of(table), List.of(), List.of());

    assertThat(MarkdownReport.of("Costs", "One card.", folder, List.of("costs *all*")))
        .isEqualTo(
            """
            # Costs

            One card.

            ## By card

            | card | cost |
            | --- | --- |
            | \\[click\\](http://a) \\| &lt;b&gt;&amp; | 2 |

            ## What is assumed

            - costs \\*all\\*
            """);
  }
}
