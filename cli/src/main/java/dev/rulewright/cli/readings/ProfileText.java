package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;

/// Tells every answer of a profile in text.
record ProfileText(Ink ink) {

  void print(ProfileEntry profile, PrintWriter out) {
    for (ProfileEntry.Answer answer : profile.answers()) {
      out.println(
          "%s  %-30s %s%s"
              .formatted(
                  ink.of(Part.CLAUSE, "%-3s".formatted(answer.id())),
                  answer.question(),
                  ink.of(Part.MOVE, answer.answer()),
                  notes(answer)));
    }
    out.println(
        "\n%s, %s%s"
            .formatted(
                profile.profile(),
                Paragraph.count(profile.answers().size(), "answer"),
                profile.edition() == null ? "." : counts(profile)));
  }

  private static String notes(ProfileEntry.Answer answer) {
    String origin =
        WordingText.isOpen(answer.origin())
            ? ", borrowed: " + WordingText.sentence(answer.origin())
            : "";
    return differs(answer) ? origin + "  (standard: " + answer.standard() + ")" : origin;
  }

  private static boolean differs(ProfileEntry.Answer answer) {
    return !answer.answer().equals(answer.standard());
  }

  private static String counts(ProfileEntry profile) {
    return WordingText.counts(profile.answers().stream().map(ProfileEntry.Answer::origin).toList())
        + "\n%,d not as in the standard reading."
            .formatted(profile.answers().stream().filter(ProfileText::differs).count());
  }
}
