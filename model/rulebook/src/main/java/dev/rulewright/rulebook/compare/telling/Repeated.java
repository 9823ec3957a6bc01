package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Different sentences that one of two editions renders by the same one, as a slip of copying does:
/// told at the second.
final class Repeated {

  private static final String REPEATED = "text.repeated";

  /// Shorter sentences may well stand twice.
  private static final int SHORTEST = 2;

  private final List<Row> rows;
  private final Clues clues;

  /// The first row in which each sentence stands, by language.
  private final Map<String, Map<String, Integer>> firsts = new HashMap<>();

  Repeated(List<Row> rows, Clues clues) {
    this.rows = rows;
    this.clues = clues;
    for (String language : clues.languages()) {
      Map<String, Integer> first = new HashMap<>();
      for (int i = 0; i < rows.size(); i++) {
        int row = i;
        sentence(i, language).ifPresent(unit -> first.putIfAbsent(unit.text(), row));
      }
      firsts.put(language, first);
    }
  }

  /// The finding of a row that one edition renders as an earlier one; empty if neither does.
  Optional<Finding> in(int row) {
    return clues.languages().size() == 2
        ? clues.languages().stream()
            .flatMap(language ->
                before(row, language).map(each -> finding(row, each, language)).stream())
            .findFirst()
        : Optional.empty();
  }

  /// The first row that an edition renders as it renders another one, though the other edition says
  /// something else there.
  private Optional<Integer> before(int row, String language) {
    Map<String, Integer> first = Objects.requireNonNull(firsts.get(language));
    return sentence(row, language)
        .map(unit -> first.get(unit.text()))
        .filter(each -> each < row && isAnother(row, each, language));
  }

  /// The sentence of an edition in a row; empty if it has none or several, or the other has.
  private Optional<Unit> sentence(int row, String language) {
    boolean single = rows.get(row).units().values().stream().allMatch(units -> units.size() == 1);
    return single ? Optional.of(rows.get(row).in(language).getFirst()) : Optional.empty();
  }

  private boolean isAnother(int row, int before, String language) {
    String other = other(language);
    Passage there = passage(before, other);
    Passage here = passage(row, other);
    Passage said = passage(row, language);
    return said.words().size() >= SHORTEST
        && isBeyond(there, here)
        && here.words().stream().anyMatch(word -> isBeyond(word, there) && isBeyond(word, said));
  }

  private Passage passage(int row, String language) {
    return Objects.requireNonNull(clues.speaking(row).get(language));
  }

  /// Whether a passage says a word that another one does not.
  private static boolean isBeyond(Passage one, Passage other) {
    return one.words().stream().anyMatch(word -> isBeyond(word, other));
  }

  private static boolean isBeyond(Word word, Passage other) {
    return other.words().stream()
        .noneMatch(each -> each.stem().equals(word.stem()) || each.sharesConcept(word));
  }

  private String other(String language) {
    return clues.languages().get(1 - clues.languages().indexOf(language));
  }

  private Finding finding(int row, int before, String language) {
    Unit earlier = rows.get(before).in(language).getFirst();
    Map<String, Said> said = new LinkedHashMap<>();
    clues
        .languages()
        .forEach(each ->
            said.put(
                each,
                new Said(
                    each.equals(language) ? "same" : "other",
                    rows.get(row).in(each).getFirst().text())));
    boolean rule = rows.get(row).first().role().isNormative();
    return new Finding(
            language.equals(clues.languages().getFirst()) ? Kind.ADDITION : Kind.OMISSION,
            rule ? Severity.RULE_CHANGING : Severity.MISLEADING,
            Ground.CONTRARY.sure(),
            rows.get(row),
            said,
            REPEATED,
            "%s says here what it says in line %d, where %s says another thing"
                .formatted(language, earlier.firstLine(), other(language)),
            Finding.Link.NONE)
        .explained();
  }
}
