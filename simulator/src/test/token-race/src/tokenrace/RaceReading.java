package tokenrace;

import dev.rulewright.kernel.reading.Readings;
import java.util.List;

/// What is answered where the rulebook leaves a question open.
public record RaceReading(TokenAnswers token) {

  static final Readings<RaceReading> READINGS =
      Readings.of("token-race", "Token Race", RaceClause.class, RaceReading.class, List.of());

  /// About the tokens.
  public record TokenAnswers(Show show) {}

  /// When the token may be shown.
  public enum Show {
    ANY_TIME,
    WITH_A_POT
  }

  static RaceReading standard() {
    return READINGS.standard();
  }

  String name() {
    return READINGS.named(this).name();
  }
}
