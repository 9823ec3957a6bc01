@NullMarked
package dev.rulewright.rulebook.compare.reading;

import org.jspecify.annotations.NullMarked;
