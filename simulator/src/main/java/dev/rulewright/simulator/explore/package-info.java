/// Every position that can be reached from given starts, breadth-first, for any game of the kernel.
///
/// [Explorer][dev.rulewright.simulator.explore.Explorer] is the way in; what comes of it is an
/// [Explored][dev.rulewright.simulator.explore.Explored]. How positions are told apart and kept in
/// few bytes is an [Encoding][dev.rulewright.simulator.explore.encoding.Encoding], what is looked
/// for is a [Monitor][dev.rulewright.simulator.explore.Monitor].
@NullMarked
package dev.rulewright.simulator.explore;

import org.jspecify.annotations.NullMarked;
