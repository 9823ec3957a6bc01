package dev.rulewright.simulator.batch;

import java.io.Serializable;

/// Makes what an arm plays with: rules, material and agents. The same arm and seed give the same
/// games wherever the factory is, so it can be sent to another machine.
public interface BatchFactory extends Serializable {

  /// The games of an arm. Called once for each arm in a while, by any thread.
  ///
  /// @param seed the seed of all arms of an experiment: games of the same number have the same
  ///   streams of chance in all of them
  /// @throws dev.rulewright.kernel.BadInput if the arm changes what there is not, or to what cannot
  ///   be; it says where and names the nearest there is
  Batch<?, ?> batch(Arm arm, long seed);
}
