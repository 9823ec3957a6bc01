package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EventClears;
import dev.rulewright.missioncombat.reading.ContestedAnswers.FreeActionCounts;
import dev.rulewright.missioncombat.reading.ContestedAnswers.MultipleAttackers;
import dev.rulewright.missioncombat.reading.ContestedAnswers.SupportFire;
import dev.rulewright.missioncombat.reading.OversizedAnswers.EnterWithoutTarget;
import dev.rulewright.missioncombat.reading.OversizedAnswers.ReturnTiming;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
  private final boolean dependsOnMove;

  Staying(Guests guests, PlayUnit playUnit, PlayEvent playEvent, Reading reading) {
    this.guests = guests;
    this.playUnit = playUnit;
    this.playEvent = playEvent;
    this.reading = reading;
    dependsOnMove = dependsOnMove(reading);
    possible = dependsOnMove || waitingIsPossible(reading);
  }

  /// Whether the reading lets a guest stay at all.
  boolean isPossible() {
    return possible;
  }

  private static boolean dependsOnMove(Reading reading) {
    return reading.contested().freeActionCounts() == FreeActionCounts.NO
        || reading.contested().eventClears() == EventClears.UNIT_STAYS
        || reading.contested().multipleAttackers() == MultipleAttackers.SEVERAL
        || reading.contested().supportFire() == SupportFire.UNIT_STAYS;
  }

  private static boolean waitingIsPossible(Reading reading) {
    return reading.oversized().enterWithoutTarget() == EnterWithoutTarget.STAYS_UNTIL_TURN_END
        || reading.oversized().returnTiming() == ReturnTiming.AT_TURN_END;
  }

  /// The position in which one guest is on the move beside others.
  private static Position among(List<Guest> others, @Nullable Guest guest, Position position) {
    return position.with(position.memory().withStaying(others)).withGuest(guest);
  }

  /// Whether a guest stays while a move is made.
  private boolean staysDuring(Guest guest, Position position, Move move) {
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
    return !position.waiting().holds(guest.unit().area())
        && (reading.oversized().returnTiming() == ReturnTiming.AT_TURN_END
            || (guest.attacks() == 0
                && reading.oversized().enterWithoutTarget()
                    == EnterWithoutTarget.STAYS_UNTIL_TURN_END));
  }

  /// The guest that goes on attacking by a move, or null if none does. Of guests that are alike it
  /// is the one that came last, because that one may have to attack.
  private static @Nullable Guest attacker(List<Guest> all, Move move) {
    if (move instanceof Move.Attack attack) {
      for (Guest guest : all.reversed()) {
        if (guest.unit().equals(attack.unit())) {
          return guest;
        }
      }
    }
    return null;
  }

  /// The guests that neither attack by a move nor go back before it.
  private List<Guest> staying(Position position, Move move) {
    List<Guest> all = position.guests();
    all.remove(attacker(all, move));
    all.removeIf(guest -> leavesBefore(move, guest, position));
    return all;
  }

  /// The guests that go back before a move.
  private List<Guest> leaving(Position position, Move move) {
    List<Guest> all = position.guests();
    all.remove(attacker(all, move));
    all.removeIf(guest -> !leavesBefore(move, guest, position));
    return all;
  }

  private boolean leavesBefore(Move move, Guest guest, Position position) {
    return guests.staysForGood(guest, position) || !staysDuring(guest, position, move);
  }

  // ---- Departures ----

  /// Where a move is made: a guest that attacks is the only one on the move, the others have gone
  /// back or stay.
  Departure departure(Position position, Move move, Chronicle chronicle) {
    if (!possible) {
      return ofOnly(
          position, position.guest() != null && position.guest().attacksBy(move), chronicle);
    }
    return departure(
        position, attacker(position.guests(), move), leaving(position, move), chronicle);
  }

  /// The same where no guest stays: then there is one at most, and everything but its attack sends
  /// it back.
  private Departure ofOnly(Position position, boolean attacks, Chronicle chronicle) {
    Guest guest = position.guest();
    if (guest == null || attacks) {
      return new Departure(position, position, List.of(), List.of());
    }
    List<Guest> leaving = List.of(guest);
    return new Departure(
        position,
        guests.goneBack(position, chronicle),
        leaving,
        guests.staysForGood(guest, position) ? List.of() : leaving);
  }

  /// Whether a move is made from a departure.
  boolean isMadeFrom(Departure departure, Move move) {
    return leaving(departure.before(), move).equals(departure.leaving());
  }

  /// Whether it depends on the move who goes back before it; otherwise there is but one departure.
  boolean dependsOnMove() {
    return dependsOnMove;
  }

  /// The departures before attacks of guests, beginning with the one that came last, then those
  /// before anything else. Of guests that are alike one attacks.
  List<Departure> departures(Position position) {
    if (!possible) {
      return List.of(
          ofOnly(position, true, Chronicle.SILENT), ofOnly(position, false, Chronicle.SILENT));
    }
    var departures = new ArrayList<Departure>();
    var units = new HashSet<Unit>();
    for (Guest guest : position.guests().reversed()) {
      if (units.add(guest.unit())) {
        departures.addAll(departures(position, guest));
      }
    }
    departures.addAll(departures(position, null));
    return departures;
  }

  /// The departures before some moves: each choice of guests that may have gone back.
  ///
  /// @param attacker the guest that attacks, or null for the moves that are no attack of a guest
  List<Departure> departures(Position position, @Nullable Guest attacker) {
    if (!possible) {
      return List.of(ofOnly(position, attacker != null, Chronicle.SILENT));
    }
    List<Guest> others = position.guests();
    others.remove(attacker);
    List<List<Guest>> choices = List.of(List.of());
    for (Guest guest : others) {
      choices = withAndWithout(guest, choices, position);
    }
    var departures = new ArrayList<Departure>(choices.size());
    for (List<Guest> leaving : choices) {
      departures.add(departure(position, attacker, leaving, Chronicle.SILENT));
    }
    return departures;
  }

  private List<List<Guest>> withAndWithout(
      Guest guest, List<List<Guest>> choices, Position position) {
    boolean staysForGood = guests.staysForGood(guest, position);
    boolean waits = waits(guest, position);
    var more = new ArrayList<List<Guest>>();
    if (!staysForGood && (waits || dependsOnMove)) {
      more.addAll(choices);
    }
    if (staysForGood || !waits) {
      for (List<Guest> leaving : choices) {
        more.add(Stream.concat(leaving.stream(), Stream.of(guest)).toList());
      }
    }
    return more;
  }

  /// The position after every guest has gone back.
  Position allGoneBack(Position position) {
    return departure(position, null, position.guests(), Chronicle.SILENT).position();
  }

  private Departure departure(
      Position position, @Nullable Guest attacker, List<Guest> leaving, Chronicle chronicle) {
    List<Guest> staying = position.guests();
    staying.remove(attacker);
    var gone = new ArrayList<Guest>();
    Position departed = position.withGuests(List.of());
    for (Guest guest : leaving) {
      staying.remove(guest);
      if (!guests.staysForGood(guest, position)) {
        gone.add(guest);
      }
      departed = guests.goneBack(departed.withGuest(guest), chronicle);
    }
    // That those who stay are guests is remembered, because control may depend on it.
    return new Departure(position, among(staying, attacker, departed), leaving, gone);
  }

  // ---- Afterwards ----

  /// The position after a move, in which those that stayed are guests again where they may not stay
  /// for good.
  Position rejoined(Position position, Move move, Position after, Chronicle chronicle) {
    List<Guest> stayed = possible ? staying(position, move) : List.of();
    if (stayed.isEmpty()) {
      return after;
    }
    var all = new ArrayList<Guest>();
    Side side = after.acting();
    for (Guest guest : Standing.after(stayed, after)) {
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
    return after.withActing(side).withGuests(all);
  }
}
