package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Summary;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// What the games of one arm say, pair by pair. It keeps sums, so its size does not grow with them.
final class ArmMetrics implements Consumer<GameRecord> {

  final List<Sum> play;
  final List<Sum> starts;
  final List<Sum> uses;

  /// In how many games each of the uses came about.
  final List<Sum> usedAtAll;

  final List<CardContrast> cards;

  final Summary.Collecting summary;

  private long pair;
  private int games;

  ArmMetrics(List<String> players, PlayMeasures measures) {
    summary = new Summary.Collecting(players, List.of());
    play = measures.play().stream().map(Sum::new).toList();
    starts = measures.starts().stream().map(Sum::new).toList();
    uses = measures.uses().stream().map(Sum::new).toList();
    usedAtAll = measures.uses().stream().map(ArmMetrics::atAll).map(Sum::new).toList();
    cards = measures.cards();
  }

  private static Measure atAll(Measure use) {
    Amount times = use.counted();
    return Measure.trials(use.names(), "game", game -> times.in(game) > 0 ? 1 : 0, Amount.GAME);
  }

  @Override
  public void accept(GameRecord game) {
    if (game.pair() != pair) {
      closePair();
    }
    pair = game.pair();
    games++;
    summary.accept(game);
    sums().forEach(sum -> sum.add(game));
    cards.forEach(card -> card.add(game));
  }

  private Stream<Sum> sums() {
    return Stream.of(play, starts, uses, usedAtAll).flatMap(List::stream);
  }

  /// Says that no more games of the pair under way will come.
  void closePair() {
    if (games > 0) {
      sums().forEach(sum -> sum.closePair(games));
      cards.forEach(card -> card.closePair(games));
      games = 0;
    }
  }
}
