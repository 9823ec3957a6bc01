/// Language editions of a rulebook as texts: units, their alignment, and where they differ.
@NullMarked
package dev.rulewright.rulebook;

import org.jspecify.annotations.NullMarked;
