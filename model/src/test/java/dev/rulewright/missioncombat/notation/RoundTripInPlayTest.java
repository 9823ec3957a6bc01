package dev.rulewright.missioncombat.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.RandomPlays;
import dev.rulewright.kernel.RandomPlays.Step;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// Whatever random play brings can be written and read again, through all stages.
final class RoundTripInPlayTest {

  private static final Place TEST = new Place("test", 1, 1);
  private static final int MOST_MOVES_EACH = 40;

  private final MissionCombat game = MissionCombat.standard();
  private final Notation<Position, Move> notation = game.notation();

  @Test
  void everyPositionAndEveryListedMoveIsReadAsItWasWritten() {
    Set<Class<?>> stages = new HashSet<>();
    new RandomPlays<>(game, 5, 100_000)
        .check((step, random) -> {
          stages.add(step.position().stage().getClass());
          assertReadAsWritten(step.position());
          assertReadAsWritten(game.observe(step.position(), anyone(random)));
          assertMovesReadAsWritten(step, random);
        });
    assertThat(stages).as("stages met").hasSize(9);
  }

  @Test
  void everyPositionOfEveryReadingIsReadAsItWasWritten() {
    for (Question question : MissionCombat.READINGS.questions()) {
      for (Question.Answer answer : question.answers()) {
        if (!answer.name().equals(question.standard())) {
          assertReadAsWritten(question.name(), answer.name());
        }
      }
    }
  }

  private static void assertReadAsWritten(String question, String answer) {
    Material box = Material.standard();
    Material material = box.with(box.numbers().withTurnLimit(60));
    var game =
        new MissionCombat(
            material,
            MissionCombat.READINGS.with(MissionCombat.READINGS.standard(), question, answer));
    new RandomPlays<>(game, 1, 100_000)
        .check((step, _) -> {
          String text = game.notation().write(step.position());
          assertThat(game.notation().read(text, "test"))
              .as("%s=%s: %s", question, answer, text)
              .isEqualTo(step.position());
        });
  }

  private static Player anyone(RandomGenerator random) {
    return Faction.values()[random.nextInt(2)];
  }

  private void assertReadAsWritten(Position position) {
    String text = notation.write(position);
    assertThat(notation.read(text, "test")).as(text).isEqualTo(position);
    for (Field field : notation.fields(position)) {
      assertThat(notation.disagreement(position, field)).as(field.key()).isEmpty();
    }
  }

  private void assertMovesReadAsWritten(Step<Position, Move> step, RandomGenerator random) {
    List<Move> listed = step.listed();
    int stride = 1 + listed.size() / MOST_MOVES_EACH;
    for (int i = random.nextInt(stride); i < listed.size(); i += stride) {
      Move move = listed.get(i);
      String text = notation.writeMove(move);
      assertThat(notation.readMove(step.position(), text, TEST)).as(text).isEqualTo(move);
    }
  }
}
