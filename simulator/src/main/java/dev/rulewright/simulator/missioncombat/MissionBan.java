package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.restriction.Ban;
import java.util.Locale;

/// What a faction of *Mission: Combat!* can do without. The set-up is never touched.
sealed interface MissionBan extends Ban<Position, Move> {

  /// Playing a card from the hand. Units of it that the set-up brings play on.
  record PlayingCard(Card card) implements MissionBan {
    @Override
    public String name() {
      return card.id();
    }

    @Override
    public boolean forbids(Position position, Move move) {
      return switch (move) {
        case Move.PlayUnit play -> play.card().equals(card);
        case Move.PlayBarrage play -> play.card().equals(card);
        case Move.PlayRemoval play -> play.card().equals(card);
        default -> false;
      };
    }
  }

  /// Moves of one kind.
  record KindOfMove(Kind kind) implements MissionBan {
    @Override
    public String name() {
      return kind.toString();
    }

    @Override
    public boolean forbids(Position position, Move move) {
      return position.turn() > 0 && kind.includes(position, move);
    }
  }

  /// Attacking in the faction's own first turn: turn 1 of the play for the start player, turn 2 for
  /// the other.
  record FirstAttack() implements MissionBan {
    static final String NAME = "first-attack";

    /// The last turn that is the first one of somebody.
    private static final int LAST_FIRST_TURN = 2;

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public boolean forbids(Position position, Move move) {
      return position.turn() <= LAST_FIRST_TURN && Kind.ATTACK.includes(position, move);
    }
  }

  /// Playing units for nothing at a portal. Where a unit would be free it cannot be paid for
  /// either, because the rules leave no choice.
  record FreeUnits(Area portal, MissionCombat combat) implements MissionBan {
    @Override
    public String name() {
      return portal.id();
    }

    @Override
    public boolean forbids(Position position, Move move) {
      return move instanceof Move.PlayUnit play
          && play.area().equals(portal)
          && combat.play(position, move).ap() == position.ap();
    }
  }

  /// A kind of move.
  enum Kind {
    DRAW,
    DRAW_WITH_HQ,
    PLAY_UNIT,
    EVENT,
    MOVE,
    MOVE_BY_AP,
    MOVE_BY_SPEED,
    MOVE_BY_ARTERIAL_ROAD,
    /// With going where enemies are, after which nothing but an attack would be legal.
    ATTACK,
    OFFER_DRAW;

    boolean includes(Position position, Move move) {
      return switch (this) {
        case DRAW -> move instanceof Move.Draw;
        case DRAW_WITH_HQ -> move instanceof Move.DrawWithHq;
        case PLAY_UNIT -> move instanceof Move.PlayUnit;
        case EVENT -> move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval;
        case MOVE -> move instanceof Move.MoveUnit;
        case MOVE_BY_AP -> isBy(Move.Way.AP, move);
        case MOVE_BY_SPEED -> isBy(Move.Way.SPEED, move);
        case MOVE_BY_ARTERIAL_ROAD -> isBy(Move.Way.ARTERIAL_ROAD, move);
        case ATTACK -> move instanceof Move.Attack || entersEnemies(position, move);
        case OFFER_DRAW -> move instanceof Move.OfferDraw;
      };
    }

    private static boolean isBy(Move.Way way, Move move) {
      return move instanceof Move.MoveUnit unit && unit.way() == way;
    }

    private static boolean entersEnemies(Position position, Move move) {
      return move instanceof Move.MoveUnit unit
          && (position.waiting().occupied() & unit.to().bit()) != 0;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
