package dev.rulewright.kernel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What differs between two pictures that are drawn from text.
final class DifferenceTest {

  private static final Picture BEFORE =
      picture("harbour", "boat x2, crane#broken", "sea", "buoy, whale and calf");

  @Test
  void oneOfTwoEqualPiecesMoves() {
    Difference difference =
        Difference.between(
            BEFORE, picture("harbour", "boat, crane#broken", "sea", "boat, buoy, whale and calf"));
    assertThat(difference.moved())
        .singleElement()
        .satisfies(move -> {
          assertThat(move.from().place()).isEqualTo("harbour");
          assertThat(move.to().place()).isEqualTo("sea");
          assertThat(move.to().piece().word()).isEqualTo("boat");
        });
    assertThat(difference.gone()).isEmpty();
    assertThat(difference.come()).isEmpty();
  }

  @Test
  void aPieceThatStaysWithOtherMarksIsChanged() {
    Difference difference =
        Difference.between(
            BEFORE, picture("harbour", "boat x2, crane", "sea", "buoy, whale and calf"));
    assertThat(difference.changed())
        .singleElement()
        .satisfies(move -> assertThat(move.from().piece().marks()).containsExactly("broken"));
    assertThat(difference.moved()).isEmpty();
  }

  @Test
  void whatIsOnlyInOneOfThemIsGoneOrHasCome() {
    Difference difference =
        Difference.between(
            BEFORE, picture("harbour", "boat x2, crane#broken", "sea", "kraken and cook, buoy"));
    assertThat(difference.gone())
        .extracting(at -> at.piece().word())
        .containsExactly("whale and calf");
    assertThat(difference.come())
        .extracting(at -> at.piece().word())
        .containsExactly("kraken and cook");
    assertThat(Difference.between(BEFORE, BEFORE).isEmpty()).isTrue();
  }

  private static Picture picture(String one, String pieces, String other, String others) {
    return FieldPicture.of(List.of(Field.of(one, pieces), Field.of(other, others)), List.of());
  }
}
