@NullMarked
package dev.rulewright.rulebook.terms;

import org.jspecify.annotations.NullMarked;
