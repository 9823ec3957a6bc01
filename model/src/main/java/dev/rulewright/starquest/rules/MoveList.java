package dev.rulewright.starquest.rules;

import dev.rulewright.kernel.Moves;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.movement.Movement;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.Arrays;
import java.util.Objects;

/// The legal moves of a position, as a few entries that stand for many moves each: a figure and all
/// the directions in which it may go, a missile and all the squares at which it may be fired.
///
/// The chapters fill a list while it is made; afterwards it does not change.
final class MoveList implements Moves<Move> {

  /// What an entry stands for. An entry is an `int`: the kind, the square of a figure, something
  /// small (a weapon, a kind of alien, the offset of a square of a base) and something else (a set
  /// of directions, a square, points, or which of the sets of squares in [#sets]).
  private enum Kind {
    STEP,
    OPEN,
    SINGLE,
    CANNON,
    LINE,
    BLAST,
    STRIKE,
    REINFORCE,
    BLIP,
    HIT,
    END_TURN,
    MADE;

    private static final Kind[] ALL = values();
  }

  private static final int SQUARE_SHIFT = 14;
  private static final int SMALL_SHIFT = 11;
  private static final int KIND_SHIFT = 24;
  private static final int REST = (1 << SMALL_SHIFT) - 1;

  /// Of the points that a target takes, the most stand in the lower bits: armour and life together
  /// are at most 35.
  private static final int HIT_BITS = 6;

  private static final int MOST_HIT = (1 << HIT_BITS) - 1;
  private static final long[] NO_SETS = {};
  private static final Move[] NONE_MADE = {};
  private static final Move END_TURN = new Move.EndTurn();

  private final Ship ship;
  private final Movement movement;
  private int[] entries = new int[8];
  private int length;
  private int size;
  private long[] sets = NO_SETS;
  private Move[] made = NONE_MADE;

  MoveList(Ship ship, Movement movement) {
    this.ship = ship;
    this.movement = movement;
  }

  // ---- Filling ----

  private void add(Kind kind, int square, int small, int rest, int count) {
    if (count == 0) {
      return;
    }
    if (length == entries.length) {
      entries = Arrays.copyOf(entries, 2 * length);
    }
    entries[length++] =
        (kind.ordinal() << KIND_SHIFT) | (square << SQUARE_SHIFT) | (small << SMALL_SHIFT) | rest;
    size += count;
  }

  /// Adds the steps of a figure in some directions.
  void addSteps(int square, int directions) {
    add(Kind.STEP, square, 0, directions, Integer.bitCount(directions));
  }

  /// Adds the opening of some doors.
  void addOpen(int square, long doors) {
    for (long left = doors; left != 0; left &= left - 1) {
      add(Kind.OPEN, square, 0, Long.numberOfTrailingZeros(left), 1);
    }
  }

  /// Adds shots at single targets.
  void addShots(int square, Weapon weapon, long[] targets) {
    add(Kind.SINGLE, square, weapon.index(), keep(targets), SquareSet.size(targets));
  }

  /// Adds the shot of a cannon.
  void addCannon(int square, Weapon weapon) {
    add(Kind.CANNON, square, weapon.index(), 0, 1);
  }

  /// Adds lines of plasma.
  ///
  /// @param offset which square of its base the lines start on, 0 to 3
  void addLines(int square, Weapon weapon, int offset, int directions) {
    add(
        Kind.LINE,
        square,
        weapon.index(),
        (offset << 8) | directions,
        Integer.bitCount(directions));
  }

  /// Adds missiles at squares.
  void addBlasts(int square, Weapon weapon, long[] squares) {
    add(Kind.BLAST, square, weapon.index(), keep(squares), SquareSet.size(squares));
  }

  /// Adds strikes.
  void addStrikes(int square, long[] targets) {
    for (int at = SquareSet.next(targets, 0); at >= 0; at = SquareSet.next(targets, at + 1)) {
      add(Kind.STRIKE, square, 0, at, 1);
    }
  }

  /// Adds tokens on squares.
  void addReinforcements(int alien, long[] squares) {
    add(Kind.REINFORCE, 0, alien, keep(squares), SquareSet.size(squares));
  }

  /// Adds blips on squares.
  void addBlips(int alien, long[] squares) {
    add(Kind.BLIP, 0, alien, keep(squares), SquareSet.size(squares));
  }

  /// Adds points that a target takes.
  void addHits(int square, int least, int most) {
    add(Kind.HIT, square, 0, (least << HIT_BITS) | most, most - least + 1);
  }

  /// Adds the end of the turn.
  void addEndTurn() {
    add(Kind.END_TURN, 0, 0, 0, 1);
  }

