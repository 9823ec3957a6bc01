package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A choice of a player, or what chance brings. Moves that differ only in interchangeable things
/// are equal. The text form is the notation of the move.
public sealed interface Move {

  /// One of the four actions of a turn: a card is drawn or played, a unit moves or attacks
  /// (TURN-2).
  sealed interface Action extends Move {}

  /// The end of a turn.
  sealed interface EndOfTurn extends Move {}

  /// What belongs to no turn, or comes of an action: set-up, chance, the answer to an offer.
  sealed interface NoAction extends Move {}

  /// Chance: the first of the two people leads a faction, and the second leads the other.
  record Seat(Faction faction) implements NoAction {
    @Override
    public String toString() {
      return "seat " + faction;
    }
  }

  /// Chance: the start player is determined; or the start player chooses a faction.
  record Start(Faction faction) implements NoAction {
    @Override
    public String toString() {
      return "start " + faction;
    }
  }

  /// Chance: a card is drawn.
  record Drawn(Card card) implements NoAction {
    @Override
    public String toString() {
      return "drawn " + card;
    }
  }

  /// Set-up: a unit is placed.
  record Place(UnitCard card, Area area) implements NoAction {
    @Override
    public String toString() {
      return "place " + card + " " + area;
    }
  }

  /// A card is drawn for 1 AP.
  record Draw() implements Action {
    @Override
    public String toString() {
      return "draw";
    }
  }

  /// Two cards are drawn for 1 AP, by virtue of the HQ; one of them will be kept. Where the reading
  /// lets the first card be seen before, the second one is drawn.
  record DrawWithHq() implements Action {
    @Override
    public String toString() {
      return "draw-with-hq";
    }
  }

  /// A drawn card is kept: one of two, or the first one instead of drawing a second.
  record Keep(Card card) implements NoAction {
    @Override
    public String toString() {
      return "keep " + card;
    }
  }

  /// A unit is played from the hand.
  record PlayUnit(UnitCard card, Area area) implements Action {
    @Override
    public String toString() {
      return "play-unit " + card + " " + area;
    }
  }

  /// A damage event is played.
  ///
  /// @param hits in order, see [Hit#compareTo]; empty when there is no target
  record PlayBarrage(EventCard card, List<Hit> hits) implements Action {
    /// Puts the hits in order.
    public PlayBarrage {
      hits = Hit.ordered(hits);
    }

    @Override
    public String toString() {
      return "play-event " + card + Hit.text(hits);
    }
  }

  /// An event is played that removes a unit.
  ///
  /// @param target the unit; null when there is none to remove, which only some readings allow
  record PlayRemoval(EventCard card, @Nullable Unit target) implements Action {
    @Override
    public String toString() {
      return "play-event " + card + (target == null ? "" : " " + target);
    }
  }

  /// A unit moves.
  record MoveUnit(Unit unit, Area to, Way way) implements Action {
    @Override
    public String toString() {
      return "move " + unit + " " + to + " by " + way;
    }
  }

  /// A unit attacks.
  ///
  /// @param hits in order, see [Hit#compareTo]; damage that no target can take is left out
  record Attack(Unit unit, List<Hit> hits) implements Action {
    /// Puts the hits in order.
    public Attack {
      hits = Hit.ordered(hits);
    }

    @Override
    public String toString() {
      return "attack " + unit + Hit.text(hits);
    }
  }

  /// The turn ends.
  record EndTurn() implements EndOfTurn {
    @Override
    public String toString() {
      return "end-turn";
    }
  }

  /// The turn ends with the offer of a draw.
  record OfferDraw() implements EndOfTurn {
    @Override
    public String toString() {
      return "offer-draw";
    }
  }

  /// The offer of a draw is accepted.
  record AcceptDraw() implements NoAction {
    @Override
    public String toString() {
      return "accept-draw";
    }
  }

  /// The offer of a draw is declined.
  record DeclineDraw() implements NoAction {
    @Override
    public String toString() {
      return "decline-draw";
    }
  }

  /// How a move is paid for.
  enum Way {
    /// With 1 AP.
    AP,
    /// With the free move of speed.
    SPEED,
    /// With the free move of the Arterial Road.
    ARTERIAL_ROAD;

    @Override
    public String toString() {
      return switch (this) {
        case AP -> "ap";
        case SPEED -> "speed";
        case ARTERIAL_ROAD -> "arterial-road";
      };
    }
  }

  /// A part of the damage of an attack or event.
  ///
  /// @param damage at least 1
  record Hit(Unit target, int damage) implements Comparable<Hit> {

    /// By target; of equal targets the one that takes more comes first.
    @Override
    public int compareTo(Hit other) {
      int byTarget = target.compareTo(other.target);
      return byTarget != 0 ? byTarget : Integer.compare(other.damage, damage);
    }

    @Override
    public String toString() {
      return target + "=" + damage;
    }

    private static List<Hit> ordered(List<Hit> hits) {
      for (int i = 1; i < hits.size(); i++) {
        if (hits.get(i - 1).compareTo(hits.get(i)) > 0) {
          return hits.stream().sorted().toList();
        }
      }
      return List.copyOf(hits);
    }

    private static String text(List<Hit> hits) {
      return hits.stream().map(hit -> " " + hit).collect(Collectors.joining());
    }
  }
}
