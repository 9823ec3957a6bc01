/// A game of one's own in the tests of its project, see [RulebookTest].
@NullMarked
package dev.rulewright.junit;

import org.jspecify.annotations.NullMarked;
