package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Where two readings part. Also its form in JSON.
///
/// @param readings the two as they were named
/// @param of how many questions were compared; each is one of the following three
/// @param otherwise how many both answer, and not alike
/// @param open on how many one of them, an edition, says nothing or contradicts itself
/// @param same how many both answer alike, or leave open alike
/// @param differences the questions that are otherwise, then those that are open
record ComparisonEntry(
    List<String> readings,
    int of,
    int otherwise,
    int open,
    int same,
    List<Difference> differences) {

  /// What becomes of a question when two readings are compared.
  enum Kind {
    OTHERWISE,
    OPEN,
    SAME
  }

  /// A question with the answer of each reading, in their order.
  ///
  /// @param kind `otherwise` or `open`
  record Difference(String id, String question, String asks, String kind, List<Answer> answers) {}

  /// An answer.
  ///
  /// @param name the name under which it is chosen
  /// @param says what the rules say then
  /// @param wording `printed`, or `silent` or `contradictory` if the standard reading answers for
  ///   an edition; null if the reading follows no edition
  record Answer(String name, String says, @Nullable String wording) {}

  /// @param two the two readings
  /// @param questions which questions are compared
  static ComparisonEntry of(List<ShownReading> two, List<Question> questions) {
    var otherwise = differences(questions, two, Kind.OTHERWISE);
    var open = differences(questions, two, Kind.OPEN);
    return new ComparisonEntry(
        two.stream().map(ShownReading::text).toList(),
        questions.size(),
        otherwise.size(),
        open.size(),
        questions.size() - otherwise.size() - open.size(),
        Stream.concat(otherwise.stream(), open.stream()).toList());
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

  private static List<Difference> differences(
      List<Question> questions, List<ShownReading> two, Kind kind) {
    return questions.stream()
        .filter(question -> kind(two.getFirst(), two.getLast(), question) == kind)
        .map(question ->
            new Difference(
                question.id(),
                question.name(),
                question.asks(),
                QuestionTable.name(kind),
                two.stream().map(shown -> answer(shown, question)).toList()))
        .toList();
  }

  private static Answer answer(ShownReading shown, Question question) {
    Question.Answer answer = shown.reading().answerTo(question);
    return new Answer(
        answer.name(),
        answer.sentence(),
        shown.wording(question).map(QuestionTable::name).orElse(null));
  }

  void print(PrintWriter out, Ink ink) {
    print("Answered otherwise:", Kind.OTHERWISE, out, ink);
    print("One says nothing or contradicts itself:", Kind.OPEN, out, ink);
    out.println(
        Paragraph.hanging(
            "%s and %s, %s: %,d answered otherwise, %,d on which one says nothing or contradicts itself,"
                    .formatted(
                        readings.getFirst(),
                        readings.getLast(),
                        Paragraph.count(of, "question"),
                        otherwise,
                        open)
                + " %,d the same.".formatted(same),
            2));
  }

  private void print(String title, Kind kind, PrintWriter out, Ink ink) {
    List<Difference> shown =
        differences.stream().filter(each -> each.kind.equals(QuestionTable.name(kind))).toList();
    if (shown.isEmpty()) {
      return;
    }
    out.println(ink.of(Part.TITLE, title));
    for (Difference difference : shown) {
      QuestionEntry.heading(difference.id, difference.question, difference.asks, out, ink);
      for (int i = 0; i < readings.size(); i++) {
        Answer answer = difference.answers.get(i);
        String wording = answer.wording;
        out.printf(
            "   %s: %s%s%n",
            readings.get(i),
            wording != null && QuestionEntry.isOpen(wording)
                ? QuestionEntry.sentence(wording) + "; borrowed: "
                : "",
            ink.of(Part.MOVE, answer.name));
        out.println(Paragraph.indented(answer.says, 7));
      }
    }
    out.println();
  }
}
