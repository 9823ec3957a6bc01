package dev.rulewright.rulebook.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Two editions of a page, too short to teach how they translate each other.
class PageTest {

  private static final List<String> GERMAN =
      """
      Jeder Spieler zieht zu Beginn 4 Karten.
      Der älteste Spieler beginnt.
      Die Spieler sind im Uhrzeigersinn am Zug.
      Wer am Zug ist, spielt eine Karte aus.
      Danach zieht er eine Karte nach.
      Ein Leuchtturm bringt 5 Punkte.
      Ein Boot bringt 2 Punkte.
      Bei Sturm darf niemand ein Boot bewegen.
      Der Sturm endet nach einer Runde.
      Wer keine Karten hat, setzt aus.
      Das Spiel endet, wenn der Stapel leer ist.
      Die Runde wird noch zu Ende gespielt.
      Wer die meisten Punkte hat, gewinnt.
      Bei Gleichstand gewinnt der jüngere Spieler.
      """
          .lines()
          .toList();

  private static final List<String> ENGLISH =
      """
      Each player draws 4 cards at the start.
      The oldest player begins.
      The players take turns in clockwise order.
      The active player plays a card.
      Then they draw a new card.
      A lighthouse scores 5 points.
      A boat scores 2 points.
      During a storm nobody may move a boat.
      The storm ends after one round.
      Whoever has no cards skips their turn.
      The game ends when the deck is empty.
      The round is still played to the end.
      Whoever has the most points wins.
      In case of a tie the younger player wins.
      """
          .lines()
          .toList();

  private static Edition edition(String language, List<String> sentences) {
    return new Edition(
        language,
        language,
        IntStream.range(0, sentences.size())
            .filter(i -> !sentences.get(i).isEmpty())
            .mapToObj(i -> Texts.unit(i + 1, sentences.get(i)))
            .toList());
  }

  private static List<Finding> told(List<String> german, List<String> english) {
    return Texts.findings(List.of(edition("de", german), edition("en", english)));
  }

  /// The sentences, but for those from one to before another one, each in the line where it stood.
  private static List<String> without(int from, int to, List<String> sentences) {
    return IntStream.range(0, sentences.size())
        .mapToObj(i -> from <= i && i < to ? "" : sentences.get(i))
        .toList();
  }

  private static List<String> with(String before, String after, List<String> sentences) {
    List<String> changed =
        sentences.stream().map(each -> each.equals(before) ? after : each).toList();
    assertThat(changed).isNotEqualTo(sentences);
    return changed;
  }

  @Test
  void whatMeansTheSameIsNotTold() {
    assertThat(told(GERMAN, ENGLISH)).isEmpty();
  }

  static IntStream sentences() {
    return IntStream.range(0, GERMAN.size());
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void aSentenceThatIsLostIsToldInItsPlaceAndChangesTheRules(int lost) {
    assertThat(told(GERMAN, without(lost, lost + 1, ENGLISH)))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.isGap()).isTrue();
          assertThat(finding.kind()).isEqualTo(Kind.OMISSION);
          assertThat(finding.severity()).isEqualTo(Severity.RULE_CHANGING);
          assertThat(finding.row().in("de")).extracting("firstLine").containsExactly(lost + 1);
        });
  }

  /// But for one: whoever *plays a card* is *on turn* as well, which is all that the other says.
  static IntStream additions() {
    return sentences().filter(i -> !ENGLISH.get(i).equals("The active player plays a card."));
  }

  @ParameterizedTest
  @MethodSource("additions")
  void aSentenceThatIsAddedIsToldInItsPlace(int added) {
    assertThat(told(without(added, added + 1, GERMAN), ENGLISH))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.isGap()).isTrue();
          assertThat(finding.kind()).isEqualTo(Kind.ADDITION);
          assertThat(finding.row().in("en")).extracting("firstLine").containsExactly(added + 1);
        });
  }

  static IntStream lengthsOfBeginnings() {
    return IntStream.rangeClosed(4, 10);
  }

  @ParameterizedTest
  @MethodSource("lengthsOfBeginnings")
  void aTextThatIsTranslatedAsFarAsAPlaceIsOneStretchThatIsNotTranslatedYet(int translated) {
    assertThat(told(GERMAN, ENGLISH.subList(0, translated)))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.isGap()).isTrue();
          assertThat(finding.row().in("de"))
              .extracting("firstLine")
              .containsExactlyElementsOf(
                  IntStream.rangeClosed(translated + 1, GERMAN.size()).boxed().toList());
          assertThat(finding.explanation()).contains("not translated yet");
        });
  }

  @Test
  void twoSentencesThatAreTranslatedByTheSameOneAreToldAtTheSecond() {
    List<String> english =
        with("A boat scores 2 points.", "A lighthouse scores 5 points.", ENGLISH);
    List<String> german = with("Ein Boot bringt 2 Punkte.", "Ein Anker bringt 5 Punkte.", GERMAN);
    assertThat(told(german, english))
        .anySatisfy(finding -> {
          assertThat(finding.parameter()).isEqualTo("text.repeated");
          assertThat(finding.severity()).isEqualTo(Severity.RULE_CHANGING);
          assertThat(finding.row().in("en")).extracting("firstLine").containsExactly(7);
          assertThat(finding.explanation()).contains("line 6");
        });
  }

  @Test
  void aSentenceThatStandsTwiceInBothEditionsIsNoSlip() {
    List<String> english =
        with("The storm ends after one round.", "The oldest player begins.", ENGLISH);
    List<String> german =
        with("Der Sturm endet nach einer Runde.", "Der älteste Spieler fängt an.", GERMAN);
    assertThat(told(german, english)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("dividers")
  void ofTwoEqualWordsTheOneIsMarkedThatSaysAnotherThing(String divider) {
    String german =
        "Der Spieler darf ein Boot tauschen" + divider + " er muss aber eine Karte ablegen.";
    String english = "The player must swap a boat" + divider + " but they must discard a card.";
    assertThat(told(with(GERMAN.get(9), german, GERMAN), with(ENGLISH.get(9), english, ENGLISH)))
        .filteredOn(finding -> finding.kind() == Kind.MODALITY)
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.said("en").place().orElseThrow().start())
                .isEqualTo(english.indexOf("must")));
  }

  static List<String> dividers() {
    return List.of(",", " –", ";");
  }

  /// Longer than a sentence can be; what is not compared is said.
  @Test
  void ofAVeryLongSentenceTheBeginningIsComparedAndTheRestIsSaidNotToBe() {
    String german = "Der Spieler darf 2 Boote und eine Karte oder ein Leuchtturm bringt Punkte, ";
    String english = "The player may 3 boats and one card or a lighthouse scores points, ";
    assertThat(
            told(
                with(GERMAN.get(9), german.repeat(1500), GERMAN),
                with(ENGLISH.get(9), english.repeat(1500), ENGLISH)))
        .filteredOn(finding -> finding.parameter().equals("text.cut"))
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.explanation()).contains("de, en", "the first 6000 letters"));
  }
}
