/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli.rulings;

import org.jspecify.annotations.NullMarked;
