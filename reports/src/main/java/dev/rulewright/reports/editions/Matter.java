package dev.rulewright.reports.editions;

import dev.rulewright.rulebook.compare.reading.Kind;
import java.util.Locale;

/// What kinds of findings have in common; each has a colour and a way to underline words.
enum Matter {
  DUTY("what may, must or must not be done"),
  AMOUNT("how many, how much"),
  TIME("when, and on what condition"),
  PERSON("who, whose, where"),
  GAP("said by some editions only"),
  WORD("terms, names, spelling");

  private final String meaning;

  Matter(String meaning) {
    this.meaning = meaning;
  }

  static Matter of(Kind kind) {
    return switch (kind) {
      case MODALITY, NEGATION -> DUTY;
      case QUANTIFIER, NUMBER, COST -> AMOUNT;
      case TIMING, CONDITION, EXCEPTION -> TIME;
      case SCOPE, ACTOR -> PERSON;
      case OMISSION, ADDITION, EXAMPLE -> GAP;
      case TERM, NAME, TYPO -> WORD;
    };
  }

  /// In a few words.
  String meaning() {
    return meaning;
  }

  /// The name of its style.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
