package dev.rulewright.airsoftsquads;

import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.Name;
import org.jspecify.annotations.Nullable;

/// An operator on a FIELDPOSITION or in the SAVEZONE, or a FIELDPOSITION that is free.
///
/// @param card who it is; null on a free position
/// @param state how the card lies; in the SAVEZONE [State#READY] says that it lies face up
/// @param hits HITCOUNTER
/// @param objective OBJECTIVECOUNTER; on a free position only under a reading that leaves it there
/// @param attached the card attached to it, if there is one
/// @param moves Moves made this TURN
/// @param bonus whether it has a BONUS
public record Operator(
    @Nullable OperatorCard card,
    State state,
    int hits,
    int objective,
    @Nullable Card attached,
    int moves,
    boolean bonus) {

  /// Nobody.
  public static final Operator NOBODY = nobody(0);

  /// How an operator lies.
  public enum State {
    FREE,
    READY,
    EXHAUSTED,
    HIT,
    OUT;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  /// An operator that has done nothing yet.
  public static Operator ready(OperatorCard card) {
    return new Operator(card, State.READY, 0, 0, null, 0, false);
  }

  /// A free position with an OBJECTIVECOUNTER.
  public static Operator nobody(int objective) {
    return new Operator(null, State.FREE, 0, objective, null, 0, false);
  }

  /// Who it is.
  ///
  /// @throws IllegalStateException on a free position
  public OperatorCard printed() {
    if (card == null) {
      throw new IllegalStateException("nobody is on this position");
    }
    return card;
  }

  /// Whether it may act or be attacked: it is ready or EXHAUSTED.
  public boolean isStanding() {
    return state == State.READY || state == State.EXHAUSTED;
  }

  /// Whether it is HIT or OUT.
  public boolean isDown() {
    return state == State.HIT || state == State.OUT;
  }

  /// Whether an ITEM is attached to it.
  public boolean hasItem() {
    return attached != null && attached.isItem();
  }

  /// The same in another state.
  public Operator in(State other) {
    return new Operator(card, other, hits, objective, attached, moves, bonus);
  }

  /// The same with other counters.
  public Operator with(int hitCounter, int objectiveCounter) {
    return new Operator(card, state, hitCounter, objectiveCounter, attached, moves, bonus);
  }

  /// The same with another card attached, or with none.
  public Operator with(@Nullable Card other) {
    return new Operator(card, state, hits, objective, other, moves, bonus);
  }

  /// The same with a BONUS or without.
  public Operator withBonus(boolean has) {
    return new Operator(card, state, hits, objective, attached, moves, has);
  }

  /// The same after one Move more.
  public Operator moved() {
    return withMoves(moves + 1);
  }

  /// The same after another number of Moves.
  public Operator withMoves(int number) {
    return new Operator(card, state, hits, objective, attached, number, bonus);
  }

  /// The same, EXHAUSTED, with another OBJECTIVECOUNTER.
  public Operator advancedTo(int counter) {
    return new Operator(card, State.EXHAUSTED, hits, counter, attached, moves, bonus);
  }

  /// The same, HIT or OUT, with another OBJECTIVECOUNTER, and with nothing else but its card.
  public Operator down(State other, int counter) {
    return new Operator(card, other, 0, counter, attached, 0, false);
  }

  /// The same, ready if it was EXHAUSTED, without what lasts for a TURN: Moves made and BONUS.
  public Operator rested(int hitCounter) {
    State upright = state == State.EXHAUSTED ? State.READY : state;
    return upright == state && hitCounter == hits && moves == 0 && !bonus
        ? this
        : new Operator(card, upright, hitCounter, objective, attached, 0, false);
  }

  /// The name; a hyphen on a free position.
  public String name() {
    return card == null ? "-" : card.id();
  }
}
