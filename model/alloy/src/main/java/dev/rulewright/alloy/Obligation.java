package dev.rulewright.alloy;

/// One thing to prove about a property, within a scope.
///
/// | kind | what is to prove |
/// |---|---|
/// | `START` | it holds in every position in which play may begin |
/// | `KEPT` | if the invariant holds before one action, the property holds after it |
/// | `FOLLOWS` | it holds wherever the invariant does |
/// | `STEP` | it holds of every step that one action makes from where the invariant holds |
///
/// @param property the property that it is part of, such as `contested-only-with-guest`
/// @param action the action, such as `end-turn`; empty for `START` and `FOLLOWS`
public record Obligation(String property, Kind kind, String action, Scope scope) {

  /// What is to prove.
  public enum Kind {
    START,
    KEPT,
    FOLLOWS,
    STEP
  }

  @Override
  public String toString() {
    return property + (action.isEmpty() ? "" : ", " + action);
  }
}
