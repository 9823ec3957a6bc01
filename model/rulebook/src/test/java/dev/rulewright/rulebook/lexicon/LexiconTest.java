package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each entry of each lexicon, tried on its own sentences.
class LexiconTest {

  static Stream<Arguments> entries() {
    return Stream.of("de", "en", "fr", "it")
        .map(Lexicon::of)
        .flatMap(lexicon ->
            lexicon.entries().stream()
                .map(entry -> Arguments.of(lexicon.locale() + " " + entry.type(), lexicon, entry)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("entries")
  void stands(String name, Lexicon lexicon, Lexicon.Entry entry) {
    assertThat(lexicon.marks(Token.of(entry.yes()))).extracting(Mark::type).contains(entry.type());
    assertThat(lexicon.marks(Token.of(entry.no())))
        .extracting(Mark::type)
        .doesNotContain(entry.type());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "it"})
  void allLanguagesHaveTheSameClasses(String language) {
    assertThat(Lexicon.of(language).entries())
        .extracting(Lexicon.Entry::type)
        .containsExactlyInAnyOrderElementsOf(
            Lexicon.of("de").entries().stream().map(Lexicon.Entry::type).toList());
  }
}
