package dev.rulewright.pocketmodel.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.material.Material.Packs;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What may be brought, and what is refused.
class MaterialReaderTest {

  @Test
  void bothForcesHaveThirtyStarsAndThirtyCards() {
    Material material = PocketBox.of(Map.of(), Packs.BUILT).material();
    for (Force force : Force.values()) {
      assertThat(material.force(force).toList().stream().mapToInt(UnitKind::stars).sum())
          .isLessThanOrEqualTo(30);
      assertThat(material.deck(force).size()).isEqualTo(30);
    }
    assertThat(material.assumptions()).hasSize(6 + 7 + 18 + 3 - 3 + 3 + 2);
  }

  @Test
  void aPackHoldsOneOfEverything() {
    Material material = PocketBox.of(Map.of(), Packs.ONE).material();
    assertThat(material.deck(Force.EMPIRE).toList()).doesNotHaveDuplicates();
    assertThat(material.numbers().objectives()).isEqualTo(1);
  }

  /// The second and third row are example L1 and L5 of the edge cases.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "units | 1,1,1,9,1,laser,3 | 1,1,1,9,1,laser,x | units.csv:9:48: 'x': expected a whole"
            + " number from 0 to 99",
        "units | droid,3 | droid,4 | units.csv:2:54: '4': expected a force at most 3 copies of a"
            + " unit (FORCE-3)",
        "cards | droid,defence+2,3 | droid,defence+2,2 | cards.csv: the deck of the alliance has 29"
            + " cards, expected at least 30 (FORCE-1)",
        "cards | droid,defence+2,3 | droid,defence+2,4 | cards.csv:8:79: '4': expected a deck at"
            + " most 3 copies of a card (FORCE-2)",
        "cards | defence+2 | defense+2 | cards.csv:8:69: 'defense+2': expected the name of an"
            + " ability",
        "numbers | stars-per-action,5 | stars-per-action,32 | numbers.csv:10:18: '32': expected a whole"
            + " number from 0 to 31",
        "numbers | turn-limit,300 | turn-limits,300 | numbers.csv: the number 'turn-limit' is"
            + " missing"
      })
  void whatMakesNoSenseIsRefusedWhereItStands(
      String kind, String shipped, String given, String message) {
    String text = DataFile.beside(MaterialReader.class, kind + ".csv").text();
    assertThat(text).contains(shipped);
    var file = new DataFile(kind + ".csv", text.replaceFirst(Pattern.quote(shipped), given));
    assertThatThrownBy(() -> PocketBox.of(Map.of(kind, file), Packs.BUILT))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }
}
