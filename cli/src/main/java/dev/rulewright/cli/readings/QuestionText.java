package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Tells questions and their answers in text.
record QuestionText(Ink ink) {

  static final int INDENT = 5;

  /// Each question with the names of its answers.
  void printList(List<QuestionEntry> questions, PrintWriter out) {
    for (QuestionEntry question : questions) {
      heading(question.id(), question.name(), question.asks(), out);
      String answers =
          question.answers().stream().map(this::brief).collect(Collectors.joining(", "));
      out.println(" ".repeat(INDENT) + answers);
    }
    out.println("\n%s.".formatted(Paragraph.count(questions.size(), "question")));
    out.println("The reading takes the answer with the asterisk.");
  }

  /// A question with what each answer says, why one of them is the standard, and what each edition
  /// says.
  void printInFull(QuestionEntry question, PrintWriter out) {
    heading(question.id(), question.name(), question.asks(), out);
    for (QuestionEntry.Answer answer : question.answers()) {
      out.println(
          "   %s %s%s"
              .formatted(
                  answer.chosen() ? "*" : " ",
                  ink.of(Part.MOVE, answer.name()),
                  notes(answer.standard() ? "standard" : "", answer.editions())));
      out.println("       " + Paragraph.hanging(answer.says(), 7));
    }
    for (QuestionEntry.Unplayed answer : question.unplayed()) {
      out.println("     %s%s".formatted(answer.name(), notes("not played", answer.editions())));
      out.println(
          "       " + Paragraph.hanging(answer.says() + " Not played: " + answer.because(), 7));
    }
    out.println(
        " ".repeat(INDENT)
            + Paragraph.hanging(question.support() + ": " + question.because(), INDENT));
    out.println(
        " ".repeat(INDENT)
            + "raised by "
            + ink.of(Part.CLAUSE, String.join(", ", question.clauses())));
    for (QuestionEntry.Wording wording : question.editions()) {
      out.println(" ".repeat(INDENT) + new WordingText(ink).line(question, wording));
    }
  }

  /// The questions with what one edition says about each, and what that comes to.
  void printAllFor(String edition, List<QuestionEntry> questions, PrintWriter out) {
    questions.forEach(question -> printFor(edition, question, out));
    out.println(
        "\n%s, %s%s"
            .formatted(
                edition,
                Paragraph.count(questions.size(), "question"),
                WordingText.counts(
                    questions.stream().map(each -> each.in(edition).wording()).toList())));
  }

  /// A question with what one edition says about it, and then the others.
  private void printFor(String edition, QuestionEntry question, PrintWriter out) {
    heading(question.id(), question.name(), question.asks(), out);
    var text = new WordingText(ink);
    var wording = question.in(edition);
    out.println(" ".repeat(INDENT) + text.line(question, wording));
    String shown = wording.answer() == null ? question.standard().name() : wording.answer();
    question.answers().stream()
        .filter(answer -> answer.name().equals(shown))
        .forEach(answer -> out.println("         " + Paragraph.hanging(answer.says(), 9)));
    for (QuestionEntry.Wording other : question.editions()) {
      if (!other.equals(wording)) {
        out.println(" ".repeat(INDENT) + text.line(question, other));
      }
    }
  }

  void heading(String id, String name, String asks, PrintWriter out) {
    out.println(ink.of(Part.CLAUSE, id) + "  " + ink.of(Part.TITLE, name));
    out.println(" ".repeat(INDENT) + Paragraph.hanging(asks, INDENT));
  }

  private static String notes(String first, List<String> editions) {
    String notes =
        Stream.concat(Stream.of(first), editions.stream())
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining(", "));
    return notes.isEmpty() ? "" : " (" + notes + ")";
  }

  private String brief(QuestionEntry.Answer answer) {
    return answer.chosen() ? ink.of(Part.MOVE, answer.name() + "*") : answer.name();
  }
}
