/// How positions are told apart and kept in few bytes. It knows nothing of an exploration.
@NullMarked
package dev.rulewright.simulator.explore.encoding;

import org.jspecify.annotations.NullMarked;