  /// Adds a move as it is.
  void add(Move move) {
    made = Arrays.copyOf(made, made.length + 1);
    made[made.length - 1] = move;
    add(Kind.MADE, 0, 0, made.length - 1, 1);
  }

  /// Keeps a set, which nobody may change from now on, and says which one it is.
  private int keep(long[] set) {
    int at = sets.length;
    if (at == 0 || Arrays.equals(set, sets)) {
      sets = set;
      return 0;
    }
    sets = Arrays.copyOf(sets, at + set.length);
    System.arraycopy(set, 0, sets, at, set.length);
    int which = at / set.length;
    if (which > REST) {
      throw new IllegalStateException("more than %d sets of squares".formatted(REST));
    }
    return which;
  }

  // ---- Reading ----

  @Override
  public long size() {
    return size;
  }

  @Override
  public Move get(long index) {
    long left = index;
    for (int i = 0; i < length && left >= 0; i++) {
      int count = count(entries[i]);
      if (left < count) {
        return move(entries[i], (int) left);
      }
      left -= count;
    }
    throw new IndexOutOfBoundsException("move " + index + " of " + size);
  }

  /// Missiles at different squares, and places for one kind of blip or token, differ in small
  /// things.
  @Override
  public long alikeUntil(long index) {
    long end = 0;
    for (int i = 0; i < length; i++) {
      end += count(entries[i]);
      if (index < end) {
        return switch (kind(entries[i])) {
          case BLAST, BLIP, REINFORCE, HIT -> end;
          case STEP, OPEN, SINGLE, CANNON, LINE, STRIKE, END_TURN, MADE -> index + 1;
        };
      }
    }
    throw new IndexOutOfBoundsException("move " + index + " of " + size);
  }

  private static Kind kind(int entry) {
    return Kind.ALL[entry >>> KIND_SHIFT];
  }

  private static int small(int entry) {
    return entry >>> SMALL_SHIFT & 7;
  }

  private static int square(int entry) {
    return entry >>> SQUARE_SHIFT & 0x3FF;
  }

  private int count(int entry) {
    int rest = entry & REST;
    return switch (kind(entry)) {
      case STEP -> Integer.bitCount(rest);
      case LINE -> Integer.bitCount(rest & 0xFF);
      case SINGLE, BLAST, REINFORCE, BLIP -> sizeOf(rest);
      case HIT -> (rest & MOST_HIT) - (rest >>> HIT_BITS) + 1;
      case OPEN, CANNON, STRIKE, END_TURN, MADE -> 1;
    };
  }

  private int sizeOf(int set) {
    int words = ship.board().words();
    int count = 0;
    for (int i = 0; i < words; i++) {
      count += Long.bitCount(sets[set * words + i]);
    }
    return count;
  }

  private Move move(int entry, int index) {
    int rest = entry & REST;
    return switch (kind(entry)) {
      case STEP -> movement.step(square(entry), bit(rest, index));
      case OPEN -> new Move.Open(from(entry), door(rest));
      case SINGLE, BLAST -> new Move.Fire(from(entry), weapon(entry), in(rest, index), null);
      case CANNON -> new Move.Fire(from(entry), weapon(entry), null, null);
      case LINE ->
          new Move.Fire(
              from(entry),
              weapon(entry),
              start(square(entry), rest >>> 8),
              Direction.ALL.get(bit(rest & 0xFF, index)));
      case STRIKE -> new Move.Strike(from(entry), ship.square(rest));
      case REINFORCE -> new Move.Reinforce(ship.alien(small(entry)), in(rest, index));
      case BLIP -> new Move.PlaceBlip(ship.alien(small(entry)), in(rest, index));
      case HIT -> new Move.Hit(from(entry), (rest >>> HIT_BITS) + index);
      case END_TURN -> END_TURN;
      case MADE -> Objects.requireNonNull(made[rest]);
    };
  }

  private Square from(int entry) {
    return ship.square(square(entry));
  }

  private Door door(int index) {
    return ship.board().doors().get(index);
  }

  private Weapon weapon(int entry) {
    return ship.weapon(small(entry));
  }

  private Square start(int base, int offset) {
    return ship.square(base + (offset & 1) + (offset >>> 1) * ship.board().width());
  }

  private Square in(int set, int index) {
    int words = ship.board().words();
    long[] squares = Arrays.copyOfRange(sets, set * words, (set + 1) * words);
    return ship.square(SquareSet.get(squares, index));
  }

  /// The place of a bit among those that are set.
  private static int bit(int set, int index) {
    int left = set;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }
}
