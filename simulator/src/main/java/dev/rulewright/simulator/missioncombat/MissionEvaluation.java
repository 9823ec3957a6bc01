package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.missioncombat.rules.table.Damage;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.agents.Weights;
import java.util.function.ToDoubleFunction;

/// How good a position of *Mission: Combat!* looks to a player who plans no further than the
/// present turn.
///
/// ```
/// value    =  units(mine) - units(theirs) + hand(mine) + pending draw + unspent + wounds - far - exposed
/// units    =  sum of worth;  worth = 10 + defence/10 + damage/10 + 1 for each of speed and ranged
/// hand     =  2 for each of the first three cards, 0.2 for each further one
///             + 0.05 · worth of each unit, 0.5 for each event
/// unspent  =  0.25 for each AP left in the own turn: what costs nothing is done first, and doing
///             anything useful beats ending the turn
/// wounds   =  0.4 · worth · damage/defence of each enemy unit that the AP left may still destroy
/// far      =  (0.3 + a weight that is 0 here · lead) · areas between each own unit and the nearest enemy that its weapon is made against
///             (0 if there is none: who destroys the last one has not lost what to approach)
/// exposed  =  0.03 · worth of each own unit that an enemy could attack in the next turn
/// ```
///
/// A player who has won values the position at a million, one who has lost at minus a million, a
/// draw is worth nothing; but one by the turn limit is worth what lies on the table, so that nobody
/// plans to a limit that the rulebook does not print, and having the last turn is worth no more
/// than having any other. While a guest must attack the position is not settled: entering is worth
/// what the best attack is worth.
///
/// The numbers are the weights of the greedy agent; `lead` is by how much the own units outnumber
/// the enemy's, see [#lead]. [With][#with] other weights it is the heuristic agent's.
///
/// **It need not be clever.** It is there so that results are not those of random play, and it is
/// small enough to say on one page what it wants. The numbers were chosen by hand.
public final class MissionEvaluation implements WeighedEvaluation<Position> {

  private static final double WON = 1e6;
  private static final int FIRST_CARD_COUNT = 3;

  /// Damage that an attack usually deals.
  private static final int USUAL_DAMAGE = 20;

  private final MissionCombat combat;
  private final Distances distances;
  private final Damage damage;

  private final CardWorth worth;
  private final double firstCard;
  private final double furtherCard;
  private final double eventInHand;
  private final double unspentAp;
  private final double wound;
  private final double far;
  private final double farWhenAhead;
  private final double exposed;

  /// For a game with its material and its reading, with the weights of the greedy agent.
  public MissionEvaluation(MissionCombat combat) {
    // Chosen by hand; published numbers rest on them.
    this(
        combat,
        new Distances(combat.material().board()),
        Weights.shipped(MissionEvaluation.class, "greedy-weights.csv"));
  }

  private MissionEvaluation(MissionCombat combat, Distances distances, Weights weights) {
    this.combat = combat;
    this.distances = distances;
    this.damage = combat.damage();
    worth = new CardWorth(combat.material(), weights);
    firstCard = weights.of("first-card");
    furtherCard = weights.of("further-card");
    eventInHand = weights.of("event-in-hand");
    unspentAp = weights.of("unspent-ap");
    wound = weights.of("wound");
    far = weights.of("far");
    farWhenAhead = weights.of("far-when-ahead");
    exposed = weights.of("exposed");
  }

  @Override
  public Weights tuned() {
    return Weights.shipped(MissionEvaluation.class, "heuristic-weights.csv");
  }

  @Override
  public MissionEvaluation with(Weights other) {
    return new MissionEvaluation(combat, distances, other);
  }

  @Override
  public boolean settled(Position seen) {
    Guest guest = seen.guest();
    return guest == null || guest.attacks() > 0;
  }

  @Override
  public double value(Position seen, Player player) {
    var me = (Faction) player;
    if (seen.stage() instanceof Stage.Over(Result result) && !isByTurnLimit(result)) {
      return result.isDraw() ? 0 : result.winners().contains(me) ? WON : -WON;
    }
    Side mine = seen.side(me);
    Side theirs = seen.side(me.opponent());
    int ap = seen.mover() == me ? seen.ap() : 0;
    return units(mine, theirs, worth.ofUnits(me))
        - enemies(theirs, ap, seen, worth.ofUnits(me.opponent()))
        + hand(mine.hand(), worth.inHand(me))
        + pending(seen, me)
        + unspentAp * ap;
  }

  private static boolean isByTurnLimit(Result result) {
    return result.reason().equals(Ending.TURN_LIMIT.toString());
  }

