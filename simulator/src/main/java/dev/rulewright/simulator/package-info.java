/// What happens when the rules run many times: agents that play, batches of games, and statistics
/// over what came of them.
@NullMarked
package dev.rulewright.simulator;

import org.jspecify.annotations.NullMarked;
