package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_6;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_9;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Who leaves a FIELDPOSITION for the SAVEZONE, and who comes out of it, one by one.
final class Relocation extends Chapter {

  private static final Comparator<Operator> IN_ORDER =
      Comparator.comparingInt(operator -> operator.printed().index());

  private final boolean itemsAreDiscarded = says("item.off-field=discarded");
  private final boolean counterStaysWithPosition =
      says("counter.objective=stays-with-the-position");

  Relocation(Terms terms) {
    super(terms);
  }

  /// The side after some left their positions for the SAVEZONE, and others came out of it. ITEMs go
  /// along (Q21), an OBJECTIVECOUNTER may stay behind (Q20).
  Side relocated(Side side, List<Integer> leaving, List<Move.Coming> coming) {
    Operator[] field = side.field().toArray(Operator[]::new);
    var savezone = new ArrayList<Operator>(terms.material().operators().size());
    savezone.addAll(side.savezone());
    Side after = side;
    for (int i = 0; i < leaving.size(); i++) {
      int at = leaving.get(i) - 1;
      Operator operator = field[at];
      field[at] = left(operator);
      operator = counterStaysWithPosition ? operator.with(0, 0) : operator;
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
      field[at] = counterStaysWithPosition ? saved.with(0, field[at].objective()) : saved;
    }
    savezone.sort(IN_ORDER);
    return after.with(List.of(field), List.copyOf(savezone));
  }

  /// A position after somebody left it.
  Operator left(Operator leaving) {
    return counterStaysWithPosition ? Operator.nobody(leaving.objective()) : Operator.NOBODY;
  }

  /// Which clause forbids that operators of the SAVEZONE come to positions.
  ///
  /// - SAVE-6: Who is OUT never returns to a FIELDPOSITION in this GAME.
  /// - SAVE-9: Who comes HIT into the SAVEZONE cannot fill a FIELDPOSITION in the same PHASE.
  ///
  /// @param place what they come to
  /// @param otherwise the clause about everything else
  static @Nullable AirsoftClause whyNot(
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
  static List<Move> ways(
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
}
