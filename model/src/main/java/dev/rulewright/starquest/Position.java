package dev.rulewright.starquest;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Everything that matters at one moment of a play. Immutable; two positions are equal when the
/// same stands on the board and beside it and the same is to be decided.
///
/// The active figure is kept apart from the other pieces: a step of it leaves them alone, and while
/// it is crossing it shares its square with one of them.
public final class Position {

  private static final int[] NOTHING = {};

  private final Stage stage;
  private final int[] pieces;
  private final int active;
  private final int activity;
  private final int[] refused;
  private final Ledger ledger;

  /// A position from its parts, unchecked.
  private Position(
      Stage stage, int[] pieces, int active, int activity, int[] refused, Ledger ledger) {
    this.stage = stage;
    this.pieces = pieces;
    this.active = active;
    this.activity = activity;
    this.refused = refused;
    this.ledger = ledger;
  }

  /// A position in which no figure is active.
  ///
  /// @param pieces see [Piece]; no two on one square
  public static Position of(Stage stage, int[] pieces, Ledger ledger) {
    int[] sorted = pieces.clone();
    Arrays.sort(sorted);
    return new Position(stage, sorted, Piece.NONE, Activity.NONE, NOTHING, ledger);
  }

  /// What it waits for.
  public Stage stage() {
    return stage;
  }

  /// What lies beside the board.
  public Ledger ledger() {
    return ledger;
  }

  /// Whose turn it is, and what has happened in it.
  public Round round() {
    return ledger.round();
  }

  /// How far the ship is explored.
  public Explored explored() {
    return ledger.explored();
  }

  /// The blips, tokens and cards beside the board.
  public Stock stock() {
    return ledger.stock();
  }

  /// The points, and what is left to do of the mission.
  public Score score() {
    return ledger.score();
  }

  /// Whose turn it is.
  public Seat mover() {
    return ledger.round().mover();
  }

  // ---- Pieces ----

  /// The number of pieces that are not active.
  public int size() {
    return pieces.length;
  }

  /// A piece that is not active, in the order of the squares.
  public int piece(int index) {
    return pieces[index];
  }

  /// The active piece, or [Piece#NONE].
  public int active() {
    return active;
  }

  /// Whether a piece is active.
  public boolean hasActive() {
    return active != Piece.NONE;
  }

  /// What the active piece has done, see [Activity].
  public int activity() {
    return activity;
  }

  /// Whether the active piece stands on a square; a Dreadnought only on its upper left one.
  public boolean isActive(int square) {
    return active != Piece.NONE && Piece.square(active) == square;
  }

  /// The piece that acts from a square: the active one before others, or [Piece#NONE].
  public int actor(int square) {
    return isActive(square) ? active : at(square);
  }

  /// What the piece that acts from a square has done, see [Activity].
  public int activityOf(int square) {
    return isActive(square) ? activity : Activity.NONE;
  }

  /// Whether the active piece was refused to cross the figure on a square.
  public boolean isRefused(int square) {
    return Arrays.binarySearch(refused, square) >= 0;
  }

  /// The squares refused to the active piece, in order.
  public int[] refused() {
    return refused.clone();
  }

  /// The piece on a square that is not active, or [Piece#NONE]; a Dreadnought only on its upper
  /// left square.
  public int at(int square) {
    int index = Pieces.indexOf(pieces, square);
    return index < 0 ? Piece.NONE : pieces[index];
  }

  /// All pieces with the active one among them, in the order of the squares.
  public int[] all() {
    return active == Piece.NONE ? pieces.clone() : Pieces.inserted(pieces, active);
  }

  // ---- Other positions ----

  /// The same, waiting for something else.
  public Position with(Stage other) {
    return new Position(other, pieces, active, activity, refused, ledger);
  }

  private Position with(Ledger other) {
    return new Position(stage, pieces, active, activity, refused, other);
  }

  /// The same at another point of the round.
  public Position with(Round other) {
    return with(ledger.with(other));
  }

