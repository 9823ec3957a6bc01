package dev.rulewright.rulebook.compare.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts whose rest repeats the one that they translate.
class UntranslatedTest {

  @ParameterizedTest
  @ValueSource(ints = {19, 23, 27})
  void theRestThatRepeatsTheOtherEditionIsOneFinding(int from) {
    Edition german = Texts.read("harbour", "de");
    Edition english = Texts.read("harbour", "en");
    List<Unit> half =
        Stream.concat(
                english.units().stream().filter(unit -> unit.firstLine() < from),
                german.units().stream().filter(unit -> unit.firstLine() >= from))
            .toList();
    assertThat(Texts.findings(List.of(german, new Edition("en", "en", half))))
        .filteredOn(finding -> finding.parameter().equals(Untranslated.LANGUAGE))
        .singleElement()
        .satisfies(finding -> {
          List<Unit> rest =
              german.units().stream()
                  .filter(unit -> unit.firstLine() >= from && unit.role().isCompared())
                  .toList();
          assertThat(finding.row().in("en")).containsExactlyElementsOf(rest);
          assertThat(finding.explanation())
              .contains("these %d sentences stand in German".formatted(rest.size()));
        });
  }
}
