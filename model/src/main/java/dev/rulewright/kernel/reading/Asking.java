package dev.rulewright.kernel.reading;

/// Rules that ask a reading where they are made. The answers are values of fields, named as the
/// rules go on to speak of them:
///
/// ```java
/// private final boolean mustExchange = says("exchange.duty=must");
/// private final WhoFirst whoFirst = answer("exchange.who-first", WhoFirst.values());
/// ```
public abstract class Asking {

  private final Reading reading;

  protected Asking(Reading reading) {
    this.reading = reading;
  }

  /// The reading under which these rules are.
  public final Reading reading() {
    return reading;
  }

  /// See [Reading#says].
  protected final boolean says(String choice) {
    return reading.says(choice);
  }

  /// See [Reading#answer(String, Enum[])].
  protected final <A extends Enum<A>> A answer(String question, A[] constants) {
    return reading.answer(question, constants);
  }
}
