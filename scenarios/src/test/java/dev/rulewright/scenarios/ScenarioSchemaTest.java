package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.rulewright.kernel.Clause;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The JSON schema says the same as the reader and the catalogue of the game.
class ScenarioSchemaTest {

  private static final Path FILE = Path.of("scenario.schema.json");
  private static final Material MATERIAL = Material.standard();

  private final Schema schema;

  ScenarioSchemaTest() throws IOException {
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(FILE), InputFormat.JSON);
  }

  private List<String> errors(String scenario) {
    return schema.validate(scenario, InputFormat.YAML).stream().map(Error::toString).toList();
  }

  private JsonNode at(String pointer) {
    JsonNode node = schema.getSchemaNode().at(pointer);
    assertThat(node.isMissingNode()).as(pointer).isFalse();
    return node;
  }

  private List<String> texts(String pointer) {
    return StreamSupport.stream(at(pointer).spliterator(), false).map(JsonNode::asText).toList();
  }

  private Set<String> keys(String pointer) {
    var keys = new LinkedHashSet<String>();
    at(pointer).fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  // ---- Against reader and catalogue ----

  @Test
  void theSchemaKnowsTheKeysThatTheReaderKnows() {
    Map<String, List<String>> read = ScenarioReader.keysOfAScenarioAndItsSteps();
    assertThat(keys("/properties")).hasSameElementsAs(read.get("scenario"));
    var inSteps = new LinkedHashSet<String>();
    for (JsonNode step : at("/$defs/step/anyOf")) {
      step.path("properties").fieldNames().forEachRemaining(inSteps::add);
    }
    assertThat(inSteps).hasSameElementsAs(read.get("step"));
    assertThat(keys("/$defs/under/properties")).hasSameElementsAs(read.get("under"));
  }

  @Test
  void theSchemaKnowsEveryClause() {
    assertThat(texts("/$defs/clause/enum"))
        .containsExactlyElementsOf(Arrays.stream(MissionClause.values()).map(Clause::id).toList());
  }

  @Test
  void theSchemaKnowsEveryArea() {
    List<String> areas = MATERIAL.board().areas().stream().map(Area::id).toList();
    assertThat(keys("/$defs/given/properties")).containsAll(areas);
    assertThat(keys("/$defs/facts/properties"))
        .containsAll(areas)
        .containsAll(areas.stream().map(area -> "control." + area).toList());
  }

  @Test
  void theSchemaSuggestsEveryCard() {
    assertThat(texts("/$defs/units/examples"))
        .containsAll(MATERIAL.cards().filter(UnitCard.class::isInstance).map(Card::id).toList());
    for (Faction faction : Faction.values()) {
      var expected = new ArrayList<>(List.of("none"));
      MATERIAL.cards(faction).stream().map(Card::id).forEach(expected::add);
      assertThat(texts("/$defs/" + faction + "-cards/examples"))
          .containsExactlyElementsOf(expected);
    }
  }

  @Test
  void everyKeyIsDescribed() {
    for (String properties :
        List.of("/properties", "/$defs/given/properties", "/$defs/under/properties")) {
      for (String key : keys(properties)) {
        assertThat(at(properties + "/" + key).path("description").asText()).as(key).isNotEmpty();
      }
    }
  }

  // ---- Against files ----

  @TestFactory
  Stream<DynamicTest> everyScenarioIsValid() {
    return ScenarioFiles.under(Path.of("mission-combat")).stream()
        .map(file ->
            dynamicTest(
                file.toString(), () -> assertThat(errors(Files.readString(file))).isEmpty()));
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
