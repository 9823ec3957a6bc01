package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.box.MissionCombatProvider;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.explore.encoding.Encoding;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.kit.RulesKit;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.kit.Setup;
import dev.rulewright.simulator.metrics.Measures;
import dev.rulewright.simulator.missioncombat.MissionBans;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionDeterminization;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import dev.rulewright.simulator.missioncombat.OnTable;
import dev.rulewright.simulator.missioncombat.Palette;
import dev.rulewright.simulator.missioncombat.SmallWorlds;
import dev.rulewright.simulator.missioncombat.metrics.MissionMeasures;
import java.util.List;
import java.util.stream.Stream;

/// What the simulator knows of *Mission: Combat!*. Its settings are
///
/// | keys | what they set |
/// |---|---|
/// | `numbers.NUMBER` | a number that the rulebook fixes in its text |
/// | `cards.CARD.COLUMN` | a value of a card |
/// | `adjacency.AREA.AREA` | whether two areas are adjacent |
public final class MissionKit extends RulesKit<Position, Move, MissionCombat> {

  /// Gives the parts. The turn limit is not studied, for the rulebook does not print it.
  public MissionKit() {
    super(new MissionCombatProvider().name(), MissionCombat.class);
    properties(MissionProperties::of);
    determinization(MissionDeterminization::new);
    evaluation(MissionEvaluation::new);
    counting(_ -> new MissionCounting(), MissionCounting.MOVE_KINDS);
    studied(
        "numbers.starting-units",
        "numbers.first-turn-ap",
        "numbers.turn-ap",
        "numbers.bunker-bonus",
        "cards.*.damage",
        "cards.*.defence",
        "cards.*.copies");
  }

  @Override
  public Encoding<Position> encoding(Game<Position, Move> rules) {
    return MissionEncoding.of(rules(rules));
  }

  @Override
  public TwoReadings<Position, Move> compared(Game<Position, Move> a, Game<Position, Move> b) {
    return OnTable.readings(rules(a), rules(b));
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    return SmallWorlds.of(readings, rules(readings.a()).material(), units, others);
  }

  @Override
  public List<Field> testPieces() {
    return Palette.TEST_UNITS;
  }

  @Override
  public List<String> readingsThatAsk(Question question) {
    // Moot under the standard reading; the table says under which ones they are said to matter.
    return TableReader.shipped(MissionKit.class, "moot-questions.csv", "question", "reading")
        .stream()
        .filter(row -> row.value("question").equals(question.id()))
        .map(row -> row.value("reading"))
        .toList();
  }

  @Override
  public Measures<Position, Move> measures(Box<Position, Move> box) {
    return new MissionMeasures(material(box));
  }

  @Override
  public Bans<Position, Move> bans(Game<Position, Move> rules) {
    return new MissionBans(rules(rules));
  }

  @Override
  public List<Setting<Position, Move>> settings(Box<Position, Move> box) {
    Material material = material(box);
    return Stream.of(NumberKnobs.of(material), CardKnobs.of(material), BoardKnobs.of(material))
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public String listed(String key, Box<Position, Move> box) {
    return BoardKnobs.inOrder(key, material(box).board());
  }

  @Override
  public void check(Setup<Position, Move> setup, List<Field> fields) {
    Fitting.check(
        material(setup.box()),
        MissionCombat.READINGS.parse(setup.reading(), Place.of("reading")),
        fields);
  }

  static Material material(Box<Position, Move> box) {
    return ((MissionCombatBox) box).material();
  }

  static Setup<Position, Move> with(Setup<Position, Move> setup, Material material) {
    return setup.with(new MissionCombatBox(material));
  }
}
