@NullMarked
package dev.rulewright.rulebook.project;

import org.jspecify.annotations.NullMarked;
