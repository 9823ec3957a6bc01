package dev.rulewright.kernel;

import java.util.List;
import java.util.Optional;

/// One statement of a rulebook that can be cited.
public interface Clause {

  /// The identifier used in citations: chapter and number, such as `MOVE-7`.
  String id();

  /// What the clause says, paraphrased in our own words.
  String paraphrase();

  /// Where the editions print it, in the order of [Rulebook#editions]; an edition that does not
  /// print it is missing.
  List<Citation> citations();

  /// Why the model does not carry this clause out, or empty if it does.
  Optional<String> notModelled();

  /// A passage of one edition.
  ///
  /// @param edition one of [Rulebook#editions]
  /// @param firstLine first line in the edition's text file, counted from 1
  /// @param lastLine last line, inclusive
  record Citation(String edition, int firstLine, int lastLine) {}
}
