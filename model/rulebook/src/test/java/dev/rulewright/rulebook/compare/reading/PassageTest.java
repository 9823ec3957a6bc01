package dev.rulewright.rulebook.compare.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the words of a sentence are.
class PassageTest {

  @ParameterizedTest
  @CsvSource({
    "de, Der Nachbar wird Startspieler., wird, deed.become",
    "en, You may use your own boat., own, deed.own",
    "it, Dai una carta al vicino., dai, deed.give"
  })
  void aWordOfRulesOrAnAuxiliaryIsMinorAndNamesSomething(
      String language, String sentence, String word, String concept) {
    var passage = PassageReader.read(List.of(Texts.unit(1, sentence)), Lexicon.of(language));
    assertThat(passage.words()).extracting(Word::plain).doesNotContain(word);
    assertThat(passage.minor())
        .filteredOn(each -> each.plain().equals(word))
        .singleElement()
        .satisfies(each -> assertThat(each.concepts()).contains(concept));
  }
}
