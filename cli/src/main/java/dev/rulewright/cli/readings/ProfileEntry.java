package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Profile.Choice;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;

/// What a profile such as `printed-fr` answers.
///
/// @param choices the answers that are told
record ProfileEntry(Profile profile, List<Choice> choices) {

  /// In JSON: each answer with where it comes from, `standard`, `printed`, or what makes an edition
  /// borrow it from the standard reading, `silent` or `contradictory`.
  JsonObject json() {
    return new JsonObject()
        .with("profile", profile.name())
        .with("edition", profile.edition().orElse(null))
        .with(
            "answers",
            choices.stream()
                .map(choice ->
                    new JsonObject()
                        .with("id", choice.question().id())
                        .with("question", choice.question().name())
                        .with("answer", choice.answer().name())
                        .with("says", choice.answer().sentence())
                        .with("origin", choice.wording().map(JsonObject::word).orElse("standard"))
                        .with("standard", choice.question().standard()))
                .toList());
  }

  void print(PrintWriter out, Ink ink) {
    for (Choice choice : choices) {
      out.printf(
          "%s  %-30s %s%s%s%n",
          ink.of(Part.CLAUSE, "%-3s".formatted(choice.question().id())),
          choice.question().name(),
          ink.of(Part.MOVE, choice.answer().name()),
          choice
              .wording()
              .filter(wording -> wording != Wording.PRINTED)
              .map(wording -> ", borrowed: " + QuestionEntry.sentence(wording))
              .orElse(""),
          differs(choice) ? "  (standard: " + choice.question().standard() + ")" : "");
    }
    out.printf(
        "\n%s, %s%s%n",
        profile.name(),
        Paragraph.count(choices.size(), "answer"),
        profile.edition().isEmpty() ? "." : counts());
  }

  private static boolean differs(Choice choice) {
    return !choice.answer().name().equals(choice.question().standard());
  }

  private String counts() {
    return QuestionEntry.counts(choices.stream().flatMap(each -> each.wording().stream()).toList())
        + "\n%,d not as in the standard reading."
            .formatted(choices.stream().filter(ProfileEntry::differs).count());
  }
}
