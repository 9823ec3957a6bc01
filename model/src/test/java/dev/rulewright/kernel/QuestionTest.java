package dev.rulewright.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionTest {

  @Test
  void aQuestionHasTwoAnswersAtLeast() {
    assertThatThrownBy(() -> question("yes", "yes"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("question race.again with answers [yes] and standard answer yes");
  }

  @Test
  void theAnswersOfAQuestionHaveDifferentNames() {
    assertThatThrownBy(() -> question("yes", "yes", "no", "no"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theStandardAnswerIsOneOfTheAnswers() {
    assertThat(question("no", "yes", "no").standard()).isEqualTo("no");
    assertThatThrownBy(() -> question("maybe", "yes", "no"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Question question(String standard, String... answers) {
    return new Question(
        "R01",
        "race.again",
        "Does the race go on?",
        Arrays.stream(answers)
            .map(name -> new Question.Answer(name, name + ".", List.of(), true))
            .toList(),
        standard,
        Question.Support.OPEN,
        "nothing is said",
        List.of());
  }
}
