package dev.rulewright.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Question.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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

  @Test
  void anEditionPrintsAnAnswerOrSaysNothingOrContradictsItself() {
    var question = question(List.of(answer("yes", "de", "en"), answer("no", "en")));
    assertThat(question.wordingIn("de")).isEqualTo(Wording.PRINTED);
    assertThat(question.printedIn("de")).map(Question.Answer::name).contains("yes");
    assertThat(question.wordingIn("en")).isEqualTo(Wording.CONTRADICTORY);
    assertThat(question.printedIn("en")).isEmpty();
    assertThat(question.wordingIn("fr")).isEqualTo(Wording.SILENT);
    assertThat(question.printedIn("fr")).isEmpty();
  }

  @Test
  void passagesThatOverlapOrFollowEachOtherAreOne() {
    var question =
        question(
            List.of(answer("yes"), answer("no")),
            new Printed("R-1", List.of(cite("de", 20, 21), cite("en", 5, 5))),
            new Printed("R-2", List.of(cite("de", 7, 9), cite("en", 6, 6))),
            new Printed("R-3", List.of(cite("de", 8, 8), cite("de", 11, 12))));

    assertThat(question.speaksOfIn("de"))
        .containsExactly(cite("de", 7, 9), cite("de", 11, 12), cite("de", 20, 21));
    assertThat(question.speaksOfIn("en")).containsExactly(cite("en", 5, 6));
    assertThat(question.speaksOfIn("fr")).isEmpty();
  }

  private record Printed(String id, List<Citation> citations) implements Clause {

    @Override
    public String paraphrase() {
      return "A rule of the race.";
    }

    @Override
    public Optional<String> notModelled() {
      return Optional.empty();
    }
  }

  private static Citation cite(String edition, int firstLine, int lastLine) {
    return new Citation(edition, firstLine, lastLine);
  }

  private static Question.Answer answer(String name, String... editions) {
    return new Question.Answer(name, name + ".", List.of(editions));
  }

  private static Question question(String standard, String... answers) {
    return question(standard, Arrays.stream(answers).map(QuestionTest::answer).toList(), List.of());
  }

  private static Question question(List<Question.Answer> answers, Clause... clauses) {
    return question(answers.getFirst().name(), answers, List.of(clauses));
  }

  private static Question question(
      String standard, List<Question.Answer> answers, List<Clause> clauses) {
    return new Question(
        "R01",
        "race.again",
        "Does the race go on?",
        answers,
        List.of(),
        standard,
        Question.Support.OPEN,
        "nothing is said",
        clauses,
        Clause.Status.PRINTED);
  }
}
