package dev.rulewright.simulator.pocketmodel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Shortest plays that tell answers apart are found from the small positions that ship.
class SmallPositionsTest {

  private static PocketModel game(String reading) {
    return PocketBox.standard().game(reading, Place.of("reading"));
  }

  @Test
  void allAnswersButThreeAreToldFromTheStandardOnes() {
    var alike = new TreeSet<String>();
    var kit = new PocketKit();
    for (Question question : PocketModel.READINGS.questions()) {
      for (Question.Answer answer : question.answers().subList(1, question.answers().size())) {
        var readings =
            TwoReadings.<Position, Move>of(
                game("standard"), game(question.name() + "=" + answer.name()));
        var found =
            DivergenceSearch.upTo(10)
                .within(3_000)
                .search(readings, kit.smallStarts(readings, 0, 0), (_, _) -> {});
        if (found.witness().isEmpty()) {
          alike.add(question.id() + " " + answer.name());
        }
      }
    }
    // Who begins shows in the opening alone, packs are another box, and one action has too few
    // stars
    // for two turbolasers unless P34 is answered otherwise, too.
    assertThat(alike)
        .containsExactly("P01 seat-order", "P05 up-to-twenty-stars", "P33 all-power-abilities");
  }
}
