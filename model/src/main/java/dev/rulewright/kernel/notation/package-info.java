/// The text form of positions and moves, said once for both ways.
///
/// A game declares each field of its positions as an [Entry]: its key, the [Form] of its value,
/// what a position says there, and what it means that the field is missing; and it says how a
/// position is made of what is [Said]. From that follows how a position is written and read, how a
/// field that a scenario expects is compared, and which fields there are, with what each may say.
/// [Phrases] are the same for what begins with a word of its own, as stages and moves do.
@NullMarked
package dev.rulewright.kernel.notation;

import org.jspecify.annotations.NullMarked;
