package dev.rulewright.reports.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.file.ScenarioFiles;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

/** What holds of the pictures of all positions to which the scenarios of a game come. */
class EveryPositionTest {

  static Stream<String> games() {
    return Boxes.standard().names().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isDrawnWithEveryThingThatItsTextNames(String game) throws Exception {
    BoxProvider provider = Boxes.standard().provider(game, Place.of("test"));
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    Set<Picture> drawn = new HashSet<>();
    for (Path file : ScenarioFiles.under(Path.of("../scenarios").resolve(game))) {
      Scenario scenario = ScenarioFiles.read(file);
      Box<?, ?> box = new ChosenGame(provider, Map.of(), scenario.options()).box();
      for (Transcript<?, ?> play : Plays.of(scenario, box).transcripts()) {
        check(play, file, drawn);
      }
    }
    assertThat(drawn).hasSizeGreaterThan(20);
    for (Picture picture : drawn) {
      String svg = PictureSvg.file(picture, Marked.NOTHING);
      int pieces =
          parser
              .parse(new InputSource(new StringReader(svg)))
              .getElementsByTagName("g")
              .getLength();
      assertThat(pieces).isGreaterThanOrEqualTo((int) picture.places().count());
    }
  }

  private static <P, M> void check(Transcript<P, M> play, Path file, Set<Picture> drawn) {
    check(play, play.opening().given(), file, drawn);
    for (Played<P, M> played : play.steps()) {
      check(play, played.after(), file, drawn);
    }
  }

  private static <P, M> void check(
      Transcript<P, M> play, P position, Path file, Set<Picture> drawn) {
    var game = play.opening().game();
    Picture picture = Pictured.of(game, position, Optional.empty());
    if (!drawn.add(picture)) {
      return;
    }
    String shown =
        Words.of(picture) + picture.places().map(spot -> String.join(" ", spot.notes())).toList();
    Map<String, String> names = play.opening().box().printedNames();
    Set<String> hidden =
        picture
            .places()
            .filter(spot -> spot.pieces().stream().anyMatch(Piece::isFaceDown))
            .map(Spot::id)
            .collect(Collectors.toSet());
    Set<String> places = picture.places().map(Spot::id).collect(Collectors.toSet());
    for (Field field : game.notation().fields(position)) {
      if (!hidden.contains(field.key()) && !field.key().equals("stage")) {
        for (String word : words(field)) {
          if (names.containsKey(word) && !places.contains(word)) {
            assertThat(shown)
                .as("%s of %s: %s", field.key(), file, field.value())
                .contains(names.get(word));
          }
        }
      }
    }
    for (Player player : game.players()) {
      Picture seen = Pictured.of(game, position, Optional.of(player));
      assertThat(pieces(seen))
          .as("pieces that %s sees in %s", player, file)
          .isEqualTo(pieces(picture));
      assertThat(Difference.between(seen, seen).isEmpty()).isTrue();
    }
  }

  private static List<String> words(Field field) {
    return List.of(field.value().split("[^a-z0-9-]+", -1));
  }

  private static int pieces(Picture picture) {
    return picture.places().mapToInt(Spot::size).sum();
  }
}
