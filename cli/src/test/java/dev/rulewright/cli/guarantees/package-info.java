/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli.guarantees;

import org.jspecify.annotations.NullMarked;
