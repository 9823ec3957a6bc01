/// The rules of *Mission: Combat!* a second time, as Alloy relations: proofs about every play
/// within a number of areas and units.
@NullMarked
package dev.rulewright.alloy;

import org.jspecify.annotations.NullMarked;
