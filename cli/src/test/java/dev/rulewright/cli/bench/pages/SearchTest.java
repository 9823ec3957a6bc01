package dev.rulewright.cli.bench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.bench.FolderShelves;
import dev.rulewright.cli.bench.search.Query;
import dev.rulewright.cli.bench.search.Ranking.Hit;
import dev.rulewright.cli.bench.search.Ranking.Kind;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the search field finds.
final class SearchTest {

  private static final FolderShelves SHELVES = new FolderShelves(new GameChoice(), new Console());

  /// What is shown of the best of each kind, as the page does it.
  private static List<String> shown(String words, String game, Kind kind) {
    return new SearchPage(words, SHELVES.named(game))
        .hits().stream()
            .map(Hit::entry)
            .filter(entry -> entry.kind() == kind)
            .limit(8)
            .map(entry -> entry.shown().get().html())
            .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          may a behemoth retreat into two areas      | mission-combat | MOVE-9    | oversized unit goes back to the area
          can a tank enter a building?               | mission-combat | MOVE-8    | enter a building from which
          Who controls an empty area?                | mission-combat | CONTROL-3 | controls the own areas even when they are empty
          how many cards may I hold in my hand       | mission-combat | DRAW-3    | hand limit
          is unused AP kept for the next turn        | mission-combat | END-2     | Unused AP
          MOVE-7                                     | mission-combat | MOVE-7    |
          may a hero be sacrificed in its turn       | invaders       | HERO-5    |
          can a marine open two doors                | starquest      | DOOR-     | door
          """)
  void aQuestionFindsTheClauseAndTheScenario(
      String words, String game, String clause, String scenario) {
    assertThat(shown(words, game, Kind.CLAUSE))
        .anyMatch(html -> html.contains("<strong>" + clause));
    if (scenario != null) {
      assertThat(shown(words, game, Kind.SCENARIO)).anyMatch(html -> html.contains(scenario));
    }
  }

  @Test
  void aPieceFoundByNameShowsItsValues() {
    assertThat(shown("rocket walker", "", Kind.THING))
        .first()
        .asString()
        .contains("Rocket Walker", "colossal unit, defence 50, damage 30 against colossal units")
        .contains("oversized");
    assertThat(shown("Ork", "starquest", Kind.THING))
        .anyMatch(html -> html.contains("alien, moves "));
  }

  @Test
  void aQuestionIsFoundByItsWords() {
    assertThat(shown("who controls an empty opposing area", "mission-combat", Kind.QUESTION))
        .anyMatch(html -> html.contains("<strong>A50</strong>"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "may the", "?", "qwertzuiop"})
  void wordsThatSayNothingFindNothing(String words) {
    assertThat(new SearchPage(words, SHELVES.all()).hits()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "enters, entering",
    "areas, area",
    "buildings, building",
    "enemies, enemy",
    "moved, moves",
    "Einheiten, Einheit",
    "großen, große",
    "oversized, oversize",
    "attacks, attacked"
  })
  void formsOfAWordHaveOneStem(String one, String other) {
    assertThat(Query.stems(one)).isEqualTo(Query.stems(other));
  }

  @Test
  void wordsThatMeanTheSameAreOneTerm() {
    assertThat(Query.of("May it retreat?").terms())
        .hasSize(1)
        .first()
        .satisfies(
            term -> assertThat(Query.stands(term, Query.stems("The unit goes back."))).isTrue());
    assertThat(Query.stands(Set.of("build"), Query.stems("no houses"))).isFalse();
  }
}
