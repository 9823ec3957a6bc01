package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers in the forms in which rulebooks print them.
class NumeralsTest {

  private static String numbers(String language, String words) {
    return Lexicon.of(language).pieces(words).marks().stream()
        .filter(mark -> mark.type().equals(Lexicon.NUMBER))
        .map(Mark::value)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          de; 1.500 Taler;           1500
          de; 1.000.000 Taler;       1000000
          de; 1 000 000 Taler;       1000000
          de; 1\u00A0000 Taler;      1000
          de; 1\u202F000 Taler;      1000
          de; 12’500 Taler;          12500
          de; 1.234,5 cm;            1234.5
          de; 2,5 cm;                2.5
          de; 2.5 cm;                2.5
          en; 1,500 thalers;         1500
          en; 1.500 thalers;         1.500
          en; 1,234.5 cm;            1234.5
          fr; 1 500 écus;            1500
          fr; 1.500 écus;            1500
          fr; 2,5 cm;                2.5
          it; 1.500 monete;          1500
          de; Abschnitt 1.2.3 gilt;  1.2.3
          de; 2 bis 4 Karten;        2 4
          de; 3–5 Karten;            3 5
          de; 2/4 Personen;          2 4
          de; 12345 678 Karten;      12345 678
          """)
  void thousandsAndTenthsAreReadByTheLanguage(String language, String words, String values) {
    assertThat(numbers(language, words)).isEqualTo(values);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          de; 1½ Stunden;            1.5
          de; 1 1/2 Stunden;         1.5
          de; anderthalb Stunden;    1.5
          en; one and a half hours;  1.5
          fr; une heure ¾;           0.75
          it; due terzi;             2/3
          en; 2/3 of it;             2/3
          en; 1 ⅓ litres;            1+1/3
          de; drei Viertel davon;    0.75
          """)
  void fractionsAreNumbers(String language, String words, String values) {
    assertThat(numbers(language, words)).isEqualTo(values);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          de; Wirf W6.;              1d6
          de; Wirf 2W6.;             2d6
          de; Wirf zwei W6.;         2d6
          de; Wirf 3 W20.;           3d20
          en; Roll D6.;              1d6
          en; Roll 2d6 and 1D8.;     2d6 1d8
          fr; Lancez trois D6.;      3d6
          it; Tira 1d6.;             1d6
          de; Wirf W6+1.;            1d6+1
          de; Wirf zwei W6 + 1.;     2d6+1
          en; Roll 1d6+1.;           1d6+1
          en; Roll D6 plus 1.;       1d6+1
          en; Roll 3D6−2 or d4-1.;   3d6-2 1d4-1
          it; Tira D6 più 1.;        1d6+1
          en; Roll D6+1D8.;          1d6 1d8
          en; Roll D6 plus 2 D8.;    1d6 2d8
          en; Roll D6 – 1 is a miss.; 1d6 1
          de; Wirf W6+1,5.;          1d6 1.5
          """)
  void diceAreToldWithHowManyAreThrownAndWhatIsAdded(String language, String words, String values) {
    assertThat(numbers(language, words)).isEqualTo(values);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          en; the 2nd player;        2
          en; the 21st space;        21
          fr; le 2e joueur;          2
          fr; la 1re carte;          1
          it; il 3º giocatore;       3
          de; der 3. Spieler;        3
          """)
  void ordinalsAreNumbers(String language, String words, String values) {
    assertThat(numbers(language, words)).isEqualTo(values);
    assertThat(Lexicon.of(language).pieces(words).tokens())
        .extracting(Token::word)
        .doesNotContain("nd", "st", "e", "re");
  }

  @ParameterizedTest
  @CsvSource({
    "de, 1/2 davon, quantifier.half", "de, ½ davon, quantifier.half",
    "en, 1/3 of it, quantifier.third", "fr, 1/4 des points, quantifier.quarter",
    "de, Ziehe 2-mal., timing.twice", "en, Draw 3 times., timing.three-times"
  })
  void digitsSayWhatWordsSay(String language, String words, String type) {
    List<Mark> marks = Lexicon.of(language).pieces(words).marks();
    assertThat(marks).extracting(Mark::type).contains(type);
  }
}
