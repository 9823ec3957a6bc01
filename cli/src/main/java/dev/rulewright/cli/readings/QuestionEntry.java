package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// A question that the rulebook leaves open, as it is told.
///
/// @param reading the reading at hand
/// @param editions the editions of the rulebook, the original first
record QuestionEntry(Question question, Reading reading, List<String> editions) {

  /// In JSON: the answers that can be played, of which the standard reading and the reading at hand
  /// each take one, and the others with the reason; how far the original supports the standard
  /// answer; and what each edition says, with the answer that it prints unless it leaves the
  /// question open, and the lines where it speaks of it, the last one inclusive; and the status, if
  /// what raises the question is marked.
  JsonObject json() {
    return new JsonObject()
        .with("id", question.id())
        .with("name", question.name())
        .with("asks", question.asks())
        .with(
            "answers",
            question.answers().stream()
                .map(answer ->
                    json(answer)
                        .with("standard", answer.name().equals(question.standard()))
                        .with("chosen", isChosen(answer)))
                .toList())
        .with(
            "unplayed",
            question.unplayed().stream()
                .map(each -> json(each.answer()).with("because", each.because()))
                .toList())
        .with("support", question.support())
        .with("because", question.argument())
        .with("clauses", clauses())
        .with("editions", editions.stream().map(this::json).toList())
        .with("status", question.status().isMarked() ? question.status().word() : null);
  }

  private static JsonObject json(Answer answer) {
    return new JsonObject()
        .with("name", answer.name())
        .with("says", answer.sentence())
        .with("editions", answer.editions());
  }

  private JsonObject json(String edition) {
    return new JsonObject()
        .with("edition", edition)
        .with("wording", question.wordingIn(edition))
        .with("answer", question.printedIn(edition).map(Answer::name).orElse(null))
        .with(
            "passages",
            question.speaksOfIn(edition).stream()
                .map(lines ->
                    new JsonObject()
                        .with("firstLine", lines.firstLine())
                        .with("lastLine", lines.lastLine()))
                .toList());
  }

  private List<String> clauses() {
    return question.clauses().stream().<String>map(Clause::id).toList();
  }

  private boolean isChosen(Answer answer) {
    return answer.name().equals(reading.answers().get(question.name()));
  }

  /// Prints each question with the names of its answers.
  static void printList(List<QuestionEntry> questions, PrintWriter out, Ink ink) {
    for (QuestionEntry each : questions) {
      each.heading(out, ink);
      out.println(
          each.question.answers().stream()
              .map(answer ->
                  each.isChosen(answer) ? ink.of(Part.MOVE, answer.name() + "*") : answer.name())
              .collect(Collectors.joining(", ", "     ", "")));
    }
    out.printf("\n%s.%n", Paragraph.count(questions.size(), "question"));
    out.println("The reading takes the answer with the asterisk.");
  }

  /// Prints the question with what each answer says, why one of them is the standard, and what each
  /// edition says.
  void print(PrintWriter out, Ink ink) {
    heading(out, ink);
    for (Answer answer : question.answers()) {
      boolean isStandard = answer.name().equals(question.standard());
      out.printf(
          "   %s %s%s%n",
          isChosen(answer) ? "*" : " ",
          ink.of(Part.MOVE, answer.name()),
          notes(isStandard ? List.of("standard") : List.of(), answer.editions()));
      out.println(Paragraph.indented(answer.sentence(), 7));
    }
    for (Question.Unplayed each : question.unplayed()) {
      Answer answer = each.answer();
      out.println("     " + answer.name() + notes(List.of("not played"), answer.editions()));
      out.println(Paragraph.indented(answer.sentence() + " Not played: " + each.because(), 7));
    }
    String support = JsonObject.word(question.support());
    out.println(Paragraph.indented(support + ": " + question.argument(), 5));
    out.println("     raised by " + ink.of(Part.CLAUSE, String.join(", ", clauses())));
    editions.forEach(edition -> out.println(line(edition, ink)));
  }

  private static String notes(List<String> first, List<String> editions) {
    var notes = new ArrayList<>(first);
    notes.addAll(editions);
    return notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")";
  }

  /// Prints questions with what one edition says about each, and then the others, and what that
  /// comes to.
  static void printFor(String edition, List<QuestionEntry> entries, PrintWriter out, Ink ink) {
    for (QuestionEntry each : entries) {
      Question question = each.question;
      each.heading(out, ink);
      out.println(each.line(edition, ink));
      question
          .answer(question.printedIn(edition).map(Answer::name).orElse(question.standard()))
          .ifPresent(answer -> out.println(Paragraph.indented(answer.sentence(), 9)));
      each.editions.stream()
          .filter(other -> !other.equals(edition))
          .forEach(other -> out.println(each.line(other, ink)));
    }
    out.printf(
        "\n%s, %s%s%n",
        edition,
        Paragraph.count(entries.size(), "question"),
        counts(entries.stream().map(each -> each.question.wordingIn(edition)).toList()));
  }

  private void heading(PrintWriter out, Ink ink) {
    var status = question.status();
    heading(question, status.isMarked() ? " (" + status.word() + ")" : "", out, ink);
  }

  /// @param more what stands behind the name
  static void heading(Question question, String more, PrintWriter out, Ink ink) {
    out.println(
        ink.of(Part.CLAUSE, question.id()) + "  " + ink.of(Part.TITLE, question.name() + more));
    out.println(Paragraph.indented(question.asks(), 5));
  }

  /// What an edition says and where, such as `fr as-soon-as-empty (line 695)`.
  private String line(String edition, Ink ink) {
    List<Clause.Citation> passages = question.speaksOfIn(edition);
    return "     %s  %s (%s)"
        .formatted(
            ink.of(Part.SOURCE, edition),
            question
                .printedIn(edition)
                .map(answer -> ink.of(Part.MOVE, answer.name()))
                .orElseGet(() -> borrowed(edition)),
            passages.isEmpty() ? "not printed" : Clause.Citation.lines(passages));
  }

  private String borrowed(String edition) {
    String backed =
        question.answers().stream()
            .filter(answer -> answer.editions().contains(edition))
            .map(Answer::name)
            .collect(Collectors.joining(", "));
    return "%s%s; borrowed: %s"
        .formatted(
            sentence(question.wordingIn(edition)),
            backed.isEmpty() ? "" : ": " + backed,
            question.standard());
  }

  /// What an edition does with a question, as a predicate.
  static String sentence(Wording wording) {
    return switch (wording) {
      case PRINTED -> "answers it";
      case SILENT -> "says nothing";
      case CONTRADICTORY -> "contradicts itself";
    };
  }

  /// How many questions have which wording: `: 1 printed, 2 on which it says nothing, …`.
  static String counts(List<Wording> wordings) {
    return ": %,d printed, %,d on which it says nothing, %,d on which it contradicts itself."
        .formatted(
            Collections.frequency(wordings, Wording.PRINTED),
            Collections.frequency(wordings, Wording.SILENT),
            Collections.frequency(wordings, Wording.CONTRADICTORY));
  }
}
