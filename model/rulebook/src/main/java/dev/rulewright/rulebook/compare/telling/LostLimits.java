package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.reading.Limits;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Answer;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// Limits that one of two editions loses, so that a number becomes fixed: *at most 3 cards* and *3
/// cards*.
final class LostLimits {

  /// Limits that are easily lost in front of a number.
  private static final Set<String> EASILY_LOST = Set.of("bound.at-most", "bound.at-least");

  /// May begin a limit that no lexicon knows, as in *4 or shallower*.
  private static final Set<String> OR = Set.of("link.or");

  private static final String BOUND = "bound";

  private LostLimits() {}

  /// Whether a finding tells of nothing but a limit that is easily lost, or of no limit at all.
  static boolean isClear(Finding finding) {
    List<String> values = values(finding);
    return !finding.parameter().equals(BOUND)
        || values.size() > 1
        || EASILY_LOST.containsAll(values);
  }

  private static List<String> values(Finding finding) {
    return finding.said().values().stream()
        .map(Said::value)
        .filter(value -> !value.isEmpty())
        .toList();
  }

  /// Whether a finding tells that one of two editions has a limit and the other the bare number,
  /// with nothing that may mean a limit.
  ///
  /// @param passages what the editions say, by language
  static boolean isOne(Finding finding, Map<String, Passage> passages) {
    List<String> values = values(finding);
    if (passages.size() != 2
        || !finding.parameter().equals(BOUND)
        || values.size() != 1
        || !EASILY_LOST.containsAll(values)) {
      return false;
    }
    List<String> languages = List.copyOf(passages.keySet());
    boolean first = !finding.said(languages.getFirst()).equals(Said.NOTHING);
    Passage limited =
        Objects.requireNonNull(passages.get(first ? languages.getFirst() : languages.getLast()));
    Passage bare =
        Objects.requireNonNull(passages.get(first ? languages.getLast() : languages.getFirst()));
    return !Limits.stand(bare)
        && Limits.bounds(bare) < Limits.bounds(limited)
        && (limited.says(OR) || !bare.says(OR))
        && haveNumber(values.getFirst(), limited, bare);
  }

  private static boolean haveNumber(String limit, Passage limited, Passage bare) {
    return limited.answers(Slot.BOUNDS).stream()
        .filter(answer -> answer.value().startsWith(limit + " "))
        .filter(answer -> !limited.isInBrackets(answer.place()))
        .anyMatch(answer -> {
          String number = answer.value().substring(limit.length() + 1);
          return count(number, bare) == 1
              && count(number, limited) == 1
              && standsBefore(answer.place(), number, limited);
        });
  }

  /// Whether a limit stands right in front of its number, as in *up to 3*.
  private static boolean standsBefore(Place limit, String number, Passage limited) {
    return !limit.text().contains(Evidence.APART)
        && limited.answers(Slot.NUMBERS).stream()
            .anyMatch(answer ->
                answer.value().equals(number)
                    && answer.place().words().getLast().equals(limit.words().getLast()));
  }

  private static long count(String number, Passage passage) {
    return passage.answers(Slot.NUMBERS).stream().map(Answer::value).filter(number::equals).count();
  }
}
