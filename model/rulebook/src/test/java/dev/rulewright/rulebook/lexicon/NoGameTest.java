package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Neither code nor lexicons know a game: no word of the names that the games of this project give
/// to cards, areas and units stands in them. The vocabulary is a dictionary of everyday words, some
/// of which are names, too (*sword*); of names of several words, it has none.
class NoGameTest {

  private static final List<String> NAMES =
      List.of(
          "missioncombat/material/cards.csv",
          "missioncombat/material/areas.csv",
          "missioncombat/picture/names.csv",
          "starquest/material/weapons.csv",
          "starquest/picture/names.csv",
          "pocketmodel/material/units.csv",
          "pocketmodel/material/cards.csv",
          "invaders/material/cards.csv");

  /// Shorter words are no names.
  private static final int SHORTEST = 5;

  /// Tables of everyday words.
  private static final Set<String> DICTIONARIES = Set.of("vocabulary.csv", "kept.csv");

  /// Words of names that are everybody's.
  private static final Set<String> COMMON =
      Set.of(
          "action", "array", "hidden", "thing", "trust", "yellow", "blaues", "gelbes", "rotes",
          "jaune", "rouge", "ouest");

  @Test
  void noNameOfAGameStandsInCodeOrLexicons() throws IOException {
    Set<String> names = names();
    assertThat(names).hasSizeGreaterThan(50);
    var found = new ArrayList<String>();
    for (Path file : files()) {
      if (!DICTIONARIES.contains(file.getFileName().toString())) {
        for (String word : words(Files.readString(file))) {
          if (names.contains(word) && !COMMON.contains(word)) {
            found.add(file.getFileName() + ": " + word);
          }
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void noNameOfSeveralWordsStandsInTheVocabulary() throws IOException {
    List<String> names = printed().filter(name -> name.strip().contains(" ")).toList();
    assertThat(names).hasSizeGreaterThan(20);
    String vocabulary =
        text("/dev/rulewright/rulebook/lexicon/vocabulary.csv").toLowerCase(Locale.ROOT);
    assertThat(names)
        .filteredOn(name -> vocabulary.contains(name.toLowerCase(Locale.ROOT)))
        .isEmpty();
  }

  private static Set<String> names() {
    return printed().flatMap(name -> words(name).stream()).collect(Collectors.toSet());
  }

  private static Stream<String> printed() {
    return NAMES.stream()
        .flatMap(file ->
            text("/dev/rulewright/" + file)
                .lines()
                .skip(1)
                .flatMap(line -> columns(file, line).stream()));
  }

  private static String text(String shipped) {
    try (InputStream in = Objects.requireNonNull(Game.class.getResourceAsStream(shipped))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The name, and its translations where a file has nothing else.
  private static List<String> columns(String file, String line) {
    String[] fields = line.split(",", -1);
    return file.endsWith("names.csv")
        ? Arrays.asList(fields).subList(1, fields.length)
        : List.of(fields[1]);
  }

  private static Set<String> words(String text) {
    var words = new TreeSet<String>();
    Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+", -1))
        .filter(word -> word.length() >= SHORTEST)
        .forEach(words::add);
    return words;
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
