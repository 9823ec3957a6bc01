package dev.rulewright.starquest;

import dev.rulewright.kernel.Event;
import java.util.List;

/// One thing that happened when a move was played.
///
/// @param text see [Event#text]
public record Happening(String text, List<StarQuestClause> clauses) implements Event {

  /// Copies the list.
  public Happening {
    clauses = List.copyOf(clauses);
  }

  /// Something that happened because of some clauses.
  public static Happening of(String text, StarQuestClause... clauses) {
    return new Happening(text, List.of(clauses));
  }
}
