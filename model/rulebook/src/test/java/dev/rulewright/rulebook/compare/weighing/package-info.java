@NullMarked
package dev.rulewright.rulebook.compare.weighing;

import org.jspecify.annotations.NullMarked;
