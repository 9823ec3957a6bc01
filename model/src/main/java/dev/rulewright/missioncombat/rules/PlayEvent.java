package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.DARK_PORTAL;
import static dev.rulewright.missioncombat.MissionClause.PLAY_EVENT_DISCARD;
import static dev.rulewright.missioncombat.MissionClause.PLAY_EVENT_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.TRAP_PORTAL;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.EventCard.RemoveOneUnit;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.splitting.ArtilleryEmplacement;
import dev.rulewright.missioncombat.rules.splitting.Splitting;
import dev.rulewright.missioncombat.rules.splitting.Strike;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapters *Action: play a card*, events, and *Events*, with the Dark Portal.
final class PlayEvent extends Asking {

  private final Board board;
  private final Control control;
  private final Damage damage;
  private final Splitting splitting;
  private final ArtilleryEmplacement artillery;
  private final boolean mayHaveNoEffect = says("event.no-effect-play=legal");
  private final boolean mayHitOwn = says("event.target-side=any");
  private final boolean mayRemoveNobody = says("event.no-unit-to-remove=legal");
  private final boolean freeInFirstTurn = says("turn.first-free-actions=allowed");
  private final boolean freeForEverybody = says("portal.dark-beneficiary=everybody");

  PlayEvent(Board board, Control control, Damage damage, Splitting splitting, Reading reading) {
    super(reading);
    this.board = board;
    this.control = control;
    this.damage = damage;
    this.splitting = splitting;
    artillery = new ArtilleryEmplacement(board, control, reading);
  }

  void list(Position position, MoveList moves) {
    Pile<Card> hand = position.acting().hand();
    if (hand.isEmpty() || position.ap() < cost(position)) {
      return;
    }
    for (int kind = 0; kind < hand.kinds(); kind++) {
      if (hand.count(kind) > 0 && hand.kind(kind) instanceof EventCard card) {
        switch (card.effect()) {
          case Barrage barrage -> listBarrage(position, kind, barrage, moves);
          case RemoveOneUnit _ -> listRemoval(position, kind, moves);
        }
      }
    }
  }

  private void listBarrage(Position position, int kind, Barrage barrage, MoveList moves) {
    if (hasTarget(position, barrage) || mayHaveNoEffect) {
      moves.addBarrage(kind, splitting.ways(artillery.strike(position, barrage), position));
    }
  }

  private boolean hasTarget(Position position, Barrage barrage) {
    return position.waiting().areasWith(barrage.type()) != 0
        || (mayHitOwn && position.acting().areasWith(barrage.type()) != 0);
  }

  /// - EVENT-4: Trap Portal (Portalists): one enemy unit goes from the board face up to its owner's
  ///   discard pile.
  private void listRemoval(Position position, int kind, MoveList moves) {
    Side enemies = position.waiting();
    if (mayRemoveNothing(position)) {
      moves.addRemovalOfNothing(kind);
    }
    for (int i = 0; i < enemies.unitCount(); i++) {
      if (!enemies.repeatsBefore(i)) {
        moves.addRemoval(kind, i);
      }
    }
  }

  /// Whether an event that removes a unit may be played for nothing.
  private boolean mayRemoveNothing(Position position) {
    return position.waiting().unitCount() == 0 && mayRemoveNobody;
  }

  /// The AP that playing an event costs.
  ///
  /// - PORTAL-5: Who controls the Dark Portal plays events for no AP.
  private int cost(Position position) {
    int darkPortals =
        freeForEverybody
            ? board.with(AreaEffect.FREE_EVENTS)
            : control.usable(AreaEffect.FREE_EVENTS, position.mover(), position);
    return darkPortals != 0 && ActionPoints.allowsFreeActions(position, freeInFirstTurn) ? 0 : 1;
  }

  /// Whether events are free.
  boolean isFree(Position position) {
    return cost(position) == 0;
  }

