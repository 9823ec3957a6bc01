/// What the rules of a game should guarantee: [PropertyTable] reads the properties and the answers
/// that break them, [Checks] says of each how play is looked at.
@NullMarked
package dev.rulewright.kernel.property;

import org.jspecify.annotations.NullMarked;
