/// A second, deliberately naive implementation of the rules of *Mission: Combat!*, written from the
/// description of the standard reading alone. It shares no code with the model: where both count
/// the same, neither is likely to be wrong. Speed and beauty are secondary; being obvious comes
/// first.
@NullMarked
package dev.rulewright.missioncombat.bruteforce;

import org.jspecify.annotations.NullMarked;
