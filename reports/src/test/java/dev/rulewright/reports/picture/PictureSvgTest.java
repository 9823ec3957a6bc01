package dev.rulewright.reports.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.FieldPicture;
import dev.rulewright.kernel.picture.Picture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What stands in a drawing for whoever cannot see it, and for programs. */
class PictureSvgTest {

  private static final Picture BEFORE = picture("boat x2, <crane>#broken", "buoy, old whale");
  private static final Picture AFTER = picture("boat, <crane>#broken", "boat, buoy, old whale");

  @Test
  void namesPlacesAndPiecesInNotation() {
    assertThat(PictureSvg.file(BEFORE, Marked.NOTHING))
        .contains("data-place=\"harbour\"", "data-piece=\"boat\"", "data-piece=\"old whale\"")
        .contains("role=\"img\"", "<desc>Harbour: Boat ×2; &lt;crane&gt; (broken). Sea: Buoy;")
        .doesNotContain("<crane>");
  }

  @Test
  void marksWhatMovesBeforeAndAfterIt() {
    Difference difference = Difference.between(BEFORE, AFTER);
    assertThat(PictureSvg.element(BEFORE, Marked.before(difference)).html())
        .containsOnlyOnce("class=\"piece leaving\"")
        .doesNotContain("class=\"way\"");
    assertThat(PictureSvg.element(AFTER, Marked.after(difference)).html())
        .containsOnlyOnce("class=\"piece changed\" data-piece=\"boat\" data-place=\"sea\"")
        .containsOnlyOnce("class=\"way\"");
  }

  private static Picture picture(String harbour, String sea) {
    return FieldPicture.of(List.of(Field.of("harbour", harbour), Field.of("sea", sea)), List.of());
  }
}
