package dev.rulewright.airsoftsquads;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import java.util.List;

/// One thing that happened when a move was played.
///
/// @param text see [Event#text]
public record Happening(String text, List<? extends Clause> clauses) implements Event {

  /// Copies the list.
  public Happening {
    clauses = List.copyOf(clauses);
  }

  /// Something that happened because of some clauses.
  public static Happening of(String text, AirsoftClause... clauses) {
    return new Happening(text, List.of(clauses));
  }
}
