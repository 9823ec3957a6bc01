package dev.rulewright.starquest.rules.ship;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.Floors;
import dev.rulewright.starquest.board.Joining;
import dev.rulewright.starquest.board.Sight;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Card.Effect;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.Weapon;
import java.util.List;

/// The material under one reading, with what the chapters look up all the time.
public final class Ship {

  /// The squares that a blip moves (BMOVE-1).
  private static final int BLIP_MOVE = 5;

  private final Material material;
  private final Reading reading;
  private final int teams;
  private final Board board;
  private final Floors floors;
  private final int[] next;
  private final long[] docks;
  private final int[] moves;
  private final int[] alienKinds;
  private final int[] carried;
  private final List<Figure> aliens;
  private final int dreadnought;
  private final int heavy;
  private final boolean standardSteps;
  private final boolean firesAtAnyone;
  private final boolean figuresHidePlaces;
  private final boolean seesFromDocks;
  private final boolean blipsOnUnscanned;

  public Ship(Material material, Reading reading, int teams) {
    this.material = material;
    this.reading = reading;
    this.teams = teams;
    board = material.board();
    floors = new Floors(board, rule(reading));
    next = new int[8 * board.size()];
    docks = new long[board.words()];
    for (int square = 0; square < board.size(); square++) {
      for (Direction way : Direction.ALL) {
        next[8 * square + way.ordinal()] = board.next(square, way);
      }
      if (board.dockOf(square) > 0) {
        SquareSet.add(docks, square);
      }
    }
    moves = material.figures().stream().mapToInt(Figure::move).toArray();
    carried = material.figures().stream().mapToInt(Ship::weaponsOf).toArray();
    aliens = material.aliens();
    alienKinds = material.figures().stream().mapToInt(aliens::indexOf).toArray();
    dreadnought = material.dreadnought().map(Figure::index).orElse(-1);
    blipsOnUnscanned = reading.says("blip.unscanned-board=yes");
    standardSteps = reading.says("move.between-figures=allowed") && blipsOnUnscanned;
    firesAtAnyone = reading.says("fire.targets=anyone");
    figuresHidePlaces = reading.says("place.sight=figures-too");
    seesFromDocks = reading.says("dock.sight=yes");
    heavy = material.weapons().stream().filter(Weapon::heavy).mapToInt(Weapon::bit).sum();
  }

  private static Floor.Rule rule(Reading reading) {
    return new Floor.Rule(
        reading.answer("sight.corner", Sight.Corner.values()),
        reading.answer("sight.diagonal-neighbours", Sight.DiagonalNeighbours.values()),
        reading.answer("move.past-corner", Joining.values()),
        reading.says("blast.corner=both-ways-open") ? Joining.BOTH_WAYS_OPEN : Joining.ONE_WAY_OPEN,
        reading.says("dreadnought.doors=every-doorway") ? Floor.Doorways.ALL : Floor.Doorways.NONE);
  }

  public Material material() {
    return material;
  }

  public Reading reading() {
    return reading;
  }

  /// Whether a figure may attack any other one.
  public boolean firesAtAnyone() {
    return firesAtAnyone;
  }

  /// Whether figures hide the squares on which something is put.
  public boolean figuresHidePlaces() {
    return figuresHidePlaces;
  }

  /// Whether marines in an entry area see what is put on a square.
  public boolean seesFromDocks() {
    return seesFromDocks;
  }

  /// Q70: whether aliens may walk onto a square.
  public boolean mayWalkOn(Position position, int square) {
    int onBoard = board.boardOf(square);
    return onBoard == 0 || blipsOnUnscanned || position.explored().isScanned(onBoard);
  }

  /// The number of teams.
  public int teams() {
    return teams;
  }

  public Board board() {
    return board;
  }

  /// The board as it is in a position.
  public Floor floor(Position position) {
    return floors.with(position.explored().closedDoors());
  }

  /// The square next to a square, or -1 if that lies off the grid.
  public int next(int square, int direction) {
    return next[8 * square + direction];
  }

