package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.NamedReading;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A question that the rulebook leaves open, as it is told. Also its form in JSON.
///
/// @param id such as `A38`
/// @param name the name under which it is answered, such as `road.requires-adjacent`
/// @param asks the question
/// @param answers every answer that can be played
/// @param unplayed the other answers
/// @param support how far the original supports the standard answer: `decided`, `leaning`, `open`
///   or `moot`
/// @param because why the standard reading answers as it does
/// @param clauses the identifiers of the clauses that raise it
/// @param editions what each edition says, the original first
/// @param status `lost`, `elsewhere` or `assumed`, if what raises it is that; else null
record QuestionEntry(
    String id,
    String name,
    String asks,
    List<Answer> answers,
    List<Unplayed> unplayed,
    String support,
    String because,
    List<String> clauses,
    List<Wording> editions,
    @Nullable String status) {

  /// An answer.
  ///
  /// @param name the name under which it is chosen
  /// @param says what the rules say then
  /// @param editions the editions whose wording says so
  /// @param standard whether the standard reading takes it
  /// @param chosen whether the reading at hand takes it
  record Answer(
      String name, String says, List<String> editions, boolean standard, boolean chosen) {}

  /// An answer that is not played.
  ///
  /// @param because the reason
  record Unplayed(String name, String says, List<String> editions, String because) {}

  /// What an edition says.
  ///
  /// @param edition such as `fr`
  /// @param wording `printed`, `silent` or `contradictory`
  /// @param answer the name of the answer that it prints, or null if it leaves the question open
  /// @param passages where it speaks of the question; empty if it prints none of the clauses
  record Wording(String edition, String wording, @Nullable String answer, List<Passage> passages) {}

  /// Lines of an edition, counted from 1, the last one inclusive.
  record Passage(int firstLine, int lastLine) {}

  /// @param reading the reading at hand
  /// @param editions the editions of the rulebook
  static QuestionEntry of(Question question, NamedReading reading, List<String> editions) {
    String chosen = reading.answers().get(question.name());
    return new QuestionEntry(
        question.id(),
        question.name(),
        question.asks(),
        question.answers().stream()
            .map(answer ->
                new Answer(
                    answer.name(),
                    answer.sentence(),
                    answer.editions(),
                    answer.name().equals(question.standard()),
                    answer.name().equals(chosen)))
            .toList(),
        question.unplayed().stream()
            .map(each ->
                new Unplayed(
                    each.answer().name(),
                    each.answer().sentence(),
                    each.answer().editions(),
                    each.because()))
            .toList(),
        QuestionTable.name(question.support()),
        question.argument(),
        question.clauses().stream().<String>map(Clause::id).toList(),
        editions.stream().map(each -> wording(question, each)).toList(),
        question.status().isMarked() ? question.status().word() : null);
  }

  private static Wording wording(Question question, String edition) {
    return new Wording(
        edition,
        QuestionTable.name(question.wordingIn(edition)),
        question.printedIn(edition).map(Question.Answer::name).orElse(null),
        question.speaksOfIn(edition).stream()
            .map(lines -> new Passage(lines.firstLine(), lines.lastLine()))
            .toList());
  }

  private Answer standard() {
    return answers.stream().filter(Answer::standard).findFirst().orElseThrow();
  }

  /// Prints each question with the names of its answers.
  static void printList(List<QuestionEntry> questions, PrintWriter out, Ink ink) {
    for (QuestionEntry question : questions) {
      question.heading(out, ink);
      out.println(
          question.answers.stream()
              .map(answer -> answer.chosen ? ink.of(Part.MOVE, answer.name + "*") : answer.name)
              .collect(Collectors.joining(", ", "     ", "")));
    }
    out.println("\n%s.".formatted(Paragraph.count(questions.size(), "question")));
    out.println("The reading takes the answer with the asterisk.");
  }

  /// Prints the question with what each answer says, why one of them is the standard, and what each
  /// edition says.
  void print(PrintWriter out, Ink ink) {
    heading(out, ink);
    for (Answer answer : answers) {
      out.println(
          "   %s %s%s"
              .formatted(
                  answer.chosen ? "*" : " ",
                  ink.of(Part.MOVE, answer.name),
                  notes(answer.standard ? List.of("standard") : List.of(), answer.editions)));
      out.println(Paragraph.indented(answer.says, 7));
    }
    for (Unplayed answer : unplayed) {
      out.println("     " + answer.name + notes(List.of("not played"), answer.editions));
      out.println(Paragraph.indented(answer.says + " Not played: " + answer.because, 7));
    }
    out.println(Paragraph.indented(support + ": " + because, 5));
    out.println("     raised by " + ink.of(Part.CLAUSE, String.join(", ", clauses)));
    editions.forEach(wording -> out.println(line(wording, ink)));
  }

  private static String notes(List<String> first, List<String> editions) {
    var notes = new ArrayList<>(first);
    notes.addAll(editions);
    return notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")";
  }

  /// Prints questions with what one edition says about each, and then the others, and what that
  /// comes to.
  static void printFor(String edition, List<QuestionEntry> questions, PrintWriter out, Ink ink) {
    var wordings = new ArrayList<String>();
    for (QuestionEntry question : questions) {
      Wording wording =
          question.editions.stream()
              .filter(each -> each.edition.equals(edition))
              .findFirst()
              .orElseThrow();
      wordings.add(wording.wording);
      question.heading(out, ink);
      out.println(question.line(wording, ink));
      String shown = wording.answer == null ? question.standard().name : wording.answer;
      question.answers.stream()
          .filter(answer -> answer.name.equals(shown))
          .forEach(answer -> out.println(Paragraph.indented(answer.says, 9)));
      question.editions.stream()
          .filter(other -> !other.equals(wording))
          .forEach(other -> out.println(question.line(other, ink)));
    }
    out.println(
        "\n%s, %s%s"
            .formatted(edition, Paragraph.count(questions.size(), "question"), counts(wordings)));
  }

  private void heading(PrintWriter out, Ink ink) {
    heading(id, status == null ? name : name + " (" + status + ")", asks, out, ink);
  }

  static void heading(String id, String name, String asks, PrintWriter out, Ink ink) {
    out.println(ink.of(Part.CLAUSE, id) + "  " + ink.of(Part.TITLE, name));
    out.println(Paragraph.indented(asks, 5));
  }

  /// What an edition says and where, such as `fr as-soon-as-empty (line 695)`.
  private String line(Wording wording, Ink ink) {
    return "     %s  %s (%s)"
        .formatted(
            ink.of(Part.SOURCE, wording.edition),
            wording.answer == null ? borrowed(wording) : ink.of(Part.MOVE, wording.answer),
            place(wording.passages));
  }

  private String borrowed(Wording wording) {
    String backed =
        answers.stream()
            .filter(answer -> answer.editions.contains(wording.edition))
            .map(Answer::name)
            .collect(Collectors.joining(", "));
    return "%s%s; borrowed: %s"
        .formatted(
            sentence(wording.wording), backed.isEmpty() ? "" : ": " + backed, standard().name);
  }

  /// Where an edition speaks: `lines 165, 276 to 278`.
  private static String place(List<Passage> passages) {
    if (passages.isEmpty()) {
      return "not printed";
    }
    return Clause.Citation.lines(
        passages.stream()
            .map(each -> new Clause.Citation("", each.firstLine, each.lastLine))
            .toList());
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
}
