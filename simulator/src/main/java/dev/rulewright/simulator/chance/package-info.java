/// Numbers of 64 bits that nothing but their place decides: the streams of chance of each game, and
/// fingerprints of what was played. It knows no game and no batch.
@NullMarked
package dev.rulewright.simulator.chance;

import org.jspecify.annotations.NullMarked;
