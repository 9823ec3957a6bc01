/// The commands, and the only place that prints or reads the clock or the environment. Here the
/// program starts and tells what went wrong; the commands lie in packages by what people ask, what
/// they read in `input`, what they write in `output`.
@NullMarked
package dev.rulewright.cli;

import org.jspecify.annotations.NullMarked;
