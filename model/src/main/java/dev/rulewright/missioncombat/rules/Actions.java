package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.FOUR_ACTIONS;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
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
    PlayerTurn playerTurn,
    Victory victory,
    DrawOffer drawOffer) {

  // ---- Listing ----

  /// What is legal: the list of a player's actions.
  Moves<Move> list(Position position) {
    Guest guest = position.guest();
    if (guest == null) {
      var moves = new MoveList(board, position);
      listActions(position, null, moves);
      return moves;
    }
    if (attack.mustGoOn(position, guest)) {
      var moves = new MoveList(board, position);
      attack.listGuest(position, guest, moves);
      return moves;
    }
    if (staying.isPossible()) {
      return actionsBesideGuests(position);
    }
    Position back = guests.goneBack(position, Chronicle.SILENT);
    var moves = new MoveList(board, back);
    // Who is still there has not gone back, or stands beside the guest and is like it.
    if (back.acting().count(guest.unit()) == 0) {
      attack.listGuest(position, guest, moves);
    }
    listActions(back, Guests.back(guest), moves);
    return moves;
  }

  /// What is legal from any position in which some guests have gone back and the others have not.
  private Moves<Move> actionsBesideGuests(Position position) {
    var legal = new LinkedHashSet<Move>();
    for (Position departure : staying.departures(position)) {
      var moves = new MoveList(board, departure);
      listActions(departure, null, moves);
      for (Move move : moves) {
        if (refusal(position, move) == null) {
          legal.add(move);
        }
      }
    }
    Stream.of(new Move.EndTurn(), new Move.OfferDraw())
        .filter(move -> refusal(position, move) == null)
        .forEach(legal::add);
    return new FewMoves(List.copyOf(legal));
  }

  /// The four actions in the order of the book, then the end of the turn.
  private void listActions(Position position, @Nullable Unit goneBack, MoveList moves) {
    drawCard.list(position, moves);
    playUnit.list(position, moves);
    playEvent.list(position, moves);
    moveUnit.list(position, moves);
    attack.list(position, goneBack, moves);
    if (moveUnit.refusalOfEnd(position) == null) {
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
      return refusal(position, move, null);
    }
    if (Guests.goesOn(position, move)) {
      return refusal(position, move, null);
    }
    Guest movingOn = movingOn(position, move);
    if (movingOn != null) {
      return refusalOfMovingOn(position, movingOn);
    }
    if (staying.isPossible()) {
      return refusalBesideGuests(position, guest, move);
    }
    Refused duty = refusalOfOtherThings(position, guest);
    return duty != null
        ? duty
        : refusal(guests.goneBack(position, Chronicle.SILENT), move, Guests.back(guest));
  }

  /// The guest that a move would move on, or null if it moves none: a unit that stays where it is
  /// for good is no guest any more, and beside a guest may stand a unit like it that is none.
  private @Nullable Guest movingOn(Position position, Move move) {
    if (!(move instanceof Move.MoveUnit onward)) {
      return null;
    }
    List<Guest> such =
        Staying.all(position).stream().filter(g -> g.unit().equals(onward.unit())).toList();
    return such.isEmpty()
            || such.size() < position.acting().count(onward.unit())
            || such.stream().anyMatch(guest -> guests.staysForGood(guest, position))
        ? null
        : such.getFirst();
  }

  /// Why nothing but an attack of the guest is legal, or null if anything may be.
  private @Nullable Refused refusalOfOtherThings(Position position, Guest guest) {
    return !attack.mustGoOn(position, guest)
        ? null
        : new Refused(
            guests.whyItMustAttack(guest, position),
            "%s has come from %s to attack and must do so next"
                .formatted(guest.unit(), guest.cameFrom()));
  }

  /// Why an action is illegal where guests may stay meanwhile, or null if it is legal.
  private @Nullable Refused refusalBesideGuests(Position position, Guest guest, Move move) {
    Refused duty = refusalOfOtherThings(position, guest);
    if (duty != null) {
      return duty;
    }
    if (move instanceof Move.EndTurn || move instanceof Move.OfferDraw) {
      Refused refused = move instanceof Move.OfferDraw ? drawOffer.refusal() : null;
      return refused == null ? refusalOfEndBesideGuests(position) : refused;
    }
    Position departed = staying.departed(position, move, Chronicle.SILENT);
    for (Unit gone : staying.gone(position, move)) {
      Refused refused = refusal(departed, move, gone);
      if (refused != null) {
        return refused;
      }
    }
    return refusal(departed, move, null);
  }

  /// Why the turn may not end where guests may stay: some of them would stay during the Arterial
  /// Road move that a unit must use first, so that move is judged from where everybody stands now.
  private @Nullable Refused refusalOfEndBesideGuests(Position position) {
    for (Position departure : staying.departures(position)) {
      for (Move.MoveUnit move : moveUnit.compulsory(departure)) {
        if (refusal(position, move) == null) {
          return MoveUnit.mustUseRoadFirst(move.unit());
        }
      }
    }
    return null;
  }

  private Refused refusalOfMovingOn(Position position, Guest guest) {
    return new Refused(
        guests.whyItMustNotMoveOn(guest, position),
        "%s cannot move on from there; before it moves it goes back to %s"
            .formatted(guest.unit(), guest.cameFrom()));
  }

  /// Why an action is illegal from where the units now stand, or null if it is legal.
  ///
  /// @param goneBack a unit that has just gone back, if any
  private @Nullable Refused refusal(Position position, Move move, @Nullable Unit goneBack) {
    return switch (move) {
      case Move.Draw _ -> drawCard.refusal(position, false);
      case Move.DrawWithHq _ -> drawCard.refusal(position, true);
      case Move.PlayUnit play -> playUnit.refusal(position, play);
      case Move.PlayBarrage play -> playEvent.refusal(position, play);
      case Move.PlayRemoval play -> playEvent.refusal(position, play);
      case Move.MoveUnit unit -> moveUnit.refusal(position, unit);
      case Move.Attack each -> attack.refusal(position, each, goneBack);
      case Move.EndTurn _ -> moveUnit.refusalOfEnd(position);
      case Move.OfferDraw _ -> {
        Refused refused = drawOffer.refusal();
        yield refused == null ? moveUnit.refusalOfEnd(position) : refused;
      }
      case Move.Seat _,
          Move.Start _,
          Move.Drawn _,
          Move.Place _,
          Move.Keep _,
          Move.AcceptDraw _,
          Move.DeclineDraw _ ->
          new Refused(FOUR_ACTIONS, "'%s' is no action of a turn".formatted(move));
    };
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
    Position back = goneBackAtTurnEnd(leaving, chronicle);
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
      return goneBackAtTurnEnd(
          playerTurn.repairedFirst(position, Chronicle.SILENT), Chronicle.SILENT);
    }
    if (staying.isPossible()) {
      return staying.departed(position, move, Chronicle.SILENT);
    }
    return Guests.goesOn(position, move) ? position : guests.goneBack(position, Chronicle.SILENT);
  }

  private Position acted(Position position, Move move, Chronicle chronicle) {
    if (staying.isPossible() && position.guest() != null) {
      Position departed = staying.departed(position, move, chronicle);
      Position after = take(position, departed, move, chronicle);
      return staying.rejoined(position, move, after, chronicle);
    }
    // MOVE-6, MOVE-9: before any other action than its attack the guest goes back.
    return take(
        position,
        Guests.goesOn(position, move) ? position : guests.goneBack(position, chronicle),
        move,
        chronicle);
  }

  /// MOVE-10: at the end of the turn every guest goes back.
  private Position goneBackAtTurnEnd(Position position, Chronicle chronicle) {
    if (!staying.isPossible()) {
      return guests.goneBackAtTurnEnd(position, chronicle);
    }
    Position back = Staying.with(List.of(), position);
    for (Guest guest : Staying.all(position)) {
      back = guests.goneBackAtTurnEnd(back.withGuest(guest), chronicle);
    }
    return back;
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
      case Move.EndTurn _,
          Move.OfferDraw _,
          Move.AcceptDraw _,
          Move.DeclineDraw _,
          Move.Seat _,
          Move.Start _,
          Move.Drawn _,
          Move.Place _,
          Move.Keep _ ->
          throw new IllegalStateException("'" + move + "' is no action of a turn");
    };
  }
}
