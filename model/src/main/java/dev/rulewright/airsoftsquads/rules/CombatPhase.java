package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.BONUS_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_5;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_6;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import org.jspecify.annotations.Nullable;

/// The COMBAT PHASE: who acts, and in which order.
final class CombatPhase extends Chapter {

  private final AttackAction attack;
  private final MoveAction move;
  private final boolean mayPass = says("combat.pass=yes");
  private final boolean exhaustsWithoutAction = says("combat.no-legal-action=exhausts");
  private final BonusWhen bonusWhen = answer("bonus.when", BonusWhen.values());

  CombatPhase(Terms terms, AttackAction attack, MoveAction move) {
    super(terms);
    this.attack = attack;
    this.move = move;
  }

  // ---- What is legal ----

  @Nullable AirsoftClause whyNot(Position position, Stage.Acting stage, Move choice) {
    Seat player = stage.player();
    return switch (choice) {
      case Move.Action action -> whyNot(position, player, action, State.READY);
      case Move.Bonus(Move.Action action) -> whyNoBonus(position, player, action);
      case Move.Exhaust(int from) ->
          at(position, player, from).state() != State.READY
              ? COMBAT_2
              : mayExhaust(position, player) ? null : COMBAT_5;
      case Move.Word word when word == Move.Word.PASS -> mayPass ? null : COMBAT_5;
      case Move.Word word when word == Move.Word.NO_BONUS ->
          hasBonus(position, player) && !canAct(position, player) && !mayExhaust(position, player)
              ? null
              : BONUS_1;
      case Move _ -> COMBAT_1;
    };
  }

  @Nullable AirsoftClause whyNot(Position position, Stage.Bonus stage, Move choice) {
    return switch (choice) {
      case Move.Bonus(Move.Action action) when action.from() == stage.position() ->
          whyNot(position, stage.player(), action, State.EXHAUSTED);
      case Move.Word word when word == Move.Word.NO_BONUS -> null;
      case Move _ -> COMBAT_3;
    };
  }

  /// Which clause forbids that an operator performs an ACTION.
  ///
  /// - COMBAT-3: All that is left to an EXHAUSTED OPERATOR is a BONUS ACTION.
  ///
  /// @param state how it has to lie
  private @Nullable AirsoftClause whyNot(
      Position position, Seat player, Move.Action action, State state) {
    State is = at(position, player, action.from()).state();
    if (is != state) {
      return is == State.EXHAUSTED ? COMBAT_3 : COMBAT_1;
    }
    return switch (action) {
      case Move.Attack each -> AttackAction.whyNot(position, player, each);
      case Move.Advance _ -> move.whyNot(position, player);
    };
  }

  /// A BONUS ACTION in the place of an ACTION (Q04).
  private @Nullable AirsoftClause whyNoBonus(Position position, Seat player, Move.Action action) {
    boolean inTurn =
        switch (bonusWhen) {
          case AT_ONCE -> false;
          case IN_THE_ALTERNATION -> true;
          case IN_THE_ALTERNATION_WHILE_THE_PHASE_LASTS ->
              canAct(position, player) || canAct(position, player.other());
        };
    return inTurn && at(position, player, action.from()).bonus()
        ? whyNot(position, player, action, State.EXHAUSTED)
        : BONUS_1;
  }

  private static Operator at(Position position, Seat player, int from) {
    Side side = position.side(player);
    return from >= 1 && from <= side.positions() ? side.at(from) : Operator.NOBODY;
  }

  /// Whether an operator of a player is ready and has a legal ACTION.
  private boolean canAct(Position position, Seat player) {
    Side side = position.side(player);
    for (int from = 1; from <= side.positions(); from++) {
      if (side.at(from).state() == State.READY && canAct(position, player, from)) {
        return true;
      }
    }
    return false;
  }

  /// Whether there is something to do from a position.
  private boolean canAct(Position position, Seat player, int from) {
    if (move.whyNot(position, player) == null) {
      return true;
    }
    Side enemies = position.side(player.other());
    int last = Math.min(enemies.positions(), from + 1);
    for (int target = Math.max(1, from - 1); target <= last; target++) {
      if (enemies.at(target).isStanding()) {
        return true;
      }
    }
    return false;
  }

  private boolean hasBonus(Position position, Seat player) {
    Side side = position.side(player);
    for (int from = 1; from <= side.positions(); from++) {
      if (side.at(from).bonus()
          && canAct(position, player, from)
          && whyNoBonus(position, player, new Move.Advance(from)) != BONUS_1
          && side.at(from).state() == State.EXHAUSTED) {
        return true;
      }
    }
    return false;
  }

