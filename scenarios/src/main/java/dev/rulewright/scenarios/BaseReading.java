package dev.rulewright.scenarios;

import dev.rulewright.kernel.Question;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A reading whose answers are varied one at a time.
///
/// @param text the reading as it is written, such as `printed-fr,A19=legal`
record BaseReading(String text) {

  private static final String PROFILE = "printed-";

  /// The name of its answer to a question: its own, or that of its profile.
  String answer(Question question) {
    return pieces()
        .filter(piece -> answers(piece, question))
        .map(piece -> piece.substring(piece.indexOf('=') + 1).strip())
        .findFirst()
        .orElseGet(() -> answerOfProfile(question));
  }

  private String answerOfProfile(Question question) {
    return pieces()
        .filter(piece -> piece.startsWith(PROFILE))
        .flatMap(piece -> question.printedIn(piece.substring(PROFILE.length())).stream())
        .map(Question.Answer::name)
        .findFirst()
        .orElse(question.standard());
  }

  /// The same reading with another answer to one question.
  String with(Question question, String answer) {
    List<String> others = pieces().filter(piece -> !answers(piece, question)).toList();
    return Stream.concat(others.stream(), Stream.of(question.id() + "=" + answer))
        .collect(Collectors.joining(","));
  }

  private Stream<String> pieces() {
    return Stream.of(text.split(",")).map(String::strip);
  }

  private static boolean answers(String piece, Question question) {
    return piece.startsWith(question.id() + "=") || piece.startsWith(question.name() + "=");
  }
}
