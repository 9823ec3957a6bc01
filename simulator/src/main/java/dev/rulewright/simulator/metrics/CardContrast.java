package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.PairedContrast;
import java.util.Arrays;
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

  /// Wins and decided games of the pair under way: with it, then without.
  private final int[] pair = new int[4];

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

  void add(GameRecord game) {
    if (game.isDecided()) {
      int at = times.in(game) > 0 ? 0 : 2;
      pair[at] += (int) won.in(game);
      pair[at + 1]++;
    }
  }

  /// Says that the games added since the last call are a pair.
  void closePair(int games) {
    contrast = contrast.with(games, pair[0], pair[1], pair[2], pair[3]);
    Arrays.fill(pair, 0);
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
            : new Estimate(contrast.difference(), contrast.interval(Estimate.CONFIDENCE)));
  }
}
