package dev.rulewright.rulebook.compare.matching;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.reading.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What two languages often say differently.
class HabitsTest {

  @Test
  void anErrorThatIsMadeOftenIsNoHabit() {
    Edition english = Texts.read("harbour", "en");
    List<Unit> units = english.units().stream().map(HabitsTest::demanding).toList();
    var demanding = new Edition("en", english.source(), units);
    assertThat(Texts.findings(List.of(Texts.read("harbour", "de"), demanding)))
        .filteredOn(finding -> finding.kind() == Kind.MODALITY)
        .extracting(finding -> finding.row().in("en").getFirst().firstLine())
        .contains(21, 33, 35);
  }

  private static Unit demanding(Unit unit) {
    return new Unit(
        unit.id(),
        unit.firstLine(),
        unit.lastLine(),
        unit.section(),
        unit.role(),
        unit.text().replace(" may ", " must "));
  }
}
