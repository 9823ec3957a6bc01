package dev.rulewright.simulator.invaders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Shortest plays that tell answers apart are found from the small positions that ship.
class SmallPositionsTest {

  private static Invaders game(String reading) {
    return InvadersBox.standard().game(reading, Place.of("reading"));
  }

  @Test
  void everyAnswerThatIsPlayedIsToldFromTheStandardOne() {
    var alike = new TreeSet<String>();
    var kit = new InvadersKit();
    for (Question question : Invaders.READINGS.questions()) {
      for (Question.Answer answer : question.answers().subList(1, question.answers().size())) {
        var readings =
            TwoReadings.<Position, Move>of(
                game("standard"), game(question.name() + "=" + answer.name()));
        var found =
            DivergenceSearch.upTo(4)
                .within(3_000)
                .search(readings, kit.smallStarts(readings, 0, 0), (_, _) -> {});
        if (found.witness().isEmpty()) {
          alike.add(question.id() + " " + answer.name());
        }
      }
    }
    assertThat(alike).isEmpty();
  }
}
