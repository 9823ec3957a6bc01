package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.quality.Trial.Result;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// How well changes are found.
///
/// @param trials one for each text and choice of editions
record Scores(List<Trial> trials) {

  /// How many of some changes are found.
  record Share(long found, long all) {

    double value() {
      return all == 0 ? Double.NaN : (double) found / all;
    }

    @Override
    public String toString() {
      return all == 0 ? "" : found + "/" + all;
    }
  }

  private List<Result> results() {
    return trials.stream().flatMap(trial -> trial.results().stream()).toList();
  }

  /// The changes that are found, of those that fulfil a condition.
  Share recall(Predicate<Change> which) {
    List<Result> chosen = results().stream().filter(each -> which.test(each.change())).toList();
    return new Share(chosen.stream().filter(Result::isFound).count(), chosen.size());
  }

  Share recall(Severity severity) {
    return recall(change -> change.severity() == severity);
  }

  /// The findings that are right, of all: of those that a change causes, and of those that stand in
  /// the text without a change, **once for each edition**, as a translator would meet them who
  /// compares these editions once for each of them, with all changes of that one.
  Share precision() {
    long hits = results().stream().mapToLong(each -> each.hits().size()).sum();
    long others = results().stream().mapToLong(each -> each.others().size()).sum();
    long alarms =
        trials.stream().mapToLong(trial -> (long) trial.before().size() * trial.editions()).sum();
    return new Share(hits, hits + others + alarms);
  }

  /// The precision of findings with a random row, edition and kind.
  double randomPrecision() {
    return trials.stream()
        .flatMapToDouble(trial ->
            trial.results().stream()
                .mapToDouble(each ->
                    (double) each.change().kinds().size()
                        / (trial.rows() * trial.editions() * Kind.values().length)))
        .average()
        .orElseThrow();
  }

  /// The recall of random findings, as many as there are.
  double randomRecall() {
    return randomPrecision() * precision().all() / results().size();
  }

  /// The recall of telling each row of each edition with the commonest kind.
  double everyLineRecall() {
    long most =
        Stream.of(Kind.values())
            .mapToLong(kind -> recall(change -> change.kinds().contains(kind)).all())
            .max()
            .orElseThrow();
    return (double) most / results().size();
  }

  /// Its precision.
  double everyLinePrecision() {
    double rows =
        trials.stream()
            .mapToDouble(trial -> (double) trial.rows() * trial.editions() * trial.results().size())
            .sum();
    return everyLineRecall() * results().size() / rows;
  }
}
