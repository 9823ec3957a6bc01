package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Name;

/// A promise that every game gives, in the order in which they are looked at: later ones rest on
/// earlier ones.
public enum Promise {
  ANSWERS("the rules answer every question without an exception"),
  CATALOGUE("clauses and questions have names of their own and cite editions of the rulebook"),
  SEATS("at least two players sit in the order of their seats, under different names"),
  LIST("a list of moves is not empty and names no move twice"),
  POSITION_TEXT("a position that was written and read again is the same"),
  MOVE_TEXT("a move that was written and read again is the same"),
  ORDER("the same position lists the same moves in the same order"),
  INDEX("a list has no move before its beginning or behind its end"),
  WEIGHTS("every outcome of chance is drawn by as many tickets as its weight says"),
  LISTED_IS_LEGAL("what is listed is legal"),
  LEGAL_IS_LISTED("what is legal is listed"),
  RULINGS("a ruling has a reason and cites clauses of the rulebook"),
  EVENTS("every move tells what happened with its clauses, and who listens changes nothing"),
  HIDDEN("what a player cannot know makes no difference to what the player observes"),
  OWN_MOVES("whoever decides sees the own moves and can try them"),
  PICTURE("a position has a picture of at most 100 columns"),
  UNCHANGED("later play leaves earlier positions as they were"),
  REPEATABLE("the same moves lead to the same position"),
  RESULT("the winners are players, and the end has a reason and cites clauses of the rulebook"),
  END("every play comes to an end");

  private final String sentence;

  Promise(String sentence) {
    this.sentence = sentence;
  }

  /// The short name, such as `listed-is-legal`.
  public String id() {
    return Name.of(name());
  }

  /// What is promised, in a clause that begins in lower case.
  public String sentence() {
    return sentence;
  }
}
