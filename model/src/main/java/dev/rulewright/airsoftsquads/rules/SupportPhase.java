package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_7;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.SUPPORT_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.SUPPORT_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.SUPPORT_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.SUPPORT_5;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.Stage.Task;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The SUPPORT PHASE, task by task.
final class SupportPhase extends Chapter {

  private static final Task[] TASKS = Task.values();

  private final Hits hits;
  private final Savezone savezone;
  private final Retirement retirement;
  private final Draw draw;
  private final Ending ending;
  private final boolean opponentFirst = says("support.order=opponent-first");
  private final boolean playerByPlayer = says("support.order=player-by-player");
  private final boolean bothActOnOperators = says("support.whose=both-players");
  private final boolean bothAttachItems = says("item.whose=both");
  private final boolean bothDraw = says("draw.whose=both");
  private final boolean itemsAtOnce = says("fill.same-phase=at-once");
  private final boolean ownersDiscard = says("discard.whose=owners");
  private final boolean healsAtEndOfTurn = says("counter.hit=until-end-of-turn");
  private final boolean drawsFromDeckOnly = says("draw.pile=deck");

  SupportPhase(Terms terms, Hits hits, Draw draw, Ending ending) {
    super(terms);
    this.hits = hits;
    savezone = new Savezone(terms);
    retirement = new Retirement(terms);
    this.draw = draw;
    this.ending = ending;
  }

  /// The position in which somebody decides, or chance, after tasks that need nobody were done.
  ///
  /// - SUPPORT-4: Last of all a card is drawn.
  Position from(Position position, Stage.Supporting start, Chronicle chronicle) {
    Position at = position;
    Stage.Supporting stage = start;
    while (true) {
      if (asks(at.side(stage.player()), stage.task())) {
        return at.with(new Stage.Choosing(stage.task(), stage.player()));
      }
      Stage.Supporting next = next(at, stage.task(), stage.player());
      at = done(at, stage, next, chronicle);
      if (!at.stage().equals(start)) {
        return at;
      }
      stage = next;
    }
  }

  private boolean asks(Side side, Task task) {
    return switch (task) {
      case ITEMS -> Items.hasItem(side.field()) || Items.hasItem(side.savezone());
      case EXCHANGE -> savezone.exchanged(side) > 0;
      case RETIRE -> retirement.isChoice(side);
      case FILL -> savezone.canFill(side);
      case CARDS, READY, TURN_UP, LOSS, DRAW, END -> false;
    };
  }

  /// The position after a task about which nobody decides; its stage is another one only if
  /// something else than the next task follows.
  private Position done(
      Position position, Stage.Supporting stage, Stage.Supporting next, Chronicle chronicle) {
    Seat player = stage.player();
    return switch (stage.task()) {
      case CARDS -> discarded(position, player, chronicle);
      case READY -> ready(position, player, chronicle);
      case RETIRE -> ending.atOnce(retirement.retired(position, player, chronicle), chronicle);
      case TURN_UP -> savezone.turnedUp(position, player, chronicle);
      case LOSS -> ending.unlessLost(position, chronicle);
      case DRAW -> drawing(position, player, next, chronicle);
      case END -> ended(position, chronicle);
      case ITEMS, EXCHANGE, FILL -> position;
    };
  }

  // ---- In which order ----

  /// What comes after a task: the next one that the same player does in a row, else the other
  /// player's turn to do the same, else the next task of all.
  ///
  /// @param position the position before the task
  private Stage.Supporting next(Position position, Task task, Seat player) {
    Seat mover = position.mover();
    Task done =
        task == Task.EXCHANGE && retirement.isEnoughBefore(position.side(player))
            ? Task.RETIRE
            : task;
    Task following = following(done);
    while (isInARow(done, following)) {
      if (isFor(following, player, mover)) {
        return Stage.Supporting.of(following, player);
      }
      following = following(following);
    }
    if (player == first(task, mover)) {
      for (Task other : TASKS) {
        if ((other == task || isInARow(task, other)) && isFor(other, player.other(), mover)) {
          return Stage.Supporting.of(other, player.other());
        }
      }
    }
    Seat first = first(following, mover);
    return Stage.Supporting.of(following, isFor(following, first, mover) ? first : first.other());
  }

  /// Who is the first to do a task (Q27); of cards that are put away it does not matter.
  private Seat first(Task task, Seat mover) {
    return task != Task.CARDS && opponentFirst ? mover.other() : mover;
  }

  /// Whether a player does two tasks in a row, before the other player does them (Q27, Q28).
  private boolean isInARow(Task one, Task other) {
    return one != other
        && (playerByPlayer
            ? one.ordinal() < Task.LOSS.ordinal() && other.ordinal() < Task.LOSS.ordinal()
            : retirement.isSettledBefore() && isOfExchange(one) && isOfExchange(other));
  }

  private static boolean isOfExchange(Task task) {
    return task == Task.EXCHANGE || task == Task.RETIRE;
  }

  /// Whether a task is for a player (Q05, Q06, Q07).
  private boolean isFor(Task task, Seat player, Seat mover) {
    return player == mover
        || switch (task) {
          case CARDS, EXCHANGE, RETIRE, FILL, TURN_UP -> bothActOnOperators;
          case ITEMS -> bothAttachItems;
          case DRAW -> bothDraw;
          case READY -> true;
          case LOSS, END -> false;
        };
  }

