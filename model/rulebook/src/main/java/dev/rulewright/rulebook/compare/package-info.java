/// Where aligned editions differ, and how much it matters.
@NullMarked
package dev.rulewright.rulebook.compare;

import org.jspecify.annotations.NullMarked;
