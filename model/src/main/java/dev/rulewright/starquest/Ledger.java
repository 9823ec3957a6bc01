package dev.rulewright.starquest;

import dev.rulewright.starquest.material.Counts;

/// What lies beside the board, and how play stands. It changes seldom, so that positions share it.
///
/// @param mover whose turn it is
/// @param lastRound whether the last event has been played out
/// @param closedDoors the closed doors, one bit each
/// @param blips the blips that are not placed, by kind of alien
/// @param tokens the reinforcement tokens that are not played, by kind
/// @param faceUp the tokens and revealed blips beside the board, by kind
/// @param events the event cards that are not drawn, by kind of card
/// @param points the points of each seat, 16 bits each, see [#pointsOf]
/// @param scanned the boards that are scanned, one bit each from bit 1 on
/// @param waiting the boards that wait to be scanned, 4 bits each, the first one lowest
/// @param played the tokens played this turn
/// @param forced whether they had to be played
/// @param primary the teams that have taken the token of the primary mission, one bit each
/// @param read whether the secondary mission is read
/// @param secondary the teams that have taken its token, one bit each
public record Ledger(
    Seat mover,
    boolean lastRound,
    long closedDoors,
    long blips,
    long tokens,
    long faceUp,
    long events,
    long points,
    int scanned,
    int waiting,
    int played,
    boolean forced,
    int primary,
    boolean read,
    int secondary) {

  /// No team.
  public static final int NOBODY = 0;

  /// The points of a player.
  public int pointsOf(Seat seat) {
    return (short) (points >>> (16 * seat.ordinal()));
  }

  /// The board that is scanned next, or 0.
  public int nextWaiting() {
    return waiting & 0xF;
  }

  /// Whether a board is scanned.
  public boolean isScanned(int board) {
    return (scanned >>> board & 1) != 0;
  }

  /// Whether a board waits to be scanned.
  public boolean isWaiting(int board) {
    for (int left = waiting; left != 0; left >>>= 4) {
      if ((left & 0xF) == board) {
        return true;
      }
    }
    return false;
  }

  /// With points for a player.
  public Ledger plusPoints(Seat seat, int more) {
    int shift = 16 * seat.ordinal();
    long now = (pointsOf(seat) + (long) more) & 0xFFFF;
    return withPoints((points & ~(0xFFFFL << shift)) | (now << shift));
  }

  /// With other points.
  public Ledger withPoints(long now) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        faceUp,
        events,
        now,
        scanned,
        waiting,
        played,
        forced,
        primary,
        read,
        secondary);
  }

  /// With other closed doors.
  public Ledger withClosedDoors(long doors) {
    return new Ledger(
        mover, lastRound, doors, blips, tokens, faceUp, events, points, scanned, waiting, played,
        forced, primary, read, secondary);
  }

  /// After a blip of a kind was placed.
  public Ledger minusBlip(int kind) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        Counts.plus(blips, kind, -1),
        tokens,
        faceUp,
        events,
        points,
        scanned,
        waiting,
        played,
        forced,
        primary,
        read,
        secondary);
  }

  /// With other blips that are not placed.
  public Ledger withBlips(long now) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        now,
        tokens,
        faceUp,
        events,
        points,
        scanned,
        waiting,
        played,
        forced,
        primary,
        read,
        secondary);
  }

  /// With more, or fewer, tokens of a kind beside the board.
  public Ledger plusFaceUp(int kind, int more) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        Counts.plus(faceUp, kind, more),
        events,
        points,
        scanned,
        waiting,
        played,
        forced,
        primary,
        read,
        secondary);
  }

  /// After an event card was drawn.
  public Ledger minusEvent(int card) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        faceUp,
        Counts.plus(events, card, -1),
        points,
        scanned,
        waiting,
        played,
        forced,
        primary,
        read,
        secondary);
  }

  /// After the secondary mission was read.
  public Ledger withSecondaryRead() {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        faceUp,
        events,
        points,
        scanned,
        waiting,
        played,
        forced,
        primary,
        true,
        secondary);
  }

  /// With other takers of the mission tokens.
  public Ledger withGoals(int primaryTaker, int secondaryTaker) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        faceUp,
        events,
        points,
        scanned,
        waiting,
        played,
        forced,
        primaryTaker,
        read,
        secondaryTaker);
  }

  /// With other boards scanned and waiting.
  public Ledger withBoards(int nowScanned, int nowWaiting) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        faceUp,
        events,
        points,
        nowScanned,
        nowWaiting,
        played,
        forced,
        primary,
        read,
        secondary);
  }

  /// After a token of a kind was played.
  public Ledger afterToken(int kind, boolean must) {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        Counts.plus(tokens, kind, -1),
        Counts.plus(faceUp, kind, 1),
        events,
        points,
        scanned,
        waiting,
        played + 1,
        must,
        primary,
        read,
        secondary);
  }

  /// With the duty to play tokens.
  public Ledger withForced() {
    return new Ledger(
        mover,
        lastRound,
        closedDoors,
        blips,
        tokens,
        faceUp,
        events,
        points,
        scanned,
        waiting,
        played,
        true,
        primary,
        read,
        secondary);
  }

  /// When another player's turn begins.
  public Ledger atTurnOf(Seat next, boolean last) {
    return new Ledger(
        next,
        last,
        closedDoors,
        blips,
        tokens,
        faceUp,
        events,
        points,
        scanned,
        waiting,
        0,
        false,
        primary,
        read,
        secondary);
  }
}
