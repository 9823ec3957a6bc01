package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.rulebook.text.TextImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Sentences of a user's text are known as printed ones, wherever they stand. The printed texts are
/// not part of this project; [#main] makes the tables of them anew.
class PrintedSentencesTest {

  /// A printed text, and which lines of it each edition has.
  enum Printed {
    MISSION_COMBAT(
        "missioncombat",
        "mission-combat.de-en-fr.txt",
        "de=1-325+870+882+893+905",
        "en=328-600+872+886+895+909-913",
        "fr=603-867+874+888+897+915"),
    STARQUEST("starquest/reading", "starquest.it.txt", "it=1-"),
    POCKETMODEL("pocketmodel", "pocketmodel.de.txt", "de=1-"),
    INVADERS("invaders", "invaders.page6.de.txt", "de=1-"),
    AIRSOFT_SQUADS("airsoftsquads", "airsoft-squads.round.de.txt", "de=1-");

    private final String folder;
    private final String file;
    private final List<String> editions;

    Printed(String folder, String file, String... editions) {
      this.folder = folder;
      this.file = file;
      this.editions = List.of(editions);
    }

    private Optional<Path> text() {
      return Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
          .takeWhile(each -> each != null)
          .map(each -> each.resolve("shared/rulebooks").resolve(file))
          .filter(Files::exists)
          .findFirst();
    }

    private String table(Path text) {
      return tableOf(
          editions.stream()
              .map(edition -> edition.split("="))
              .map(parts ->
                  TextImport.read(
                      new Source(
                          parts[0],
                          text,
                          LineRange.parse(new Word(parts[1], Place.of(file))),
                          Place.of(file))))
              .toList());
    }
  }

  /// The table of some editions of a printed text.
  private static String tableOf(List<Edition> editions) {
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
    for (Printed printed : Printed.values()) {
      Files.writeString(
          Path.of(arguments[0], printed.folder, "printed-sentences.csv"),
          printed.table(printed.text().orElseThrow()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theTableOfAGameIsThatOfItsText(Printed printed) throws IOException {
    Optional<Path> text = printed.text();
    assumeTrue(text.isPresent(), "no folder above has " + printed.file);
    String table = "/dev/rulewright/" + printed.folder + "/printed-sentences.csv";
    try (var stream = PrintedSentences.class.getResourceAsStream(table)) {
      assertThat(stream).hasContent(printed.table(text.orElseThrow()));
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
            .mapToObj(
                i -> new Unit("u" + i, firstLine + i, firstLine + i, "", Role.RULE, sentences[i]))
            .toList());
  }

  private static final PrintedSentences PRINTED =
      PrintedSentences.read(
          "table",
          tableOf(List.of(edition(10, "Draw.", "Play one card.", "Move.", "End the turn."))));

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
