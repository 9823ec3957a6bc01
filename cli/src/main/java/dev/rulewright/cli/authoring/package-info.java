/// Commands for those who bring a game of their own: a folder to begin with, and a look at it
/// whenever it is saved.
@NullMarked
package dev.rulewright.cli.authoring;

import org.jspecify.annotations.NullMarked;
