package dev.rulewright.rulebook.compare.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Examples held against the clauses of their own edition.
class ExamplesTest {

  private static final List<String> RULES =
      List.of(
          "Each player draws two cards.",
          "A player may play a card at any time.",
          "A ship without crew must return to the harbour.",
          "The last player to leave the harbour pays a coin.",
          "Whoever owns the most coins wins the game.");

  private static List<Finding> told(String example) {
    var units = new ArrayList<Unit>();
    for (String rule : RULES) {
      units.add(Texts.unit(units.size() + 1, rule));
    }
    units.add(new Unit("6.1", 6, 6, "", Role.EXAMPLE, example));
    return Examples.of("en", units);
  }

  @Test
  void anExampleThatLeavesWhatItsClauseDemandsIsTold() {
    assertThat(told("Ida's ship has lost its crew, so it may return to the harbour."))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.kind()).isEqualTo(Kind.EXAMPLE);
          assertThat(finding.severity()).isEqualTo(Severity.MISLEADING);
          assertThat(finding.explanation()).isEqualTo("the rule in line 3 says 'must'");
          assertThat(finding.row().in("en")).extracting(Unit::firstLine).containsExactly(6, 3);
        });
  }

  @Test
  void anExampleThatSaysTheSameOrHasNoClauseIsNot() {
    assertThat(told("Ida's ship has lost its crew, so it must return to the harbour.")).isEmpty();
    assertThat(told("Ida's ship has lost its crew, so it returns to the harbour.")).isEmpty();
    assertThat(told("Ida may smile.")).isEmpty();
  }
}
