package dev.rulewright.missioncombat.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.ReservedNames;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class KeysTest {

  private final Material material = Material.standard();

  @Test
  void noAreaCanHaveTheNameOfAnotherField() {
    List<String> areas = material.board().areas().stream().map(Area::id).toList();
    Set<String> others = new HashSet<>(Texts.NOTATION.entries().stream().map(Entry::key).toList());
    areas.forEach(others::remove);
    // A name has no full stop, so 'control.hq' needs no protection.
    others.removeIf(key -> key.contains("."));
    assertThat(others).isNotEmpty().allMatch(ReservedNames::isReservedForFields);
    assertThat(areas).noneMatch(ReservedNames::isReservedForFields);
  }

  @Test
  void noCardCanHaveTheNameOfSomethingElseInAList() {
    assertThat(List.of("none", PositionFields.REST, "road-used", "from-hq"))
        .allMatch(ReservedNames::isReservedForValues);
    assertThat(Mark.values())
        .extracting(Mark::toString)
        .containsExactlyInAnyOrderElementsOf(ReservedNames.MARKS);
    assertThat(material.cards()).noneMatch(card -> ReservedNames.isReservedForValues(card.id()));
  }
}
