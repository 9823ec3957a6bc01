package dev.rulewright.kernel;

import java.util.List;

/// One thing that happened when a move was played, with the clauses that made it happen. What
/// happened is read in words, which are put together when somebody asks.
///
/// @param clauses the clauses, the most specific first; never empty
/// @param cost what the player paid with this event, at least 0, in what the game counts payment
///   in; 0 for an event that is no payment
/// @param form the words, a format if there are facts, see [#text]
/// @param facts what stands in the words
public record Event(List<? extends Clause> clauses, int cost, String form, List<?> facts) {

  /// Something that happened because of some clauses.
  public static Event of(String text, Clause... clauses) {
    return new Event(List.of(clauses), 0, text, List.of());
  }

  /// Something that happened because of some clauses.
  public static Event of(String text, List<? extends Clause> clauses) {
    return new Event(List.copyOf(clauses), 0, text, List.of());
  }

  /// Something that happened because of some clauses, its words a format for the facts.
  @SuppressWarnings("AnnotateFormatMethod")
  public static Event of(List<? extends Clause> clauses, String form, Object... facts) {
    return new Event(clauses, 0, form, List.of(facts));
  }

  /// What happened: a verb, its subject in notation, and after a colon the facts, such as
  /// `destroyed stealth-special-force@arterial-road: damage 20, defence 20`. The part before the
  /// colon identifies the event in scenarios.
  public String text() {
    return facts.isEmpty() ? form : form.formatted(facts.toArray());
  }
}
