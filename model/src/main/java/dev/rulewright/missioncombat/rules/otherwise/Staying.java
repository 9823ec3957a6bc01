package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Departure;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Guests that stay where they are while something else is done, which is what some answers to
/// unclear clauses allow. Under the standard reading there are none: MOVE-6 sends the guest back
/// before any other action.
///
/// The guest that came last is [Position#guest]; those that came before it and stay are remembered.
public final class Staying extends Asking {

  private final GoingBack guests;
  private final BiPredicate<Position, Move> isFree;
  private final boolean possible;
  private final boolean dependsOnMove;
  private final boolean staysDuringFreeActions = says("contested.free-action-counts=no");
  private final boolean staysDuringEvents = says("contested.event-clears=unit-stays");
  private final boolean severalAttack = says("contested.multiple-attackers=several");
  private final boolean staysDuringSupport = says("contested.support-fire=unit-stays");
  private final boolean waitsWithoutTarget =
      says("oversized.enter-without-target=stays-until-turn-end");
  private final boolean waitsForTurnEnd = says("oversized.return-timing=at-turn-end");

  public Staying(GoingBack guests, BiPredicate<Position, Move> isFree, Reading reading) {
    super(reading);
    this.guests = guests;
    this.isFree = isFree;
    dependsOnMove =
        staysDuringFreeActions || staysDuringEvents || severalAttack || staysDuringSupport;
    possible = dependsOnMove || waitsWithoutTarget || waitsForTurnEnd;
  }

  /// Whether the reading lets a guest stay at all.
  public boolean isPossible() {
    return possible;
  }

  /// The position in which one guest is on the move beside others.
  private static Position among(List<Guest> others, @Nullable Guest guest, Position position) {
    return position.with(position.memory().withStaying(others)).withGuest(guest);
  }

  /// Whether a guest stays while a move is made: it may wait, the action is free and counts for
  /// nothing (A24), or it is one beside which guests stay.
  private boolean staysDuring(Guest guest, Position position, Move move) {
    return move instanceof Move.Action
        && (waits(guest, position)
            || (staysDuringFreeActions && isFree.test(position, move))
            || staysBeside(guest, move));
  }

  private boolean staysBeside(Guest guest, Move move) {
    Area area = guest.unit().area();
    return switch (move) {
      case Move.PlayBarrage _, Move.PlayRemoval _ -> staysDuringEvents;
      case Move.MoveUnit other -> other.to().equals(area) && severalAttack;
      case Move.Attack other ->
          (other.unit().area().equals(area) && severalAttack) || supports(guest, other);
      default -> false;
    };
  }

  /// A27: an attack of another unit into the area of the guest.
  private boolean supports(Guest guest, Move.Attack attack) {
    return staysDuringSupport
        && attack.hits().stream().anyMatch(hit -> hit.target().area().equals(guest.unit().area()));
  }

  /// A31 and A32: an oversized unit waits in an empty building for the end of the turn.
  private boolean waits(Guest guest, Position position) {
    return !position.waiting().holds(guest.unit().area())
        && (waitsForTurnEnd || (guest.attacks() == 0 && waitsWithoutTarget));
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
  public Departure departure(Position position, Move move, Chronicle chronicle) {
    return departure(
        position, attacker(position.guests(), move), leaving(position, move), chronicle);
  }

  /// Whether a move is made from a departure.
  public boolean isMadeFrom(Departure departure, Move move) {
    return leaving(departure.before(), move).equals(departure.leaving());
  }

  /// Whether it depends on the move who goes back before it; otherwise there is but one departure.
  public boolean dependsOnMove() {
    return dependsOnMove;
  }

  /// The departures before attacks of guests, beginning with the one that came last, then those
  /// before anything else. Of guests that are alike one attacks.
  public List<Departure> departures(Position position) {
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
  public List<Departure> departures(Position position, @Nullable Guest attacker) {
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

  /// The position after every guest has gone back at the end of a turn (MOVE-10).
  public Position goneBackAtTurnEnd(Position position, Chronicle chronicle) {
    Position back = position.withGuests(List.of());
    for (Guest guest : position.guests()) {
      back = guests.goneBackAtTurnEnd(back.withGuest(guest), chronicle);
    }
    return back;
  }

  /// The position after every guest has gone back.
  public Position allGoneBack(Position position) {
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
  public Position rejoined(Position position, Move move, Position after, Chronicle chronicle) {
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
        side = guests.withoutGuest(side, guest);
      }
    }
    Guest last = after.guest();
    if (last != null) {
      all.add(last);
    }
    return after.withActing(side).withGuests(all);
  }
}
