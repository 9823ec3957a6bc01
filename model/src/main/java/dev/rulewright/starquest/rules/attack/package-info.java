/// Chapters *Firing*, *Hits*, *Heavy weapons* and *Close combat*: whom a figure may attack, and
/// what comes of it.
@NullMarked
package dev.rulewright.starquest.rules.attack;

import org.jspecify.annotations.NullMarked;
