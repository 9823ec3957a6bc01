@NullMarked
package dev.rulewright.rulebook.exchange;

import org.jspecify.annotations.NullMarked;