  /// Own units, the more the closer they are to their targets and the less they are exposed.
  private double units(Side mine, Side theirs, double[] values) {
    long dangerous = dangerous(theirs);
    double distanceWeight = far + farWhenAhead * lead(mine, theirs);
    double sum = 0;
    for (int i = 0; i < mine.unitCount(); i++) {
      Unit each = mine.unit(i);
      UnitCard card = each.card();
      double ofUnit = values[card.index()];
      int steps = distances.toNearest(each.area(), theirs.areasWith(card.weapon()));
      boolean inReach = (dangerous >>> shift(card.type()) & each.area().bit()) != 0;
      sum +=
          ofUnit
              - distanceWeight * Math.max(0, card.ranged() ? steps - 1 : steps)
              - (inReach ? exposed * ofUnit : 0);
    }
    return sum;
  }

  /// The areas in which enemies could attack a unit of each type after one move: three sets, each
  /// at its [#shift].
  private long dangerous(Side theirs) {
    long areas = 0;
    for (int i = 0; i < theirs.unitCount(); i++) {
      Unit each = theirs.unit(i);
      UnitCard card = each.card();
      long near = distances.within(each.area(), card.ranged() ? 2 : 1);
      areas |= near << shift(card.weapon());
    }
    return areas;
  }

  private static int shift(UnitType type) {
    return type.ordinal() * Board.MAX_AREAS;
  }

  /// Enemy units, the less the more damage they have, if it may still destroy them in this turn.
  private double enemies(Side theirs, int ap, Position seen, double[] values) {
    double sum = 0;
    for (int i = 0; i < theirs.unitCount(); i++) {
      Unit each = theirs.unit(i);
      double ofUnit = values[each.card().index()];
      sum += ofUnit;
      if (each.damage() > 0) {
        int defence = damage.defence(each, seen);
        boolean possible = defence - each.damage() <= ap * USUAL_DAMAGE;
        sum -= possible ? wound * ofUnit * each.damage() / defence : 0;
      }
    }
    return sum;
  }

  /// By how much the own units outnumber the enemy's, from 0 (or less) to 1 (they have none).
  private static double lead(Side mine, Side theirs) {
    int own = mine.unitCount();
    int other = theirs.unitCount();
    return own <= other ? 0 : (own - other) / (double) (own + other);
  }

  private double hand(Pile<Card> hand, double[] values) {
    int first = Math.min(hand.size(), FIRST_CARD_COUNT);
    double sum = firstCard * first + furtherCard * (hand.size() - first);
    for (int kind = 0; kind < hand.kinds(); kind++) {
      sum += hand.count(kind) * values[kind];
    }
    return sum;
  }

  /// A card that is being drawn counts like one in hand; a choice of two for a little more.
  private double pending(Position seen, Faction me) {
    if (seen.mover() != me) {
      return 0;
    }
    double card =
        (seen.side(me).hand().size() < FIRST_CARD_COUNT ? firstCard : furtherCard) + eventInHand;
    return switch (seen.stage()) {
      case Stage.Drawing _, Stage.Considering _ -> card;
      case Stage.DrawingFirst _, Stage.DrawingSecond _, Stage.Keeping _ -> card + 0.1;
      default -> 0;
    };
  }

  /// What each card is worth, worked out once: a unit on the board, any card in the hand.
  private static final class CardWorth {

    /// By faction and index of the card; 0 for events.
    private final double[][] units;

    private final double[][] hands;

    CardWorth(Material material, Weights weights) {
      double unitInHand = weights.of("unit-in-hand");
      double eventInHand = weights.of("event-in-hand");
      units = table(material, card -> card instanceof UnitCard unit ? onBoard(unit, weights) : 0);
      hands =
          table(
              material,
              card ->
                  switch (card) {
                    case UnitCard unit -> unitInHand * onBoard(unit, weights);
                    case EventCard _ -> eventInHand;
                  });
    }

    private static double[][] table(Material material, ToDoubleFunction<Card> worth) {
      int most = material.cards().mapToInt(Card::index).max().orElse(0);
      var table = new double[Faction.values().length][most + 1];
      material
          .cards()
          .forEach(card -> table[card.faction().seat()][card.index()] = worth.applyAsDouble(card));
      return table;
    }

    private static double onBoard(UnitCard card, Weights weights) {
      return weights.of("unit")
          + card.defence() / weights.of("defence-points")
          + card.damage() / weights.of("damage-points")
          + (card.speed() ? weights.of("trait") : 0)
          + (card.ranged() ? weights.of("trait") : 0);
    }

    /// The units of a faction on the board, without what befalls them there, by index of the card.
    double[] ofUnits(Faction faction) {
      return units[faction.seat()];
    }

    /// The cards of a faction in the hand, by index of the card.
    double[] inHand(Faction faction) {
      return hands[faction.seat()];
    }
  }
}
