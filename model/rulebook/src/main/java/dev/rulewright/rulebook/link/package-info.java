/// What findings in the texts concern in a game that can be played.
@NullMarked
package dev.rulewright.rulebook.link;

import org.jspecify.annotations.NullMarked;
