/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli;

import org.jspecify.annotations.NullMarked;
