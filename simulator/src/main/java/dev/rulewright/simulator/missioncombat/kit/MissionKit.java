package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
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
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.explore.Encoding;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.MoveKind;
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
public final class MissionKit implements GameKit<Position, Move> {

  @Override
  public String game() {
    // Every kit is asked, so this may not read a rulebook.
    return new MissionCombatProvider().name();
  }

  @Override
  public Encoding<Position> encoding(Game<Position, Move> rules) {
    return MissionEncoding.of((MissionCombat) rules);
  }

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return MissionProperties.of((MissionCombat) rules);
  }

  @Override
  public TwoReadings<Position, Move> compared(Game<Position, Move> a, Game<Position, Move> b) {
    return OnTable.readings((MissionCombat) a, (MissionCombat) b);
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    return SmallWorlds.of(readings, ((MissionCombat) readings.a()).material(), units, others);
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
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new MissionDeterminization((MissionCombat) rules);
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    return new MissionEvaluation((MissionCombat) rules);
  }

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    return new MissionCounting();
  }

  @Override
  public List<MoveKind> moveKinds() {
    return MissionCounting.MOVE_KINDS;
  }

  @Override
  public Measures<Position, Move> measures(Box<Position, Move> box) {
    return new MissionMeasures(material(box));
  }

  @Override
  public Bans<Position, Move> bans(Game<Position, Move> rules) {
    return new MissionBans((MissionCombat) rules);
  }

  @Override
  public List<Setting<Position, Move>> settings(Box<Position, Move> box) {
    Material material = material(box);
    return Stream.of(NumberKnobs.of(material), CardKnobs.of(material), BoardKnobs.of(material))
        .flatMap(List::stream)
        .toList();
  }

  /// Not the turn limit, which the rulebook does not print.
  @Override
  public List<String> studied() {
    return List.of(
        "numbers.starting-units",
        "numbers.first-turn-ap",
        "numbers.turn-ap",
        "numbers.bunker-bonus",
        "cards.*.damage",
        "cards.*.defence",
        "cards.*.copies");
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
