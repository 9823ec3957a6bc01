package dev.rulewright.rulebook.compare;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.matching.LeftOut;
import dev.rulewright.rulebook.compare.matching.Neighbours;
import dev.rulewright.rulebook.compare.reading.Paraphrases;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.PassageReader;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.telling.Examples;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.telling.RowComparison;
import dev.rulewright.rulebook.compare.telling.Rows;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Compares aligned editions row by row. What two languages often say differently without meaning
/// it (one says *each*, the other does not), and which words stand for each other, is learnt from
/// the texts.
public final class Comparison {

  private Comparison() {}

  /// The point of a unit that names things, whatever it says of them: all that its words may name.
  public static final String CONCEPT = "concept";

  /// The points in which units say something: the names of the slots, and [#CONCEPT].
  public static final List<String> POINTS =
      Stream.concat(Slot.ALL.stream().map(Slot::name), Stream.of(CONCEPT)).toList();

  /// What can be said in a point: classes of words or concepts; none where it is a number.
  public static List<String> values(String point) {
    return point.equals(CONCEPT)
        ? Lexicon.of("en").concepts()
        : Slot.named(point).map(Slot::values).orElse(List.of());
  }

  /// What units of one edition say in a point, in the order of the text.
  ///
  /// @param point one of [#POINTS]
  /// @throws BadInput if the language has no lexicon
  public static List<Said> said(String point, List<Unit> units, String language) {
    Passage passage = PassageReader.read(units, Lexicon.of(language));
    return point.equals(CONCEPT)
        ? passage.words().stream()
            .flatMap(word -> word.concepts().stream().map(each -> new Said(each, word.place())))
            .toList()
        : passage.answered().getOrDefault(point, List.of()).stream()
            .map(answer -> new Said(answer.value(), answer.place()))
            .toList();
  }

  /// The rows of an alignment as they are compared: some made one, see [Neighbours], and some
  /// parted, see [LeftOut].
  public static List<Row> rows(Alignment alignment) {
    return LeftOut.parted(
        Neighbours.joined(alignment.rows(), alignment.languages()),
        alignment.languages(),
        (units, language) -> PassageReader.read(units, Lexicon.of(language)));
  }

  /// Where editions differ, in the order of the reference, and then where examples of an edition
  /// say otherwise than its rules.
  public static List<Finding> of(Alignment alignment) {
    return Stream.concat(
            compare(alignment, Comparison::findings).stream(), examples(alignment).stream())
        .toList();
  }

  /// Where examples of an edition say otherwise than its rules.
  public static List<Finding> examples(Alignment alignment) {
    return alignment.languages().parallelStream()
        .flatMap(language -> Examples.of(language, units(alignment, language)).stream())
        .toList();
  }

  private static List<Unit> units(Alignment alignment, String language) {
    return alignment.rows().stream().flatMap(row -> row.in(language).stream()).toList();
  }

  /// Where editions differ in rows that have changed, and where they did before, in the order of
  /// the reference.
  public record Changes(List<Finding> before, List<Finding> after) {}

  /// Compares only the rows that have changed, and what they said before with what all rows teach
  /// as they are now.
  ///
  /// @param before what was said in a row; the row itself if it has not changed
  public static Changes changes(Alignment alignment, UnaryOperator<Row> before) {
    List<Changes> changes =
        compare(
            alignment,
            (index, rows) -> {
              Row row = rows.rows().get(index);
              Row was = before.apply(row);
              return was.equals(row)
                  ? List.of()
                  : List.of(
                      new Changes(
                          changed(index, rows.with(index, was, passages(was, alignment))),
                          changed(index, rows)));
            });
    return new Changes(
        changes.stream().flatMap(each -> each.before().stream()).distinct().toList(),
        changes.stream().flatMap(each -> each.after().stream()).distinct().toList());
  }

  private static List<Finding> findings(int index, Rows rows) {
    return Stream.concat(rows.beginningIn(index), differences(index, rows)).toList();
  }

  private static List<Finding> changed(int index, Rows rows) {
    return Stream.concat(rows.around(index), differences(index, rows)).toList();
  }

  private static Stream<Finding> differences(int index, Rows rows) {
    return rows.isUntranslated(index) || rows.clues().speaking(index).size() < 2
        ? Stream.empty()
        : Stream.of(
                rows.cut(index).stream(),
                rows.repeated(index).stream(),
                RowComparison.of(index, rows.rows().get(index), rows.clues()).findings().stream())
            .flatMap(each -> each);
  }

  /// What is made of a row that is compared.
  private interface Compared<T> {
    List<T> of(int index, Rows rows);
  }

  /// Compares row by row, on all cores; what is made of the rows comes in their order.
  private static <T> List<T> compare(Alignment alignment, Compared<T> compared) {
    Rows rows = read(alignment);
    return IntStream.range(0, rows.rows().size())
        .parallel()
        .filter(i -> rows.rows().get(i).first().role().isCompared())
        .mapToObj(i -> compared.of(i, rows))
        .flatMap(List::stream)
        .toList();
  }

  /// The rows of an alignment as they are compared, with what all of them teach.
  public static Rows read(Alignment alignment) {
    List<Row> rows = rows(alignment);
    List<Map<String, Passage>> passages =
        rows.parallelStream().map(row -> passages(row, alignment)).toList();
    return new Rows(rows, new Clues(alignment.languages(), passages));
  }

  private static Map<String, Passage> passages(Row row, Alignment alignment) {
    Map<String, Passage> passages = new LinkedHashMap<>();
    for (String language : alignment.languages()) {
      passages.put(language, PassageReader.read(row.in(language), Lexicon.of(language)));
    }
    return Paraphrases.readAlike(passages);
  }
}
