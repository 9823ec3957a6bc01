package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;

/// Where two readings part.
///
/// @param questions which questions are compared
record ComparisonEntry(ShownReading one, ShownReading other, List<Question> questions) {

  /// What becomes of a question when two readings are compared.
  enum Kind {
    /// Both answer it, and not alike.
    OTHERWISE,
    /// One of them, an edition, says nothing or contradicts itself.
    OPEN,
    /// Both answer it alike, or leave it open alike.
    SAME
  }

  /// What becomes of a question.
  static Kind kind(ShownReading one, ShownReading other, Question question) {
    boolean alike = one.wording(question).equals(other.wording(question));
    if (!alike && (isOpen(one, question) || isOpen(other, question))) {
      return Kind.OPEN;
    }
    return one.reading().answerTo(question).equals(other.reading().answerTo(question))
        ? Kind.SAME
        : Kind.OTHERWISE;
  }

  private static boolean isOpen(ShownReading shown, Question question) {
    return shown.wording(question).filter(wording -> wording != Wording.PRINTED).isPresent();
  }

  private List<Question> of(Kind kind) {
    return questions.stream().filter(each -> kind(one, other, each) == kind).toList();
  }

  /// In JSON: of how many questions each of the three kinds there are, and all that are not the
  /// same with both answers, and what an edition makes of the question if a reading follows one.
  JsonObject json() {
    return new JsonObject()
        .with("readings", List.of(one.text(), other.text()))
        .with("of", questions.size())
        .with("otherwise", of(Kind.OTHERWISE).size())
        .with("open", of(Kind.OPEN).size())
        .with("same", of(Kind.SAME).size())
        .with(
            "differences",
            Stream.of(Kind.OTHERWISE, Kind.OPEN)
                .flatMap(kind -> of(kind).stream().map(question -> json(kind, question)))
                .toList());
  }

  private JsonObject json(Kind kind, Question question) {
    return new JsonObject()
        .with("id", question.id())
        .with("question", question.name())
        .with("asks", question.asks())
        .with("kind", kind)
        .with("answers", Stream.of(one, other).map(shown -> answer(shown, question)).toList());
  }

  private static JsonObject answer(ShownReading shown, Question question) {
    Question.Answer answer = shown.reading().answerTo(question);
    return new JsonObject()
        .with("name", answer.name())
        .with("says", answer.sentence())
        .with("wording", shown.wording(question).orElse(null));
  }

  void print(PrintWriter out, Ink ink) {
    print("Answered otherwise:", of(Kind.OTHERWISE), out, ink);
    print("One says nothing or contradicts itself:", of(Kind.OPEN), out, ink);
    out.println(
        Paragraph.hanging(
            "%s and %s, %s: %,d answered otherwise, %,d on which one says nothing or contradicts itself, %,d the same."
                .formatted(
                    one.text(),
                    other.text(),
                    Paragraph.count(questions.size(), "question"),
                    of(Kind.OTHERWISE).size(),
                    of(Kind.OPEN).size(),
                    of(Kind.SAME).size()),
            2));
  }

  private void print(String title, List<Question> shown, PrintWriter out, Ink ink) {
    if (shown.isEmpty()) {
      return;
    }
    out.println(ink.of(Part.TITLE, title));
    for (Question question : shown) {
      QuestionEntry.heading(question, "", out, ink);
      for (ShownReading reading : List.of(one, other)) {
        Question.Answer answer = reading.reading().answerTo(question);
        String borrowed =
            reading
                .wording(question)
                .filter(wording -> wording != Wording.PRINTED)
                .map(wording -> QuestionEntry.sentence(wording) + "; borrowed: ")
                .orElse("");
        out.printf("   %s: %s%s%n", reading.text(), borrowed, ink.of(Part.MOVE, answer.name()));
        out.println(Paragraph.indented(answer.sentence(), 7));
      }
    }
    out.println();
  }
}
