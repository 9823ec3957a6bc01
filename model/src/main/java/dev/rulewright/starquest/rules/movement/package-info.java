/// Chapters *Movement*, *Doors* and *The Dreadnought*: where a figure may go.
@NullMarked
package dev.rulewright.starquest.rules.movement;

import org.jspecify.annotations.NullMarked;
