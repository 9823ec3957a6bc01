/** The scenario language, its replay, and the scenarios themselves. */
@NullMarked
package dev.rulewright.scenarios;

import org.jspecify.annotations.NullMarked;