  /// The same with the ship explored further.
  public Position with(Explored other) {
    return with(ledger.with(other));
  }

  /// The same with something else beside the board.
  public Position with(Stock other) {
    return with(ledger.with(other));
  }

  /// The same with other points.
  public Position with(Score other) {
    return with(ledger.with(other));
  }

  /// The same after the active piece became another one, or did something.
  public Position withActive(int piece, int nowActivity) {
    return new Position(stage, pieces, piece, nowActivity, refused, ledger);
  }

  /// The same after the active piece did something, waiting for what comes of it.
  public Position withActive(int nowActivity, Stage next) {
    return new Position(next, pieces, active, nowActivity, refused, ledger);
  }

  /// The same with another piece in the place of one, on its square.
  public Position replacing(int piece, int other) {
    if (piece == active) {
      return withActive(other, activity);
    }
    int[] changed = pieces.clone();
    changed[Pieces.indexOf(pieces, Piece.square(piece))] = other;
    return withPieces(changed);
  }

  /// The same with one more piece that is not active.
  public Position plus(int piece) {
    return withPieces(Pieces.inserted(pieces, piece));
  }

  /// The same without a piece.
  public Position minus(int piece) {
    return piece == active
        ? withoutActive()
        : withPieces(Pieces.removed(pieces, Pieces.indexOf(pieces, Piece.square(piece))));
  }

  /// The same without the active piece.
  public Position withoutActive() {
    return new Position(stage, pieces, Piece.NONE, Activity.NONE, NOTHING, ledger);
  }

  private Position withPieces(int[] others) {
    return new Position(stage, others, active, activity, refused, ledger);
  }

  /// The same after a piece has become active, and the one before has acted.
  ///
  /// @param square of the piece that becomes active, or is it already
  public Position activating(int square) {
    return isActive(square) ? this : activating(square, actor(square), Activity.NONE);
  }

  /// The same after a piece has become active if it was not, and then another one, or did
  /// something.
  ///
  /// @param square of the piece before
  public Position activating(int square, int piece, int nowActivity) {
    if (isActive(square)) {
      return withActive(piece, nowActivity);
    }
    int index = Pieces.indexOf(pieces, square);
    if (index < 0) {
      throw new IllegalStateException("nobody stands on square " + square + " in " + this);
    }
    int[] others =
        active == Piece.NONE
            ? Pieces.removed(pieces, index)
            : Pieces.exchanged(pieces, index, Piece.done(active));
    return new Position(stage, others, piece, nowActivity, NOTHING, ledger);
  }

  /// The same after the active piece has acted.
  public Position deactivated() {
    return active == Piece.NONE
        ? this
        : new Position(
            stage,
            Pieces.inserted(pieces, Piece.done(active)),
            Piece.NONE,
            Activity.NONE,
            NOTHING,
            ledger);
  }

  /// The same after the active piece was refused a square.
  public Position refusing(int square) {
    int[] more = Arrays.copyOf(refused, refused.length + 1);
    more[refused.length] = square;
    Arrays.sort(more);
    return new Position(stage, pieces, active, activity, more, ledger);
  }

  /// The same before anybody has acted.
  public Position allFresh() {
    return withPieces(Pieces.fresh(pieces));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof Position position
        && active == position.active
        && activity == position.activity
        && Arrays.equals(pieces, position.pieces)
        && Arrays.equals(refused, position.refused)
        && stage.equals(position.stage)
        && ledger.equals(position.ledger);
  }

  @Override
  public int hashCode() {
    int board = (Arrays.hashCode(pieces) * 31 + active) * 31 + activity;
    return ((board * 31 + Arrays.hashCode(refused)) * 31 + stage.hashCode()) * 31
        + ledger.hashCode();
  }

  @Override
  public String toString() {
    return "%s, pieces %s, active %x after %x, refused %s, %s"
        .formatted(
            stage,
            Arrays.stream(pieces).mapToObj(Integer::toHexString).toList(),
            active,
            activity,
            Arrays.toString(refused),
            ledger);
  }
}