  /// The task that comes next in the chapter (Q15).
  private Task following(Task task) {
    return switch (task) {
      case CARDS -> Task.ITEMS;
      case ITEMS -> Task.READY;
      case READY -> Task.EXCHANGE;
      case EXCHANGE -> Task.RETIRE;
      case RETIRE -> itemsAtOnce ? Task.TURN_UP : Task.FILL;
      case FILL -> itemsAtOnce ? Task.LOSS : Task.TURN_UP;
      case TURN_UP -> itemsAtOnce ? Task.FILL : Task.LOSS;
      case LOSS -> Task.DRAW;
      case DRAW, END -> Task.END;
    };
  }

  // ---- What goes by itself ----

  /// - SUPPORT-1: Attached ATTACK and DEFENCE cards are put on the DISCARDZONE.
  private Position discarded(Position position, Seat player, Chronicle chronicle) {
    Seat zone = ownersDiscard ? player : position.mover();
    Position after = position;
    for (int at = 1; at <= position.side(player).positions(); at++) {
      Operator operator = position.side(player).at(at);
      Card card = operator.attached();
      if (card != null && !card.isItem()) {
        after = after.with(player, at, operator.with((Card) null));
        after = after.with(zone, after.side(zone).discarding(card));
        chronicle.tell(() -> Event.of("discarded %s %s".formatted(player, card), SUPPORT_1));
      }
    }
    return after;
  }

  /// - SUPPORT-3: EXHAUSTED OPERATORs are turned upright and are ready again.
  /// - COMBAT-7: Both players' OPERATORs act in a COMBAT PHASE, so those of both are made ready
  ///   after it.
  private Position ready(Position position, Seat player, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("ready " + player, SUPPORT_3, COMBAT_7));
    Side side = position.side(player);
    return position.with(
        player,
        healsAtEndOfTurn
            ? side.rested(operator -> operator.rested(0))
            : side.rested(operator -> operator.rested(operator.hits())));
  }

  /// The position in which a player draws the last card of the TURN (Q26).
  private Position drawing(
      Position position, Seat player, Stage.Supporting next, Chronicle chronicle) {
    return drawsFromDeckOnly
        ? draw.card(position, player, next, chronicle)
        : hits.performance().chosen(position, player, next, chronicle);
  }

  /// - SUPPORT-5: Then the TURN of the opponent begins.
  /// - END-2: After TURN 60 the GAME is a draw.
  private Position ended(Position position, Chronicle chronicle) {
    if (position.turn() >= terms.numbers().turnLimit()) {
      return ending.over(position, List.of(), Stage.Over.TURN_LIMIT, chronicle);
    }
    chronicle.tell(() -> Event.of("turn-over " + position.mover(), SUPPORT_5));
    return position.next(new Stage.Beginning());
  }

  // ---- What a player decides ----

  /// What a player may decide about the exchange of operators.
  List<Move> choices(Position position, Stage.Choosing stage) {
    Side side = position.side(stage.player());
    return switch (stage.task()) {
      case EXCHANGE -> savezone.exchanges(side);
      case RETIRE -> retirement.retirements(side);
      case FILL -> savezone.fillings(side);
      case CARDS, ITEMS, READY, TURN_UP, LOSS, DRAW, END ->
          throw new IllegalStateException("nothing like that is decided: " + stage);
    };
  }

  @Nullable AirsoftClause whyNot(Position position, Stage.Choosing stage, Move move) {
    Side side = position.side(stage.player());
    return switch (stage.task()) {
      case ITEMS -> Items.whyNotDrop(side, move);
      case EXCHANGE ->
          move instanceof Move.Exchange exchange ? savezone.whyNot(side, exchange) : SAVE_1;
      case RETIRE -> retirement.retirements(side).contains(move) ? null : SAVE_2;
      case FILL -> move instanceof Move.Fill fill ? savezone.whyNot(side, fill) : SAVE_4;
      case CARDS, READY, TURN_UP, LOSS, DRAW, END ->
          throw new IllegalStateException("nothing like that is decided: " + stage);
    };
  }

  /// The position after a decision about the exchange of operators.
  Position chosen(Position position, Stage.Choosing stage, Move move, Chronicle chronicle) {
    Seat player = stage.player();
    Position after =
        switch (move) {
          case Move.Exchange(var coming) ->
              ending.atOnce(savezone.exchanged(position, player, coming, chronicle), chronicle);
          case Move.Retire(var positions) ->
              ending.atOnce(retirement.retired(position, player, positions, chronicle), chronicle);
          case Move.Fill(var coming) -> savezone.filled(position, player, coming, chronicle);
          case Move _ -> throw new IllegalStateException("'%s' in %s".formatted(move, stage));
        };
    return after.stage().equals(stage) ? after.with(next(position, stage.task(), player)) : after;
  }

  /// The position after a player keeps the other ITEMs.
  Position kept(Position position, Seat player, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("keeps-items " + player, SUPPORT_2));
    return position.with(next(position, Task.ITEMS, player));
  }
}
