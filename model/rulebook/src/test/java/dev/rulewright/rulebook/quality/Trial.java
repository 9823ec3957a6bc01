package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Changes of a text, each tried alone: some editions are compared, one of them changed.
///
/// @param editions how many are compared
/// @param before what is told of the text without a change
/// @param results one for each change, in order
record Trial(String text, int editions, int rows, List<Told> before, List<Result> results) {

  /// What is told of a changed text that is not told without the change.
  ///
  /// @param hits those with the right line, edition and kind
  /// @param others the others
  record Result(Change change, List<Told> hits, List<Told> others) {

    boolean isFound() {
      return !hits.isEmpty();
    }
  }

  /// Tries changes of a text.
  ///
  /// @param languages of the editions that are compared; changes of others are left out
  /// @param method what is told of an alignment
  static Trial of(
      String text,
      List<String> languages,
      List<Change> changes,
      Function<Alignment, List<Told>> method,
      Path folder) {
    List<Edition> editions = languages.stream().map(each -> Texts.read(text, each)).toList();
    Alignment alignment = Alignment.of(editions, editions.getFirst());
    List<Told> before = method.apply(alignment);
    var results = new ArrayList<Result>();
    for (Change change : seen(changes, languages)) {
      Edition changed = change.applied(folder);
      List<Edition> all =
          editions.stream()
              .map(edition -> edition.language().equals(change.language()) ? changed : edition)
              .toList();
      results.add(
          result(
              change, method.apply(Alignment.of(all, all.getFirst())), before, alignment.rows()));
    }
    return new Trial(text, languages.size(), alignment.rows().size(), before, results);
  }

  /// The changes of some languages; of two, by what the second edition has more or less.
  private static List<Change> seen(List<Change> changes, List<String> languages) {
    return changes.stream()
        .filter(change -> languages.contains(change.language()))
        .map(change -> languages.size() == 2 ? change.seenFrom(languages.getLast()) : change)
        .toList();
  }

  private static Result result(Change change, List<Told> told, List<Told> before, List<Row> rows) {
    List<Told> fresh =
        told.stream()
            .filter(each -> before.stream().noneMatch(old -> isSame(old, each, change)))
            .toList();
    List<Told> right =
        fresh.stream()
            .filter(each -> each.names(change.language(), change.kinds()))
            .filter(each -> each.concerns(change, rows))
            .toList();
    List<Told> hits = right.stream().limit(1).toList();
    var others = new ArrayList<>(fresh);
    hits.forEach(others::remove);
    return new Result(change, hits, others);
  }

  /// Whether the same is told with and without a change. A row of the changed edition alone meets
  /// no other.
  private static boolean isSame(Told one, Told other, Change change) {
    return one.kind() == other.kind()
        && one.edition().equals(other.edition())
        && (one.row().units().equals(other.row().units())
            || Told.meet(one.row(), other.row(), change.language()));
  }
}
