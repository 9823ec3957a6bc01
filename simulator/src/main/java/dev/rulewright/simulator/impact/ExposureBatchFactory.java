package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.kit.Setup;
import java.util.List;
import java.util.Map;

/// Makes the games of another factory, each alone, and counts in those of some arms where other
/// answers make a difference.
///
/// @param games makes the games
/// @param exposed the arms with which those of a name are compared, one for each column
public record ExposureBatchFactory(
    KitBatchFactory games, List<String> answers, Map<String, List<Arm>> exposed)
    implements BatchFactory {

  public ExposureBatchFactory {
    answers = List.copyOf(answers);
    exposed = Map.copyOf(exposed);
  }

  @Override
  public Batch<?, ?> batch(Arm arm, long seed) {
    return exposing(games.batch(arm, seed).alone(), arm);
  }

  private <P, M> Batch<P, M> exposing(Batch<P, M> batch, Arm arm) {
    List<TwoReadings<P, M>> readings =
        exposed.getOrDefault(arm.name(), List.of()).stream()
            .map(other -> this.<P, M>readings(arm, other))
            .toList();
    return batch.counting(batch.counting().and(new Exposure<>(answers, readings)));
  }

  @SuppressWarnings("unchecked") // all arms play one game
  private <P, M> TwoReadings<P, M> readings(Arm arm, Arm other) {
    var a = (Setup<P, M>) games.setup(arm);
    var b = (Setup<P, M>) games.setup(other);
    return GameKit.of(a.box()).compared(a.rules(), b.rules());
  }
}
