package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.PairedContrast;
import java.util.List;

/// How often a card's player wins the games in which something became of the card, and the others.
///
/// **This is a correlation**: a player who is winning plays more cards, and in a long game every
/// card is drawn. What a card is worth shows when its player does without it.
public final class CardContrast {

  private final String player;
  private final String card;
  private final String use;
  private final Amount times;
  private final Amount won;
  private PairedContrast contrast = PairedContrast.NONE;

  /// Begins without games.
  ///
  /// @param use what became of it
  /// @param times how often that came about in a game
  public CardContrast(String player, String card, String use, Amount times) {
    this.player = player;
    this.card = card;
    this.use = use;
    this.times = times;
    won = Amount.wonBy(player);
  }

  void add(List<GameRecord> pair) {
    // Wins and decided games with it, then without.
    int[] sums = new int[4];
    for (GameRecord game : pair) {
      int at = times.in(game) > 0 ? 0 : 2;
      sums[at] += (int) won.in(game);
      sums[at + 1] += game.isDecided() ? 1 : 0;
    }
    contrast = contrast.with(pair.size(), sums[0], sums[1], sums[2], sums[3]);
  }

  List<String> names() {
    return List.of(player, card, use);
  }

  /// Games and wins with it, the same without it, the difference of the wins.
  List<Object> cells() {
    return List.of(
        contrast.one().among(),
        Estimate.of(contrast.one()),
        contrast.other().among(),
        Estimate.of(contrast.other()),
        Double.isNaN(contrast.difference())
            ? Estimate.NONE
            : new Estimate(contrast.difference(), contrast.interval()));
  }
}
