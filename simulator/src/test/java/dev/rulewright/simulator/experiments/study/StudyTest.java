package dev.rulewright.simulator.experiments.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Coins;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.Strength;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.experiments.tuning.Targets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StudyTest {

  /// Heads are at a disadvantage of 20 points, of which every step of x takes 10 and of y takes 5;
  /// the weak agent sees only half of it.
  private static double heads(Arm arm) {
    double helped = 10 * (number(arm, "x0") - 5) + 5 * (number(arm, "x1") - 5);
    double seen = arm.changes().getOrDefault("agents", "").equals("weak") ? 0.5 : 1;
    return 0.5 + seen * (helped - 20) / 100;
  }

  private static double number(Arm arm, String key) {
    return Double.parseDouble(arm.changes().getOrDefault(key, "5"));
  }

  private static Study study(Arm base) {
    return new Study(
        base,
        List.of(new Strength("weak", 400), new Strength("strong", 2_000)),
        "strong",
        IntStream.range(0, 6).mapToObj(i -> new Dial("x" + i, 3, 7, 1, 5)).toList(),
        300,
        3,
        2,
        new Targets(0.01, 0.5, 0, 100),
        new Study.Effort(1_000, 2_000, 60_000),
        "heads",
        Grouping.PAIRS,
        1);
  }

  private static List<List<String>> rows(Findings findings, String table) {
    return findings.table(table).orElseThrow().rows();
  }

  @Test
  void allQuestionsAreAnswered() {
    Findings findings = study(Arm.BASE).run(new Coins(StudyTest::heads, 5), _ -> {});

    assertThat(findings.verdict().sentence()).startsWith("Not even: played by strong");
    assertThat(findings.verdict().estimate().value()).isBetween(0.27, 0.33);
    assertThat(rows(findings, "answers")).hasSize(5);
    assertThat(rows(findings, "balance"))
        .extracting(List::getFirst)
        .containsExactly("weak", "strong");
    assertThat(rows(findings, "effects")).extracting(row -> row.get(1)).startsWith("x0", "x1");
    assertThat(Double.parseDouble(rows(findings, "balance-tuned").getLast().get(2)))
        .isBetween(0.46, 0.54);
  }

  @Test
  void agentsThatAreSetInTheBaseAreRefused() {
    assertThatThrownBy(() -> study(new Arm("base", Map.of("agents.heads", "weak"))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsSetInTheBaseStaysSet() {
    Arm base = new Arm("base", Map.of("y", "4"));
    var arms = new HashSet<String>();
    study(base)
        .run(
            new Coins(
                arm -> {
                  arms.add(arm.changes().getOrDefault("y", "none"));
                  return heads(arm);
                },
                5),
            _ -> {});
    assertThat(arms).containsExactly("4");
  }
}
