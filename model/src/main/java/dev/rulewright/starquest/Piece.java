package dev.rulewright.starquest;

import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;

/// A figure or a blip on the board, in one `int`: pieces are copied and compared millions of times
/// a second. Pieces have no names: those with equal contents are equal. In the order of the numbers
/// they stand in the order of their squares.
///
/// | bits | what |
/// |---|---|
/// | 21–30 | square; of a Dreadnought the upper left one |
/// | 20 | whether it stands on four squares |
/// | 16–19 | index of the figure; of a blip what it will turn out to be |
/// | 15 | whether it is a blip |
/// | 13–14 | seat of the owner |
/// | 5–12 | weapons, one bit each; the last one says that the heavy weapon is there twice |
/// | 1–4 | life points; 0 of a blip |
/// | 0 | whether it has acted this turn |
public final class Piece {

  /// No piece.
  public static final int NONE = 0;

  private static final int DONE = 1;
  private static final int BLIP = 1 << 15;
  private static final int LARGE = 1 << 20;
  private static final int SQUARE = 21;

  private Piece() {}

  /// A figure.
  public static int figure(int square, Figure kind, Seat owner, int weapons, int life) {
    return (square << SQUARE)
        | (kind.isLarge() ? LARGE : 0)
        | (kind.index() << 16)
        | (owner.ordinal() << 13)
        | (weapons << 5)
        | (life << 1);
  }

  /// A blip.
  public static int blip(int square, Figure face) {
    return (square << SQUARE) | (face.index() << 16) | BLIP;
  }

  /// The square.
  public static int square(int piece) {
    return piece >>> SQUARE;
  }

  /// The figure; of a blip what it will turn out to be.
  public static Figure kind(int piece, Material material) {
    return material.figures().get(kindIndex(piece));
  }

  /// The index of the figure.
  public static int kindIndex(int piece) {
    return piece >>> 16 & 0xF;
  }

  /// Whether it stands on four squares, as a Dreadnought does.
  public static boolean isLarge(int piece) {
    return (piece & LARGE) != 0;
  }

  /// Whether it is a blip.
  public static boolean isBlip(int piece) {
    return (piece & BLIP) != 0;
  }

  /// The owner.
  public static Seat owner(int piece) {
    return Seat.of(ownerIndex(piece));
  }

  /// The seat of the owner.
  public static int ownerIndex(int piece) {
    return piece >>> 13 & 3;
  }

  /// Whether it belongs to a team.
  public static boolean isMarine(int piece) {
    return ownerIndex(piece) != 0;
  }

  /// The weapons, one bit each.
  public static int weapons(int piece) {
    return piece >>> 5 & 0xFF;
  }

  /// The life points.
  public static int life(int piece) {
    return piece >>> 1 & 0xF;
  }

  /// Whether it has acted this turn.
  public static boolean isDone(int piece) {
    return (piece & DONE) != 0;
  }

  /// The same on another square.
  public static int at(int piece, int square) {
    return (piece & ((1 << SQUARE) - 1)) | (square << SQUARE);
  }

  /// The same after it has acted.
  public static int done(int piece) {
    return piece | DONE;
  }

  /// The same before it has acted.
  public static int fresh(int piece) {
    return piece & ~DONE;
  }

  /// The same with so many life points.
  public static int withLife(int piece, int life) {
    return (piece & ~(0xF << 1)) | (life << 1);
  }

  /// The same with other weapons.
  public static int withWeapons(int piece, int weapons) {
    return (piece & ~(0xFF << 5)) | (weapons << 5);
  }
}
