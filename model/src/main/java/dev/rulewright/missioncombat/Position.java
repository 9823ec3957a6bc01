package dev.rulewright.missioncombat;

import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Everything that matters at one moment of a play. Immutable; two positions are equal when the
/// same things lie on the table at the same turn and the same is remembered. [#past], on which only
/// a draw by repetition depends, is not part of that.
///
/// Turn, AP and mover are stored small, so that a position takes 40 bytes.
public final class Position {

  private final Stage stage;
  private final short turn;
  private final byte ap;
  private final boolean marinesMove;
  private final Side marines;
  private final Side portalists;
  private final @Nullable Guest guest;
  private final Memory memory;
  private final @Nullable Past past;

  /// A position from its parts, unchecked.
  ///
  /// @param stage what the position waits for
  /// @param turn number of the current turn, from 1 to 32,767; 0 during the set-up
  /// @param mover the player on the move
  /// @param ap action points left, from 0 to 127
  /// @param guest the guest, if there is one
  /// @param memory what only some readings remember; [Memory#NONE] under the standard reading
  /// @param past earlier positions at the start of a turn, if any
  public Position(
      Stage stage,
      int turn,
      Faction mover,
      int ap,
      Side marines,
      Side portalists,
      @Nullable Guest guest,
      Memory memory,
      @Nullable Past past) {
    this.stage = stage;
    this.turn = (short) turn;
    this.marinesMove = mover == Faction.MARINES;
    this.ap = (byte) ap;
    this.marines = marines;
    this.portalists = portalists;
    this.guest = guest;
    this.memory = memory;
    this.past = past;
  }

  /// What the position waits for.
  public Stage stage() {
    return stage;
  }

  /// The number of the current turn, from 1; 0 during the set-up.
  public int turn() {
    return turn;
  }

  /// The player on the move.
  public Faction mover() {
    return marinesMove ? Faction.MARINES : Faction.PORTALISTS;
  }

  /// Action points left.
  public int ap() {
    return ap;
  }

  /// What a faction has.
  public Side side(Faction faction) {
    return faction == Faction.MARINES ? marines : portalists;
  }

  /// What the player on the move has.
  public Side acting() {
    return marinesMove ? marines : portalists;
  }

  /// What the other player has.
  public Side waiting() {
    return marinesMove ? portalists : marines;
  }

  /// Whether the player on the move holds a card.
  public boolean holdsInHand(Card card) {
    return card.faction() == mover() && acting().hand().contains(card);
  }

  /// The guest, if there is one.
  public @Nullable Guest guest() {
    return guest;
  }

  /// Every guest in the order in which they came, in a new list; under the standard reading there
  /// is one at most.
  public List<Guest> guests() {
    var guests = new ArrayList<>(memory.staying());
    if (guest != null) {
      guests.add(guest);
    }
    return guests;
  }

  /// What only some readings remember; [Memory#NONE] under the standard reading.
  public Memory memory() {
    return memory;
  }

  /// Earlier positions at the start of a turn, the latest first.
  public @Nullable Past past() {
    return past;
  }

  /// This position waiting for something else.
  public Position with(Stage other) {
    return new Position(other, turn, mover(), ap, marines, portalists, guest, memory, past);
  }

  /// This position with something else in a faction's possession.
  public Position with(Faction faction, Side side) {
    return faction == Faction.MARINES
        ? new Position(stage, turn, mover(), ap, side, portalists, guest, memory, past)
        : new Position(stage, turn, mover(), ap, marines, side, guest, memory, past);
  }

  /// This position with something else in the possession of the player on the move.
  public Position withActing(Side side) {
    return with(mover(), side);
  }

  /// This position with another guest or with none.
  public Position withGuest(@Nullable Guest other) {
    return new Position(stage, turn, mover(), ap, marines, portalists, other, memory, past);
  }

  /// This position with other guests, in the order in which they came.
  public Position withGuests(List<Guest> guests) {
    int last = guests.size() - 1;
    return with(memory.withStaying(last > 0 ? guests.subList(0, last) : List.of()))
        .withGuest(last >= 0 ? guests.getLast() : null);
  }

  /// This position with something else remembered.
  public Position with(Memory other) {
    return new Position(stage, turn, mover(), ap, marines, portalists, guest, other, past);
  }

  /// This position with another past.
  public Position withPast(@Nullable Past other) {
    return new Position(stage, turn, mover(), ap, marines, portalists, guest, memory, other);
  }

  /// This position with both sides, the action points and the stage changed at once.
  public Position next(Stage nextStage, int nextAp, Side acting, Side waiting, @Nullable Guest g) {
    return marinesMove
        ? new Position(nextStage, turn, mover(), nextAp, acting, waiting, g, memory, past)
        : new Position(nextStage, turn, mover(), nextAp, waiting, acting, g, memory, past);
  }

  /// Whether the same things lie on the table with the same player on the move, at whatever turn.
  public boolean repeats(Position other) {
    return marinesMove == other.marinesMove
        && marines.equals(other.marines)
        && portalists.equals(other.portalists)
        && ap == other.ap
        && stage.equals(other.stage)
        && Objects.equals(guest, other.guest)
        && memory.equals(other.memory);
  }

  private int outline() {
    return marines.outline() * 31 + portalists.outline();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position position && turn == position.turn && repeats(position);
  }

  @Override
  public int hashCode() {
    int small = (turn << 8 | ap) << 1 | (marinesMove ? 1 : 0);
    int things = (marines.hashCode() * 31 + portalists.hashCode()) * 31 + Objects.hashCode(guest);
    return ((things * 31 + memory.hashCode()) * 31 + stage.hashCode()) * 31 + small;
  }

  @Override
  public String toString() {
    return "turn %d, %s, %s, %d AP, marines %s, portalists %s, guest %s, %s"
        .formatted(turn, stage, mover(), ap, marines, portalists, guest, memory);
  }

  /// Earlier positions at the start of a turn.
  ///
  /// @param position the latest of them
  /// @param outline the same for positions that repeat each other, so that most others need not be
  ///   looked at
  /// @param earlier those before
  /// @param own the latest before in which the same player begins a turn
  public record Past(Position position, int outline, @Nullable Past earlier, @Nullable Past own) {

    /// A position and those before it, in which the players begin turns by turns.
    public Past(Position position, @Nullable Past earlier) {
      this(position, position.outline(), earlier, earlier == null ? null : earlier.earlier);
    }

    /// Whether a position is repeated for the third time by one that follows.
    public boolean holdsTwice(Position next) {
      int outline = next.outline();
      int times = 0;
      for (Past each = earlier; each != null && times < 2; each = each.own) {
        if (each.outline == outline && each.position.repeats(next)) {
          times++;
        }
      }
      return times == 2;
    }
  }
}
