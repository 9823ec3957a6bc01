package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.kernel.Question;
import java.util.List;
import java.util.stream.Stream;

/// The questions that are moot under the standard reading, whose identifiers begin with M, and the
/// readings under which they are said to matter.
final class MootQuestions {

  private static final String PRINTED = "printed-de";
  private static final String STAYING = PRINTED + ",contested.retreat-at-turn-end=no";
  private static final String WAITING =
      PRINTED + ",oversized.enter-without-target=stays-until-turn-end";
  private static final String FRIENDLY_FIRE = PRINTED + ",event.target-side=any";
  private static final String KEPT_DAMAGE = PRINTED + ",damage.persistence=kept";
  private static final String HAND_COUNTS = PRINTED + ",win.board-only=hand-counts";

  private MootQuestions() {}

  /// Those readings, and what the original prints; none for other questions.
  static List<String> readingsThatAsk(Question question) {
    return question.id().startsWith("M")
        ? Stream.concat(Stream.of(PRINTED), mattersUnder(question.id()).stream()).toList()
        : List.of();
  }

  private static List<String> mattersUnder(String question) {
    return switch (question) {
      case "M1" -> List.of(STAYING, WAITING);
      case "M2" -> List.of(STAYING, FRIENDLY_FIRE + ",contested.event-clears=unit-stays");
      case "M3" -> List.of(FRIENDLY_FIRE, KEPT_DAMAGE);
      case "M4", "M5" -> List.of(STAYING);
      case "M6" -> List.of(HAND_COUNTS);
      case "M7" -> List.of(WAITING);
      case "M8" -> List.of(FRIENDLY_FIRE);
      default -> List.of();
    };
  }
}
