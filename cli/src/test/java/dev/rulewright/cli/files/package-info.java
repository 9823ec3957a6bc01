/// The commands, called in this process.
@NullMarked
package dev.rulewright.cli.files;

import org.jspecify.annotations.NullMarked;
