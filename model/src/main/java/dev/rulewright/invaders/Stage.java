package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.Result;
import java.util.List;

/// What a position waits for.
public sealed interface Stage {

  /// The player on the move plays cards, or ends the main phase.
  Stage MAIN = new Main();

  /// The player on the move draws.
  ///
  /// @param left cards to draw, at least 1
  record Drawing(int left) implements Stage {}

  /// The player on the move plays cards, or ends the main phase.
  record Main() implements Stage {}

  /// The player on the move discards hand cards for a card.
  ///
  /// @param drained whether its drain cost is paid already
  record Paying(Move.Play play, boolean drained) implements Stage {}

  /// Chance discards hand cards for a card.
  ///
  /// @param left cards to discard, at least 1
  record Discarding(Move.Play play, int left) implements Stage {}

  /// The player on the move turns cards from the deck for a card.
  ///
  /// @param left cards to turn, at least 1
  /// @param discarded whether its other cost is paid already
  record Turning(Move.Play play, int left, boolean discarded) implements Stage {}

  /// Mankind drains.
  ///
  /// @param left cards to drain, at least 1
  /// @param attack whether because of the attack; else because a card is used
  record Draining(int left, boolean attack) implements Stage {}

  /// The player on the move destroys cards.
  ///
  /// @param card why
  /// @param most how many at most, 1 or 2
  record Destroying(Card card, int most) implements Stage {}

  /// Mankind sacrifices a card.
  record Sacrificing() implements Stage {}

  /// The top card of the hero deck comes.
  record HeroComing(Succession succession) implements Stage {}

  /// A new hero is put into a zone.
  record HeroPlacing(HeroCard hero, Succession succession) implements Stage {}

  /// A card of Mankind comes into play for which its hero was sacrificed and replaced; it goes on
  /// by itself, so nobody sees such a position.
  record Entering(Move.Play play) implements Stage {}

  /// How a hero is replaced.
  ///
  /// @param chooser who chooses the place
  /// @param tokens tokens that the new hero gets
  /// @param then what goes on afterwards
  record Succession(Seat chooser, int tokens, Stage then) {}

  /// Play is over.
  record Over(Result result) implements Stage {

    /// The clauses that end play.
    public List<InvadersClause> because() {
      return result.clauses().stream().map(InvadersClause.class::cast).toList();
    }

    /// The last hero is gone.
    public static final String LAST_HERO = "last-hero";

    /// A player must draw from an empty deck.
    public static final String CANNOT_DRAW = "cannot-draw";

    /// A player must drain from an empty deck.
    public static final String CANNOT_DRAIN = "cannot-drain";

    /// A player has begun to pay more than the deck holds.
    public static final String CANNOT_PAY = "cannot-pay";

    /// The plot marker is on the skull.
    public static final String PLOT = "plot";

    /// The ways in which play ends.
    public static final List<String> REASONS =
        List.of(LAST_HERO, CANNOT_DRAW, CANNOT_DRAIN, CANNOT_PAY, PLOT);

    /// Play has ended in one of these ways.
    public static Over of(Seat winner, String reason) {
      InvadersClause because =
          switch (reason) {
            case LAST_HERO -> InvadersClause.HERO_13;
            case CANNOT_DRAW -> InvadersClause.TURN_1;
            case CANNOT_DRAIN -> InvadersClause.ATTACK_1;
            case CANNOT_PAY -> InvadersClause.COST_4;
            case PLOT -> InvadersClause.PLOT_1;
            default -> throw new IllegalArgumentException(reason);
          };
      return new Over(new Result(List.of(winner), reason, List.of(because)));
    }
  }
}
