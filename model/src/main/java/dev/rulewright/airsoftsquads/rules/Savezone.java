package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_5;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_6;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_8;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_9;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Who goes to the SAVEZONE and who comes out of it.
final class Savezone extends Chapter {

  private static final Comparator<Operator> IN_ORDER =
      Comparator.comparingInt(operator -> operator.printed().index());

  private final boolean eachOfBothKinds = says("exchange.und=each-of-both-kinds");
  private final boolean allOrNone = says("exchange.partial=none-at-all");
  private final boolean mustExchange = says("exchange.duty=must");
  private final Enough enough = answer("save.enough", Enough.values());
  private final boolean outGoToSavezone = says("save.out-without-partner=goes-to-the-savezone");
  private final boolean ownerChoosesHit = says("save.which-hit=owner-chooses");
  private final boolean outLeaveGame = says("save.out-without-partner=leaves-the-game");
  private final boolean mustFill = says("fill.duty=must");
  private final boolean itemsAreDiscarded = says("item.off-field=discarded");
  private final boolean counterStaysWithPosition =
      says("counter.objective=stays-with-the-position");
  private final WhoFirst whoFirst = answer("exchange.who-first", WhoFirst.values());

  Savezone(Terms terms) {
    super(terms);
  }

  // ---- Exchange ----

  /// How many of a side are exchanged.
  ///
  /// - SAVE-1: OPERATORs that are HIT or OUT change places with face-up ones of the SAVEZONE.
  int exchanged(Side side) {
    int down = down(side);
    int partners = side.inSavezone(State.READY);
    boolean none = !eachOfBothKinds || (allOrNone && partners < down);
    return none ? 0 : Math.min(down, partners);
  }

  private static int down(Side side) {
    return side.onField(State.HIT) + side.onField(State.OUT);
  }

  /// Every exchange of a side that no clause forbids.
  List<Move> exchanges(Side side) {
    int most = exchanged(side);
    int least = mustExchange ? most : 0;
    List<Move> moves = ways(side, Operator::isDown, least, most, Move.Exchange::new);
    moves.removeIf(move -> move instanceof Move.Exchange each && whyNot(side, each) != null);
    return moves;
  }

  @Nullable AirsoftClause whyNot(Side side, Move.Exchange exchange) {
    int number = exchange.coming().size();
    int most = exchanged(side);
    if (number > most || (mustExchange && number < most)) {
      return SAVE_1;
    }
    AirsoftClause because = whyNot(side, exchange.coming(), Operator::isDown, SAVE_1);
    if (because != null) {
      return because;
    }
    for (int i = 0; i < number; i++) {
      int to = exchange.coming().get(i).position();
      for (int at = 1; at <= side.positions(); at++) {
        if (isBefore(side, at, to) && !comesTo(exchange, at)) {
          return SAVE_1;
        }
      }
    }
    return null;
  }

  private static boolean comesTo(Move.Exchange exchange, int at) {
    return exchange.coming().stream().anyMatch(coming -> coming.position() == at);
  }

  /// Whether somebody has to be exchanged before another one is (Q10).
  private boolean isBefore(Side side, int at, int other) {
    State first = side.at(at).state();
    State second = side.at(other).state();
    return switch (whoFirst) {
      case OWNER_CHOOSES -> false;
      case OUT_FIRST -> first == State.OUT && second == State.HIT;
      case HIT_FIRST -> first == State.HIT && second == State.OUT;
      case FROM_THE_LEFT -> at < other && side.at(at).isDown();
    };
  }

  /// The position after operators were exchanged.
  ///
  /// - SAVE-8: The SAVEZONE has three places; an exchange leaves as many taken as before.
  Position exchanged(
      Position position, Seat player, List<Move.Coming> exchange, Chronicle chronicle) {
    Side side = position.side(player);
    chronicle.tell(() ->
        Event.of(
            "exchanged %s: %s".formatted(player, new Move.Exchange(exchange)), SAVE_1, SAVE_8));
    var leaving = new ArrayList<Integer>(exchange.size());
    for (int i = 0; i < exchange.size(); i++) {
      leaving.add(exchange.get(i).position());
    }
    return position.with(player, relocated(side, leaving, exchange));
  }

