package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Groups;
import dev.rulewright.simulator.statistics.Summary;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// What the games of one arm say, pair by pair. It keeps sums, so its size does not grow with them.
final class ArmMetrics implements Consumer<GameRecord> {

  final List<Sum> play;
  final List<Sum> starts;
  final List<Use> uses;

  final List<CardContrast> cards;

  final Summary.Collecting summary;

  private final Groups pairs = new Groups(this::take);
  private boolean grouped;

  ArmMetrics(List<String> players, PlayMeasures measures) {
    summary = new Summary.Collecting(players, List.of());
    play = measures.play().stream().map(Sum::new).toList();
    starts = measures.starts().stream().map(Sum::new).toList();
    uses =
        measures.uses().stream()
            .map(use -> new Use(use.names(), new Sum(use), new Sum(atAll(use))))
            .toList();
    cards = measures.cards();
  }

  /// Something that is used.
  ///
  /// @param times how often
  /// @param atAll in how many games
  record Use(List<String> names, Sum times, Sum atAll) {}

  private static Measure atAll(Measure use) {
    Amount times = use.counted();
    return Measure.trials(use.names(), "game", game -> times.in(game) > 0 ? 1 : 0, Amount.GAME);
  }

  @Override
  public void accept(GameRecord game) {
    summary.accept(game);
    pairs.accept(game);
  }

  private void take(List<GameRecord> pair) {
    grouped |= pair.size() > 1;
    Stream.of(
            play.stream(),
            starts.stream(),
            uses.stream().flatMap(use -> Stream.of(use.times(), use.atAll())))
        .flatMap(each -> each)
        .forEach(sum -> sum.add(pair));
    cards.forEach(card -> card.add(pair));
  }

  /// Whether games came in groups that share their chance.
  boolean isGrouped() {
    return grouped;
  }

  /// The clauses that nothing cited, and how many there are in all.
  String neverCited() {
    List<Use> clauses = uses.stream().filter(PlayMeasures::isOfClause).toList();
    List<String> never =
        clauses.stream()
            .filter(use -> use.atAll().estimate().value() == 0)
            .map(use -> use.names().getLast())
            .toList();
    return "%d of %d clauses were cited in no game: %s"
        .formatted(never.size(), clauses.size(), String.join(", ", never));
  }

  /// Says that no more games of the pair under way will come.
  void closePair() {
    pairs.close();
  }
}
