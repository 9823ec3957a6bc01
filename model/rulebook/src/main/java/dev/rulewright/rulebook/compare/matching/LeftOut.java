package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// Sentences that one of two editions leaves out and that stand in a row because the one beside
/// them is translated there, or instead of it. They get a row of their own.
public final class LeftOut {

  /// In longer texts the alignment tells it: there, what is parted here is more often said in other
  /// words than left out.
  private static final int MOST_ROWS = 60;

  /// A sentence is left out of which the other edition says less than this share.
  private static final double HARDLY = 0.6;

  /// A sentence that says less than this may be anything.
  private static final int FEWEST = 2;

  /// What else the other edition says is less than this share of the sentence.
  private static final double LITTLE_ELSE = 0.5;

  /// By so much more of two sentences must be said of the better one, from 0 to 1.
  private static final double BETTER = 0.15;

  /// By so much, as a natural logarithm, lengths of what means the same may differ.
  private static final double UNLIKE = 0.45;

  private final List<String> languages;
  private final BiFunction<List<Unit>, String, Passage> reading;

  private LeftOut(List<String> languages, BiFunction<List<Unit>, String, Passage> reading) {
    this.languages = languages;
    this.reading = reading;
  }

  /// What a sentence says: a word, or an answer to a question.
  ///
  /// @param concepts what it may name; of an answer, the answer
  private record Saying(String stem, Collection<String> concepts) {

    boolean isLike(Saying other) {
      return stem.equals(other.stem) || !Collections.disjoint(concepts, other.concepts);
    }

    long among(List<Saying> others) {
      return others.stream().filter(this::isLike).count();
    }
  }

  /// The rows, those parted of two editions that hold a sentence which one of them leaves out.
  ///
  /// @param reading what some units of an edition say
  public static List<Row> parted(
      List<Row> rows, List<String> languages, BiFunction<List<Unit>, String, Passage> reading) {
    var leftOut = new LeftOut(languages, reading);
    return languages.size() == 2 && rows.size() < MOST_ROWS
        ? leftOut.exchanged(rows).parallelStream()
            .flatMap(row -> leftOut.parted(row).stream())
            .toList()
        : rows;
  }

  /// The rows, a sentence exchanged for the one beside it that is left out if that is the one which
  /// the other edition says.
  private List<Row> exchanged(List<Row> rows) {
    var exchanged = new ArrayList<Row>(rows);
    for (int i = 0; i + 1 < rows.size(); i++) {
      for (String language : languages) {
        Row one = exchanged.get(i);
        Row two = exchanged.get(i + 1);
        if ((isGap(two, language) && isBetter(two, one, language))
            || (isGap(one, language) && isBetter(one, two, language))) {
          exchanged.set(i, with(two, language, one.in(language)));
          exchanged.set(i + 1, with(one, language, two.in(language)));
        }
      }
    }
    return exchanged;
  }

  private static Row with(Row row, String language, List<Unit> units) {
    Map<String, List<Unit>> changed = new LinkedHashMap<>(row.units());
    changed.put(language, units);
    return new Row(changed, row.common());
  }

  private String other(String language) {
    return languages.get(1 - languages.indexOf(language));
  }

  /// Whether one sentence of an edition stands alone in a row.
  private boolean isGap(Row row, String language) {
    return row.in(language).size() == 1
        && row.in(other(language)).isEmpty()
        && row.first().role() != Role.HEADING;
  }

  /// Whether a sentence that stands alone has more in common with what the other edition says in a
  /// row beside it than the sentence that stands there.
  private boolean isBetter(Row alone, Row pair, String language) {
    List<Unit> others = pair.in(other(language));
    if (pair.in(language).size() != 1
        || others.size() != 1
        || pair.first().role() == Role.HEADING) {
      return false;
    }
    List<Saying> there = sayings(others, other(language));
    return common(sayings(alone.in(language), language), there)
        > common(sayings(pair.in(language), language), there) + BETTER;
  }

  /// How much two editions say in common, from 0 to 1.
  private static double common(List<Saying> here, List<Saying> there) {
    long common =
        here.stream().filter(each -> each.among(there) > 0).count()
            + there.stream().filter(each -> each.among(here) > 0).count();
    return (double) common / Math.max(1, here.size() + there.size());
  }

  private List<Row> parted(Row row) {
    for (String language : languages) {
      List<Unit> units = row.in(language);
      String other = other(language);
      if (units.size() > 1 && units.size() > row.in(other).size() && !row.in(other).isEmpty()) {
        for (int i = 0; i < units.size(); i++) {
          if (isLeftOut(i, units, language, row.in(other), other)) {
            return parted(row, language, i);
          }
        }
      }
    }
    return List.of(row);
  }

  private List<Row> parted(Row row, String language, int at) {
    var others = new ArrayList<>(row.in(language));
    Unit alone = others.remove(at);
    Map<String, List<Unit>> gap = new LinkedHashMap<>();
    Map<String, List<Unit>> rest = new LinkedHashMap<>(row.units());
    languages.forEach(each -> gap.put(each, each.equals(language) ? List.of(alone) : List.of()));
    rest.put(language, others);
    List<Row> left = parted(new Row(rest, row.common()));
    List<Row> lost = List.of(new Row(gap, 1));
    return (at == 0 ? Stream.of(lost, left) : Stream.of(left, lost)).flatMap(List::stream).toList();
  }

  private boolean isLeftOut(
      int at, List<Unit> units, String language, List<Unit> others, String other) {
    var siblings = new ArrayList<>(units);
    Unit unit = siblings.remove(at);
    List<Saying> own = sayings(List.of(unit), language);
    List<Saying> beside = sayings(siblings, language);
    List<Saying> there = sayings(others, other);
    var together = new ArrayList<>(beside);
    together.addAll(own);
    long said = own.stream().filter(each -> each.among(there) > each.among(beside)).count();
    long more = there.stream().filter(each -> each.among(beside) == 0).count();
    return own.size() >= FEWEST
        && said < HARDLY * own.size()
        && common(beside, there) > common(together, there)
        && more < LITTLE_ELSE * own.size()
        && Math.abs(Math.log(letters(others) / letters(siblings))) < UNLIKE;
  }

  private static double letters(List<Unit> units) {
    return units.stream().mapToInt(unit -> unit.text().length()).sum();
  }

  private List<Saying> sayings(List<Unit> units, String language) {
    Passage passage = Objects.requireNonNull(reading.apply(units, language));
    return Stream.concat(
            passage.words().stream().map(LeftOut::saying),
            passage.answered().entrySet().stream()
                .flatMap(slot ->
                    slot.getValue().stream()
                        .map(answer -> slot.getKey() + " " + answer.value())
                        .map(answer -> new Saying(answer, List.of(answer)))))
        .toList();
  }

  private static Saying saying(Word word) {
    return new Saying(word.stem(), word.concepts());
  }
}
