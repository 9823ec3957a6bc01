/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli.editions;

import org.jspecify.annotations.NullMarked;
