package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import org.jspecify.annotations.Nullable;

/// What a player who has to decide may look at. Used by one thread, for one decision.
///
/// **The position itself cannot be asked for**, only what the game lets this player observe, so no
/// agent can cheat; and observing is left until somebody asks, so that an agent who does not look
/// costs nothing.
public final class View<P, M> {

  private final Game<P, M> game;
  private final P position;
  private final Turn.Decision<M> decision;
  private final Runnable goOn;
  private @Nullable P seen;

  /// The view of the player who decides in a position.
  public View(Game<P, M> game, P position, Turn.Decision<M> decision) {
    this(game, position, decision, () -> {});
  }

  /// The same in a game that may be given up.
  ///
  /// @param goOn throws what ends the game
  public View(Game<P, M> game, P position, Turn.Decision<M> decision, Runnable goOn) {
    this.game = game;
    this.position = position;
    this.decision = decision;
    this.goOn = goOn;
  }

  /// The rules.
  public Game<P, M> game() {
    return game;
  }

  /// Who decides.
  public Player player() {
    return decision.player();
  }

  /// The moves to choose from; never empty.
  public Moves<M> moves() {
    return decision.moves();
  }

  /// The position as the player may know it, see [Game#observe].
  public P seen() {
    if (seen == null) {
      seen = game.observe(position, decision.player());
    }
    return seen;
  }

  /// To be called now and then by an agent that thinks for long, by any thread; the exception that
  /// comes where the game is given up is passed on.
  public void goOn() {
    goOn.run();
  }
}
