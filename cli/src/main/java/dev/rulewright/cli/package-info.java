/** The commands, and the only place that prints or reads the clock or the environment. */
@NullMarked
package dev.rulewright.cli;

import org.jspecify.annotations.NullMarked;
