package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Pairs of sentences as they stand on a card: what other texts teach of two languages is not known
/// there. Each is tried alone and among other sentences.
class ShortTextsTest {

  /// Sentences that stand around each pair.
  private static final Map<String, List<String>> AROUND =
      Map.of(
          "de",
          List.of(
              "Jeder Spieler zieht zu Beginn 3 Karten.",
              "Die Spieler sind im Uhrzeigersinn am Zug.",
              "Ist der Teich leer, endet das Spiel."),
          "en",
          List.of(
              "Each player draws 3 cards at the start.",
              "The players take turns in clockwise order.",
              "If the pond is empty, the game ends."),
          "fr",
          List.of(
              "Chaque joueur pioche 3 cartes au début.",
              "Les joueurs jouent dans le sens des aiguilles d'une montre.",
              "Si l'étang est vide, la partie se termine."),
          "it",
          List.of(
              "Ogni giocatore pesca 3 carte all'inizio.",
              "I giocatori giocano in senso orario.",
              "Se lo stagno è vuoto, la partita finisce."));

  @TempDir private Path folder = Path.of("");

  /// What is told of two sentences, alone and among others.
  private List<List<Finding>> told(String languages, String one, String other) throws IOException {
    List<String> both = List.of(languages.split(" ", -1));
    var told = new ArrayList<List<Finding>>();
    for (boolean alone : List.of(true, false)) {
      var editions = new ArrayList<Edition>();
      for (String language : both) {
        String sentence = editions.isEmpty() ? one : other;
        editions.add(read(language, alone ? sentence : among(language, sentence)));
      }
      told.add(Texts.findings(editions));
    }
    return told;
  }

  private static String among(String language, String sentence) {
    var lines = new ArrayList<>(AROUND.getOrDefault(language, List.of()));
    lines.add(2, sentence);
    return String.join("\n\n", lines);
  }

  private Edition read(String language, String text) throws IOException {
    return Texts.read(language, Files.writeString(folder.resolve(language + ".txt"), text + "\n"));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/dev/rulewright/rulebook/quality/short-changes.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void aChangeIsTold(String kinds, String severity, String languages, String one, String other)
      throws IOException {
    List<String> called = List.of(kinds.split("/", -1));
    assertThat(told(languages, one, other))
        .allSatisfy(findings ->
            assertThat(findings)
                .anySatisfy(finding -> {
                  assertThat(finding.kind().toString()).isIn(called);
                  assertThat(finding.severity().toString()).isEqualTo(severity);
                }));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/dev/rulewright/rulebook/quality/short-pairs.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void whatMeansTheSameIsNotTold(String languages, String one, String other) throws IOException {
    assertThat(told(languages, one, other)).allMatch(List::isEmpty);
  }
}
