@NullMarked
package dev.rulewright.rulebook.link;

import org.jspecify.annotations.NullMarked;
