package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.FOUR_ACTIONS;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Departure;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.otherwise.DrawOffer;
import dev.rulewright.missioncombat.rules.otherwise.Staying;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Chapter *The actions*: what the player on the move may do, what happens then, and that a guest
/// goes back before anything but its attack (MOVE-6, MOVE-9).
record Actions(
    Board board,
    DrawCard drawCard,
    PlayUnit playUnit,
    PlayEvent playEvent,
    MoveUnit moveUnit,
    Attack attack,
    Guests guests,
    Staying staying,
    Departures departures,
    PlayerTurn playerTurn,
    Victory victory,
    DrawOffer drawOffer) {

  // ---- Listing ----

  /// What is legal: the list of a player's actions.
  ///
  /// - TURN-4: The same action may be taken several times in a turn.
  /// - TURN-5: One unit may move and attack several times in a turn.
  /// - TURN-9: Actions may be taken in any order.
  Moves<Move> list(Position position) {
    Guest guest = position.guest();
    if (guest == null) {
      var moves = new MoveList(board, position);
      list(position, _ -> true, moves);
      listEnd(position, moves);
      return moves;
    }
    boolean mustGoOn = attack.mustGoOn(position, guest);
    List<Departure> possible =
        mustGoOn ? departures.before(position, guest) : departures.each(position);
    return staying.dependsOnMove()
        ? eachFromItsDeparture(possible, position, !mustGoOn)
        : fromEach(possible, position, !mustGoOn);
  }

  /// Where the same guests go back before whatever the others do.
  private Moves<Move> fromEach(List<Departure> possible, Position position, boolean mayEnd) {
    var moves = new MoveList(board, possible.getLast().position());
    for (Departure departure : possible) {
      list(departure.position(), departure, moves);
    }
    if (mayEnd) {
      listEnd(position, moves);
    }
    return moves;
  }

  /// Where it depends on the move who goes back before it.
  private Moves<Move> eachFromItsDeparture(
      List<Departure> possible, Position position, boolean mayEnd) {
    var legal = new ArrayList<Move>();
    for (Departure departure : possible) {
      var moves = new MoveList(board, departure.position());
      list(departure.position(), departure, moves);
      moves.stream().filter(move -> staying.isMadeFrom(departure, move)).forEach(legal::add);
    }
    if (mayEnd) {
      var moves = new MoveList(board, position);
      listEnd(position, moves);
      moves.forEach(legal::add);
    }
    return Outcomes.of(legal);
  }

  /// The attacks of the guest that has stayed for them, or the four actions in the order of the
  /// book.
  ///
  /// - TURN-2: The player on the move chooses among four actions: draw a card, play a card, move a
  ///   unit, attack.
  /// - PLAY-1: Either a unit or an event is played.
  ///
  /// @param mayAttack which units may
  private void list(Position position, Predicate<Unit> mayAttack, MoveList moves) {
    Guest attacker = position.guest();
    if (attacker != null) {
      attack.listGuest(position, attacker, moves);
      return;
    }
    drawCard.list(position, moves);
    playUnit.list(position, moves);
    playEvent.list(position, moves);
    moveUnit.list(position, moves);
    attack.list(position, mayAttack, moves);
  }

  /// - TURN-10: The turn ends when the player has taken all actions wanted.
  private void listEnd(Position position, MoveList moves) {
    if (refusalOfEnd(position) == null) {
      moves.addEndTurn();
      if (drawOffer.isPossible()) {
        moves.addOfferDraw();
      }
    }
  }

  /// Whether a player has nothing left to do but to end the turn.
  boolean nothingIsLeft(Position position) {
    return position.stage() instanceof Stage.Acting
        && list(position).size() == (drawOffer.isPossible() ? 2 : 1)
        && refusal(position, new Move.EndTurn()) == null;
  }

  // ---- Judging ----

  /// Why an action is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move move) {
    Guest guest = position.guest();
    if (guest == null) {
      return refusal(Departure.withoutGuests(position), move);
    }
    Refused refused = refusalBesideGuests(position, guest, move);
    Guest movingOn = refused == null ? null : movingOn(position, move);
    return movingOn == null ? refused : refusalOfMovingOn(position, movingOn);
  }

  private @Nullable Refused refusalBesideGuests(Position position, Guest guest, Move move) {
    return !guest.attacksBy(move) && attack.mustGoOn(position, guest)
        ? new Refused(
            guests.whyItMustAttack(guest, position),
            "%s has come from %s to attack and must %s"
                .formatted(
                    guest.unit(),
                    guest.cameFrom(),
                    guest.attacks() == 0 ? "do so next" : "go on attacking"))
        : refusal(departures.before(position, move, Chronicle.SILENT), move);
  }

  /// The guest that a move would move on, or null if it moves none: a unit that stays where it is
  /// for good is no guest any more, and beside a guest may stand a unit like it that is none.
  private @Nullable Guest movingOn(Position position, Move move) {
    if (!(move instanceof Move.MoveUnit onward)) {
      return null;
    }
    List<Guest> such =
        position.guests().stream().filter(g -> g.unit().equals(onward.unit())).toList();
    return such.isEmpty()
            || such.size() < position.acting().count(onward.unit())
            || such.stream().anyMatch(guest -> guests.staysForGood(guest, position))
        ? null
        : such.getFirst();
  }

  private Refused refusalOfMovingOn(Position position, Guest guest) {
    return new Refused(
        guests.whyItMustNotMoveOn(guest, position),
        "%s cannot move on from there; before it moves it goes back to %s"
            .formatted(guest.unit(), guest.cameFrom()));
  }

  /// Why an action is illegal from where the units stand after a departure, or null if it is legal.
  private @Nullable Refused refusal(Departure departure, Move move) {
    Position position = departure.position();
    return switch (move) {
      case Move.Draw _ -> drawCard.refusal(position, false);
      case Move.DrawWithHq _ -> drawCard.refusal(position, true);
      case Move.PlayUnit play -> playUnit.refusal(position, play);
      case Move.PlayBarrage play -> playEvent.refusal(position, play);
      case Move.PlayRemoval play -> playEvent.refusal(position, play);
      case Move.MoveUnit unit -> moveUnit.refusal(position, unit);
      case Move.Attack each -> attack.refusal(departure, each);
      case Move.EndTurn _ -> refusalOfEnd(departure.before());
      case Move.OfferDraw _ -> {
        Refused refused = drawOffer.refusal();
        yield refused == null ? refusalOfEnd(departure.before()) : refused;
      }
      case Move.NoAction _ -> Refused.of(FOUR_ACTIONS, "'%s' is no action of a turn", move);
    };
  }

  /// Why the turn may not end because of a unit that must move first, or null if it may. Where the
  /// unit must move from, and whether it may, depends on who goes back before that.
  private @Nullable Refused refusalOfEnd(Position position) {
    if (!moveUnit.isEverCompulsory()) {
      return null;
    }
    for (Departure departure : departures.before(position, null)) {
      for (Move.MoveUnit move : moveUnit.compulsory(departure.position())) {
        if (staying.isMadeFrom(departure, move)) {
          return MoveUnit.mustUseRoadFirst(move.unit());
        }
      }
    }
    return null;
  }

  // ---- Playing ----

  /// The position after an action.
  Position play(Position position, Move move, Chronicle chronicle) {
    if (move instanceof Move.EndTurn || move instanceof Move.OfferDraw) {
      return ended(position, move, chronicle);
    }
    return victory.unlessWon(position, move, acted(position, move, chronicle), chronicle);
  }

  private Position ended(Position position, Move move, Chronicle chronicle) {
    Position leaving = playerTurn.repairedFirst(position, chronicle);
    Position back = departures.atTurnEnd(leaving, chronicle);
    Position still = victory.unlessWon(position, move, back, chronicle);
    if (still.stage() instanceof Stage.Over) {
      return still;
    }
    Position ended = playerTurn.end(back, chronicle);
    return move instanceof Move.OfferDraw ? DrawOffer.made(ended, chronicle) : ended;
  }

  /// The position in which a move is made: every guest that goes back before it has gone back.
  Position departed(Position position, Move move) {
    if (position.guest() == null) {
      return position;
    }
    if (move instanceof Move.EndTurn || move instanceof Move.OfferDraw) {
      return departures.atTurnEnd(
          playerTurn.repairedFirst(position, Chronicle.SILENT), Chronicle.SILENT);
    }
    return departures.before(position, move, Chronicle.SILENT).position();
  }

  private Position acted(Position position, Move move, Chronicle chronicle) {
    if (position.guest() == null) {
      return take(position, position, move, chronicle);
    }
    Departure departure = departures.before(position, move, chronicle);
    Position after = take(position, departure.position(), move, chronicle);
    return staying.rejoined(position, move, after, chronicle);
  }

  /// Takes an action from where the units now stand, unless the last one was destroyed on its way
  /// back.
  private Position take(Position before, Position departed, Move move, Chronicle chronicle) {
    Position from =
        departed.acting().unitCount() > 0
            ? departed
            : victory.unlessWon(before, move, departed, chronicle);
    if (from.stage() instanceof Stage.Over) {
      return from;
    }
    return switch (move) {
      case Move.Draw _ -> drawCard.play(from, false, chronicle);
      case Move.DrawWithHq _ -> drawCard.play(from, true, chronicle);
      case Move.PlayUnit play -> playUnit.play(from, play, chronicle);
      case Move.PlayBarrage play -> playEvent.play(from, play, chronicle);
      case Move.PlayRemoval play -> playEvent.play(from, play, chronicle);
      case Move.MoveUnit unit -> moveUnit.play(from, unit, chronicle);
      case Move.Attack each -> attack.play(from, each, chronicle);
      case Move.EndOfTurn _, Move.NoAction _ ->
          throw new IllegalStateException("'" + move + "' is no action of a turn");
    };
  }
}
