package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.agents.Weights;

/// How good a position of *Airsoft Squads* looks to a player who looks one move ahead: what the own
/// operators and cards are worth, less those of the opponent.
///
/// ```
/// operator  =  standing + dp * (DP - HITCOUNTER) + objective * OBJECTIVECOUNTER
///              + reached, if the OBJECTIVE is REACHED + item + bonus
///              or hit, or -out
/// ```
///
/// While dice of an attack are to be thrown, a position is worth what it is worth on average after
/// them, if nobody attaches anything more.
///
/// @param weights what each of these is worth; chosen by hand
record AirsoftEvaluation(AirsoftSquads rules, Weights weights)
    implements WeighedEvaluation<Position> {

  private static final double WON = 1e6;
  private static final int FACES = 6;
  private static final Weights SHIPPED = Weights.shipped(AirsoftEvaluation.class, "weights.csv");

  static AirsoftEvaluation of(AirsoftSquads rules) {
    return new AirsoftEvaluation(rules, SHIPPED);
  }

  @Override
  public Weights tuned() {
    return SHIPPED;
  }

  @Override
  public WeighedEvaluation<Position> with(Weights other) {
    return new AirsoftEvaluation(rules, other);
  }

  @Override
  public boolean settled(Position seen) {
    return !(seen.stage() instanceof Stage.Attaching
        || seen.stage() instanceof Stage.Performing
        || seen.stage() instanceof Stage.Equipping);
  }

  @Override
  public double value(Position seen, Player player) {
    Seat me = (Seat) player;
    double table = side(seen.side(me)) - side(seen.side(me.other()));
    return switch (seen.stage()) {
      case Stage.Over over ->
          over.result().isDraw() ? 0 : over.result().winners().contains(me) ? WON : -WON;
      case Stage.Attaching(Stage.Attack attack, var _) ->
          table + sign(attack, me) * expected(seen, attack, 1, FACES);
      case Stage.Rolling(Stage.Attack attack, int die) ->
          table
              + sign(attack, me) * expected(seen, attack, Math.max(1, die), die == 0 ? FACES : die);
      case Stage.Violating(Stage.Attack attack, boolean _) ->
          table + sign(attack, me) * violation(attacker(seen, attack));
      case Stage.Performing(Seat who, Stage _) -> table + worth(who, me, "card");
      case Stage.DrawingItem(Seat who, Stage _) -> table + worth(who, me, "item");
      case Stage.Equipping(Seat who, Card _, Stage _) -> table + worth(who, me, "item");
      case Stage.Drawing(Seat who, Stage _) -> table + worth(who, me, "card");
      case Stage _ -> table;
    };
  }

  private double worth(Seat who, Seat me, String weight) {
    return (who == me ? 1 : -1) * weights.of(weight);
  }

  private static int sign(Stage.Attack attack, Seat me) {
    return attack.player() == me ? 1 : -1;
  }

  private static Operator attacker(Position seen, Stage.Attack attack) {
    return seen.side(attack.player()).at(attack.from());
  }

  // ---- Attacks ----

  /// What the attacker gains on average.
  ///
  /// @param least the lowest result of the attacker's die
  /// @param most the highest
  private double expected(Position seen, Stage.Attack attack, int least, int most) {
    Operator target = seen.side(attack.player().other()).at(attack.target());
    int lead = rules.lead(seen, attack);
    double gain = 0;
    for (int die = least; die <= most; die++) {
      for (int other = 1; other <= FACES; other++) {
        gain += hurt(target, lead + die - other);
      }
    }
    return gain / ((most - least + 1) * FACES) + violation(attacker(seen, attack));
  }

  /// What the attacker gains by some points.
  private double hurt(Operator target, int points) {
    if (points <= 0) {
      return 0;
    }
    return target.hits() + points >= rules.dp(target)
        ? standing(target) - weights.of("hit") + weights.of("card")
        : weights.of("dp") * points;
  }

  /// What the attacker gains by the die for its RULEVIOLATION: a loss.
  private double violation(Operator attacker) {
    Card card = attacker.attached();
    return card == null || card.violation() == 0
        ? 0
        : -Math.min(card.violation() - 1, FACES) * (standing(attacker) + weights.of("out")) / FACES;
  }

  // ---- What lies on the table ----

  private double side(Side side) {
    double sum =
        weights.of("card") * side.hand().size() + weights.of("strategy") * side.strategies().size();
    for (Operator operator : side.field()) {
      sum += operator(operator);
    }
    for (Operator operator : side.savezone()) {
      sum += operator.state() == State.READY ? weights.of("saved") : operator(operator);
    }
    return sum;
  }

  private double operator(Operator operator) {
    return switch (operator.state()) {
      case FREE -> 0;
      case READY, EXHAUSTED -> standing(operator);
      case HIT -> weights.of("hit");
      case OUT -> -weights.of("out");
    };
  }

  private double standing(Operator operator) {
    boolean reached = operator.objective() >= rules.material().numbers().objectiveValue();
    return weights.of("standing")
        + weights.of("dp") * (rules.dp(operator) - operator.hits())
        + weights.of("objective") * operator.objective()
        + (reached ? weights.of("reached") : 0)
        + (operator.hasItem() ? weights.of("item") : 0)
        + (operator.bonus() ? weights.of("bonus") : 0);
  }
}