  /// Whether nothing but who stands there could keep a piece from a square that it is joined to.
  public boolean isOpen(int square) {
    return standardSteps && board.dockOf(square) == 0;
  }

  /// The squares of all entry areas.
  public long[] docks() {
    return docks;
  }

  public Square square(int square) {
    return board.square(square);
  }

  // ---- Pieces ----

  /// What a piece is, or will turn out to be.
  public Figure kind(int piece) {
    return Piece.kind(piece, material);
  }

  /// A piece in words: what it is and where it stands.
  public String name(int piece) {
    return (Piece.isBlip(piece) ? "blip" : kind(piece).id()) + " " + square(Piece.square(piece));
  }

  /// The most squares that a piece moves in the turn.
  public int most(Position position, int piece) {
    int most = Piece.isBlip(piece) ? BLIP_MOVE : moves[Piece.kindIndex(piece)];
    return isOrdered(position, piece, Effect.DOUBLE_MOVE)
        ? Math.min(2 * most, Activity.MOST_STEPS)
        : most;
  }

  /// The most attacks that a figure other than a Dreadnought makes in the turn.
  public int attacks(Position position, int piece) {
    return isOrdered(position, piece, Effect.DOUBLE_ATTACK) ? 2 : 1;
  }

  private static boolean isOrdered(Position position, int piece, Effect effect) {
    return position.round().order() == effect && Piece.owner(piece) == position.mover();
  }

  /// The index of a piece among the kinds of aliens.
  public int alienKind(int piece) {
    return alienKinds[Piece.kindIndex(piece)];
  }

  /// The index of a figure among the kinds of aliens.
  public int alienKind(Figure figure) {
    return alienKinds[figure.index()];
  }

  /// The kind of alien of an index.
  public Figure alien(int kind) {
    return aliens.get(kind);
  }

  /// The aliens in the order of their kinds.
  public List<Figure> aliens() {
    return aliens;
  }

  /// The index of the Dreadnought among the figures, or -1.
  public int dreadnought() {
    return dreadnought;
  }

  /// The heavy weapons, one bit each.
  public int heavy() {
    return heavy;
  }

  public Weapon weapon(int index) {
    return material.weapons().get(index);
  }

  /// What a figure can carry, one bit each.
  public static int weaponsOf(Figure kind) {
    return kind.weapons().stream().mapToInt(Weapon::bit).sum();
  }

  /// A figure of an alien kind that has no choice of weapons.
  public int alienOn(int square, Figure kind) {
    return Piece.figure(square, kind, Seat.ALIEN, carried[kind.index()], kind.life());
  }

  /// The figure or blip on a square, or [Piece#NONE].
  ///
  /// @param but is left out; [Piece#NONE] leaves out nobody
  public int pieceOn(Position position, int square, int but) {
    int active = position.active();
    // While it is crossing one of its own kind, the active piece equals another one.
    boolean butActive = active != Piece.NONE && active == but;
    if (active != Piece.NONE && !butActive && covers(active, square)) {
      return active;
    }
    for (int i = 0; i < position.size(); i++) {
      int piece = position.piece(i);
      if (Piece.square(piece) > square) {
        break;
      }
      if ((butActive || piece != but) && covers(piece, square)) {
        return piece;
      }
    }
    return Piece.NONE;
  }

  /// Whether a piece stands on a square.
  public boolean covers(int piece, int square) {
    int base = Piece.square(piece);
    return square == base || (Piece.isLarge(piece) && isOnBase(base, square));
  }

  private boolean isOnBase(int base, int square) {
    int below = base + board.width();
    return square == base + 1 || square == below || square == below + 1;
  }

  /// The figures of a kind of alien that do not stand on the board.
  public int supply(Position position, Figure kind) {
    int left = kind.count();
    for (int i = 0; i < position.size(); i++) {
      left -= isOf(position.piece(i), kind) ? 1 : 0;
    }
    return position.hasActive() && isOf(position.active(), kind) ? left - 1 : left;
  }

  private static boolean isOf(int piece, Figure kind) {
    return Piece.kindIndex(piece) == kind.index() && !Piece.isBlip(piece);
  }
}
