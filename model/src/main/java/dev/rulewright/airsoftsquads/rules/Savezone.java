package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_5;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_8;

import dev.rulewright.airsoftsquads.AirsoftClause;
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
import org.jspecify.annotations.Nullable;

/// Who goes to the SAVEZONE and who comes out of it.
final class Savezone extends Chapter {

  private final Relocation relocation;
  private final boolean eachOfBothKinds = says("exchange.und=each-of-both-kinds");
  private final boolean allOrNone = says("exchange.partial=none-at-all");
  private final boolean mustExchange = says("exchange.duty=must");
  private final boolean mustFill = says("fill.duty=must");
  private final WhoFirst whoFirst = answer("exchange.who-first", WhoFirst.values());

  Savezone(Terms terms) {
    super(terms);
    relocation = new Relocation(terms);
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

  static int down(Side side) {
    return side.onField(State.HIT) + side.onField(State.OUT);
  }

  /// Every exchange of a side that no clause forbids.
  List<Move> exchanges(Side side) {
    int most = exchanged(side);
    int least = mustExchange ? most : 0;
    List<Move> moves = Relocation.ways(side, Operator::isDown, least, most, Move.Exchange::new);
    moves.removeIf(move -> move instanceof Move.Exchange each && whyNot(side, each) != null);
    return moves;
  }

  @Nullable AirsoftClause whyNot(Side side, Move.Exchange exchange) {
    int number = exchange.coming().size();
    int most = exchanged(side);
    if (number > most || (mustExchange && number < most)) {
      return SAVE_1;
    }
    AirsoftClause because = Relocation.whyNot(side, exchange.coming(), Operator::isDown, SAVE_1);
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
    return position.with(player, relocation.relocated(side, leaving, exchange));
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
    return Relocation.ways(side, Savezone::isFree, least, most, Move.Fill::new);
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
        : Relocation.whyNot(side, fill.coming(), Savezone::isFree, SAVE_4);
  }

  /// The position after free positions were filled.
  ///
  /// - SAVE-4: On a free FIELDPOSITION a face-up OPERATOR of the own SAVEZONE may be put.
  Position filled(Position position, Seat player, List<Move.Coming> fill, Chronicle chronicle) {
    Side side = position.side(player);
    chronicle.tell(() -> Event.of("filled %s: %s".formatted(player, new Move.Fill(fill)), SAVE_4));
    return position.with(player, relocation.relocated(side, List.of(), fill));
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

  /// The answers to `exchange.who-first`.
  private enum WhoFirst {
    OWNER_CHOOSES,
    OUT_FIRST,
    HIT_FIRST,
    FROM_THE_LEFT
  }
}
