/// What the commands about texts share: the texts they are given, and the file they write to. It
/// knows no command.
@NullMarked
package dev.rulewright.cli.editions.input;

import org.jspecify.annotations.NullMarked;