  // ---- Who has no partner ----

  /// Whether there are too few operators in the SAVEZONE for an exchange (Q28).
  ///
  /// @param side the side before the exchange
  private boolean areTooFew(Side side) {
    int up = side.inSavezone(State.READY);
    return switch (enough) {
      case ONE_FACE_UP_FOR_EACH -> up < down(side);
      case ONE_FOR_EACH -> side.savezone().size() < down(side);
      case ONE_FACE_UP -> up == 0;
      case ONE_FACE_UP_FOR_EACH_EXCHANGE -> eachOfBothKinds && up < down(side);
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
        && down(side) > places(side)
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
    if (down(side) == 0) {
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
    Side side = positions.isEmpty() ? before : relocated(before, positions, List.of());
    if (chronicle.listening() && side.onField(State.HIT) > 0) {
      chronicle.tell(Event.of("stays-hit " + player, SAVE_3));
    }
    boolean leave = wereTooFew(before) && outLeaveGame;
    return position.with(
        player,
        leave ? side.withField(each -> each.state() == State.OUT ? left(each) : each) : side);
  }

  // ---- Free positions ----

  /// Whether a side can fill a position.
  boolean canFill(Side side) {
    return side.onField(State.FREE) > 0 && side.inSavezone(State.READY) > 0;
  }

  /// Every way to fill free positions.
  List<Move> fillings(Side side) {
    int most = filled(side);
    int least = mustFill ? most : 0;
    return ways(side, Savezone::isFree, least, most, Move.Fill::new);
  }

  private static boolean isFree(Operator operator) {
    return operator.state() == State.FREE;
  }

  private static int filled(Side side) {
    return Math.min(side.onField(State.FREE), side.inSavezone(State.READY));
  }

  @Nullable AirsoftClause whyNot(Side side, Move.Fill fill) {
    return mustFill && fill.coming().size() < filled(side)
        ? SAVE_4
        : whyNot(side, fill.coming(), Savezone::isFree, SAVE_4);
  }

  /// The position after free positions were filled.
  ///
  /// - SAVE-4: On a free FIELDPOSITION a face-up OPERATOR of the own SAVEZONE may be put.
  Position filled(Position position, Seat player, List<Move.Coming> fill, Chronicle chronicle) {
    Side side = position.side(player);
    chronicle.tell(() -> Event.of("filled %s: %s".formatted(player, new Move.Fill(fill)), SAVE_4));
    return position.with(player, relocated(side, List.of(), fill));
  }

  /// The side after those who lie HIT in the SAVEZONE were turned up.
  ///
  /// - SAVE-5: After that HIT OPERATORs in the SAVEZONE are turned face up and are HIT no more.
  Position turnedUp(Position position, Seat player, Chronicle chronicle) {
    Side side = position.side(player);
    if (side.inSavezone(State.HIT) == 0) {
      return position;
    }
    chronicle.tell(() -> Event.of("turned-up " + player, SAVE_5));
    return position.with(
        player, side.withSavezone(each -> each.state() == State.HIT ? each.in(State.READY) : each));
  }

  // ---- Who comes where ----

  /// The side after some left their positions for the SAVEZONE, and others came out of it. ITEMs go
  /// along (Q21), an OBJECTIVECOUNTER may stay behind (Q20).
  private Side relocated(Side side, List<Integer> leaving, List<Move.Coming> coming) {
    Operator[] field = side.field().toArray(Operator[]::new);
    var savezone = new ArrayList<Operator>(terms.material().operators().size());
    savezone.addAll(side.savezone());
    Side after = side;
    for (int i = 0; i < leaving.size(); i++) {
      int at = leaving.get(i) - 1;
      Operator operator = field[at];
      field[at] = left(operator);
      operator = leavesCounterBehind() ? operator.with(0, 0) : operator;
      Card item = operator.attached();
      if (item != null && itemsAreDiscarded) {
        operator = operator.with((Card) null);
        after = after.discarding(item);
      }
      savezone.add(operator);
    }
    for (int i = 0; i < coming.size(); i++) {
      Operator saved = side.inSavezone(coming.get(i).operator());
      savezone.remove(saved);
      int at = coming.get(i).position() - 1;
      field[at] = leavesCounterBehind() ? saved.with(0, field[at].objective()) : saved;
    }
    savezone.sort(IN_ORDER);
    return after.with(List.of(field), List.copyOf(savezone));
  }

  private boolean leavesCounterBehind() {
    return counterStaysWithPosition;
  }

  /// A position after somebody left it.
  private Operator left(Operator leaving) {
    return leavesCounterBehind() ? Operator.nobody(leaving.objective()) : Operator.NOBODY;
  }

  /// Which clause forbids that operators of the SAVEZONE come to positions.
  ///
  /// - SAVE-6: Who is OUT never returns to a FIELDPOSITION in this GAME.
  /// - SAVE-9: Who comes HIT into the SAVEZONE cannot fill a FIELDPOSITION in the same PHASE.
  ///
  /// @param place what they come to
  /// @param otherwise the clause about everything else
  private static @Nullable AirsoftClause whyNot(
      Side side, List<Move.Coming> all, Predicate<Operator> place, AirsoftClause otherwise) {
    int last = 0;
    for (int i = 0; i < all.size(); i++) {
      Move.Coming coming = all.get(i);
      if (coming.position() <= last
          || coming.position() > side.positions()
          || !place.test(side.at(coming.position()))) {
        return otherwise;
      }
      last = coming.position();
      if (comes(all, i, coming.operator())) {
        return otherwise;
      }
      switch (side.inSavezone(coming.operator()).state()) {
        case READY -> {}
        case OUT -> {
          return SAVE_6;
        }
        case HIT -> {
          return SAVE_9;
        }
        case FREE, EXHAUSTED -> {
          return otherwise;
        }
      }
    }
    return null;
  }

  /// Every way for some of those who lie up in the SAVEZONE to come to positions: the smallest
  /// number first, then by position, then in the order of the operators.
  private static List<Move> ways(
      Side side,
      Predicate<Operator> place,
      int least,
      int most,
      Function<List<Move.Coming>, Move> move) {
    var ways = new ArrayList<Move>();
    var coming = new ArrayList<Move.Coming>(most);
    for (int number = least; number <= most; number++) {
      add(ways, side, place, number, coming, move);
    }
    return ways;
  }

  private static void add(
      List<Move> ways,
      Side side,
      Predicate<Operator> place,
      int more,
      List<Move.Coming> coming,
      Function<List<Move.Coming>, Move> move) {
    if (more == 0) {
      ways.add(move.apply(List.copyOf(coming)));
      return;
    }
    int first = coming.isEmpty() ? 1 : coming.getLast().position() + 1;
    for (int at = first; at <= side.positions(); at++) {
      for (int i = 0; place.test(side.at(at)) && i < side.savezone().size(); i++) {
        Operator saved = side.savezone().get(i);
        if (saved.state() == State.READY && !comes(coming, coming.size(), saved.printed())) {
          coming.add(new Move.Coming(at, saved.printed()));
          add(ways, side, place, more - 1, coming, move);
          coming.removeLast();
        }
      }
    }
  }

  /// Whether an operator is among the first of some.
  private static boolean comes(List<Move.Coming> coming, int first, OperatorCard card) {
    for (int i = 0; i < first; i++) {
      if (coming.get(i).operator().equals(card)) {
        return true;
      }
    }
    return false;
  }

  /// The answers to `save.enough`.
  private enum Enough {
    ONE_FACE_UP_FOR_EACH,
    ONE_FOR_EACH,
    ONE_FACE_UP,
    ONE_FACE_UP_FOR_EACH_EXCHANGE
  }

  /// The answers to `exchange.who-first`.
  private enum WhoFirst {
    OWNER_CHOOSES,
    OUT_FIRST,
    HIT_FIRST,
    FROM_THE_LEFT
  }
}
