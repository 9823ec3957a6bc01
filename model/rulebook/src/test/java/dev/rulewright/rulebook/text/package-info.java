@NullMarked
package dev.rulewright.rulebook.text;

import org.jspecify.annotations.NullMarked;
