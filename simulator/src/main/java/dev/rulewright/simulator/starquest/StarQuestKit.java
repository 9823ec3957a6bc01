package dev.rulewright.simulator.starquest;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.SmallPositions;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.MoveKind;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.box.StarQuestProvider;
import dev.rulewright.starquest.properties.StarQuestProperties;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;

/// What the simulator knows of *StarQuest*. Its settings are those of [MissionKnobs] and the
/// numbers in its tables.
public final class StarQuestKit implements GameKit<Position, Move> {

  /// The mission whose small positions ship, for one team.
  private static final String SMALL_MISSION = "training";

  /// The most moves of a play from one of them.
  private static final int LONGEST = 3;

  @Override
  public String game() {
    // Every kit is asked, so this may not read a rulebook.
    return new StarQuestProvider().name();
  }

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return StarQuestProperties.of((StarQuest) rules);
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    var rules = (StarQuest) readings.a();
    boolean fits =
        rules.material().mission().name().equals(SMALL_MISSION) && rules.players().size() == 2;
    return fits
        ? SmallPositions.of(
            DataFile.beside(StarQuestKit.class, "small-positions.txt"),
            StarQuest.READINGS,
            readings,
            LONGEST)
        : GameKit.super.smallStarts(readings, units, others);
  }

  @Override
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new StarQuestDeterminization((StarQuest) rules);
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    return StarQuestEvaluation.of((StarQuest) rules);
  }

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    return new StarQuestCounting(((StarQuest) rules).players());
  }

  @Override
  public List<MoveKind> moveKinds() {
    return StarQuestCounting.MOVE_KINDS;
  }

  @Override
  public List<Setting<Position, Move>> settings(Box<Position, Move> box) {
    return MissionKnobs.of(((StarQuestBox) box).material());
  }

  @Override
  public List<String> studied() {
    return List.of("tokens.*", "events.quiet", "figures.*.armour");
  }

  @Override
  public Bans<Position, Move> bans(Game<Position, Move> rules) {
    return new WeaponBans((StarQuest) rules);
  }
}
