package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.reading.Contested.EventClears;
import dev.rulewright.missioncombat.reading.Contested.FreeActionCounts;
import dev.rulewright.missioncombat.reading.Contested.MultipleAttackers;
import dev.rulewright.missioncombat.reading.Contested.SupportFire;
import dev.rulewright.missioncombat.reading.Oversized.EnterWithoutTarget;
import dev.rulewright.missioncombat.reading.Oversized.ReturnTiming;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.ArrayList;
import java.util.List;

/// Guests that stay where they are while something else is done, which is what some answers to
/// unclear clauses allow. Under the standard reading there are none: MOVE-6 sends the guest back
/// before any other action.
///
/// The guest that came last is [Position#guest]; those that came before it and stay are remembered.
final class Staying {

  private final Guests guests;
  private final PlayUnit playUnit;
  private final PlayEvent playEvent;
  private final Reading reading;
  private final boolean possible;

  Staying(Guests guests, PlayUnit playUnit, PlayEvent playEvent, Reading reading) {
    this.guests = guests;
    this.playUnit = playUnit;
    this.playEvent = playEvent;
    this.reading = reading;
    possible = isPossible(reading);
  }

  /// Whether the reading lets a guest stay at all.
  boolean isPossible() {
    return possible;
  }

  private static boolean isPossible(Reading reading) {
    return reading.contested().freeActionCounts() == FreeActionCounts.NO
        || reading.contested().eventClears() == EventClears.UNIT_STAYS
        || reading.contested().multipleAttackers() == MultipleAttackers.SEVERAL
        || reading.contested().supportFire() == SupportFire.UNIT_STAYS
        || reading.oversized().enterWithoutTarget() == EnterWithoutTarget.STAYS_UNTIL_TURN_END
        || reading.oversized().returnTiming() == ReturnTiming.AT_TURN_END;
  }

  /// Every guest in the order in which they came.
  static List<Guest> all(Position position) {
    var all = new ArrayList<>(position.memory().staying());
    Guest last = position.guest();
    if (last != null) {
      all.add(last);
    }
    return all;
  }

  /// The position with other guests, none of which has moved.
  static Position with(List<Guest> all, Position position) {
    int last = all.size() - 1;
    Memory memory = position.memory().withStaying(last > 0 ? all.subList(0, last) : List.of());
    return position.with(memory).withGuest(last >= 0 ? all.getLast() : null);
  }

  /// Whether a guest stays while a move is made.
  boolean staysDuring(Guest guest, Position position, Move move) {
    return switch (move) {
      case Move.PlayUnit play ->
          countsNot(playUnit.isFree(position, play)) || waits(guest, position);
      case Move.PlayBarrage _, Move.PlayRemoval _ ->
          countsNot(playEvent.isFree(position))
              || reading.contested().eventClears() == EventClears.UNIT_STAYS
              || waits(guest, position);
      case Move.MoveUnit other ->
          countsNot(other.way() != Way.AP)
              || (joins(guest, other) && severalMayStand())
              || waits(guest, position);
      case Move.Attack other ->
          (other.unit().area().equals(guest.unit().area()) && severalMayStand())
              || supports(guest, other)
              || waits(guest, position);
      case Move.Draw _, Move.DrawWithHq _ -> waits(guest, position);
      case Move.EndTurn _,
          Move.OfferDraw _,
          Move.AcceptDraw _,
          Move.DeclineDraw _,
          Move.Seat _,
          Move.Start _,
          Move.Drawn _,
          Move.Place _,
          Move.Keep _ ->
          false;
    };
  }

  /// A24: whether an action is no other action for a guest because it is free.
  private boolean countsNot(boolean free) {
    return free && reading.contested().freeActionCounts() == FreeActionCounts.NO;
  }

  /// A26
  private boolean severalMayStand() {
    return reading.contested().multipleAttackers() == MultipleAttackers.SEVERAL;
  }

  private static boolean joins(Guest guest, Move.MoveUnit move) {
    return move.to().equals(guest.unit().area());
  }

