/// The squares of a map, what lies between them, and what one sees from them.
///
/// A square is a number inside the rules (row by row from the top left, counted from 0), so that a
/// set of squares is a few words of bits ([SquareSet]); to people it is a [Square] such as `c5`.
@NullMarked
package dev.rulewright.starquest.board;

import org.jspecify.annotations.NullMarked;
