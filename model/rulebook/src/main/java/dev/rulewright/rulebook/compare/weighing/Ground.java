package dev.rulewright.rulebook.compare.weighing;

/// What a finding rests on, and how sure that is by itself, before the rest of the row has its say.
public enum Ground {
  /// Answers that exclude each other.
  CONTRARY(0.85, false),
  /// Answers of one kind to different questions, such as *all* and *most*.
  RELATED(0.6, false),
  /// Some editions give an answer and others do not.
  SILENT(0.58, false),
  /// One edition alone gives an answer that hardly changes what the others say.
  MORE(0.28, false),
  /// Two persons have changed places.
  EXCHANGED(0.7, false),
  /// A part of a sentence is missing whose words surely need counterparts.
  PART(0.8, true),
  /// The same of two words.
  PAIR(0.6, true),
  /// A word stands for another one that all rows teach.
  OTHER_WORD(0.7, true),
  /// A word of which nothing is known stands for another one.
  UNKNOWN_WORD(0.45, true),
  /// A word has no counterpart, and nothing stands there instead.
  LOST_WORD(0.38, true),
  /// One edition alone has a word.
  MORE_WORD(0.32, true),
  /// An edition lacks all that the others say in a row of their own.
  GAP(0.6, false),
  /// An example says otherwise than its clause.
  EXAMPLE(0.6, false);

  private final double sure;
  private final boolean learnt;

  Ground(double sure, boolean learnt) {
    this.sure = sure;
    this.learnt = learnt;
  }

  /// How sure it is, from 0 to 1.
  public double sure() {
    return sure;
  }

  /// Whether only the rows of the texts teach it.
  boolean isLearnt() {
    return learnt;
  }
}
