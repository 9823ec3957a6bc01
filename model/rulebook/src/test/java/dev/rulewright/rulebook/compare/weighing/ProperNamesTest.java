package dev.rulewright.rulebook.compare.weighing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.PassageReader;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Names that are exchanged.
class ProperNamesTest {

  @Test
  void aNameThatIsExchangedIsLostAndGained() {
    assertThat(names("Hugo pays 4 coins.", "Irene zahlt 4 Münzen.", "Hugo paie 4 pièces."))
        .containsEntry("-name", 1.0)
        .containsEntry("+name", 1.0)
        .containsEntry("!name", 1.0);
  }

  @Test
  void aNameThatIsSpeltAlikeStays() {
    assertThat(names("Hedwig pays.", "Hedwig zahlt.", "Hedwige paie.").values()).containsOnly(0.0);
  }

  @Test
  void aPronounMayStandForAName() {
    assertThat(names("Hugo pays.", "Er zahlt.", "Hugo paie."))
        .containsEntry("-name", 1.0)
        .containsEntry("!name", 0.0);
  }

  private static Map<String, Double> names(String english, String german, String french) {
    Map<String, Passage> speaking = new LinkedHashMap<>();
    Map.of("en", english, "de", german, "fr", french)
        .forEach((language, text) ->
            speaking.put(
                language, PassageReader.read(List.of(Texts.unit(1, text)), Lexicon.of(language))));
    return ProperNames.of("de", speaking);
  }
}
