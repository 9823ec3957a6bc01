@NullMarked
package dev.rulewright.rulebook.memory;

import org.jspecify.annotations.NullMarked;
