package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.file.ScenarioReader;
import dev.rulewright.scenarios.file.WorldReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The JSON schemas say the same as the readers and the rulebooks: one that holds for every game,
/// and in the folder of each game one that adds its words.
class ScenarioSchemaTest {

  private static final Path ANY_GAME = Path.of("scenario.schema.json");
  private static final String MISSION = "mission-combat";
  private static final Material MATERIAL = Material.standard();

  static Collection<String> games() {
    return Boxes.standard().names();
  }

  private static Path schemaOf(String game) {
    return Path.of(game).resolve(ANY_GAME);
  }

  private static List<String> errors(Path schema, String text) {
    return SchemaFile.read(schema).validate(text, InputFormat.YAML).stream()
        .map(Error::toString)
        .toList();
  }

  private static List<String> errors(String scenario) {
    return errors(schemaOf(MISSION), scenario);
  }

  private static JsonNode at(Path schema, String pointer) {
    JsonNode node = SchemaFile.read(schema).getSchemaNode().at(pointer);
    assertThat(node.isMissingNode()).as(pointer).isFalse();
    return node;
  }

  private static List<String> texts(Path schema, String pointer) {
    return StreamSupport.stream(at(schema, pointer).spliterator(), false)
        .map(JsonNode::asText)
        .toList();
  }

