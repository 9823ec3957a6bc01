package dev.rulewright.rulebook.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sentences end where a reader ends them.
class SentencesTest {

  private static List<String> sentences(String language, String text) {
    return new Sentences(Lexicon.of(language))
        .of(text).stream().map(span -> text.substring(span.start(), span.end())).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          de; Am 2. Zug ziehst du zwei Karten.
          de; Der 3. Spieler beginnt.
          de; Das gilt ab der 2. und 3. Runde.
          de; In jeder 4. Runde endet ein Jahr.
          de; Nimm max. 3 Karten.
          de; Nach Art. 5 beginnt der Zug.
          de; Siehe Abb. 2 und Kap. 4.
          de; Der Turm (min. 2 Felder breit) steht.
          en; Place max. 3 cards.
          en; See Fig. 2 and vol. 3.
          fr; Prenez max. 3 cartes (cf. art. 4).
          it; Prendi max. 3 carte (es. 2).
          """)
  void aNumberOrAnAbbreviationEndsNone(String language, String text) {
    assertThat(sentences(language, text)).containsExactly(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          de | Erhöhe den Wert um 2. Danach ziehst du.       | Danach ziehst du.
          de | Du brauchst mindestens 5. Wer sie hat, baut.  | Wer sie hat, baut.
          de | Ziehe auf Feld 3. Karten bleiben liegen.      | Karten bleiben liegen.
          de | Die stärkste Karte ist die 9. Sie sticht.     | Sie sticht.
          de | Es gibt 3. Der Rest bleibt dort.              | Der Rest bleibt dort.
          en | Add 2. Then draw a card.                      | Then draw a card.
          fr | Ajoutez 2. Piochez ensuite.                   | Piochez ensuite.
          it | Aggiungi 2. Poi pesca una carta.              | Poi pesca una carta.
          """)
  void aNumberMayEndOne(String language, String text, String second) {
    assertThat(sentences(language, text)).hasSize(2).last().isEqualTo(second);
  }
}
