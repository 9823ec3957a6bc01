/// Writes a game as one HTML file that holds the rules themselves: the model and the bench's pages,
/// compiled from the same classes to a script.
@NullMarked
package dev.rulewright.cli.page;

import org.jspecify.annotations.NullMarked;