  private static Set<String> keys(Path schema, String pointer) {
    var keys = new LinkedHashSet<String>();
    at(schema, pointer).fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  // ---- Against readers and rulebooks ----

  @Test
  void theSchemaKnowsTheKeysThatTheReaderKnows() {
    Map<String, List<String>> read = ScenarioReader.keysOfAScenarioAndItsSteps();
    assertThat(keys(ANY_GAME, "/properties")).hasSameElementsAs(read.get("scenario"));
    assertThat(keys(ANY_GAME, "/$defs/step/properties")).hasSameElementsAs(read.get("step"));
    assertThat(keys(ANY_GAME, "/$defs/under/properties")).hasSameElementsAs(read.get("under"));
    assertThat(keys(Path.of("world.schema.json"), "/properties"))
        .hasSameElementsAs(WorldReader.keys());
  }

  @Test
  void everyKeyIsDescribed() {
    for (String properties :
        List.of("/properties", "/$defs/step/properties", "/$defs/under/properties")) {
      for (String key : keys(ANY_GAME, properties)) {
        assertThat(at(ANY_GAME, properties + "/" + key + "/description").asText()).isNotEmpty();
      }
    }
  }

  @Test
  void noGameIsNamedInWhatHoldsForEveryGame() throws IOException {
    for (String schema : List.of("scenario.schema.json", "world.schema.json")) {
      assertThat(Files.readString(Path.of(schema))).doesNotContain(games());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSchemaOfAGameKnowsItsRulebookAndItsOptions(String game) {
    BoxProvider provider = Boxes.standard().provider(game, Place.of(game));
    Rulebook rulebook = ChosenGame.standard(game).box().rulebook();
    assertThat(at(schemaOf(game), "/properties/game/const").asText()).isEqualTo(game);
    assertThat(texts(schemaOf(game), "/$defs/clause/enum"))
        .containsExactlyElementsOf(rulebook.clauses().stream().<String>map(Clause::id).toList());
    assertThat(texts(schemaOf(game), "/properties/told-in/propertyNames/enum"))
        .containsExactlyElementsOf(rulebook.editions());
    for (BoxOption option : provider.options()) {
      assertThat(texts(schemaOf(game), "/properties/option/properties/" + option.name() + "/enum"))
          .containsExactlyElementsOf(option.values());
    }
  }

  @Test
  void theSchemaOfMissionCombatKnowsEveryAreaAndSuggestsEveryCard() {
    Path schema = schemaOf(MISSION);
    List<String> areas = MATERIAL.board().areas().stream().map(Area::id).toList();
    assertThat(keys(schema, "/$defs/fields/properties")).containsAll(areas);
    assertThat(keys(schema, "/$defs/facts/properties"))
        .containsAll(areas.stream().map(area -> "control." + area).toList());
    assertThat(texts(schema, "/$defs/units/examples"))
        .containsAll(MATERIAL.cards().filter(UnitCard.class::isInstance).map(Card::id).toList());
    for (Faction faction : Faction.values()) {
      var expected = new ArrayList<>(List.of("none"));
      MATERIAL.cards(faction).stream().map(Card::id).forEach(expected::add);
      assertThat(texts(schema, "/$defs/" + faction + "-cards/examples"))
          .containsExactlyElementsOf(expected);
    }
  }

  // ---- Against files ----

  @TestFactory
  Stream<DynamicTest> everyScenarioNamesTheSchemaOfItsGameAndIsValid() {
    return games().stream()
        .flatMap(game -> ScenarioFiles.under(Path.of(game)).stream())
        .map(file -> dynamicTest(file.toString(), () -> assertValid(file, "scenario")));
  }

  @TestFactory
  Stream<DynamicTest> everyWorldNamesTheSchemaOfItsGameAndIsValid() {
    return games().stream()
        .map(game -> Path.of(game, "worlds"))
        .filter(Files::exists)
        .flatMap(folder -> ScenarioFiles.worldsUnder(folder).stream())
        .map(file -> dynamicTest(file.toString(), () -> assertValid(file, "world")));
  }

  private static void assertValid(Path file, String kind) throws IOException {
    String text = Files.readString(file);
    String schema = "../" + kind + ".schema.json";
    assertThat(text).startsWith("# yaml-language-server: $schema=" + schema + "\n");
    assertThat(errors(file.resolveSibling(schema), text)).isEmpty();
  }

  private static final String HEAD = "title: T\nclauses: [MOVE-1]\n";

  @Test
  void everyPartOfAScenarioIsValid() {
    assertThat(
            errors(
                """
                title: {en: One, de: Eins}
                game: mission-combat
                clauses: [MOVE-1, MOVE-4]
                shows: {TURN-4: twice}
                reading: standard,contested.enter-without-ap=legal
                source: example 1
                cards: {big-elite: "portalists elite 20, elite 10, oversized"}
                given: {turn: 1, ap: 2, hq: rifleman x2, marines-deck: rest}
                play:
                  - end-turn
                  - do: move exorcist hq
                    cost: 1
                    expect: {control.hq: marines, winner: none, marines-units: 3}
                    events: [moved x]
                    no-events: [won marines]
                    cites: [MOVE-1]
                    note: so
                  - {chance: drawn rifleman}
                  - {refused: draw, because: MOVE-4}
                  - {listed: draw}
                  - {absent: draw-with-hq}
                  - {expect: {ap: 2}}
                expect: {winner: marines}
                """))
        .isEmpty();
  }

  @Test
  void everyPartOfAScenarioWithSeveralReadingsIsValid() {
    assertThat(
            errors(
                """
                title: One
                clauses: [MOVE-1]
                question: A19
                reading: printed-fr
                given: {hq: rifleman}
                play: [end-turn]
                under:
                  illegal: {refused: 1, because: MOVE-4, listed: [draw], absent: [end-turn], note: so}
                  legal: {then: [draw], expect: {ap: 2}}
                """))
        .isEmpty();
  }

  @Test
  void whatTheReaderRefusesIsInvalid() {
    for (String wrong :
        List.of(
            "title: T",
            HEAD + "givn: {}",
            HEAD + "given: {control.hq: marines}",
            HEAD + "given: {hqq: rifleman}",
            HEAD + "expect: {winner: nobody}",
            HEAD + "cards: {x: portalists elite}",
            HEAD + "play: [moove x y]",
            HEAD + "play: [{refused: draw}]",
            HEAD + "play: [{do: draw, because: MOVE-1}]",
            HEAD + "play: [{do: draw, cost: free}]",
            HEAD + "under: {standard: {expect: {ap: 1}}}",
            HEAD + "under: {standard: {}, printed-fr: {}}",
            HEAD + "under: {standard: {refused: draw}, printed-fr: {expect: {ap: 1}}}",
            HEAD + "under: {standard: {expect: {ap: 1}}, printed-fr: {events: [x]}}",
            HEAD + "expect: {ap: 1}\nunder: {a: {expect: {ap: 1}}, b: {expect: {ap: 2}}}",
            HEAD + "reading: a\nunder: {a: {expect: {ap: 1}}, b: {expect: {ap: 2}}}",
            HEAD + "question: A19",
            "title: T\nclauses: [MOVE-99]")) {
      assertThat(errors(wrong)).as(wrong).isNotEmpty();
    }
  }
}
