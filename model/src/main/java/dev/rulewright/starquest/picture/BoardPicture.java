package dev.rulewright.starquest.picture;

import static dev.rulewright.starquest.Piece.isBlip;
import static dev.rulewright.starquest.Piece.isDone;
import static dev.rulewright.starquest.Piece.isLarge;
import static dev.rulewright.starquest.Piece.kind;
import static dev.rulewright.starquest.Piece.life;
import static dev.rulewright.starquest.Piece.owner;
import static dev.rulewright.starquest.Piece.square;
import static dev.rulewright.starquest.Piece.weapons;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Part.Barrier;
import dev.rulewright.kernel.picture.Part.Light;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Hands;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The board as a picture: squares, walls, doors, who stands where, and what the active figure
/// sees; beside it blips, tokens, events and points.
///
/// @param teams the number of teams that play
/// @param sight the squares that the active figure of a position sees; none if there is none
public record BoardPicture(Material material, int teams, Function<Position, long[]> sight) {

  private static final String ALIEN_BLIPS = "blips";

  /// The position as a player sees it, or as somebody who sees what blips turn out to be.
  ///
  /// @param waitsFor what it waits for, in words
  public Picture of(Position position, String waitsFor, Optional<Player> viewer) {
    return new Picture(
        position.mover() + " · " + waitsFor,
        List.of(grid(position, isHidden(viewer)), beside(position, isHidden(viewer))));
  }

  /// Whether blips lie face down: only the alien player looks at them.
  private static boolean isHidden(Optional<Player> viewer) {
    return viewer.isPresent() && viewer.get() != Seat.ALIEN;
  }

  private Board board() {
    return material.board();
  }

  // ---- The board ----

  private Part grid(Position position, boolean hidden) {
    var squares = new ArrayList<Part.Square>();
    var edges = new ArrayList<Part.Edge>();
    long[] seen = sight.apply(position);
    for (int square = 0; square < board().size(); square++) {
      int x = board().square(square).x();
      int y = board().square(square).y();
      if (board().exists(square)) {
        Light light =
            isDark(square, position)
                ? Light.DARK
                : SquareSet.has(seen, square) ? Light.SEEN : Light.PLAIN;
        squares.add(new Part.Square(x, y, mark(square), light, spot(square, position, hidden)));
      }
      addEdge(edges, square, Direction.E, position);
      addEdge(edges, square, Direction.S, position);
      if (x == 0 && board().exists(square)) {
        edges.add(new Part.Edge(-1, y, Part.Side.RIGHT, Barrier.WALL, ""));
      }
      if (y == 0 && board().exists(square)) {
        edges.add(new Part.Edge(x, -1, Part.Side.BELOW, Barrier.WALL, ""));
      }
    }
    return new Part.Grid(board().width(), board().height(), squares, edges);
  }

  private boolean isDark(int square, Position position) {
    int part = board().boardOf(square);
    return part > 0 && !position.explored().isScanned(part);
  }

  private String mark(int square) {
    boolean token = SquareSet.has(board().reinforcement(), square);
    int dock = board().dockOf(square);
    return dock > 0 ? Integer.toString(dock) : square == board().goal() ? "P" : token ? "R" : "";
  }

  private void addEdge(List<Part.Edge> edges, int square, Direction way, Position position) {
    int next = board().next(square, way);
    boolean here = board().exists(square);
    boolean there = next >= 0 && board().exists(next);
    int x = board().square(square).x();
    int y = board().square(square).y();
    Part.Side side = way == Direction.E ? Part.Side.RIGHT : Part.Side.BELOW;
    if (here != there) {
      edges.add(new Part.Edge(x, y, side, Barrier.WALL, ""));
    } else if (here) {
      Optional<Door> door = door(square, way);
      boolean closed = board().edges().isClosed(square, way, position.explored().closedDoors());
      if (door.isPresent()) {
        Barrier leaf = closed ? Barrier.CLOSED_DOOR : Barrier.OPEN_DOOR;
        edges.add(new Part.Edge(x, y, side, leaf, door.get().toString()));
      } else if (closed || board().edges().isDoorway(square, way)) {
        edges.add(new Part.Edge(x, y, side, closed ? Barrier.WALL : Barrier.OPENING, ""));
      }
    }
  }

  private Optional<Door> door(int square, Direction way) {
    return board().edges().isClosed(square, way, 0)
        ? Optional.empty()
        : board().doors().stream()
            .filter(door -> board().edges().isClosed(square, way, door.bit()))
            .findFirst();
  }

