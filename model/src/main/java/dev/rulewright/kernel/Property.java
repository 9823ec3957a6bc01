package dev.rulewright.kernel;

import java.util.List;

/// Something that the rules of a game may guarantee, under one reading.
///
/// @param id short name, in lower case with dashes, such as `at-most-one-guest`
/// @param chapter the chapter of the rulebook that it belongs to
/// @param sentence what is guaranteed, in one sentence that a designer understands
/// @param clauses the clauses that guarantee it, in the order of the book
/// @param check how it is looked at
/// @param expectation whether it should hold under the reading
/// @param <P> positions
/// @param <M> moves
public record Property<P, M>(
    String id,
    String chapter,
    String sentence,
    List<? extends Clause> clauses,
    Check<P, M> check,
    Expectation expectation) {

  /// Copies the list.
  public Property {
    clauses = List.copyOf(clauses);
  }
}
