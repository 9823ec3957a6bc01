package dev.rulewright.rulebook.compare.reading;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where words stand in a unit, such as those that a finding quotes.
///
/// @param start the first character in the unit's text
/// @param end the character behind the last
public record Evidence(Unit unit, int start, int end) {

  /// Stands between words between which others stand.
  public static final String APART = " … ";

  public Evidence(Unit unit, Token token) {
    this(unit, token.start(), token.end());
  }

  /// The first place in some units where words stand one behind the other; empty if there is none.
  public static Optional<Evidence> first(List<Unit> units, String words) {
    List<String> wanted = Token.of(words).stream().map(Token::word).toList();
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    for (Unit unit : units) {
      List<Token> tokens = Token.of(unit.text());
      int first = Collections.indexOfSubList(tokens.stream().map(Token::word).toList(), wanted);
      if (first >= 0) {
        Token last = tokens.get(first + wanted.size() - 1);
        return Optional.of(new Evidence(unit, tokens.get(first).start(), last.end()));
      }
    }
    return Optional.empty();
  }

  /// The words in some places; ` … ` where others stand between them.
  ///
  /// @param places those of one unit behind each other
  public static String quoted(List<Evidence> places) {
    var words = new StringBuilder();
    Evidence before = null;
    for (Evidence each : merged(places)) {
      if (before != null) {
        words.append(
            before.isBeside(each) ? each.unit.text().substring(before.end, each.start) : APART);
      }
      words.append(each.unit.text(), each.start, each.end);
      before = each;
    }
    return words.toString();
  }

  private boolean isBeside(Evidence next) {
    return unit.equals(next.unit) && unit.text().substring(end, next.start).isBlank();
  }

  /// From the first to the last of some places, as far as they stand in the unit of the first.
  public static Evidence around(List<Evidence> places) {
    return places.stream()
        .filter(each -> each.unit.equals(places.getFirst().unit))
        .reduce(Evidence::with)
        .orElseThrow();
  }

  private Evidence with(Evidence other) {
    return new Evidence(unit, Math.min(start, other.start), Math.max(end, other.end));
  }

  /// The places of several quotations in the order of the text of each unit, those that overlap
  /// made one.
  public static List<Evidence> merged(List<Evidence> places) {
    if (places.size() < 2) {
      return places; // As nearly all places of words.
    }
    Map<Unit, ArrayList<Evidence>> units =
        places.stream()
            .collect(groupingBy(Evidence::unit, LinkedHashMap::new, toCollection(ArrayList::new)));
    var merged = new ArrayList<Evidence>();
    for (List<Evidence> unit : units.values()) {
      unit.sort(Comparator.comparingInt(Evidence::start));
      for (Evidence next : unit) {
        boolean overlaps = !merged.isEmpty() && merged.getLast().overlaps(next);
        merged.add(overlaps ? merged.removeLast().with(next) : next);
      }
    }
    return merged;
  }

  private boolean overlaps(Evidence next) {
    return unit.equals(next.unit) && next.start < end;
  }

  /// Whether another place lies in this one.
  public boolean holds(Evidence other) {
    return unit.equals(other.unit) && start <= other.start && other.end <= end;
  }
}
