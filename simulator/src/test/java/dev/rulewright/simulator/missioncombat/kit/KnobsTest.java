package dev.rulewright.simulator.missioncombat.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Knobs;
import dev.rulewright.simulator.kit.Setup;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnobsTest {

  private static final Material BOX = Material.standard();
  private static final Knobs<Position, Move> KNOBS = Knobs.of(new MissionCombatBox(BOX));

  private static Field set(String key, String value) {
    return new Field(key, value, Place.of("--set"), Place.of("--set").after(key.length() + 1));
  }

  private static Setup<Position, Move> setup(Field... settings) {
    return KNOBS.setup(List.of(settings));
  }

  // ---- Every knob ----

  static Stream<Field> extremes() {
    return KNOBS.all().stream()
        .flatMap(knob ->
            switch (knob.domain()) {
              case Domain.Numbers(int lowest, int highest, int _, String _) ->
                  Stream.of(Integer.toString(lowest), Integer.toString(highest))
                      .map(value -> set(knob.key(), value));
              case Domain.Words(List<String> words) ->
                  words.stream().map(value -> set(knob.key(), value));
              case Domain.Text _, Domain.Decimals _ -> Stream.of();
            });
  }

  /// What is listed is legal, and play goes on to an end, with every knob at either end of its
  /// bounds.
  @ParameterizedTest
  @MethodSource("extremes")
  void playGoesOnWithinTheBounds(Field extreme) {
    boolean lasts = extreme.key().equals("numbers.turn-limit");
    Setup<Position, Move> setup;
    try {
      setup = lasts ? setup(extreme) : setup(extreme, set("numbers.turn-limit", "12"));
    } catch (BadInput together) {
      // Some answers ask for another answer too.
      assertThat(together).hasMessageContaining("does not go together");
      assertThat(extreme.key()).startsWith("reading.");
      return;
    }
    playRandomly((MissionCombat) setup.rules(), lasts ? 2_000 : 10_000);
  }

  private static void playRandomly(MissionCombat combat, int mostMoves) {
    var random = new Random(1);
    Position position = combat.opening();
    for (int i = 0; i < mostMoves; i++) {
      switch (combat.turn(position)) {
        case Turn.Decision<Move> decision -> {
          Move move = decision.moves().get(random.nextLong(decision.moves().size()));
          assertThat(combat.judge(position, move)).isInstanceOf(Ruling.Allowed.class);
          position = combat.play(position, move);
        }
        case Turn.Chance<Move> chance ->
            position =
                combat.play(
                    position,
                    chance.outcomes().drawn(random.nextLong(chance.outcomes().totalWeight())));
        case Turn.Over<Move> _ -> {
          return;
        }
      }
    }
  }

  @Test
  void theCurrentValuesAreThoseOfTheBox() {
    var settings = new ArrayList<Field>();
    for (Knob knob : KNOBS.all()) {
      if (!knob.current().isEmpty()) {
        settings.add(set(knob.key(), knob.current()));
      }
    }
    Setup<Position, Move> same = KNOBS.setup(settings);
    assertThat(MissionKit.material(same.box()).marines()).isEqualTo(BOX.marines());
    assertThat(MissionKit.material(same.box()).portalists()).isEqualTo(BOX.portalists());
    assertThat(MissionKit.material(same.box()).numbers()).isEqualTo(BOX.numbers());
    assertThat(MissionKit.material(same.box()).board().adjacencies())
        .containsExactlyInAnyOrderElementsOf(BOX.board().adjacencies());
    assertThat(same.reading()).isEqualTo("standard");
  }

  @Test
  void everyKeyIsThereOnce() {
    assertThat(KNOBS.all()).extracting(Knob::key).doesNotHaveDuplicates();
    assertThat(KNOBS.all()).extracting(Knob::meaning).noneMatch(String::isBlank);
  }

  // ---- What a setting does ----

  @Test
  void aCardMayBeChangedInSeveralColumns() {
    Setup<Position, Move> setup =
        setup(
            set("cards.rifleman.defence", "30"),
            set("cards.rifleman.damage", "40"),
            set("cards.rifleman.speed", "yes"),
            set("cards.rifleman.copies", "7"));
    var card = (UnitCard) MissionKit.material(setup.box()).card("rifleman").orElseThrow();
    assertThat(card.defence()).isEqualTo(30);
    assertThat(card.damage()).isEqualTo(40);
    assertThat(card.speed()).isTrue();
    assertThat(card.identity().copies()).isEqualTo(7);
    assertThat(MissionKit.material(setup.box()).cards(Faction.PORTALISTS))
        .isEqualTo(BOX.portalists());
  }

  @Test
  void areasOfAPairMayComeInEitherOrder() {
    var board = MissionKit.material(setup(set("adjacency.red-portal.hq", "yes")).box()).board();
    var hq = board.area("hq").orElseThrow();
    var red = board.area("red-portal").orElseThrow();
    assertThat(board.adjacentTo(hq) & red.bit()).isNotZero();
    assertThat(board.adjacentTo(red) & hq.bit()).isNotZero();
    assertThat(KNOBS.listed("adjacency.red-portal.hq")).isEqualTo("adjacency.hq.red-portal");
  }

  @Test
  void aSingleAnswerGoesBeyondTheReading() {
    Reading reading =
        MissionCombat.READINGS.parse(
            setup(set("reading.A38", "any-opposing"), set("reading", "printed-fr")).reading(),
            Place.of("reading"));
    assertThat(reading)
        .isEqualTo(
            MissionCombat.READINGS.parse(
                "printed-fr,A38=any-opposing", new Place("reading", 1, 1)));
    assertThat(reading.answers())
        .isNotEqualTo(
            MissionCombat.READINGS.parse("printed-fr", new Place("reading", 1, 1)).answers());
  }

  @Test
  void oneFactionMayHaveAnAgentOfItsOwn() {
    Setup<Position, Move> setup = setup(set("agents.marines", "random"), set("agents", "greedy"));
    assertThat(setup.agent(Faction.MARINES).value()).isEqualTo("random");
    assertThat(setup.agent(Faction.PORTALISTS).value()).isEqualTo("greedy");
  }

  @Test
  void assumedValuesAreToldFromThoseOfTheRulebook() {
    assertThat(KNOBS.knob(set("cards.hellfire.copies", "")).assumed()).isTrue();
    assertThat(KNOBS.knob(set("cards.hellfire.damage", "")).assumed()).isFalse();
    assertThat(KNOBS.knob(set("numbers.turn-ap", "")).assumed()).isFalse();
    assertThat(KNOBS.knob(set("adjacency.hq.bunker-west", "")).assumed()).isTrue();
  }

  // ---- Wrong settings ----

  @ParameterizedTest
  @ValueSource(
      strings = {
        "numbers.turn-ip=4|--set: 'numbers.turn-ip': expected the name of a setting"
            + " (numbers.starting-units, numbers.first-turn-ap, numbers.turn-ap,"
            + " numbers.bunker-bonus, numbers.turn-limit)\nMaybe numbers.turn-ap?",
        "numbers.turn-ap=13|--set:17: '13': expected a whole number of AP from 1 to 12 for"
            + " numbers.turn-ap",
        "cards.hellfire.damage=45|--set:23: '45': expected a whole number of points from 10 to 200"
            + " in steps of 10 for cards.hellfire.damage",
        "adjacency.hq.bunker-west=maybe|--set:26: 'maybe': expected the name of a value of"
            + " adjacency.hq.bunker-west (yes, no)",
        "agents=|--set:8: agents is empty, expected an agent, such as heuristic"
      })
  void wrongSettingsAreLocated(String wrong) {
    String[] parts = wrong.split("[=|]", 3);
    assertThatThrownBy(() -> setup(set(parts[0], parts[1])))
        .isInstanceOf(BadInput.class)
        .hasMessage(parts[2]);
  }

  @Test
  void whatIsSetTwiceIsRefused() {
    assertThatThrownBy(() ->
            setup(set("adjacency.hq.red-portal", "yes"), set("adjacency.red-portal.hq", "no")))
        .hasMessage("--set: 'adjacency.red-portal.hq': this is set already, to yes (--set:25)");
  }

  @Test
  void whatDoesNotGoTogetherIsRefused() {
    assertThatThrownBy(
            () -> setup(set("numbers.starting-units", "24"), set("cards.rifleman.copies", "1")))
        .hasMessage(
            "--set:23: the marines would have 20 unit cards, expected at least 24 to place"
                + " (SETUP-4)");
  }

  @Test
  void aSettingThatWouldChangeNothingIsRefused() {
    assertThatThrownBy(() ->
            setup(
                set("reading", "board.adjacency=rows-edges-only"),
                set("adjacency.hq.red-portal", "yes")))
        .hasMessageContaining("the reading lays out the board");
  }
}
