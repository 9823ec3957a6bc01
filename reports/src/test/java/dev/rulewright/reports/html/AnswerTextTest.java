package dev.rulewright.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.PartialAnswers;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AnswerTextTest {

  private static final ResultTable ANSWERS =
      new ResultTable(
          "answers",
          Stream.of("question", "answer", "estimate", "low", "high")
              .map(name -> new Column(name, "", ""))
              .toList(),
          List.of(
              List.of("Is it even?", "No: the <i>score</i>", "0.22", "0.149", "0.313"),
              List.of("Where?", "", "", "", "0.4")));

  @Test
  void theAnswerItsPartsThePlanAndTheCallStandAtTheTop() {
    var conclusion =
        new Conclusion(
            "Who?",
            "Nobody wins 50 % <b>.",
            List.of("Who?", "100 games."),
            new TreeMap<>(),
            new TreeMap<>(Map.of("seed", "7")),
            List.of(),
            List.of(),
            List.of());
    String page =
        new Page(
                "Who?",
                "",
                MissionCombat.standard().rulebook(),
                List.of(
                    new Page.Answer(
                        conclusion,
                        Optional.of("rulewright sweep --vary a-b --games 4"),
                        PartialAnswers.among(List.of(ANSWERS)))))
            .html();
    assertThat(page)
        .contains(
            "<p class=\"answer\">Nobody wins 50\u202f% &lt;b&gt;.</p>",
            "<dt>Is it even?</dt><dd><strong>No</strong>: the &lt;i&gt;score&lt;/i&gt; <strong>22.0"
                + " (14.9–31.3)</strong></dd>",
            "<dt>Where?</dt><dd><strong></strong> <strong>≤\u202f40.0</strong>",
            "<li>100 games.</li>",
            "<span>rulewright sweep</span> <span>--vary a-b</span> <span>--games 4</span>",
            "<dt>settings</dt><dd>as in the box</dd>",
            "<dt>seed</dt><dd>7</dd>")
        .doesNotContain("<li>Who?</li>", "class=\"lead\"");
  }

  @Test
  void anyOtherTableHoldsNoAnswers() {
    var other =
        new ResultTable("answers", List.of(new Column("question", "", "")), List.of(List.of("?")));
    var words =
        new ResultTable("answers", ANSWERS.columns(), List.of(List.of("a", "b", "c", "", "")));
    assertThat(PartialAnswers.among(List.of(other, words))).isEmpty();
  }
}
