package dev.rulewright.starquest.properties;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.Floors;
import dev.rulewright.starquest.board.Joining;
import dev.rulewright.starquest.board.Sight;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The game as the checks ask about it. What is said here about figures and squares is said anew,
/// so that a slip in the rules is not repeated in a check.
final class Rules {

  private final StarQuest game;
  private final Floors floors;
  private final Looking looking;

  Rules(StarQuest game) {
    this(game, (floor, from) -> floor.sight(from).plain());
  }

  /// @param looking how one sees; another than that of the board shows that a check is not blind
  Rules(StarQuest game, Looking looking) {
    this.game = game;
    this.looking = looking;
    Reading reading = game.answers();
    floors =
        new Floors(
            game.material().board(),
            new Floor.Rule(
                reading.answer("sight.corner", Sight.Corner.values()),
                reading.answer("sight.diagonal-neighbours", Sight.DiagonalNeighbours.values()),
                Joining.ONE_WAY_OPEN,
                Joining.ONE_WAY_OPEN,
                Floor.Doorways.ALL));
  }

  /// The squares that are seen from one when figures hide nothing.
  @FunctionalInterface
  interface Looking {
    long[] from(Floor floor, int square);
  }

  /// How a figure or blip breaks a property; null if it does not.
  @FunctionalInterface
  interface OfPiece {
    @Nullable String broken(Position position, int piece);
  }

  /// Looks at every figure and blip that stands somewhere.
  static Check.OfPosition<Position, Move> ofPieces(OfPiece check) {
    return position -> {
      for (int piece : position.all()) {
        String how = check.broken(position, piece);
        if (how != null) {
          return how;
        }
      }
      return null;
    };
  }

  Reading reading() {
    return game.answers();
  }

  Material material() {
    return game.material();
  }

  Board board() {
    return game.material().board();
  }

  Floor floor(Position position) {
    return floors.with(position.explored().closedDoors());
  }

  Figure kind(int piece) {
    return Piece.kind(piece, material());
  }

  /// Whether a piece is a Dreadnought that has been revealed.
  boolean isLarge(int piece) {
    return !Piece.isBlip(piece) && material().dreadnought().filter(kind(piece)::equals).isPresent();
  }

  /// The squares on which a piece stands.
  int[] squares(int piece) {
    int at = Piece.square(piece);
    int below = at + board().width();
    return isLarge(piece) ? new int[] {at, at + 1, below, below + 1} : new int[] {at};
  }

  boolean isInDock(int piece) {
    return board().dockOf(Piece.square(piece)) > 0;
  }

  /// The squares that are seen from one when figures hide nothing.
  long[] seenFrom(Position position, int square) {
    return looking.from(floor(position), square);
  }

  /// Whether a marine sees a square when figures hide nothing.
  boolean isInPlainSight(Position position, int square) {
    long[] observers = seenFrom(position, square);
    return Arrays.stream(position.all())
        .anyMatch(piece ->
            Piece.isMarine(piece)
                && (Piece.square(piece) == square
                    || SquareSet.has(observers, Piece.square(piece))));
  }

  /// The points of all teams together.
  int pointsOfTeams(Position position) {
    return game.players().stream().skip(1).mapToInt(position.score()::of).sum();
  }

  /// The number of figures of a kind on the board.
  int figures(Position position, Figure kind) {
    return (int)
        IntStream.of(position.all())
            .filter(piece -> !Piece.isBlip(piece) && Piece.kindIndex(piece) == kind.index())
            .count();
  }

  /// A piece in words.
  String name(int piece) {
    return kind(piece) + " " + board().square(Piece.square(piece));
  }
}
