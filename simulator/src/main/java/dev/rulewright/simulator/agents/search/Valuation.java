package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Evaluation;
import java.util.List;
import java.util.random.RandomGenerator;

/// What positions are worth to the searching player, before anything is known of how play goes on.
///
/// ```
/// worth = 1 / (1 + e^(-advantage / scale))
/// advantage = (evaluation for the player - evaluation for the opponent) / 2
/// ```
///
/// With more opponents than one, the one who is best off counts. Where somebody has won, the worth
/// is the score; a draw is worth what the evaluation says of it.
final class Valuation<P, M> {

  /// Moves to look ahead while a position is not settled.
  private static final int UNSETTLED = 3;

  private final Game<P, M> game;
  private final Evaluation<P> evaluation;
  private final SearchSettings settings;
  private final Player player;
  private final List<? extends Player> opponents;
  private final RandomGenerator random;

  Valuation(
      Game<P, M> game,
      Evaluation<P> evaluation,
      SearchSettings settings,
      Player player,
      RandomGenerator random) {
    this.game = game;
    this.evaluation = evaluation;
    this.settings = settings;
    this.player = player;
    this.opponents = game.players().stream().filter(other -> !other.equals(player)).toList();
    this.random = random;
  }

  double over(P position, Result result) {
    return result.isDraw() ? atOnce(position) : result.winners().contains(player) ? 1 : 0;
  }

  /// What a position is worth, after as many random moves as the settings say.
  double afterPlayout(P position) {
    P last = position;
    for (int move = 0; move < settings.playout(); ) {
      Turn<M> turn = game.turn(last);
      if (turn instanceof Turn.Over<M>(Result result)) {
        return over(last, result);
      }
      last = game.play(last, turn.atRandom(random::nextLong));
      move += turn instanceof Turn.Decision<M> ? 1 : 0;
    }
    return settled(last);
  }

  /// What a position is worth; if it is not settled, after the best moves of whoever is to settle
  /// it.
  double settled(P position) {
    return settled(position, 0);
  }

  private double settled(P position, int ahead) {
    if (ahead == UNSETTLED
        || evaluation.settled(position)
        || !(game.turn(position) instanceof Turn.Decision<M>(Player mover, Moves<M> moves))) {
      return atOnce(position);
    }
    boolean own = mover.equals(player);
    double best = own ? 0 : 1;
    for (M move : moves.thinned(settings.alike())) {
      double worth = settled(game.play(position, move), ahead + 1);
      best = own ? Math.max(best, worth) : Math.min(best, worth);
    }
    return best;
  }

  private double atOnce(P position) {
    double theirs = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < opponents.size(); i++) {
      theirs = Math.max(theirs, evaluation.value(position, opponents.get(i)));
    }
    double advantage = (evaluation.value(position, player) - theirs) / 2;
    return 1 / (1 + Math.exp(-advantage / settings.scale()));
  }
}
