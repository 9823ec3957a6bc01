/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli.experiments;

import org.jspecify.annotations.NullMarked;
