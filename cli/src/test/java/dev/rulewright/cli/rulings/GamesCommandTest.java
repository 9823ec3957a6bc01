package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.kernel.box.Boxes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// `games`, and the option that chooses one.
final class GamesCommandTest {

  @Test
  void everyGameIsToldWithWhatItHas() {
    var called = Called.with("games");
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .contains("mission-combat  Mission: Combat!\n  2 players: marines, portalists\n")
        .contains("  3 editions: de (German), en (English), fr (French)\n")
        .contains("  data of your own: cards, areas, adjacency\n");
  }

  /// The order of the first page is that of the house.
  @Test
  void gamesStandInTheOrderOfTheReadme() throws IOException {
    List<String> order =
        Pattern.compile("\\(scenarios/([a-z-]+)/README\\.md\\)")
            .matcher(Files.readString(Path.of("..", "README.md")))
            .results()
            .map(link -> link.group(1))
            .distinct()
            .toList();
    assertThat(order)
        .hasSize(5)
        .startsWith("mission-combat", "starquest")
        .endsWith("airsoft-squads");
    assertThat(Boxes.standard().names()).containsExactlyElementsOf(order);
    JsonNode games = new ObjectMapper().readTree(Called.with("games", "--json").out()).get("games");
    assertThat(games.valueStream().map(game -> game.get("game").asText()).toList())
        .isEqualTo(order);
    assertThat(Called.with("knobs").err()).contains("(" + String.join(", ", order) + ")");
  }

  @Test
  void jsonListsWhatIsAssumed() throws IOException {
    var called = Called.with("games", "--game", "mission-combat", "--json");
    JsonNode game = new ObjectMapper().readTree(called.out()).get("games").get(0);
    assertThat(game.get("scenarios").asInt()).isPositive();
    assertThat(game.get("assumed")).isNotEmpty();
    assertThat(game.get("editions").get(2).get("language").asText()).isEqualTo("French");
  }

  @Test
  void anUnknownGameIsToldWithTheNearest() {
    assertThat(Called.with("readings", "--game", "mission-combta"))
        .isEqualTo(
            new Called(
                2,
                "",
                """
                --game: 'mission-combta': expected the name of a game (%s)
                Maybe mission-combat?
                """
                    .formatted(String.join(", ", Boxes.standard().names()))));
  }

  @Test
  void dataOfAKindThatTheGameLacksIsRefused() {
    var called = Called.with("clauses", "--game", "mission-combat", "--data", "dice=x.csv");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).startsWith("--data: 'dice': expected the name of a kind of data");
  }

  @Test
  void dataOfAKindThatNoGameHasAreToldWithTheNearest() {
    var called = Called.with("clauses", "--data", "kards=x.csv");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .startsWith("--data: 'kards': expected the name of a kind of data")
        .endsWith("\nMaybe cards?\n");
  }
}