  // ---- Pieces ----

  private Spot spot(int square, Position position, boolean hidden) {
    var pieces = new ArrayList<Piece>();
    for (int piece : position.all()) {
      if (square(piece) == square) {
        pieces.add(piece(piece, piece == position.active(), hidden));
      }
    }
    String id = board().square(square).toString();
    return Spot.area(id, id, List.of(), pieces);
  }

  private Piece piece(int piece, boolean active, boolean hidden) {
    Figure kind = kind(piece, material);
    if (isBlip(piece)) {
      return hidden ? Piece.of("blip", "Blip").of(Seat.ALIEN).onSquares("?", 1) : blip(kind);
    }
    Seat owner = owner(piece);
    var marks = new ArrayList<String>();
    if (active) {
      marks.add("active");
    }
    if (isDone(piece)) {
      marks.add("done");
    }
    if (life(piece) < kind.life()) {
      marks.add("life " + life(piece));
    }
    boolean large = isLarge(piece);
    Piece drawn = Piece.of(kind.id(), kind.name());
    String letters = kind.marine() ? initials(kind) + owner.seat() : drawn.sign();
    return drawn
        .of(owner)
        .values(carried(kind, weapons(piece)))
        .marks(marks)
        .onSquares(letters, large ? 2 : 1);
  }

  private static Piece blip(Figure kind) {
    Piece face = Piece.of("blip " + kind.id(), "Blip: " + kind.name()).of(Seat.ALIEN);
    return face.onSquares("?" + kind.name().charAt(0), 1);
  }

  /// `M`, `H` or `C`.
  private static String initials(Figure kind) {
    return kind.id().substring(0, 1).toUpperCase(Locale.ROOT);
  }

  private static String carried(Figure kind, int weapons) {
    String twice = (weapons & Weapon.AGAIN) == 0 ? "" : ", twice";
    return kind.weapons().stream()
        .filter(weapon -> (weapon.bit() & weapons) != 0)
        .map(weapon -> weapon.name() + (weapon.heavy() ? twice : ""))
        .collect(Collectors.joining(", "));
  }

  // ---- Beside the board ----

  private Part beside(Position position, boolean hidden) {
    var stock = position.stock();
    List<Spot> piles =
        List.of(
            pile(ALIEN_BLIPS, hidden, stock.blips()),
            pile("tokens", hidden, stock.tokens()),
            pile("face-up", false, stock.faceUp()),
            Spot.of(
                Seat.ALIEN,
                Spot.Kind.PILE,
                "events",
                "events",
                Piece.backs(Counts.total(stock.events()))));
    var players = new ArrayList<Spot>();
    for (int seat = 0; seat <= teams; seat++) {
      players.add(player(Seat.of(seat), position));
    }
    return Part.Rows.of(List.of(piles, players));
  }

  /// Points and cards of a player.
  private Spot player(Seat player, Position position) {
    var notes = new ArrayList<String>();
    notes.add(position.score().of(player) + " points");
    if ((position.score().primary() >>> player.ordinal() & 1) != 0) {
      notes.add("primary mission");
    }
    if ((position.score().secondary() >>> player.ordinal() & 1) != 0) {
      notes.add("secondary mission");
    }
    if (player == position.mover()) {
      material.cards().stream()
          .filter(card -> card.effect() == position.round().order())
          .forEach(card -> notes.add("order: " + card.name()));
    }
    var cards = new ArrayList<Piece>();
    for (Card card : player == Seat.ALIEN ? List.<Card>of() : material.cards()) {
      int number = Hands.of(position.stock().hands(), player.seat(), card);
      if (number > 0) {
        cards.add(Piece.of(card.id(), card.name()).of(player).times(number));
      }
    }
    return new Spot(
        player + "-cards",
        player.id().replace('-', ' '),
        Optional.of(player),
        Spot.Kind.CARDS,
        notes,
        cards);
  }

  private Spot pile(String name, boolean hidden, long counts) {
    var pieces = new ArrayList<Piece>();
    List<Figure> aliens = material.aliens();
    for (int kind = 0; kind < aliens.size(); kind++) {
      int number = Counts.of(counts, kind);
      if (number > 0) {
        Figure alien = aliens.get(kind);
        pieces.add(Piece.of(alien.id(), alien.name()).of(Seat.ALIEN).times(number));
      }
    }
    return Spot.of(
        Seat.ALIEN,
        Spot.Kind.PILE,
        name,
        name.replace('-', ' '),
        hidden ? Piece.backs(Counts.total(counts)) : pieces);
  }
}
