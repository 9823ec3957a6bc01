package dev.rulewright.rulebook.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EarlierTextsTest {

  private static Edition edition(String texts) {
    var units = new ArrayList<Unit>();
    for (String text : texts.split(" ", -1)) {
      int line = units.size() + 1;
      units.add(Texts.unit(line, text));
    }
    return new Edition("en", "rules.txt", units);
  }

  /// What stood before where each of the later texts stands, in brackets.
  @ParameterizedTest
  @CsvSource({
    "a b c, a b c, [a] [b] [c]",
    "a b c, a x c, [a] [b] [c]",
    "a b c, x y z, [a] [b] [c]",
    "a b c, a x b c, [a] [] [b] [c]",
    "a b c, x a b c, [] [a] [b] [c]",
    "a b c, a b c x, [a] [b] [c] []",
    "a b c, a c, '[a, b] [c]'",
    "a b c, b c, '[a, b] [c]'",
    "a b c, a b, '[a] [b, c]'",
    "a b c d, a x d, '[a] [b, c] [d]'",
    "a b c d, a x y z d, [a] [b] [c] [] [d]",
    "a b c, c a b, [c] [a] [b]",
    "a a b, a b, '[a, a] [b]'",
    "a b, a a b, [a] [] [b]"
  })
  void eachTextStandsForWhatStoodThere(String before, String after, String expected) {
    Edition later = edition(after);
    var earlier = new EarlierTexts(List.of(edition(before)), List.of(later));
    List<Row> rows =
        later.units().stream().map(unit -> new Row(Map.of("en", List.of(unit)), 1)).toList();
    assertThat(
            rows.stream()
                .map(row -> earlier.of(row).in("en").stream().map(Unit::text).toList().toString()))
        .isEqualTo(List.of(expected.split("(?<=]) ", -1)));
  }

  @Test
  void anEditionThatWasNotThereSaidNothing() {
    Edition later = new Edition("de", "rules.txt", edition("a b").units());
    var earlier = new EarlierTexts(List.of(edition("a b")), List.of(later));
    assertThat(earlier.of(new Row(Map.of("de", later.units()), 1)).isEmpty()).isTrue();
  }
}