  /// Why playing a damage event is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.PlayBarrage move) {
    if (!(move.card().effect() instanceof Barrage barrage)) {
      return new Refused(TRAP_PORTAL, move.card() + " removes one unit and does no damage");
    }
    Refused refused = unplayable(position, move.card());
    if (refused != null) {
      return refused;
    }
    if (!mayHaveNoEffect && !hasTarget(position, barrage)) {
      return Refused.of(
          PLAY_EVENT_EFFECT, "the %s have no %s unit", position.mover().opponent(), barrage.type());
    }
    return splitting.refusal(artillery.strike(position, barrage), move.hits(), position);
  }

  /// Why playing an event that removes a unit is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move.PlayRemoval move) {
    if (move.card().effect() instanceof Barrage barrage) {
      return new Refused(
          Strike.eventAgainst(barrage.type()), move.card() + " does damage and removes no unit");
    }
    Refused refused = unplayable(position, move.card());
    if (refused != null) {
      return refused;
    }
    Unit target = move.target();
    boolean allowed =
        target == null ? mayRemoveNothing(position) : position.waiting().count(target) > 0;
    return allowed
        ? null
        : Refused.of(
            TRAP_PORTAL,
            "the %s have no %s",
            position.mover().opponent(),
            target == null ? "unit to remove" : target);
  }

  private @Nullable Refused unplayable(Position position, EventCard card) {
    if (!position.holdsInHand(card)) {
      return Refused.of(PLAY_EVENT_EFFECT, "the %s hold no %s in hand", position.mover(), card);
    }
    return position.ap() >= cost(position)
        ? null
        : Refused.of(
            ACTION_COSTS_ONE_AP,
            "playing %s costs 1 AP, and none is left; the %s do not control the Dark Portal",
            card,
            position.mover());
  }

  /// - PLAY-6: An event is played from the hand and takes effect.
  Position play(Position position, Move.PlayBarrage move, Chronicle chronicle) {
    if (!(move.card().effect() instanceof Barrage barrage)) {
      throw new IllegalStateException(move.card() + " does no damage");
    }
    int ap = paid(position, chronicle);
    if (chronicle.listening()) {
      artillery.tell(position, move, barrage, chronicle);
    }
    List<Hit> hits = ArtilleryEmplacement.felt(artillery.strike(position, barrage), move.hits());
    if (!mayHitOwn) {
      Side enemies = damage.dealt(hits, position.waiting(), position, chronicle);
      return discarded(position, move.card(), ap, enemies, chronicle);
    }
    var own = hits.stream().filter(hit -> isOwn(hit, position)).toList();
    var others = hits.stream().filter(hit -> !isOwn(hit, position)).toList();
    Side enemies = damage.dealt(others, position.waiting(), position, chronicle);
    Side mine = damage.dealt(own, position.acting(), position, chronicle);
    return discarded(position.withActing(mine), move.card(), ap, enemies, chronicle);
  }

  private static boolean isOwn(Hit hit, Position position) {
    return hit.target().faction() == position.mover();
  }

  Position play(Position position, Move.PlayRemoval move, Chronicle chronicle) {
    int ap = paid(position, chronicle);
    Unit target = move.target();
    if (chronicle.listening()) {
      chronicle.tell(
          Event.of(
              List.of(TRAP_PORTAL, PLAY_EVENT_EFFECT),
              "played %s: removes %s",
              move.card(),
              target == null ? "nothing" : "a unit"));
      if (target != null) {
        chronicle.tell(Event.of(List.of(TRAP_PORTAL), "removed %s", target));
      }
    }
    Side enemies = target == null ? position.waiting() : position.waiting().losing(target);
    return discarded(position, move.card(), ap, enemies, chronicle);
  }

  private int paid(Position position, Chronicle chronicle) {
    if (cost(position) > 0) {
      return ActionPoints.afterPaying(position, chronicle);
    }
    if (chronicle.listening()) {
      ActionPoints.tellFree(
          position,
          "events are free at the Dark Portal",
          List.of(DARK_PORTAL, CONTROLLER_USES_EFFECT),
          chronicle);
    }
    return position.ap();
  }

  /// - PLAY-7: Then the event goes face up to its player's discard pile.
  private static Position discarded(
      Position position, EventCard card, int ap, Side enemies, Chronicle chronicle) {
    chronicle.tell(() -> Event.of(List.of(PLAY_EVENT_DISCARD), "discarded %s", card));
    Side side = position.acting();
    Side played = side.withCards(side.hand().minus(card), side.deck(), side.discard().plus(card));
    return position.next(position.stage(), ap, played, enemies, null);
  }
}
