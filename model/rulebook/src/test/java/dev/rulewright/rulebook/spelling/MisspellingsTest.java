package dev.rulewright.rulebook.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class MisspellingsTest {

  private static final Speller KNOWS_NOTHING = _ -> Optional.of(_ -> true);
  private static final int ALL = 100;

  private static List<Finding> find(Speller speller, int most, String... rows) {
    return find(speller, most, _ -> true, rows);
  }

  private static List<Finding> find(
      Speller speller, int most, Predicate<Row> where, String... rows) {
    return Misspellings.of(
        new Alignment(
            List.of("en", "de"), List.of(row(1, rows[0], rows[1]), row(2, rows[2], rows[3]))),
        Set.of("zorgon"),
        where,
        speller,
        most);
  }

  private static Row row(int line, String english, String german) {
    return new Row(
        Map.of("en", List.of(Texts.unit(line, english)), "de", List.of(Texts.unit(line, german))),
        1);
  }

  @Test
  void aWordThatStandsOnceAndNoDictionaryKnowsIsTold() {
    assertThat(find(KNOWS_NOTHING, ALL, "Cardd Card", "Karte", "Card", "Karte"))
        .extracting(Finding::said)
        .containsExactly(Map.of("en", new Said("misspelt", "Cardd")));
  }

  @Test
  void wordsInRowsThatAreNotLookedAtAreNotTold() {
    assertThat(find(KNOWS_NOTHING, ALL, row -> row.first().firstLine() == 2, "One", "", "Two", ""))
        .extracting(Finding::said)
        .containsExactly(Map.of("en", new Said("misspelt", "Two")));
  }

  @Test
  void rowsThatAreNotLookedAtTellHowWordsAreSpelt() {
    Predicate<Row> first = row -> row.first().firstLine() == 1;
    Speller none = _ -> Optional.empty();
    assertThat(find(none, ALL, first, "A zobrlat.", "", "Two zorblat, one zorblat.", ""))
        .extracting(Finding::said)
        .containsExactly(Map.of("en", new Said("misspelt", "zobrlat")));
    assertThat(find(none, ALL, first, "Two zorblat, one zorblat.", "", "A zobrlat.", "")).isEmpty();
  }

  @Test
  void namesAndTermsAreKnown() {
    assertThat(find(KNOWS_NOTHING, ALL, "Zorgon", "Kroll", "Kroll", "!")).isEmpty();
  }

  @Test
  void withoutADictionaryOnlySlipsOfTheFingersAreTold() {
    assertThat(
            find(
                _ -> Optional.empty(),
                ALL,
                "Zorblats are palyers.",
                "Zieh beim Forglorn.",
                "Draw a forglorn.",
                "Der Gleichsatnd."))
        .extracting(Finding::explanation)
        .containsExactly(
            "a slip of the fingers makes this of \"players\"",
            "a slip of the fingers makes this of \"gleichstand\"");
  }

  @Test
  void whereTheLimitEndsIsTold() {
    assertThat(find(KNOWS_NOTHING, 1, "Cardd Shipp", "!", "!", "Karte"))
        .extracting(Finding::explanation)
        .containsExactly(
            "no dictionary knows this word",
            "no more than 1 words are looked up",
            "no dictionary knows this word");
  }
}
