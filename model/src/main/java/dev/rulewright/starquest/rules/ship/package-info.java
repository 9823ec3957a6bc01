/// The ship under one reading, what the chapters look up on it all the time, and what they share:
/// new boards, and points.
@NullMarked
package dev.rulewright.starquest.rules.ship;

import org.jspecify.annotations.NullMarked;
