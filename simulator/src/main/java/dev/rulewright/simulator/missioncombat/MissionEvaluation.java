package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.rules.Damage;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Evaluation;

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
/// far      =  0.3 · areas between each own unit and the nearest enemy that its weapon is made against
///             (as many areas as the board has, if there is none)
/// exposed  =  0.03 · worth of each own unit that an enemy could attack in the next turn
/// ```
///
/// A player who has won values the position at a million, one who has lost at minus a million, a
/// draw is worth nothing. While a guest must attack the position is not settled: entering is worth
/// what the best attack is worth.
///
/// **It need not be clever.** It is there so that results are not those of random play, and it is
/// small enough to say on one page what it wants. The numbers were chosen by hand.
public final class MissionEvaluation implements Evaluation<Position> {

  private static final double WON = 1e6;
  private static final double FIRST_CARDS = 2;
  private static final int FIRST_CARD_COUNT = 3;
  private static final double FURTHER_CARD = 0.2;
  private static final double UNIT_IN_HAND = 0.05;
  private static final double EVENT_IN_HAND = 0.5;
  private static final double UNSPENT_AP = 0.25;
  private static final double WOUND = 0.4;
  private static final double FAR = 0.3;
  private static final double EXPOSED = 0.03;

  /// Damage that an attack usually deals.
  private static final int USUAL_DAMAGE = 20;

  private final Distances distances;
  private final Damage damage;

  /// For a game with its material and its reading.
  public MissionEvaluation(MissionCombat combat) {
    distances = new Distances(combat.material().board());
    damage = combat.damage();
  }

  @Override
  public boolean settled(Position seen) {
    Guest guest = seen.guest();
    return guest == null || guest.attacks() > 0;
  }

  @Override
  public double value(Position seen, Player player) {
    var me = (Faction) player;
    if (seen.stage() instanceof Stage.Over(Result result)) {
      return result.isDraw() ? 0 : result.winners().contains(me) ? WON : -WON;
    }
    Side mine = seen.side(me);
    Side theirs = seen.side(me.opponent());
    int ap = seen.mover() == me ? seen.ap() : 0;
    return units(mine, theirs)
        - enemies(theirs, ap, seen)
        + hand(mine.hand())
        + pending(seen, me)
        + UNSPENT_AP * ap;
  }

  /// Own units, the more the closer they are to their targets and the less they are exposed.
  private double units(Side mine, Side theirs) {
    int[] dangerous = dangerous(theirs);
    double sum = 0;
    for (int i = 0; i < mine.unitCount(); i++) {
      Unit unit = mine.unit(i);
      UnitCard card = unit.card();
      double worth = worth(card);
      int steps = distances.toNearest(unit.area(), theirs.areasWith(card.weapon()));
      boolean exposed = (dangerous[card.type().ordinal()] & unit.area().bit()) != 0;
      sum +=
          worth
              - FAR * Math.max(0, card.ranged() ? steps - 1 : steps)
              - (exposed ? EXPOSED * worth : 0);
    }
    return sum;
  }

  /// By unit type, the areas in which enemies could attack such a unit after one move.
  private int[] dangerous(Side theirs) {
    int[] areas = new int[UnitType.values().length];
    for (int i = 0; i < theirs.unitCount(); i++) {
      Unit unit = theirs.unit(i);
      areas[unit.card().weapon().ordinal()] |=
          distances.within(unit.area(), unit.card().ranged() ? 2 : 1);
    }
    return areas;
  }

  /// Enemy units, the less the more damage they have, if it may still destroy them in this turn.
  private double enemies(Side theirs, int ap, Position seen) {
    double sum = 0;
    for (int i = 0; i < theirs.unitCount(); i++) {
      Unit unit = theirs.unit(i);
      double worth = worth(unit.card());
      sum += worth;
      if (unit.damage() > 0) {
        int defence = damage.defence(unit, seen);
        boolean possible = defence - unit.damage() <= ap * USUAL_DAMAGE;
        sum -= possible ? WOUND * worth * unit.damage() / defence : 0;
      }
    }
    return sum;
  }

  private static double worth(UnitCard card) {
    return 10
        + card.defence() / 10.0
        + card.damage() / 10.0
        + (card.speed() ? 1 : 0)
        + (card.ranged() ? 1 : 0);
  }

  private static double hand(Pile hand) {
    int first = Math.min(hand.size(), FIRST_CARD_COUNT);
    double sum = FIRST_CARDS * first + FURTHER_CARD * (hand.size() - first);
    for (int kind = 0; kind < hand.kinds(); kind++) {
      sum += hand.count(kind) * inHand(hand.kind(kind));
    }
    return sum;
  }

  private static double inHand(Card card) {
    return switch (card) {
      case UnitCard unit -> UNIT_IN_HAND * worth(unit);
      case EventCard _ -> EVENT_IN_HAND;
    };
  }

  /// A card that is being drawn counts like one in hand; a choice of two for a little more.
  private static double pending(Position seen, Faction me) {
    if (seen.mover() != me) {
      return 0;
    }
    double card =
        (seen.side(me).hand().size() < FIRST_CARD_COUNT ? FIRST_CARDS : FURTHER_CARD)
            + EVENT_IN_HAND;
    return switch (seen.stage()) {
      case Stage.Drawing _, Stage.Considering _ -> card;
      case Stage.DrawingFirst _, Stage.DrawingSecond _, Stage.Keeping _ -> card + 0.1;
      case Stage.Seating _,
          Stage.ChoosingFaction _,
          Stage.DrawingUnits _,
          Stage.ChoosingStartPlayer _,
          Stage.Placing _,
          Stage.Acting _,
          Stage.Offered _,
          Stage.Over _ ->
          0;
    };
  }
}
