/// The commands, and the only place that prints or reads the clock or the environment. Here the
/// program starts and tells what went wrong; a command stands in `command`, what it reads in
/// `input`, what it writes in `output`.
@NullMarked
package dev.rulewright.cli;

import org.jspecify.annotations.NullMarked;
