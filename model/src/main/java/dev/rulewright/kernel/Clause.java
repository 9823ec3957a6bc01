package dev.rulewright.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// One statement of a rulebook that can be cited.
public interface Clause {

  /// The identifier used in citations: chapter and number, such as `MOVE-7`.
  String id();

  /// What the clause says, paraphrased in our own words.
  String paraphrase();

  /// Where the editions print it, in the order of [Rulebook#editions] and of their lines; an
  /// edition that does not print it is missing, one that prints it in several places is there
  /// several times.
  List<Citation> citations();

  /// What the paraphrase says beyond an edition that prints the clause, or differently: by edition,
  /// in the order of [Rulebook#editions]; begins in lower case and has no full stop.
  default Map<String, String> remarks() {
    return Map.of();
  }

  /// Why the model does not carry this clause out, or empty if it does.
  Optional<String> notModelled();

  /// Where the clause is known from.
  default Status status() {
    return citations().isEmpty() ? Status.UNPRINTED : Status.PRINTED;
  }

  /// What the status rests on: the source of a clause known from elsewhere, from what an implied
  /// one follows, what is lost of a lost one, why another one is assumed; empty if nothing is said.
  default Optional<String> evidence() {
    return Optional.empty();
  }

  /// Clauses as they are told behind what they decide, such as `[MOVE-7, FIRE-2 (lost)]`.
  static String cited(List<? extends Clause> clauses) {
    return clauses.stream()
        .map(clause -> clause.id() + clause.status().mark())
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /// Where a clause, or what raises a question, is known from.
  enum Status {
    /// An edition prints it in the text at hand.
    PRINTED,
    /// No sentence says it; it follows from those that are cited.
    IMPLIED,
    /// No edition prints it; an answer to a question brings it in.
    UNPRINTED,
    /// The print is destroyed, or a symbol is missing: what it said is not known in full.
    LOST,
    /// Another source than the text at hand says it.
    ELSEWHERE,
    /// Nothing says it; the game cannot be played without it.
    ASSUMED;

    /// As files and tables name it, such as `lost`.
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// Whether it is said wherever the clause is cited, because the text at hand does not say it,
    /// or not in full.
    public boolean isMarked() {
      return this == IMPLIED || this == LOST || this == ELSEWHERE || this == ASSUMED;
    }

    /// What stands behind an identifier, such as ` (lost)`; nothing if it is not marked.
    public String mark() {
      return isMarked() ? " (" + word() + ")" : "";
    }
  }

  /// A passage of one edition.
  ///
  /// @param edition one of [Rulebook#editions]
  /// @param firstLine first line in the edition's text file, counted from 1
  /// @param lastLine last line, inclusive
  record Citation(String edition, int firstLine, int lastLine) {

    /// Passages in words, edition by edition, such as `de line 165` and `fr lines 713, 720 to 722`.
    public static List<String> byEdition(List<Citation> passages) {
      var editions = new LinkedHashMap<String, List<Citation>>();
      passages.forEach(
          each -> editions.computeIfAbsent(each.edition, _ -> new ArrayList<>()).add(each));
      return editions.entrySet().stream()
          .map(each -> each.getKey() + " " + lines(each.getValue()))
          .toList();
    }

    /// Passages of one edition in words, such as `line 165` or `lines 165, 276 to 278`.
    public static String lines(List<Citation> passages) {
      boolean one =
          passages.size() == 1 && passages.getFirst().firstLine == passages.getFirst().lastLine;
      return passages.stream()
          .map(each ->
              each.firstLine == each.lastLine
                  ? "" + each.firstLine
                  : each.firstLine + " to " + each.lastLine)
          .collect(Collectors.joining(", ", one ? "line " : "lines ", ""));
    }
  }
}
