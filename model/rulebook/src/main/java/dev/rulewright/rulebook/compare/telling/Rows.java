package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The rows of an alignment as they are compared, and the gaps among them: rows beside each other
/// in which the same editions say nothing are one gap, so that a chapter that is missing is one
/// finding.
public final class Rows {

  private static final String EXCEPT = "exception.except";

  /// The point in which nothing is known of the rest of a sentence.
  private static final String CUT = "text.cut";

  /// So many sentences beside each other are rather not translated yet than left out.
  private static final int STRETCH = 3;

  private final List<Row> rows;
  private final Clues clues;
  private final Repeated repeated;
  private final Untranslated untranslated;

  private Rows(List<Row> rows, Clues clues, Untranslated untranslated) {
    this.rows = List.copyOf(rows);
    this.clues = clues;
    this.untranslated = untranslated;
    repeated = new Repeated(this.rows, clues);
  }

  /// All rows.
  ///
  /// @param rows in the order of the reference
  /// @param clues of the same rows
  public Rows(List<Row> rows, Clues clues) {
    this(rows, clues, new Untranslated(rows));
  }

  /// In the order of the reference.
  public List<Row> rows() {
    return rows;
  }

  /// What they are compared by.
  public Clues clues() {
    return clues;
  }

  /// The same with another thing said in one row.
  public Rows with(int row, Row said, Map<String, Passage> passages) {
    var changed = new ArrayList<>(rows);
    changed.set(row, said);
    return new Rows(changed, clues.with(row, passages), untranslated.with(row, said));
  }

  /// Whether an edition speaks the language of another in a row.
  public boolean isUntranslated(int row) {
    return untranslated.isIn(row);
  }

  /// The gap, and the stretches that are not translated, that begin in a row.
  public Stream<Finding> beginningIn(int row) {
    return Stream.concat(gapBeginningIn(row).stream(), untranslated.beginningIn(row));
  }

  /// The gap, and the stretches that are not translated, to which a row belongs.
  public Stream<Finding> around(int row) {
    return Stream.concat(gapAround(row).stream(), untranslated.around(row));
  }

  /// The gap that begins in a row; empty if none does.
  private Optional<Finding> gapBeginningIn(int row) {
    return isIn(row) && first(row) == row ? Optional.of(finding(row)) : Optional.empty();
  }

  /// The gap to which a row belongs; empty if it belongs to none.
  private Optional<Finding> gapAround(int row) {
    return isIn(row) ? Optional.of(finding(first(row))) : Optional.empty();
  }

  /// What is told of a row that an edition renders as an earlier one; empty if none does.
  public Optional<Finding> repeated(int row) {
    return repeated.in(row);
  }

  /// Tells of a row in which a sentence is so long that only its beginning is compared.
  public Optional<Finding> cut(int row) {
    List<String> cut =
        clues.languages().stream()
            .filter(each -> rows.get(row).in(each).stream().anyMatch(Unit::isCut))
            .toList();
    if (cut.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Said> said = new LinkedHashMap<>();
    clues.languages().forEach(each -> said.put(each, Said.NOTHING));
    return Optional.of(
        new Finding(
            Kind.OMISSION,
            Severity.MISLEADING,
            1,
            rows.get(row),
            said,
            CUT,
            "of this sentence of %s only the first %d letters are compared"
                .formatted(String.join(", ", cut), Unit.COMPARED),
            Finding.Link.NONE));
  }

  private boolean isIn(int row) {
    return !clues.speaking(row).isEmpty()
        && !silent(row).isEmpty()
        && rows.get(row).first().role().isCompared();
  }

  private List<String> silent(int row) {
    return clues.languages().stream().filter(each -> rows.get(row).in(each).isEmpty()).toList();
  }

  private int first(int row) {
    int first = row;
    for (int i = row - 1; i >= 0 && silent(i).equals(silent(row)); i--) {
      first = isIn(i) ? i : first;
    }
    return first;
  }

  private Finding finding(int first) {
    List<String> silent = silent(first);
    var gap = new ArrayList<Row>();
    boolean rule = false;
    boolean exception = true;
    for (int i = first; i < rows.size() && silent(i).equals(silent); i++) {
      if (isIn(i)) {
        gap.add(rows.get(i));
        rule |= statesRule(i);
        exception &=
            clues.speaking(i).values().stream().allMatch(each -> each.says(Set.of(EXCEPT)));
      }
    }
    Row all = Row.joined(gap, rows.get(first).common());
    Map<String, Said> said = new LinkedHashMap<>();
    clues.languages().forEach(each -> said.put(each, said(all.in(each))));
    boolean addition =
        said.size() > 2
            ? silent.size() == said.size() - 1
            : silent.contains(clues.languages().getFirst());
    return new Finding(
            exception ? Kind.EXCEPTION : addition ? Kind.ADDITION : Kind.OMISSION,
            rule ? Severity.RULE_CHANGING : Severity.MISLEADING,
            Ground.GAP.sure(),
            all,
            said,
            Finding.TEXT,
            explanation(silent, gap.size()),
            Finding.Link.NONE)
        .explained();
  }

  private static String explanation(List<String> silent, int sentences) {
    String who = String.join(", ", silent) + (silent.size() == 1 ? " says" : " say");
    return sentences < STRETCH
        ? who + " nothing of it"
        : "%s nothing of these %d sentences: not translated yet, or left out"
            .formatted(who, sentences);
  }

  /// Whether a row binds players and answers a question of the game.
  private boolean statesRule(int row) {
    return rows.get(row).first().role().isNormative()
        && clues.speaking(row).values().stream().anyMatch(Passage::statesRule);
  }

  /// A gap is quoted by the first thing that the others say and it does not.
  private static Said said(List<Unit> units) {
    return units.isEmpty() ? Said.NOTHING : new Said("said", units.getFirst().text());
  }
}
