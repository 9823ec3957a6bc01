/// The commands: one class each, with what renders its answer beside it.
@NullMarked
package dev.rulewright.cli.command;

import org.jspecify.annotations.NullMarked;
