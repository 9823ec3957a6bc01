@NullMarked
package dev.rulewright.rulebook.compare;

import org.jspecify.annotations.NullMarked;
