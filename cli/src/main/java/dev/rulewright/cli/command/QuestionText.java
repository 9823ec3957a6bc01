package dev.rulewright.cli.command;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/// Tells questions and their answers in text.
record QuestionText(Ink ink) {

  private static final int INDENT = 5;

  /// Each question with the names of its answers.
  void printList(List<QuestionEntry> questions, PrintWriter out) {
    for (QuestionEntry question : questions) {
      heading(question, out);
      String answers =
          question.answers().stream().map(this::brief).collect(Collectors.joining(", "));
      out.println(" ".repeat(INDENT) + answers);
    }
    long open =
        questions.stream()
            .filter(q -> q.answers().stream().filter(QuestionEntry.Answer::playable).count() > 1)
            .count();
    out.println(
        "\n%s, %,d with more than one answer that can be played; (…) cannot be played yet."
            .formatted(Paragraph.count(questions.size(), "question"), open));
    out.println("The reading takes the answer with the asterisk.");
  }

  /// A question with what each answer says and why one of them is the standard.
  void printInFull(QuestionEntry question, PrintWriter out) {
    heading(question, out);
    for (QuestionEntry.Answer answer : question.answers()) {
      String notes =
          (answer.standard() ? " (standard)" : "")
              + (answer.playable() ? "" : " (cannot be played yet)");
      out.println(
          "   %s %s%s"
              .formatted(answer.chosen() ? "*" : " ", ink.of(Part.MOVE, answer.name()), notes));
      out.println("       " + Paragraph.hanging(answer.says(), 7));
    }
    out.println(
        " ".repeat(INDENT)
            + Paragraph.hanging(question.support() + ": " + question.because(), INDENT));
    out.println(
        " ".repeat(INDENT)
            + "raised by "
            + ink.of(Part.CLAUSE, String.join(", ", question.clauses())));
  }

  private void heading(QuestionEntry question, PrintWriter out) {
    out.println(ink.of(Part.CLAUSE, question.id()) + "  " + ink.of(Part.TITLE, question.name()));
    out.println(" ".repeat(INDENT) + Paragraph.hanging(question.asks(), INDENT));
  }

  private String brief(QuestionEntry.Answer answer) {
    String name = answer.chosen() ? ink.of(Part.MOVE, answer.name() + "*") : answer.name();
    return answer.playable() ? name : "(" + name + ")";
  }
}
