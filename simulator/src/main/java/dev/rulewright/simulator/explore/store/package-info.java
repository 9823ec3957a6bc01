/// What an exploration keeps of the positions it has found, on the heap or in a folder from which
/// it can be resumed. It knows positions as bytes and fingerprints only.
@NullMarked
package dev.rulewright.simulator.explore.store;

import org.jspecify.annotations.NullMarked;
