package dev.rulewright.rulebook.align;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.OwnLexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which units of several editions stand beside each other.
class AlignmentTest {

  private static final String TEXT = "harbour";

  @TempDir private Path folder;

  @Test
  void whatTheReferenceLacksIsAlignedAmongTheOthers() throws IOException {
    for (int count = 3; count <= 8; count++) {
      List<Edition> editions = editions(count);
      Edition reference = editions.getFirst();
      List<Row> rows = Alignment.of(editions, reference).rows();
      int third = rows.size() / 3;
      for (int from = 0; from < rows.size(); from += third) {
        List<Row> cut = rows.subList(from, Math.min(from + third, rows.size()));
        editions.set(0, without(cut, reference));
        assertThat(Alignment.of(editions, editions.getFirst()).rows())
            .as("%d editions, rows from %d", count, from)
            .extracting(Row::units)
            .containsExactlyElementsOf(
                rows.stream().map(row -> units(row, cut.contains(row))).toList());
      }
    }
  }

  @Test
  void nothingIsLostDoubledOrMovedHoweverManyUnitsAreMissing() throws IOException {
    List<Edition> whole = editions(4);
    for (int step = 2; step <= 7; step++) {
      List<Edition> editions = new ArrayList<>();
      for (Edition edition : whole) {
        editions.add(lackingSome(edition, step, editions.size()));
      }
      Alignment alignment = Alignment.of(editions, editions.getFirst());
      for (Edition edition : editions) {
        assertThat(alignment.rows())
            .flatExtracting(row -> row.in(edition.language()))
            .containsExactlyElementsOf(edition.units());
      }
    }
  }

  /// An edition without each so many-th unit, and without the next four of each so many-th dozen.
  private static Edition lackingSome(Edition edition, int step, int from) {
    List<Unit> units = edition.units();
    return new Edition(
        edition.language(),
        edition.source(),
        IntStream.range(0, units.size())
            .filter(i -> i % step != from % step || i % 12 > 8)
            .filter(i -> (i / 4 + from) % (3 * step) != 0)
            .mapToObj(units::get)
            .toList());
  }

  private static Edition without(List<Row> rows, Edition edition) {
    return new Edition(
        edition.language(),
        edition.source(),
        edition.units().stream()
            .filter(
                unit -> rows.stream().noneMatch(row -> row.in(edition.language()).contains(unit)))
            .toList());
  }

  private static Map<String, List<Unit>> units(Row row, boolean withoutFirst) {
    Map<String, List<Unit>> units = new LinkedHashMap<>(row.units());
    if (withoutFirst) {
      units.put(Texts.LANGUAGES.getFirst(), List.of());
    }
    return units;
  }

  /// Those that there are, and behind them the same in languages that have the same words.
  private List<Edition> editions(int count) throws IOException {
    var editions = new ArrayList<Edition>();
    for (int i = 0; i < count; i++) {
      String language = Texts.LANGUAGES.get(i % Texts.LANGUAGES.size());
      editions.add(
          i < Texts.LANGUAGES.size()
              ? Texts.read(TEXT, language)
              : Texts.read(sameAs(language), Texts.file(TEXT, language)));
    }
    return editions;
  }

  private String sameAs(String language) throws IOException {
    String other = "a" + language.charAt(0);
    Path files = Files.createDirectories(folder.resolve(other));
    for (var file : OwnLexicon.model(new Word(language, Place.of("test"))).entrySet()) {
      Files.writeString(
          files.resolve(file.getKey()),
          file.getValue().replaceFirst("(?m)^(language: |concept,)..$", "$1" + other));
    }
    OwnLexicon.add(files.resolve(language + ".yaml"));
    return other;
  }
}
