/// How likely it is that an edition deviates, and what to call it, by what the texts and those that
/// were learnt from teach.
@NullMarked
package dev.rulewright.rulebook.compare.weighing;

import org.jspecify.annotations.NullMarked;
