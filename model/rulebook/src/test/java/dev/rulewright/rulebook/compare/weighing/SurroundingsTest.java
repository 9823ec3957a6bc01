package dev.rulewright.rulebook.compare.weighing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.compare.reading.PassageReader;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where words stand in a sentence.
class SurroundingsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          If you own two tiles, draw a card.;   tiles;   +in condition, +in number, +in end
          If you own two tiles, draw a card.;   card;    +in end
          Draw a card if your hand is empty.;   hand;    +in condition
          Pay 3 coins for a ship.;              coins;   +in price, +in paid, +in number
          The captain may draw a card.;         captain; +in acting, +in person
          Tempest: Discard a card.;             tempest; +in label, +in end
          Keep the Fox, Otter and Bear.;        otter;   +in capitals
          Otter: Draw a card.;                  otter;   +in label, +in end
          """)
  void wordsStandSomewhere(String sentence, String word, String expected) {
    var passage = PassageReader.read(List.of(Texts.unit(1, sentence)), Lexicon.of("en"));
    Word said =
        passage.words().stream()
            .filter(each -> each.plain().equals(word))
            .findFirst()
            .orElseThrow();
    var clue =
        new Clue(
            Optional.empty(), said.stem(), Map.of("en", said.place()), Set.of("de", "fr"), 0.7);
    Map<String, Double> features = Surroundings.of("en", Map.of("en", passage), List.of(clue));
    assertThat(features.values()).containsOnly(0.7);
    assertThat(features.keySet())
        .filteredOn(name -> name.startsWith("+in "))
        .containsExactlyInAnyOrder(expected.split(", "));
  }
}
