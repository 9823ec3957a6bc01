package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersProvider;
import dev.rulewright.invaders.properties.InvadersProperties;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.SmallPositions;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.MoveKind;
import java.util.List;

/// What the simulator knows of *Invaders*. Its settings are the numbers in its tables.
public final class InvadersKit implements GameKit<Position, Move> {

  /// The most moves of a play that tells two readings apart.
  private static final int LONGEST = 4;

  @Override
  public String game() {
    // Every kit is asked, so this may not read a rulebook.
    return new InvadersProvider().name();
  }

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return InvadersProperties.of((Invaders) rules);
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    return SmallPositions.of(
        DataFile.beside(InvadersKit.class, "small-positions.txt"),
        Invaders.READINGS,
        readings,
        LONGEST);
  }

  @Override
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new InvadersDeterminization((Invaders) rules);
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    return InvadersEvaluation.of((Invaders) rules);
  }

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    return new InvadersCounting();
  }

  @Override
  public List<MoveKind> moveKinds() {
    return InvadersCounting.MOVE_KINDS;
  }

  @Override
  public List<String> studied() {
    return List.of("cards.*.power", "heroes.*.power", "zones.*.power", "numbers.starting-hand");
  }
}
