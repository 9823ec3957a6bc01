@NullMarked
package dev.rulewright.rulebook.compare.telling;

import org.jspecify.annotations.NullMarked;
