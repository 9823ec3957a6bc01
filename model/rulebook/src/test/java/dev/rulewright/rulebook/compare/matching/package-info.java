@NullMarked
package dev.rulewright.rulebook.compare.matching;

import org.jspecify.annotations.NullMarked;
