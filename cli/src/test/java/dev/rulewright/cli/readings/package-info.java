/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli.readings;

import org.jspecify.annotations.NullMarked;
