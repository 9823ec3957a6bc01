package dev.rulewright.cli.readings;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Profile.Choice;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A profile as it is told. Also its form in JSON.
///
/// @param profile such as `printed-fr`
/// @param edition the edition that it follows; null for the standard reading
/// @param answers what it answers
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
      String id, String question, String answer, String says, String origin, String standard) {}

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
}
