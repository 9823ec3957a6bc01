package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_3;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.ArrayList;
import java.util.List;

/// Who is put into the SAVEZONE where too few lie there for an exchange.
final class Retirement extends Chapter {

  private final Relocation relocation;
  private final boolean eachOfBothKinds = says("exchange.und=each-of-both-kinds");
  private final Enough enough = answer("save.enough", Enough.values());
  private final boolean outGoToSavezone = says("save.out-without-partner=goes-to-the-savezone");
  private final boolean ownerChoosesHit = says("save.which-hit=owner-chooses");
  private final boolean outLeaveGame = says("save.out-without-partner=leaves-the-game");

  Retirement(Terms terms) {
    super(terms);
    relocation = new Relocation(terms);
  }

  /// Whether there are too few operators in the SAVEZONE for an exchange (Q28).
  ///
  /// @param side the side before the exchange
  private boolean areTooFew(Side side) {
    int up = side.inSavezone(State.READY);
    return switch (enough) {
      case ONE_FACE_UP_FOR_EACH -> up < Savezone.down(side);
      case ONE_FOR_EACH -> side.savezone().size() < Savezone.down(side);
      case ONE_FACE_UP -> up == 0;
      case ONE_FACE_UP_FOR_EACH_EXCHANGE -> eachOfBothKinds && up < Savezone.down(side);
    };
  }

  /// Whether it has to be known before the exchange if there were too few for it. Of one who lies
  /// there face up for each an exchange takes one of each away, so what is so before it is so after
  /// it.
  boolean isSettledBefore() {
    return enough != Enough.ONE_FACE_UP_FOR_EACH;
  }

  /// Whether it is known before the exchange that there are enough for it.
  ///
  /// @param side the side before the exchange
  boolean isEnoughBefore(Side side) {
    return isSettledBefore() && !areTooFew(side);
  }

  /// Whether there were too few, if an exchange has been made or was not possible.
  private boolean wereTooFew(Side side) {
    return isSettledBefore() || areTooFew(side);
  }

  /// Whether somebody is put into the SAVEZONE if there is a place (Q12).
  private boolean retires(Operator operator) {
    return operator.state() == State.HIT || (operator.state() == State.OUT && outGoToSavezone);
  }

  /// Who is put into the SAVEZONE as long as there is a place: nobody if there are partners enough.
  private List<Integer> retiring(Side side) {
    if (!wereTooFew(side)) {
      return List.of();
    }
    var positions = new ArrayList<Integer>();
    for (int at = 1; at <= side.positions(); at++) {
      if (retires(side.at(at))) {
        positions.add(at);
      }
    }
    return positions;
  }

  private int places(Side side) {
    return terms.numbers().savezonePlaces() - side.savezone().size();
  }

  /// Whether the owner chooses who is put into the SAVEZONE (Q13).
  boolean isChoice(Side side) {
    return places(side) > 0
        && ownerChoosesHit
        && Savezone.down(side) > places(side)
        && retiring(side).size() > places(side);
  }

  /// Every choice of those who take the places that are left.
  List<Move> retirements(Side side) {
    var moves = new ArrayList<Move>();
    choose(retiring(side), places(side), new ArrayList<>(), moves);
    return moves;
  }

  private static void choose(
      List<Integer> from, int number, List<Integer> chosen, List<Move> moves) {
    if (number == 0) {
      moves.add(new Move.Retire(chosen));
      return;
    }
    for (int i = 0; i + number <= from.size(); i++) {
      chosen.add(from.get(i));
      choose(from.subList(i + 1, from.size()), number - 1, chosen, moves);
      chosen.removeLast();
    }
  }

  /// The position after as many as there are places were put into the SAVEZONE, from the left.
  Position retired(Position position, Seat player, Chronicle chronicle) {
    Side side = position.side(player);
    if (Savezone.down(side) == 0) {
      return position;
    }
    List<Integer> positions = retiring(side);
    return retired(
        position,
        player,
        positions.subList(0, Math.min(positions.size(), places(side))),
        chronicle);
  }

  /// The position after some were put into the SAVEZONE.
  ///
  /// - SAVE-2: If there are too few of these, HIT OPERATORs are put into the SAVEZONE until its
  ///   places are taken.
  /// - SAVE-3: HIT OPERATORs that are still on a FIELDPOSITION stay where they are and stay HIT.
  Position retired(Position position, Seat player, List<Integer> positions, Chronicle chronicle) {
    Side before = position.side(player);
    if (chronicle.listening()) {
      for (int at : positions) {
        chronicle.tell(
            Event.of("retired %s %d: %s".formatted(player, at, before.at(at).name()), SAVE_2));
      }
    }
    Side side = positions.isEmpty() ? before : relocation.relocated(before, positions, List.of());
    if (chronicle.listening() && side.onField(State.HIT) > 0) {
      chronicle.tell(Event.of("stays-hit " + player, SAVE_3));
    }
    boolean leave = wereTooFew(before) && outLeaveGame;
    return position.with(
        player,
        leave
            ? side.withField(each -> each.state() == State.OUT ? relocation.left(each) : each)
            : side);
  }

  /// The answers to `save.enough`.
  private enum Enough {
    ONE_FACE_UP_FOR_EACH,
    ONE_FOR_EACH,
    ONE_FACE_UP,
    ONE_FACE_UP_FOR_EACH_EXCHANGE
  }
}
