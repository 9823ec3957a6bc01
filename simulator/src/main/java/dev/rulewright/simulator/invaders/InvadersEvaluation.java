package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.agents.Weights;

/// How good a position of *Invaders* looks to a player who looks one move ahead.
///
/// ```
/// for the Invader  =  attack × Σ zones max(0, margin) + some-attack, if that sum is above 0
///                     + balance × Σ zones max(−enough, margin)
///                     − deck × cards in Mankind's deck + own-deck × cards in the Invader's deck
///                     + marker × plot marker − hero × heroes left
///                     + hand × (cards in the Invader's hand − cards in Mankind's)
/// for Mankind      =  the opposite
/// ```
///
/// A *margin* is by how much the Invader's powers in a zone are higher than what counts for Mankind
/// there ([Invaders#margin]); the sum of those above 0 is what Mankind would drain in an attack now
/// (ATTACK-1). When play is over, only who has won counts.
///
/// While a card's drain cost is turned, the card counts as if it lay in its zone already, and cards
/// that still have to be turned or drained as if they were. While a player chooses how to pay, what
/// to destroy or where a hero comes, nothing is settled.
///
/// @param weights what each of these is worth
record InvadersEvaluation(Invaders rules, Weights weights) implements WeighedEvaluation<Position> {

  private static final Weights SHIPPED = shipped();
  private static final double WON = 1e6;

  private static Weights shipped() {
    DataFile file = DataFile.beside(InvadersEvaluation.class, "weights.csv");
    return Weights.read(file.text(), file.name());
  }

  static InvadersEvaluation of(Invaders rules) {
    return new InvadersEvaluation(rules, SHIPPED);
  }

  @Override
  public Weights tuned() {
    return SHIPPED;
  }

  @Override
  public WeighedEvaluation<Position> with(Weights other) {
    return new InvadersEvaluation(rules, other);
  }

  @Override
  public boolean settled(Position seen) {
    return !(seen.stage() instanceof Stage.Paying
        || seen.stage() instanceof Stage.Destroying
        || seen.stage() instanceof Stage.HeroPlacing);
  }

  @Override
  public double value(Position seen, Player player) {
    double value =
        seen.stage() instanceof Stage.Over over
            ? over.result().winners().contains(Seat.INVADER) ? WON : -WON
            : onTable(seen);
    return player == Seat.INVADER ? value : -value;
  }

  private double onTable(Position seen) {
    double drains = 0;
    double balance = 0;
    for (Zone zone : rules.material().zones()) {
      int margin = rules.margin(seen, zone) + pending(seen, zone);
      drains += Math.max(0, margin);
      balance += Math.max(-weights.of("enough"), margin);
    }
    return weights.of("attack") * drains
        + (drains > 0 ? weights.of("some-attack") : 0)
        + weights.of("balance") * balance
        - weights.of("deck") * (seen.mankind().deck().size() - left(seen, Seat.MANKIND))
        + weights.of("own-deck") * (seen.invader().deck().size() - left(seen, Seat.INVADER))
        + weights.of("marker") * seen.marker()
        - weights.of("hero") * heroes(seen)
        + weights.of("hand") * (seen.invader().hand().size() - seen.mankind().hand().size());
  }

  /// The power that a card whose drain cost is being turned will have in a zone, negative if it is
  /// Mankind's.
  private static int pending(Position seen, Zone zone) {
    if (!(seen.stage() instanceof Stage.Turning(Move.Play play, _, _))
        || play.zone() == null
        || play.zone().index() != zone.index()) {
      return 0;
    }
    Card card = play.card();
    return card.owner() == Seat.INVADER ? card.power() : -card.power();
  }

  /// The cards that a player still has to turn or drain.
  private static int left(Position seen, Seat seat) {
    return switch (seen.stage()) {
      case Stage.Turning turning when seen.mover() == seat -> turning.left();
      case Stage.Draining draining when seat == Seat.MANKIND -> draining.left();
      default -> 0;
    };
  }

  /// The heroes to come and the one in play, or about to be put into a zone; turned or upright
  /// makes no difference.
  private static double heroes(Position seen) {
    Hero hero = seen.hero();
    double inPlay = hero == null ? seen.stage() instanceof Stage.HeroPlacing ? 1 : 0 : 1;
    return seen.heroDeck().size() + inPlay;
  }
}
