package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Sentences that stand in the language of another edition: those in rows beside each other are one
/// stretch, so that the rest of a text that is not translated yet is one finding.
final class Untranslated {

  /// The point in which editions differ if one has a sentence in the language of another.
  static final String LANGUAGE = "language";

  private static final double CONFIDENCE = 0.9;

  /// So many words of the other language tell it, and so many times as many as of its own.
  private static final int WORDS = 2;

  private static final int TIMES = 3;

  /// One word in so many is known of a sentence in its own language at least.
  private static final int ONE_IN = 3;

  private final List<Row> rows;

  /// In which language each edition speaks in each row that is compared, if in another's.
  private final List<Map<String, String>> spoken;

  /// To which stretches each row belongs.
  private final List<List<Stretch>> stretches;

  /// Rows beside each other in which an edition speaks the language of another.
  ///
  /// @param rows those that are compared, by their indices, in order
  private record Stretch(String language, String other, List<Integer> rows) {}

  private Untranslated(List<Row> rows, List<Map<String, String>> spoken) {
    this.rows = rows;
    this.spoken = spoken;
    stretches = Stream.<List<Stretch>>generate(ArrayList::new).limit(rows.size()).toList();
    rows.stream()
        .flatMap(row -> row.units().keySet().stream())
        .distinct()
        .filter(language -> spoken.stream().anyMatch(each -> each.containsKey(language)))
        .forEach(this::addStretches);
  }

  /// Reads all rows.
  Untranslated(List<Row> rows) {
    this(rows, rows.parallelStream().map(Untranslated::spoken).toList());
  }

  /// The same with another thing said in one row.
  Untranslated with(int row, Row said) {
    var changed = new ArrayList<>(rows);
    changed.set(row, said);
    var changedSpoken = new ArrayList<>(spoken);
    changedSpoken.set(row, spoken(said));
    return new Untranslated(changed, changedSpoken);
  }

  /// Whether an edition speaks the language of another in a row.
  boolean isIn(int row) {
    return !stretches.get(row).isEmpty();
  }

  /// What is told of the stretches that begin in a row.
  Stream<Finding> beginningIn(int row) {
    return stretches.get(row).stream()
        .filter(stretch -> stretch.rows().getFirst() == row)
        .map(this::finding);
  }

  /// What is told of the stretches to which a row belongs.
  Stream<Finding> around(int row) {
    return stretches.get(row).stream().map(this::finding);
  }

  private static Map<String, String> spoken(Row row) {
    Map<String, String> spoken = new LinkedHashMap<>();
    if (isCompared(row)) {
      for (String language : row.units().keySet()) {
        row.in(language).stream()
            .flatMap(unit -> other(unit, language, row).stream())
            .findFirst()
            .ifPresent(other -> spoken.put(language, other));
      }
    }
    return spoken;
  }

  private static boolean isCompared(Row row) {
    return !row.isEmpty() && row.first().role().isCompared();
  }

  /// The language of another edition in which a unit stands; empty if it stands in its own.
  private static Optional<String> other(Unit unit, String language, Row row) {
    return row.units().keySet().stream()
        .filter(other ->
            !other.equals(language)
                && !row.in(other).isEmpty()
                && isIn(other, unit.compared(), language))
        .findFirst();
  }

  private static boolean isIn(String other, String text, String language) {
    Lexicon own = Lexicon.of(language);
    List<Token> words =
        own.pieces(text).tokens().stream()
            .filter(token -> Character.isLetter(token.word().charAt(0)))
            .toList();
    long foreign = Lexicon.of(other).knowsAlone(words, own);
    long known = own.knowsAlone(words, Lexicon.of(other));
    return foreign >= WORDS && foreign >= TIMES * known && foreign * ONE_IN >= words.size();
  }

  /// What repeats the other edition, such as a heading, goes on with a stretch.
  private void addStretches(String language) {
    Optional<Stretch> stretch = Optional.empty();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      Optional<String> other = Optional.ofNullable(spoken.get(i).get(language));
      stretch =
          stretch
              .filter(each ->
                  other.map(each.other()::equals).orElse(repeats(row, language, each.other())))
              .or(() -> other.map(each -> new Stretch(language, each, new ArrayList<>())));
      if (stretch.isPresent() && isCompared(row)) {
        stretch.get().rows().add(i);
        stretches.get(i).add(stretch.get());
      }
    }
  }

  private static boolean repeats(Row row, String language, String other) {
    List<String> texts = row.in(other).stream().map(Unit::text).toList();
    return !texts.isEmpty() && texts.equals(row.in(language).stream().map(Unit::text).toList());
  }

  private Finding finding(Stretch stretch) {
    String language = stretch.language();
    String other = stretch.other();
    List<Row> all = stretch.rows().stream().map(rows::get).toList();
    Row first = all.getFirst();
    var untranslated = new ArrayList<Unit>();
    for (Row row : all) {
      row.in(language).stream()
          .filter(unit ->
              isIn(other, unit.compared(), language)
                  || row.in(other).stream().anyMatch(each -> each.text().equals(unit.text())))
          .forEach(untranslated::add);
    }
    Map<String, Said> said = new LinkedHashMap<>();
    first.units().keySet().forEach(each -> said.put(each, Said.NOTHING));
    said.put(language, new Said(other, untranslated.getFirst().text()));
    return new Finding(
            Kind.OMISSION,
            untranslated.stream().anyMatch(unit -> unit.role().isNormative())
                ? Severity.RULE_CHANGING
                : Severity.MISLEADING,
            CONFIDENCE,
            Row.joined(all, first.common()),
            said,
            LANGUAGE,
            explanation(untranslated.size(), other),
            Finding.Link.NONE)
        .explained();
  }

  private static String explanation(int sentences, String other) {
    String language = Rulebook.language(other);
    return sentences == 1
        ? "this stands in %s, not translated yet".formatted(language)
        : "these %d sentences stand in %s, not translated yet".formatted(sentences, language);
  }
}
