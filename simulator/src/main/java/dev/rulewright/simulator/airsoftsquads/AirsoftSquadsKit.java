package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsProvider;
import dev.rulewright.airsoftsquads.properties.AirsoftProperties;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
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

/// What the simulator knows of *Airsoft Squads*. Its settings are the numbers in its tables.
public final class AirsoftSquadsKit implements GameKit<Position, Move> {

  /// The most moves of a play that tells two readings apart.
  private static final int LONGEST = 4;

  @Override
  public String game() {
    // Every kit is asked, so this may not read a rulebook.
    return new AirsoftSquadsProvider().name();
  }

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return AirsoftProperties.of((AirsoftSquads) rules);
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    return SmallPositions.of(
        DataFile.beside(AirsoftSquadsKit.class, "small-positions.txt"),
        AirsoftSquads.READINGS,
        readings,
        LONGEST);
  }

  /// Every card of the opponent that is in the hand or in the DECK is as likely as any other to be
  /// in the hand.
  @Override
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new HiddenHands((AirsoftSquads) rules);
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    return AirsoftEvaluation.of((AirsoftSquads) rules);
  }

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    return new AirsoftCounting();
  }

  @Override
  public List<MoveKind> moveKinds() {
    return AirsoftCounting.MOVE_KINDS;
  }

  @Override
  public List<String> studied() {
    return List.of("cards.*.copies", "numbers.objective-value");
  }
}
