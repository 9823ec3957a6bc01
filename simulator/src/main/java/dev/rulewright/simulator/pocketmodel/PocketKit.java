package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketProvider;
import dev.rulewright.pocketmodel.properties.PocketProperties;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.SmallPositions;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.MoveKind;
import java.util.List;

/// What the simulator knows of *PocketModel*. Its settings are the numbers in its tables.
public final class PocketKit implements GameKit<Position, Move> {

  /// The most moves of a play that tells two readings apart.
  private static final int LONGEST = 10;

  @Override
  public String game() {
    // Every kit is asked, so this may not read a rulebook.
    return new PocketProvider().name();
  }

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return PocketProperties.of((PocketModel) rules);
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    return SmallPositions.of(
        DataFile.beside(PocketKit.class, "small-positions.txt"),
        PocketModel.READINGS,
        readings,
        LONGEST);
  }

  @Override
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new PocketDeterminization((PocketModel) rules);
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    return PocketEvaluation.of((PocketModel) rules);
  }

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    return new PocketCounting();
  }

  @Override
  public List<MoveKind> moveKinds() {
    return PocketCounting.MOVE_KINDS;
  }

  @Override
  public List<String> studied() {
    return List.of("numbers.hand-refilled-to", "numbers.carrier-stars");
  }
}
