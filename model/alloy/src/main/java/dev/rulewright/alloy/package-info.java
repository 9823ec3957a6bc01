/// The rules of *Mission: Combat!* a second time, as Alloy relations: proofs about every play
/// within a number of areas and units, and the agreement of these relations with the rules in Java.
@NullMarked
package dev.rulewright.alloy;

import org.jspecify.annotations.NullMarked;
