package dev.rulewright.kernel;

import java.util.List;

/// One thing that happened when a move was played, with the clauses that made it happen.
public interface Event {

  /// What happened: a verb, its subject in notation, and after a colon the facts, such as
  /// `destroyed stealth-special-force@arterial-road: damage 20, defence 20`. The part before the
  /// colon identifies the event in scenarios.
  String text();

  /// The clauses, the most specific first; never empty.
  List<? extends Clause> clauses();

  /// What the player paid with this event, at least 0, in what the game counts payment in; 0 for an
  /// event that is no payment.
  default int cost() {
    return 0;
  }
}
