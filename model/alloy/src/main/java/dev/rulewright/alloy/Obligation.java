package dev.rulewright.alloy;

/// One thing to prove about a property, within a scope.
///
/// @param property the property that it is part of, such as `contested-only-with-guest`
/// @param step `start` if it must hold when play begins; the name of an action, such as `end-turn`,
///   if it must hold after or of this action, taken wherever the invariant holds; `position` if it
///   must hold wherever the invariant does
/// @param assertion what the chapters call it
public record Obligation(String property, String step, String assertion, Scope scope) {

  @Override
  public String toString() {
    return property + ", " + step;
  }
}
