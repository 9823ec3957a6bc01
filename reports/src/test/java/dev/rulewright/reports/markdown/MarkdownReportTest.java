package dev.rulewright.reports.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {

  @Test
  void aTableIsATableAndANameIsText() {
    var table =
        new ResultTable(
            "by-card",
            List.of(new Column("card", "", ""), new Column("cost", "AP", "")),
            List.of(List.of("[click](http://a) | <b>&", "2")));
    var folder = folder(Optional.empty(), Optional.empty(), List.of(table));

    assertThat(MarkdownReport.of("Costs", "One card.", folder, List.of("costs *all*")))
        .isEqualTo(
            """
            # Costs

            One card.

            ## By card

            | Card | Cost |
            | --- | --- |
            | \\[click\\](http://a) \\| &lt;b&gt;&amp; | 2 |

            ## What is assumed

            - costs \\*all\\*
            """);
  }

  private static ResultFolder folder(
      Optional<Conclusion> conclusion, Optional<String> command, List<ResultTable> tables) {
    return new ResultFolder(
        Path.of("x"),
        conclusion,
        command.<Map<String, String>>map(call -> Map.of("command", call)).orElse(Map.of()),
        Optional.empty(),
        tables,
        List.of());
  }

  @Test
  void anAnswerStandsAboveEverythingAndACallIsCode() {
    var base = new TreeMap<>(Map.of("cards.<b>.copies", "3"));
    var conclusion =
        new Conclusion(
            "Who?",
            "*Nobody*.",
            List.of("Plan."),
            base,
            new TreeMap<>(Map.of("seed", "1")),
            List.of(),
            List.of("A note."),
            List.of());
    assertThat(
            MarkdownReport.of(
                "Who?",
                "Lead.",
                folder(Optional.of(conclusion), Optional.of("rulewright sweep\n# x"), List.of()),
                List.of()))
        .isEqualTo(
            """
            # Who?

            Lead.

            **\\*Nobody\\*.**

            ## Planned before the first game

            - Plan.

            ## Run it again

                rulewright sweep # x

            ## Settings, seed and versions

            - cards.&lt;b&gt;.copies = 3
            - seed: 1

            ## What the numbers mean

            - A note.
            """);
  }
}
