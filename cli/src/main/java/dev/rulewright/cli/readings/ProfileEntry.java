package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Profile.Choice;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// What a profile answers. Also its form in JSON.
///
/// @param profile such as `printed-fr`
/// @param edition the edition that it follows; null for the standard reading
record ProfileEntry(String profile, @Nullable String edition, List<Answer> answers) {

  /// An answer of a profile.
  ///
  /// @param id identifier of the question
  /// @param question its name
  /// @param answer the name of the answer
  /// @param says what the rules say then
  /// @param origin where it comes from: `standard`, `printed`, or what makes an edition borrow it
  ///   from the standard reading, `silent` or `contradictory`
  /// @param standard the name of the standard answer
  record Answer(
      String id, String question, String answer, String says, String origin, String standard) {

    private boolean differs() {
      return !answer.equals(standard);
    }
  }

  /// @param wanted which questions are told
  static ProfileEntry of(Profile profile, Predicate<Question> wanted) {
    return new ProfileEntry(
        profile.name(),
        profile.edition().orElse(null),
        profile.choices().stream()
            .filter(choice -> wanted.test(choice.question()))
            .map(ProfileEntry::answer)
            .toList());
  }

  private static Answer answer(Choice choice) {
    return new Answer(
        choice.question().id(),
        choice.question().name(),
        choice.answer().name(),
        choice.answer().sentence(),
        choice.wording().map(QuestionTable::name).orElse("standard"),
        choice.question().standard());
  }

  void print(PrintWriter out, Ink ink) {
    for (Answer answer : answers) {
      out.printf(
          "%s  %-30s %s%s%s%n",
          ink.of(Part.CLAUSE, "%-3s".formatted(answer.id)),
          answer.question,
          ink.of(Part.MOVE, answer.answer),
          QuestionEntry.isOpen(answer.origin)
              ? ", borrowed: " + QuestionEntry.sentence(answer.origin)
              : "",
          answer.differs() ? "  (standard: " + answer.standard + ")" : "");
    }
    out.printf(
        "\n%s, %s%s%n",
        profile, Paragraph.count(answers.size(), "answer"), edition == null ? "." : counts());
  }

  private String counts() {
    return QuestionEntry.counts(answers.stream().map(Answer::origin).toList())
        + "\n%,d not as in the standard reading."
            .formatted(answers.stream().filter(Answer::differs).count());
  }
}
