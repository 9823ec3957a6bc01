package dev.rulewright.simulator.batch;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A factory that makes the first arms that are asked of it once, and hands the same on again. Sent
/// to another machine it makes them anew there.
public final class MadeArms implements BatchFactory {

  private static final long serialVersionUID = 1;

  /// Arms that are kept; an experiment may have thousands.
  private static final int MOST = 256;

  private final BatchFactory factory;
  private final long seed;
  private transient @Nullable Map<Arm, Batch<?, ?>> made;

  /// @param factory makes the arms
  /// @param seed of the batches that are kept; others are made each time
  public MadeArms(BatchFactory factory, long seed) {
    this.factory = factory;
    this.seed = seed;
  }

  /// Keeps games that were made elsewhere under the name of an arm.
  public synchronized void keep(Arm arm, Batch<?, ?> batch) {
    made().put(arm, batch.ofArm(arm.name()));
  }

  private Map<Arm, Batch<?, ?>> made() {
    if (made == null) {
      made = new HashMap<>();
    }
    return made;
  }

  @Override
  public Batch<?, ?> batch(Arm arm, long asked) {
    Batch<?, ?> known = asked == seed ? known(arm) : null;
    if (known != null) {
      return known;
    }
    Batch<?, ?> batch = factory.batch(arm, asked);
    if (asked == seed) {
      addIfRoom(arm, batch);
    }
    return batch;
  }

  private synchronized @Nullable Batch<?, ?> known(Arm arm) {
    return made().get(arm);
  }

  private synchronized void addIfRoom(Arm arm, Batch<?, ?> batch) {
    if (made().size() < MOST) {
      made().put(arm, batch);
    }
  }
}
