package tokenrace;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Answer;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.kernel.reading.Unclear;
import java.util.List;

/// What is answered where the rulebook leaves a question open.
public record RaceReading(TokenAnswers token) {

  static final List<String> EDITIONS = List.of("en", "de");

  static final Readings<RaceReading> READINGS =
      Readings.of(RaceReading.class, List.of(RaceClause.values()), EDITIONS, List.of());

  /// About the tokens.
  public record TokenAnswers(Show show) {}

  /// When the token may be shown.
  @Unclear(
      id = "T1",
      asks = "May the token be shown while the pot is empty?",
      support = Question.Support.DECIDED,
      because = "the original sets no condition",
      clauses = "TOKEN-1")
  public enum Show {
    @Answer(value = "The token may be shown at any time.", in = "en")
    ANY_TIME,
    @Answer(value = "There must be something in the pot.", in = "de")
    WITH_A_POT
  }

  static RaceReading standard() {
    return READINGS.standard();
  }

  String name() {
    return READINGS.named(this).name();
  }
}
