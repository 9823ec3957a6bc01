package dev.rulewright.rulebook.quality;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What findings quote of texts of which one edition has been changed: a few changes of several
/// texts.
class QuotesTest {

  private static final int CHANGES = 12;

  @TempDir private Path folder = Path.of("");

  private Stream<Finding> findings(String text) {
    return Change.byHand(text).stream()
        .limit(CHANGES)
        .flatMap(change -> {
          List<Edition> editions =
              Stream.of("en", "de", "fr")
                  .map(language ->
                      language.equals(change.language())
                          ? change.applied(folder)
                          : Texts.read(text, language))
                  .toList();
          return Comparison.of(Alignment.of(editions, editions.getFirst())).stream();
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"attic", "bakery", "falcon", "pirates"})
  void everyFindingQuotesWordsThatStandInTheText(String text) {
    assertThat(findings(text)).isNotEmpty().allSatisfy(QuotesTest::isQuoted);
  }

  private static void isQuoted(Finding finding) {
    assertThat(finding.said().values())
        .extracting(Finding.Said::words)
        .anyMatch(not(String::isEmpty));
    finding
        .said()
        .forEach((language, said) ->
            assertThat(text(finding, language)).containsPattern(pattern(said.words())));
    finding
        .said()
        .values()
        .forEach(said ->
            said.place()
                .ifPresent(place ->
                    assertThat(place.unit().text().substring(place.start(), place.end()))
                        .startsWith(said.words().split(" … ", -1)[0])));
  }

  private static String text(Finding finding, String language) {
    return Unit.joined(finding.row().in(language));
  }

  /// The parts of a quotation behind each other, with anything between them.
  private static Pattern pattern(String words) {
    return Pattern.compile(
        Stream.of(words.split(" … ", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
  }
}
