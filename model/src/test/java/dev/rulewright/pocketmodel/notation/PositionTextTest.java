package dev.rulewright.pocketmodel.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material.Packs;
import dev.rulewright.pocketmodel.material.MaterialReader;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions written by hand: what lies in no box is refused where it stands.
class PositionTextTest {

  private static final String OBJECTIVES =
      "alliance-face-down: hidden-base; empire-face-down: minefield; ";

  private static PocketModel game(Map<String, DataFile> files) {
    return new PocketModel(
        PocketBox.of(files, Packs.BUILT).material(),
        PocketModel.READINGS.parse("standard", Place.of("reading")));
  }

  private static DataFile changed(String name, String shipped, String given) {
    String text = DataFile.beside(MaterialReader.class, name).text();
    assertThat(text).contains(shipped);
    return new DataFile(name, text.replace(shipped, given));
  }

  @Test
  void asManyCopiesAsATableTakesAreReadBack() {
    PocketModel game =
        game(
            Map.of(
                "numbers", changed("numbers.csv", "copies-of-a-card,3,", "copies-of-a-card,99,"),
                "cards", changed("cards.csv", "none,none,none,3,all", "none,none,none,99,all")));
    Position opening = game.opening();
    assertThat(opening.side(Force.EMPIRE).draw().count(0)).isEqualTo(99);
    String text = game.notation().write(opening);
    assertThat(text).contains("concentrated-fire x99");
    assertThat(game.notation().read(text, "test")).isEqualTo(opening);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "empire-hand: minefield x99 | test:1:76: 'minefield x99': the empire has more than 99 of"
            + " minefield in all places together",
        "empire-discard: evasive-action x98, evasive-action x2 | test:1:99: 'evasive-action': there"
            + " are at most 99 of a kind",
        "contested: tie-fighter x99; empire-reserve: tie-fighter | test:1:107: 'tie-fighter':"
            + " the empire has more than 99 of"
            + " tie-fighter in all places together",
        "contested: tie-fighter x99; empire-home: tie-fighter | test:1:104: 'tie-fighter':"
            + " the empire has more than 99 of"
            + " tie-fighter in all places together",
        "stage: combat announce targets d1 left a2 | test:1:102: 'a2': there are 1 attackers",
        "stage: combat announce targets d1 d1 left a1 a9 | test:1:108: 'a9': there are 2 attackers"
      })
  void whatIsTooMuchIsRefusedWhereItStands(String more, String message) {
    PocketModel game = game(Map.of());
    assertThatThrownBy(() -> game.notation().read(OBJECTIVES + more, "test"))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  @Test
  void theAlliancesCopiesDoNotCountForTheEmpire() {
    Position position =
        game(Map.of())
            .notation()
            .read(
                OBJECTIVES
                    + "empire-home: tie-fighter; alliance-home: razor;"
                    + " alliance-hand: evasive-action x99; empire-hand: evasive-action x99",
                "test");
    assertThat(position.side(Force.EMPIRE).hand().size()).isEqualTo(99);
  }
}
