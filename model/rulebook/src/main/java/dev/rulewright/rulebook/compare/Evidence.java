package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Where the words stand that a finding quotes.
///
/// @param unit the index of the unit among those of a language in the row
/// @param start the first character in the unit's text
/// @param end the character behind the last
public record Evidence(int unit, int start, int end) {

  /// Finds quoted words in units: where they are known to stand, else one behind the other, with as
  /// few words between them as can be.
  ///
  /// @return the first such place; empty if there are no words, or they stand nowhere
  public static Optional<Evidence> of(List<Unit> units, Finding.Said said) {
    List<String> wanted = Token.of(said.words()).stream().map(Token::word).toList();
    Optional<Evidence> best = Optional.empty();
    if (wanted.isEmpty()) {
      return best;
    }
    int shortest = Integer.MAX_VALUE;
    int before = 0;
    for (int unit = 0; unit < units.size(); unit++) {
      List<Token> tokens = Token.of(units.get(unit).text());
      for (int first = 0; first < tokens.size(); first++) {
        int last = last(wanted, tokens, first);
        int length = before + first == said.at() ? -1 : last - first;
        if (last >= 0 && length < shortest) {
          shortest = length;
          best = Optional.of(new Evidence(unit, tokens.get(first).start(), tokens.get(last).end()));
        }
      }
      before += tokens.size();
    }
    return best;
  }

  /// The token at which all words have been met that begin at another one; -1 if they are not.
  private static int last(List<String> wanted, List<Token> tokens, int first) {
    if (!tokens.get(first).word().equals(wanted.getFirst())) {
      return -1;
    }
    int next = 1;
    int at = first;
    while (next < wanted.size() && ++at < tokens.size()) {
      if (tokens.get(at).word().equals(wanted.get(next))) {
        next++;
      }
    }
    return next == wanted.size() ? at : -1;
  }

  /// The places of several quotations in units, in their order, those that overlap made one.
  public static List<Evidence> merged(List<Evidence> places) {
    var merged = new ArrayList<Evidence>();
    for (Evidence next :
        places.stream()
            .sorted(Comparator.comparingInt(Evidence::unit).thenComparingInt(Evidence::start))
            .toList()) {
      Evidence before = merged.isEmpty() ? null : merged.getLast();
      if (before != null && before.unit == next.unit && next.start < before.end) {
        merged.set(
            merged.size() - 1,
            new Evidence(next.unit, before.start, Math.max(before.end, next.end)));
      } else {
        merged.add(next);
      }
    }
    return merged;
  }

  /// Whether another place lies in this one.
  public boolean holds(Evidence other) {
    return unit == other.unit && start <= other.start && other.end <= end;
  }
}
