package dev.rulewright.spark;

import dev.rulewright.simulator.batch.Arm;
import java.io.Serializable;

/// Games of an arm that one task plays one after another.
///
/// @param arm whose games they are
/// @param from number of the first game
/// @param to number after the last game
record Chunk(Arm arm, long from, long to) implements Serializable {

  /// The number of games.
  long games() {
    return to - from;
  }
}
