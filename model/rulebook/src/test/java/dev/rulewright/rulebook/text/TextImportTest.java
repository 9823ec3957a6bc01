package dev.rulewright.rulebook.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From a file to units.
class TextImportTest {

  @TempDir private Path folder = Path.of("");

  private List<Unit> units(String language, String text) throws IOException {
    Path file = Files.writeString(folder.resolve("rules.txt"), text);
    return Texts.read(language, file).units();
  }

  private List<String> texts(String language, String text) throws IOException {
    return units(language, text).stream().map(Unit::text).toList();
  }

  @Test
  void everyParagraphHasTheRoleOfItsForm() throws IOException {
    assertThat(
            units(
                "en",
                """
                The Long River!

                Drawing a card

                You may draw a card, e.g. a boat. It stays hidden.

                - one boat for each player
                Boat\t3
                Raft\t1

                Example: Anna draws a boat.

                The Bridge: "Every boat may pass the bridge twice."

                Thanks!

                We thank all who played.
                """))
        .extracting(Unit::role, Unit::section, Unit::firstLine, Unit::text)
        .containsExactly(
            tuple(Role.HEADING, "The Long River!", 1, "The Long River!"),
            tuple(Role.HEADING, "Drawing a card", 3, "Drawing a card"),
            tuple(Role.RULE, "Drawing a card", 5, "You may draw a card, e.g. a boat."),
            tuple(Role.RULE, "Drawing a card", 5, "It stays hidden."),
            tuple(Role.LIST, "Drawing a card", 7, "- one boat for each player"),
            tuple(Role.LIST, "Drawing a card", 8, "Boat 3"),
            tuple(Role.LIST, "Drawing a card", 9, "Raft 1"),
            tuple(Role.EXAMPLE, "Drawing a card", 11, "Example: Anna draws a boat."),
            tuple(
                Role.CARD_TEXT,
                "Drawing a card",
                13,
                "The Bridge: \"Every boat may pass the bridge twice.\""),
            tuple(Role.HEADING, "Thanks!", 15, "Thanks!"),
            tuple(Role.FLAVOUR, "Thanks!", 17, "We thank all who played."));
  }

  @Test
  void whatFollowsACallForAnExampleIsOne() throws IOException {
    assertThat(units("en", "Drawing\n\nAn example, please!\n\nAnna draws a boat. She may stop.\n"))
        .extracting(Unit::role)
        .containsExactly(Role.HEADING, Role.HEADING, Role.EXAMPLE, Role.EXAMPLE);
    assertThat(units("en", "Drawing\n\nLook at the example!\n\nYou may draw a boat.\n"))
        .extracting(Unit::role)
        .containsExactly(Role.HEADING, Role.RULE, Role.RULE);
  }

  @Test
  void twoSentencesAreNoHeading() throws IOException {
    assertThat(units("en", "Rules\n\nScoring\n\nThe game ends here. Now add up:\n\n- your cards\n"))
        .extracting(Unit::role)
        .containsExactly(Role.HEADING, Role.HEADING, Role.RULE, Role.RULE, Role.LIST);
  }

  @Test
  void aQuestionOfItsOwnIsAHeading() throws IOException {
    assertThat(
            units(
                "fr",
                "Le pont\n\nDe quoi s'agit-il ?\n\nTu construis un pont. Tu peux t'arrêter ?\n"))
        .extracting(Unit::role, Unit::text)
        .containsExactly(
            tuple(Role.HEADING, "Le pont"),
            tuple(Role.HEADING, "De quoi s'agit-il ?"),
            tuple(Role.RULE, "Tu construis un pont."),
            tuple(Role.RULE, "Tu peux t'arrêter ?"));
    assertThat(units("en", "Rules\n\nWho begins?\n\nThe oldest player begins.\n"))
        .extracting(Unit::role, Unit::section)
        .contains(tuple(Role.RULE, "Who begins?"));
  }

  @Test
  void anEntryOfAListEndsWithoutAFullStop() throws IOException {
    String entry = "- one boat less if the harbour was only reached with the help of a tug";
    String rule = "Whoever has reached at least one harbour also receives the prize of the day.";
    assertThat(units("en", "Scoring\n\n" + entry + "\n\n" + rule + "\n"))
        .extracting(Unit::text)
        .containsExactly("Scoring", entry, rule);
  }

  @Test
  void aParagraphThatAPageBreakSplitsIsOne() throws IOException {
    List<Unit> units =
        units(
            "de",
            """
            Zwischen den Karten sollte etwas Abstand gelassen werden, damit die Boote

            12
            \f

            bequem gezogen werden können. Dann beginnt das Spiel.
            """);
    assertThat(units)
        .extracting(Unit::firstLine, Unit::lastLine, Unit::text)
        .containsExactly(
            tuple(
                1,
                6,
                "Zwischen den Karten sollte etwas Abstand gelassen werden, damit die Boote bequem"
                    + " gezogen werden können."),
            tuple(6, 6, "Dann beginnt das Spiel."));
  }

