package dev.rulewright.rulebook.compare.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What one edition forbids and another allows alone.
class ParaphrasesTest {

  private static final List<String> POINTS =
      List.of("modality", "bound.number", "exclusive", "exception", "who");

  private static Map<String, Passage> row(String english, String german) {
    Map<String, Passage> row = new LinkedHashMap<>();
    row.put("en", passage("en", english));
    row.put("de", passage("de", german));
    return row;
  }

  private static Passage passage(String language, String text) {
    return PassageReader.read(List.of(Texts.unit(1, text)), Lexicon.of(language));
  }

  /// What an edition says in each point in which it says something.
  private static Map<String, List<String>> said(Map<String, Passage> row, String language) {
    Map<String, List<String>> said = new LinkedHashMap<>();
    for (String point : POINTS) {
      Objects.requireNonNull(row.get(language))
          .answered()
          .getOrDefault(point, List.of())
          .forEach(answer ->
              said.merge(
                  point,
                  List.of(answer.value()),
                  (some, more) -> Stream.concat(some.stream(), more.stream()).toList()));
    }
    return said;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          Nobody may own more than two boats.;     Jeder darf höchstens zwei Boote besitzen.
          No player may build more than one wall.; Jeder darf nur eine Mauer bauen.
          You may not build unless you own a plot.; Du darfst nur bauen, wenn du einen Platz besitzt.
          """)
  void whatIsForbiddenIsReadAsWhatIsAllowed(String english, String german) {
    Map<String, Passage> apart = row(english, german);
    assertThat(said(apart, "en")).isNotEqualTo(said(apart, "de"));
    Map<String, Passage> alike = Paraphrases.readAlike(apart);
    assertThat(said(alike, "en")).isEqualTo(said(alike, "de")).containsKey("modality");
  }

  @Test
  void anotherNumberStaysAnother() {
    Map<String, Passage> alike =
        Paraphrases.readAlike(
            row(
                "Nobody may own more than three boats.",
                "Jeder darf höchstens zwei Boote besitzen."));
    assertThat(said(alike, "en")).containsEntry("bound.number", List.of("bound.at-most 3"));
    assertThat(said(alike, "de")).containsEntry("bound.number", List.of("bound.at-most 2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          Nobody may own more than two boats.;      Niemand darf mehr als zwei Boote besitzen.
          You may not build unless you own a plot.; Du darfst nicht bauen, außer wenn du zahlst.
          Nobody may own more than two boats.;      Jeder darf zwei Boote besitzen.
          You must not look at it. Draw at most two.; Niemand darf sie ansehen. Du darfst höchstens drei ziehen.
          """)
  void whereAllForbidOrAllAllowAllIsLeft(String english, String german) {
    Map<String, Passage> row = row(english, german);
    assertThat(Paraphrases.readAlike(row)).isSameAs(row);
  }
}
