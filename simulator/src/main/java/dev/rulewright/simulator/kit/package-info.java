/// What the simulator knows of a game beyond its rules: [GameKit] has a default for every part.
/// With it [KitBatchFactory] makes the games of any game, and [Knobs] says what can be set about
/// it.
@NullMarked
package dev.rulewright.simulator.kit;

import org.jspecify.annotations.NullMarked;