  /// Whether an operator is turned because none of the player's can act (Q03).
  private boolean mayExhaust(Position position, Seat player) {
    return exhaustsWithoutAction
        && position.side(player).onField(State.READY) > 0
        && !canAct(position, player);
  }

  // ---- In turn ----

  /// The position in which somebody is to act.
  ///
  /// - COMBAT-1: One OPERATOR at a time performs an ACTION, and the player whose TURN it is begins.
  /// - COMBAT-4: After each ACTION an OPERATOR of the opponent acts.
  /// - COMBAT-5: The players go on in turn until every OPERATOR is EXHAUSTED, HIT or OUT.
  /// - COMBAT-6: If one player has no ACTION left, the other carries on alone.
  Position alternating(Position position, Seat next, Chronicle chronicle) {
    if (takesPart(position, next)) {
      chronicle.tell(() -> Event.of("to-act " + next, COMBAT_4, COMBAT_1));
      return position.with(Stage.Acting.of(next));
    }
    if (takesPart(position, next.other())) {
      chronicle.tell(() ->
          Event.of("to-act %s: %s can perform no ACTION".formatted(next.other(), next), COMBAT_6));
      return position.with(Stage.Acting.of(next.other()));
    }
    return over(position, chronicle);
  }

  private Position over(Position position, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("combat-over", COMBAT_5, COMBAT_6));
    return position.with(Stage.Supporting.of(Stage.Task.CARDS, position.mover()));
  }

  private boolean takesPart(Position position, Seat player) {
    return canAct(position, player)
        || mayExhaust(position, player)
        || (bonusWhen != BonusWhen.AT_ONCE && hasBonus(position, player));
  }

  /// The position after an ACTION was chosen.
  Position played(Position position, Seat player, Move.Action action, Chronicle chronicle) {
    return switch (action) {
      case Move.Attack each -> attack.begun(position, player, each, chronicle);
      case Move.Advance(int from) -> move.played(position, player, from, chronicle);
    };
  }

  /// The position after an operator has acted, and what it set off is done: it may perform a BONUS
  /// ACTION, or the opponent acts.
  Position acted(Position position, Stage.Acted acted, Chronicle chronicle) {
    Operator operator = position.side(acted.player()).at(acted.position());
    if (!operator.bonus() || bonusWhen != BonusWhen.AT_ONCE) {
      return alternating(position, acted.player().other(), chronicle);
    }
    if (canAct(position, acted.player(), acted.position())) {
      chronicle.tell(
          () -> Event.of("bonus %s %d".formatted(acted.player(), acted.position()), COMBAT_3));
      return position.with(new Stage.Bonus(acted.player(), acted.position()));
    }
    return alternating(
        position.with(acted.player(), acted.position(), operator.withBonus(false)),
        acted.player().other(),
        chronicle);
  }

  /// The position after a BONUS ACTION was chosen.
  Position bonus(Position position, Seat player, Move.Action action, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of("bonus-action %s %d".formatted(player, action.from()), BONUS_1, COMBAT_3));
    Operator operator = position.side(player).at(action.from()).withBonus(false);
    return played(position.with(player, action.from(), operator), player, action, chronicle);
  }

  /// The position after every BONUS of EXHAUSTED operators was given up.
  Position noBonus(Position position, Seat player, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("no-bonus " + player, BONUS_1));
    Side side = position.side(player);
    for (int from = 1; from <= side.positions(); from++) {
      Operator operator = side.at(from);
      if (operator.bonus() && operator.state() == State.EXHAUSTED) {
        side = side.with(from, operator.withBonus(false));
      }
    }
    return alternating(position.with(player, side), player.other(), chronicle);
  }

  /// The position after an operator was turned without an ACTION.
  ///
  /// - COMBAT-2: Having acted, an OPERATOR is EXHAUSTED and lies sideways.
  Position exhausted(Position position, Seat player, int from, Chronicle chronicle) {
    Operator operator = position.side(player).at(from).in(State.EXHAUSTED);
    chronicle.tell(
        () -> Event.of("exhausted %s %d: %s".formatted(player, from, operator.name()), COMBAT_2));
    return alternating(position.with(player, from, operator), player.other(), chronicle);
  }

  /// The position after a player passed (Q02): when both have, the PHASE is over.
  Position passed(Position position, Stage.Acting stage, Chronicle chronicle) {
    Seat other = stage.player().other();
    chronicle.tell(() -> Event.of("passed " + stage.player(), COMBAT_5));
    return stage.passed() || !takesPart(position, other)
        ? over(position, chronicle)
        : position.with(new Stage.Acting(other, true));
  }

  /// The answers to `bonus.when`.
  private enum BonusWhen {
    AT_ONCE,
    IN_THE_ALTERNATION,
    IN_THE_ALTERNATION_WHILE_THE_PHASE_LASTS
  }
}
