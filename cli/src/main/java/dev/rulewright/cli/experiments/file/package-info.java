/// Experiments as files: what a command was asked, written so that anybody can ask it again.
@NullMarked
package dev.rulewright.cli.experiments.file;

import org.jspecify.annotations.NullMarked;
