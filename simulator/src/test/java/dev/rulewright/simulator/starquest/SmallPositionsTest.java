package dev.rulewright.simulator.starquest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Shortest plays that tell answers apart are found from the small positions that ship.
class SmallPositionsTest {

  private static StarQuest game(String reading) {
    return StarQuestBox.standard().game(reading, Place.of("reading"));
  }

  @Test
  void answersToMostQuestionsArePlayedApart() {
    var told = new TreeSet<String>();
    var kit = new StarQuestKit();
    StarQuest standard = game("standard");
    for (Question question : StarQuest.READINGS.questions()) {
      for (Question.Answer answer : question.answers().subList(1, question.answers().size())) {
        StarQuest other = game(question.name() + "=" + answer.name());
        var readings = TwoReadings.<Position, Move>of(standard, other);
        var found =
            DivergenceSearch.upTo(2)
                .within(3_000)
                .search(readings, kit.smallStarts(readings, 0, 0), (_, _) -> {});
        if (found.witness().isPresent()) {
          told.add(question.id());
        }
      }
    }
    assertThat(told).hasSizeGreaterThanOrEqualTo(40);
  }
}
