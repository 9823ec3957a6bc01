/// How a game is found and opened: [Boxes] finds the providers, a provider opens a [Box], and from
/// the box comes the game under a reading.
@NullMarked
package dev.rulewright.kernel.box;

import org.jspecify.annotations.NullMarked;
