package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.PrintedText;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.TextImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Sentences of a user's text are known as printed ones, wherever they stand. The printed texts are
/// not part of this project; [#main] makes the tables of them anew.
class PrintedSentencesTest {

  /// Where the table of each printed text stands, below the folder of all games.
  private static final Map<PrintedText, String> FOLDERS =
      Map.of(
          PrintedText.MISSION_COMBAT, "missioncombat",
          PrintedText.STARQUEST, "starquest",
          PrintedText.POCKETMODEL, "pocketmodel",
          PrintedText.INVADERS, "invaders",
          PrintedText.AIRSOFT_SQUADS, "airsoftsquads");

  private static String table(PrintedText printed) {
    return table(printed.sources().stream().map(TextImport::read).toList());
  }

  /// The table of some editions of a printed text.
  private static String table(List<Edition> editions) {
    return editions.stream()
        .flatMap(edition ->
            edition.units().stream()
                .map(unit ->
                    "%s,%s,%s\n"
                        .formatted(
                            edition.language(),
                            new LineRange(unit.firstLine(), unit.lastLine()),
                            PrintedSentences.digest(unit))))
        .collect(Collectors.joining("", "edition,lines,digest\n", ""));
  }

  /// Writes the tables.
  ///
  /// @param arguments the folder that holds those of all games
  static void main(String[] arguments) throws IOException {
    for (Map.Entry<PrintedText, String> each : FOLDERS.entrySet()) {
      Files.writeString(
          Path.of(arguments[0], each.getValue(), "printed-sentences.csv"), table(each.getKey()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theTableOfAGameIsThatOfItsText(PrintedText printed) throws IOException {
    String table = "/dev/rulewright/" + FOLDERS.get(printed) + "/printed-sentences.csv";
    try (var stream = PrintedSentences.class.getResourceAsStream(table)) {
      assertThat(stream).hasContent(table(printed));
    }
  }

  @Test
  void aGameWithAPrintedTextHasATable() {
    assertThat(
            PrintedSentences.of(ChosenGame.standard("mission-combat").box().rulebook()).byEdition())
        .containsOnlyKeys("de", "en", "fr");
  }

  private static Edition edition(int firstLine, String... sentences) {
    return new Edition(
        "en",
        "en.txt",
        IntStream.range(0, sentences.length)
            .mapToObj(i -> Texts.unit(firstLine + i, sentences[i]))
            .toList());
  }

  private static final PrintedSentences PRINTED =
      PrintedSentences.read(
          "table",
          table(List.of(edition(10, "Draw.", "Play one card.", "Move.", "End the turn."))));

  /// The printed lines of the sentences of a text.
  private static List<List<Integer>> lines(String... sentences) {
    Edition edition = edition(1, sentences);
    Map<String, List<Unit>> printed = PRINTED.of(edition);
    return edition.units().stream()
        .map(unit ->
            printed.getOrDefault(unit.id(), List.of()).stream().map(Unit::firstLine).toList())
        .toList();
  }

  @Test
  void aSentenceIsKnownWhereverItStands() {
    assertThat(lines("A preface.", "Thanks.", "Draw", "Play one card!", "Move.", "End the turn."))
        .endsWith(List.of(10), List.of(11), List.of(12), List.of(13));
  }

  @Test
  void aChangedSentenceStandsForWhatStoodBetweenItsNeighbours() {
    assertThat(lines("Draw.", "Play two cards.", "Move.", "End the turn."))
        .containsExactly(List.of(10), List.of(11), List.of(12), List.of(13));
    assertThat(lines("Draw.", "Play a card and move.", "End the turn."))
        .containsExactly(List.of(10), List.of(11, 12), List.of(13));
  }

  @Test
  void anotherTextHasNoneOfThem() {
    assertThat(lines("Shuffle.", "Deal.", "Bid.", "Score.")).containsOnly(List.of());
    assertThat(PRINTED.know(edition(1, "Shuffle."))).isFalse();
  }

  @Test
  void anEditionThatIsNotListedStandsForItself() {
    var french = new Edition("fr", "fr.txt", edition(7, "Piochez.").units());
    assertThat(PRINTED.of(french).values()).containsExactly(french.units());
    assertThat(PRINTED.know(french)).isTrue();
  }
}
