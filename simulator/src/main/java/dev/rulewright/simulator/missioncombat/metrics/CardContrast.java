package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.missioncombat.metrics.CardUse.Use;
import dev.rulewright.simulator.statistics.PairedContrast;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How often a card's player wins the games in which something became of the card, and the others.
///
/// **This is a correlation**: a player who is winning plays more cards, and in a long game every
/// card is drawn. What a card is worth shows when its player does without it.
final class CardContrast {

  private final Card card;
  private final Use use;
  private final Amount times;
  private final Amount won;
  private PairedContrast contrast = PairedContrast.NONE;

  /// Wins and decided games of the pair under way: with it, then without.
  private final int[] pair = new int[4];

  CardContrast(Card card, Use use, Amount times) {
    this.card = card;
    this.use = use;
    this.times = times;
    won = MissionMeasures.wonBy(card.faction());
  }

  void add(GameRecord game) {
    if (game.isDecided()) {
      int at = times.in(game) > 0 ? 0 : 2;
      pair[at] += (int) won.in(game);
      pair[at + 1]++;
    }
  }

  /// Says that the games added since the last call are a pair.
  ///
  /// @param games how many they were
  void closePair(int games) {
    contrast = contrast.with(games, pair[0], pair[1], pair[2], pair[3]);
    Arrays.fill(pair, 0);
  }

  /// Player, card and use.
  List<String> names() {
    return List.of(card.faction().id(), card.id(), use.toString());
  }

  /// Games, share and interval with it, the same without it, the difference and its interval.
  List<String> cells() {
    var cells = new ArrayList<String>();
    cells.add(Integer.toString(contrast.one().trials()));
    cells.addAll(Sum.cells(contrast.one()));
    cells.add(Integer.toString(contrast.other().trials()));
    cells.addAll(Sum.cells(contrast.other()));
    cells.addAll(
        Double.isNaN(contrast.difference())
            ? List.of("", "", "")
            : Sum.cells(contrast.difference(), contrast.interval(Sum.CONFIDENCE)));
    return cells;
  }
}
