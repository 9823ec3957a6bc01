package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.telling.Draft;
import dev.rulewright.rulebook.compare.telling.RowComparison;
import dev.rulewright.rulebook.compare.telling.Rows;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// A row to learn from.
///
/// @param features what speaks for it that an edition deviates there, by language and feature
/// @param surroundings where the words stand with which an edition is alone, by language and
///   feature
/// @param found the kind of what is found first of an edition, by language; of two editions, of the
///   second
/// @param named what each word of an edition names, by language
/// @param mentioned all that an edition names, by language
record Featured(
    Row row,
    Map<String, Map<String, Double>> features,
    Map<String, Map<String, Double>> surroundings,
    Map<String, Kind> found,
    Map<String, List<Set<String>>> named,
    Map<String, Set<String>> mentioned) {

  /// What is known of each row in which two editions say something.
  static List<Featured> of(Alignment alignment) {
    Rows rows = Comparison.read(alignment);
    return IntStream.range(0, rows.rows().size())
        .parallel()
        .filter(i -> rows.rows().get(i).first().role().isCompared())
        .filter(i -> rows.clues().speaking(i).size() > 1)
        .mapToObj(i -> of(i, rows))
        .toList();
  }

  private static Featured of(int index, Rows rows) {
    Row row = rows.rows().get(index);
    Draft draft = RowComparison.of(index, row, rows.clues());
    var featured =
        new Featured(
            row,
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>());
    draft
        .passages()
        .forEach((language, passage) -> {
          featured.features.put(language, draft.weigher().features(language));
          featured.surroundings.put(language, draft.weigher().surroundings(language));
          draft.first(language).ifPresent(kind -> featured.found.put(language, kind));
          featured.named.put(
              language, passage.words().stream().map(Passage.Word::concepts).toList());
          featured.mentioned.put(language, passage.concepts());
        });
    return featured;
  }
}