  /// A27: an attack of another unit into the area of the guest.
  private boolean supports(Guest guest, Move.Attack attack) {
    return reading.contested().supportFire() == SupportFire.UNIT_STAYS
        && attack.hits().stream().anyMatch(hit -> hit.target().area().equals(guest.unit().area()));
  }

  /// A31 and A32: an oversized unit waits in an empty building for the end of the turn.
  private boolean waits(Guest guest, Position position) {
    return !Guests.amongEnemies(guest.unit(), position.waiting())
        && (reading.oversized().returnTiming() == ReturnTiming.AT_TURN_END
            || (guest.attacks() == 0
                && reading.oversized().enterWithoutTarget()
                    == EnterWithoutTarget.STAYS_UNTIL_TURN_END));
  }

  /// The guest that goes on attacking by a move, or an empty list.
  private static List<Guest> attacking(List<Guest> all, Move move) {
    return move instanceof Move.Attack attack
        ? all.stream().filter(guest -> guest.unit().equals(attack.unit())).limit(1).toList()
        : List.of();
  }

  /// The guests that neither attack by a move nor go back before it.
  private List<Guest> staying(Position position, Move move) {
    List<Guest> all = all(position);
    List<Guest> attacking = attacking(all, move);
    return minus(all, attacking).stream()
        .filter(guest -> !guests.staysForGood(guest, position))
        .filter(guest -> staysDuring(guest, position, move))
        .toList();
  }

  /// The guests that go back before a move.
  private List<Guest> leaving(Position position, Move move) {
    List<Guest> all = all(position);
    return minus(minus(all, attacking(all, move)), staying(position, move));
  }

  /// The units that have gone back before a move, as they then stand.
  List<Unit> gone(Position position, Move move) {
    return leaving(position, move).stream()
        .filter(guest -> !guests.staysForGood(guest, position))
        .map(Guests::back)
        .toList();
  }

  /// The position in which a move is made: a guest that attacks is the only one on the move, the
  /// others have gone back or stand there like any unit until [#rejoined]; that they are guests is
  /// remembered, because control may depend on it.
  Position departed(Position position, Move move, Chronicle chronicle) {
    List<Guest> attacking = attacking(all(position), move);
    List<Guest> staying = staying(position, move);
    Position departed = with(List.of(), position);
    for (Guest guest : leaving(position, move)) {
      departed = guests.goneBack(departed.withGuest(guest), chronicle);
    }
    return beside(staying, with(attacking, departed));
  }

  /// The position in which some guests stay that are not on the move.
  private static Position beside(List<Guest> staying, Position position) {
    return position.with(position.memory().withStaying(staying));
  }

  /// The position after a move, in which those that stayed are guests again where they may not stay
  /// for good.
  Position rejoined(Position position, Move move, Position after, Chronicle chronicle) {
    var all = new ArrayList<Guest>();
    Side side = after.acting();
    for (Guest guest : Standing.after(staying(position, move), after)) {
      if (guests.isStillGuest(guest, after.waiting(), chronicle)) {
        all.add(guest);
      } else {
        side = guests.staying(side, guest);
      }
    }
    Guest last = after.guest();
    if (last != null) {
      all.add(last);
    }
    return with(all, after.withActing(side));
  }

  /// Some guests without others, one for one: two guests may be alike.
  private static List<Guest> minus(List<Guest> some, List<Guest> others) {
    var left = new ArrayList<>(some);
    others.forEach(left::remove);
    return left;
  }

  /// The position after every guest has gone back.
  Position allGoneBack(Position position) {
    return position.guest() == null ? position : departures(position).getLast();
  }

  /// The positions from which a move may be made: each choice of guests that have gone back.
  List<Position> departures(Position position) {
    List<Guest> all = all(position);
    var departures = new ArrayList<Position>();
    for (int leaving = 0; leaving < 1 << all.size(); leaving++) {
      Position departed = with(List.of(), position);
      var staying = new ArrayList<Guest>();
      for (int i = 0; i < all.size(); i++) {
        if ((leaving & 1 << i) != 0) {
          departed = guests.goneBack(departed.withGuest(all.get(i)), Chronicle.SILENT);
        } else {
          staying.add(all.get(i));
        }
      }
      departures.add(beside(staying, departed));
    }
    return departures;
  }
}
