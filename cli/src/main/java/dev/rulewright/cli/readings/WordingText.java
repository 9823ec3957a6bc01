package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.readings.QuestionEntry.Passage;
import dev.rulewright.cli.readings.QuestionEntry.Wording;
import dev.rulewright.scenarios.Emphasis.Part;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// Tells in text what an edition says about a question, and where.
record WordingText(Ink ink) {

  /// A line such as `fr as-soon-as-empty (line 695)`.
  String line(QuestionEntry question, Wording wording) {
    return "%s  %s (%s)"
        .formatted(
            ink.of(Part.SOURCE, wording.edition()),
            answer(question, wording),
            place(wording.passages()));
  }

  private String answer(QuestionEntry question, Wording wording) {
    if (wording.answer() != null) {
      return ink.of(Part.MOVE, wording.answer());
    }
    String backed =
        question.answers().stream()
            .filter(answer -> answer.editions().contains(wording.edition()))
            .map(QuestionEntry.Answer::name)
            .collect(Collectors.joining(", "));
    return sentence(wording.wording())
        + (backed.isEmpty() ? "" : ": " + backed)
        + "; borrowed: "
        + question.standard().name();
  }

  /// Whether an edition with such a wording leaves the question open.
  static boolean isOpen(String wording) {
    return wording.equals("silent") || wording.equals("contradictory");
  }

  /// A wording that leaves the question open, as a predicate.
  static String sentence(String wording) {
    return wording.equals("silent") ? "says nothing" : "contradicts itself";
  }

  /// How many questions have which wording: `: 1 printed, 2 on which it says nothing, …`.
  static String counts(List<String> wordings) {
    return ": %,d printed, %,d on which it says nothing, %,d on which it contradicts itself."
        .formatted(
            Collections.frequency(wordings, "printed"),
            Collections.frequency(wordings, "silent"),
            Collections.frequency(wordings, "contradictory"));
  }

  /// Where an edition speaks: `lines 165, 276 to 278`.
  static String place(List<Passage> passages) {
    if (passages.isEmpty()) {
      return "not printed";
    }
    boolean one =
        passages.size() == 1 && passages.getFirst().firstLine() == passages.getFirst().lastLine();
    return (one ? "line " : "lines ")
        + passages.stream().map(Passage::toString).collect(Collectors.joining(", "));
  }
}
