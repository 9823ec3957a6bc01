package tokenrace;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import java.util.List;

/// What is answered where the rulebook leaves a question open.
public record RaceReading(TokenAnswers token) {

  /// About the tokens.
  public record TokenAnswers(Show show) {}

  /// When the token may be shown.
  public enum Show {
    ANY_TIME,
    WITH_A_POT
  }

  static final List<Question> QUESTIONS =
      List.of(
          new Question(
              "T1",
              "token.show",
              "May the token be shown while the pot is empty?",
              List.of(
                  new Answer("any-time", "The token may be shown at any time.", List.of("en")),
                  new Answer("with-a-pot", "There must be something in the pot.", List.of("de"))),
              "any-time",
              Question.Support.DECIDED,
              "the original sets no condition",
              List.of(RaceClause.SHOW)));

  static RaceReading standard() {
    return new RaceReading(new TokenAnswers(Show.ANY_TIME));
  }

  static RaceReading parse(String text, Place place) {
    return switch (text) {
      case "standard", "printed-en", "standard,T1=any-time", "token.show=any-time" -> standard();
      case "printed-de",
          "standard,T1=with-a-pot",
          "standard,token.show=with-a-pot",
          "T1=with-a-pot",
          "token.show=with-a-pot" ->
          new RaceReading(new TokenAnswers(Show.WITH_A_POT));
      default ->
          throw BadInput.at(place)
              .unknown("a reading", text, List.of("standard", "printed-en", "printed-de"));
    };
  }

  String name() {
    return token.show() == Show.ANY_TIME ? "standard" : "printed-de";
  }
}
