package dev.rulewright.cli.command;

import dev.rulewright.cli.command.QuestionEntry.Passage;
import dev.rulewright.cli.command.QuestionEntry.Wording;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.scenarios.Emphasis.Part;
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
    return wording.answer() == null
        ? "leaves it open, borrowed: " + question.standard().name()
        : ink.of(Part.MOVE, wording.answer());
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
