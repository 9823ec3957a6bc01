package dev.rulewright.reports.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.FieldPicture;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
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

  @Test
  void theLegendOfABoardOfSquaresStandsBelowItOrApart() {
    var square =
        new Part.Square(
            0,
            0,
            "",
            Part.Light.PLAIN,
            Spot.area("a1", "a1", List.of(), List.of(Piece.of("ork", "Ork"))));
    var board = new Picture("", List.of(new Part.Grid(1, 1, List.of(square), List.of())), "");
    String line = Piece.of("ork", "Ork").sign() + " Ork: a1";
    assertThat(PictureSvg.element(board, Marked.NOTHING).html())
        .contains(">" + line + "</text>")
        .doesNotContain("class=\"legend\"");
    assertThat(PictureSvg.withLegend(board, Marked.NOTHING).html())
        .contains("</svg>\n<ul class=\"legend\"><li>" + line + "</li></ul>")
        .doesNotContain(line + "</text>");
    assertThat(PictureSvg.withLegend(BEFORE, Marked.NOTHING).html()).doesNotContain("legend");
  }

  private static Picture picture(String harbour, String sea) {
    return FieldPicture.of(List.of(Field.of("harbour", harbour), Field.of("sea", sea)), List.of());
  }
}
