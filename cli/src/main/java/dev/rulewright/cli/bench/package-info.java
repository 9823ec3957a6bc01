/// The bench: a local page on which a position is set up by hand, moves are tried and questions
/// asked. What it knows of a game is its notation, its picture and its clauses.
@NullMarked
package dev.rulewright.cli.bench;

import org.jspecify.annotations.NullMarked;
