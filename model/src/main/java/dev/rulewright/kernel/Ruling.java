package dev.rulewright.kernel;

import java.util.List;

/// Whether a move is legal, and why.
public sealed interface Ruling {

  /// The move is legal.
  ///
  /// @param clauses the clauses that allow it or set its price, the most specific first
  /// @param reason one sentence with the facts of the position
  record Allowed(List<? extends Clause> clauses, String reason) implements Ruling {
    /// Copies the list.
    public Allowed {
      clauses = List.copyOf(clauses);
    }
  }

  /// The move is illegal.
  ///
  /// @param clause the clause that forbids it
  /// @param reason one sentence with the facts of the position
  record Refused(Clause clause, String reason) implements Ruling {

    /// A refusal whose reason is a format for facts.
    @SuppressWarnings("AnnotateFormatMethod")
    public static Refused of(Clause clause, String reason, Object... facts) {
      return new Refused(clause, reason.formatted(facts));
    }
  }
}