  @Test
  void aCardTextBelongsToTheNameInFrontOfThePageBreak() throws IOException {
    assertThat(texts("fr", "Le pont (bâtiment):\n\n\n\"Chaque barque peut passer une fois\"\n"))
        .containsExactly("Le pont (bâtiment): \"Chaque barque peut passer une fois\"");
  }

  @Test
  void aWordThatTheEndOfALineDividesIsWhole() throws IOException {
    assertThat(
            texts(
                "de",
                """
                Wer eine Karte ausspielt, zieht eine neue Karte vom Nachzieh-
                stapel nach, bis der Stapel leer ist. Danach werden alle Spiel-
                und Gebietskarten gemischt und wieder bereitgelegt, und es geht
                weiter wie am Anfang.
                """))
        .containsExactly(
            "Wer eine Karte ausspielt, zieht eine neue Karte vom Nachziehstapel nach, bis der"
                + " Stapel leer ist.",
            "Danach werden alle Spiel- und Gebietskarten gemischt und wieder bereitgelegt, und es"
                + " geht weiter wie am Anfang.");
  }

  @Test
  void waysToWriteTheSameLettersAreOne() throws IOException {
    assertThat(texts("fr", "Le joueur pe\u0301che\u00A0: il prend\u202F2 pois\u00ADsons."))
        .containsExactly("Le joueur p\u00E9che : il prend 2 poissons.");
  }

  @Test
  void linesEndAsEditorsCountThem() throws IOException {
    assertThat(units("en", "Rules\u2028of one line\r\n\r\nThree.\r\rFive."))
        .extracting(Unit::firstLine)
        .containsExactly(1, 3, 5);
  }

  @Test
  void starsAroundASentenceBelongToIt() throws IOException {
    assertThat(texts("en", "Rules\n\n*Example: Anna draws. She keeps it*.*\n"))
        .containsExactly("Rules", "*Example: Anna draws.", "She keeps it*.*");
  }

  @Test
  void badFilesAreToldInOneSentence() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.txt"), "\n \n");
    assertThatThrownBy(() -> Texts.read("en", empty))
        .isInstanceOf(BadInput.class)
        .hasMessage(empty + ": the file is empty, expected the text of an edition");

    Path latin = folder.resolve("latin.txt");
    Files.write(latin, "Regeln\nDie Züge\n".getBytes(ISO_8859_1));
    assertThatThrownBy(() -> Texts.read("de", latin))
        .hasMessage(
            latin
                + ":2:6: these bytes are not UTF-8, expected text in UTF-8 (byte 13 of the file)");

    Path large = folder.resolve("large.txt");
    Files.writeString(large, "A player may draw.\n".repeat(110_000));
    assertThatThrownBy(() -> Texts.read("en", large))
        .hasMessage(large + ": the file is too large, expected at most 2,000,000 bytes");
  }

  @Test
  void linesThatAreNotThereAreToldWhereTheyWereAskedFor() throws IOException {
    Path file = Files.writeString(folder.resolve("rules.txt"), "One.\n\nThree.");
    Place place = new Place("editions.yaml", 3, 9);
    assertThatThrownBy(() ->
            TextImport.read(
                new Source("en", file, List.of(new LineRange(1, 1), new LineRange(3, 9)), place)))
        .hasMessage("editions.yaml:3:9: '3-9': expected lines of %s, which has 3".formatted(file));
    assertThatThrownBy(
            () -> TextImport.read(new Source("en", file, List.of(new LineRange(2, 2)), place)))
        .hasMessage("editions.yaml:3:9: nothing stands in these lines of " + file);
  }

  @Test
  void emptyLinesAtTheEndAreLines() throws IOException {
    Path file = Files.writeString(folder.resolve("rules.txt"), "One.\n\nThree.\n\n");
    Place place = Place.of("--edition");
    assertThat(TextImport.read(new Source("en", file, List.of(new LineRange(1, 4)), place)).units())
        .hasSize(2);
    assertThatThrownBy(
            () -> TextImport.read(new Source("en", file, List.of(new LineRange(1, 5)), place)))
        .hasMessage("--edition: '1-5': expected lines of %s, which has 4".formatted(file));
  }

  @Test
  void aNumberAtTheBeginningOfALineMayGoOnWithTheSentence() throws IOException {
    assertThat(
            texts(
                "en",
                """
                At the beginning of the game each player takes
                5 gold coins and puts them in front of the own
                tent. The bank keeps what is left, all of it,
                until the first player has begun to play round
                3. Then it is shared.

                24 cards
                12 tokens
                """))
        .containsExactly(
            "At the beginning of the game each player takes 5 gold coins and puts them in front of"
                + " the own tent.",
            "The bank keeps what is left, all of it, until the first player has begun to play"
                + " round 3.",
            "Then it is shared.",
            "24 cards",
            "12 tokens");
  }
}
