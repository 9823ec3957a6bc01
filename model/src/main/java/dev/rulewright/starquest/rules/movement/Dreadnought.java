package dev.rulewright.starquest.rules.movement;

import static dev.rulewright.starquest.StarQuestClause.BLIP_9;
import static dev.rulewright.starquest.StarQuestClause.DOOR_1;
import static dev.rulewright.starquest.StarQuestClause.DREAD_1;
import static dev.rulewright.starquest.StarQuestClause.DREAD_2;
import static dev.rulewright.starquest.StarQuestClause.DREAD_3;
import static dev.rulewright.starquest.StarQuestClause.DREAD_4;
import static dev.rulewright.starquest.StarQuestClause.DREAD_5;
import static dev.rulewright.starquest.StarQuestClause.DREAD_6;
import static dev.rulewright.starquest.StarQuestClause.DREAD_9;
import static dev.rulewright.starquest.StarQuestClause.REINF_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Floor;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *The Dreadnought*: its base, its steps, its weapons and its wounds.
public final class Dreadnought extends Chapter {

  /// The heavy weapons of a whole Dreadnought (DREAD-6).
  private static final int HEAVY_WEAPONS = 2;

  private final boolean alienChooses = says("dreadnought.lost-weapon=alien-chooses");
  private final List<List<Weapon>> pairs = allPairs();

  public Dreadnought(Ship ship) {
    super(ship);
  }

  private List<List<Weapon>> allPairs() {
    List<Weapon> heavy =
        ship.material().dreadnought().map(Figure::weapons).orElse(List.of()).stream()
            .filter(Weapon::heavy)
            .toList();
    var pairs = new ArrayList<List<Weapon>>();
    for (int i = 0; i < heavy.size(); i++) {
      boolean alike = says("dreadnought.weapons=any-two");
      for (int j = alike ? i : i + 1; j < heavy.size(); j++) {
        pairs.add(List.of(heavy.get(i), heavy.get(j)));
      }
    }
    return List.copyOf(pairs);
  }

  // ---- Its steps ----

  /// The directions in which it may go, one bit each.
  ///
  /// - DREAD-4: It has no diagonal steps.
  public int directions(Scene scene, int piece, int activity) {
    int allowed = 0;
    for (int left = Direction.ORTHOGONAL; left != 0; left &= left - 1) {
      int way = Integer.numberOfTrailingZeros(left);
      if (whyNot(scene, piece, activity, way) == null) {
        allowed |= 1 << way;
      }
    }
    return allowed;
  }

  /// Why it may not go in a direction, or null if it may.
  ///
  /// - DREAD-2: Other aliens do not bar its way, but must not be beneath it when it stops.
  /// - DREAD-3: Its steps are those of its front; turning costs it nothing.
  /// - DREAD-5: Beneath a door it neither fires nor stops; unless it can get through it stays
  ///   before it.
  public @Nullable StarQuestClause whyNot(Scene scene, int piece, int activity, int way) {
    if ((Direction.ORTHOGONAL >>> way & 1) == 0) {
      return DREAD_4;
    }
    int base = Piece.square(piece);
    int to = ship.next(base, way);
    if (!isWay(scene, base, way)) {
      return DOOR_1;
    }
    if (isClosedBy(scene.marines(), to, scene.floor())) {
      return DREAD_2;
    }
    int left = ship.most(scene.position(), piece) - Activity.steps(activity) - 1;
    return mayStop(scene, piece, to) || hasWayOut(scene, piece, to, left)
        ? null
        : scene.floor().hasDoorway(to) ? DREAD_5 : DREAD_2;
  }

  /// Whether nothing but figures is in the way from a base to the next one.
  private boolean isWay(Scene scene, int base, int way) {
    int to = ship.next(base, way);
    if (to < 0 || !scene.floor().isBase(to) || !mayWalkOn(scene, to)) {
      return false;
    }
    for (int square : scene.floor().squaresOf(base)) {
      boolean front = !isIn(scene.floor(), base, ship.next(square, way));
      if (front && (scene.floor().steps(square) >>> way & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean mayWalkOn(Scene scene, int base) {
    for (int square : scene.floor().squaresOf(base)) {
      if (!ship.mayWalkOn(scene.position(), square)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(Floor floor, int base, int square) {
    for (int each : floor.squaresOf(base)) {
      if (each == square) {
        return true;
      }
    }
    return false;
  }

  private static boolean isClosedBy(long[] squares, int base, Floor floor) {
    for (int square : floor.squaresOf(base)) {
      if (SquareSet.has(squares, square)) {
        return true;
      }
    }
    return false;
  }

  /// Whether it may stop: no doorway beneath it and nobody else.
  private boolean mayStop(Scene scene, int piece, int base) {
    if (scene.floor().hasDoorway(base)) {
      return false;
    }
    for (int square : scene.floor().squaresOf(base)) {
      if (scene.pieceOn(square, piece) != Piece.NONE) {
        return false;
      }
    }
    return true;
  }

  private boolean hasWayOut(Scene scene, int piece, int base, int steps) {
    if (steps <= 0) {
      return false;
    }
    for (int left = Direction.ORTHOGONAL; left != 0; left &= left - 1) {
      int way = Integer.numberOfTrailingZeros(left);
      if (isWay(scene, base, way)) {
        int to = ship.next(base, way);
        if (!isClosedBy(scene.marines(), to, scene.floor())
            && (mayStop(scene, piece, to) || hasWayOut(scene, piece, to, steps - 1))) {
          return true;
        }
      }
    }
    return false;
  }

  /// The position after a step.
  public Position stepped(Scene scene, int to, Chronicle chronicle) {
    Position position = scene.position();
    int piece = position.active();
    int activity = position.activity();
    int from = Activity.isCrossing(activity) ? Activity.lastFree(activity) : Piece.square(piece);
    boolean stops = mayStop(scene, piece, to);
    int now = stops ? Activity.stepped(activity) : Activity.crossing(activity, from);
    chronicle.tell(() ->
        Event.of(
            "stepped %s %s: %d of %d"
                .formatted(
                    ship.name(piece),
                    ship.square(to),
                    Activity.steps(now),
                    ship.most(position, piece)),
            DREAD_3,
            stops ? DREAD_4 : scene.floor().hasDoorway(to) ? DREAD_5 : DREAD_2));
    return position.withActive(Piece.at(piece, to), now);
  }

  // ---- Placing it ----

  /// The bases on which it may be put so that it covers a square.
  ///
  /// - DREAD-1: A Dreadnought fills a block of two by two squares.
  public List<Integer> bases(Scene scene, int square, boolean unseen) {
    long[] seen = unseen ? scene.inSightForPlacing() : new long[ship.board().words()];
    int activity = scene.position().activity();
    return scene.floor().basesOn(square).stream()
        .filter(base ->
            mayStop(scene, Piece.NONE, base)
                && !isClosedBy(seen, base, scene.floor())
                && !(Activity.isCrossing(activity)
                    && isIn(scene.floor(), base, Activity.lastFree(activity))))
        .toList();
  }

  /// Whether there is a base of such kind.
  public boolean hasBase(Scene scene, int square, boolean unseen) {
    return !bases(scene, square, unseen).isEmpty();
  }

  /// The heavy weapons that it may have.
  ///
  /// - DREAD-6: It carries lasers and two heavy weapons that the alien player picks for it
  ///   beforehand.
  public List<List<Weapon>> pairs() {
    return pairs;
  }

  /// The position after it was placed.
  public Position placed(
      Position position, Stage.Placing placing, Move.PlaceDreadnought move, Chronicle chronicle) {
    Figure kind = ship.material().dreadnought().orElseThrow();
    int weapons = 0;
    for (Weapon weapon : kind.weapons()) {
      weapons |= !weapon.heavy() || move.heavy().contains(weapon) ? weapon.bit() : 0;
    }
    boolean alike = move.heavy().getFirst().equals(move.heavy().getLast());
    weapons |= alike ? Weapon.AGAIN : 0;
    int piece =
        Piece.figure(ship.board().index(move.base()), kind, Seat.ALIEN, weapons, kind.life());
    chronicle.tell(() ->
        Event.of(
            "placed dreadnought %s: %s".formatted(move.base(), move.heavy()),
            placing.from() == Stage.Origin.BLIP ? BLIP_9 : REINF_3,
            DREAD_6,
            DREAD_1));
    Position acting = position.with(Stage.ACTING);
    return placing.activity() >= 0
        ? acting.withActive(piece, placing.activity())
        : acting.plus(placing.done() ? Piece.done(piece) : piece);
  }

  // ---- Its wounds ----

  /// The position after it has lost life points and still stands: each of the first two lost costs
  /// a heavy weapon.
  ///
  /// - DREAD-9: With three life points it loses a heavy weapon at each of the first two hits and
  ///   falls at the third.
  public Position wounded(Position position, int piece, Seat attacker, Chronicle chronicle) {
    int lost = ship.kind(piece).life() - Piece.life(piece);
    int keeps = Math.max(0, HEAVY_WEAPONS - lost);
    int heavy = Piece.weapons(piece) & (ship.heavy() | Weapon.AGAIN);
    if (Integer.bitCount(heavy) <= keeps) {
      return position;
    }
    if (keeps > 0) {
      Seat chooser = alienChooses ? Seat.ALIEN : attacker;
      return position.with(new Stage.Dropping(Piece.square(piece), chooser, position.stage()));
    }
    chronicle.tell(() -> Event.of("dropped all heavy weapons: " + ship.name(piece), DREAD_9));
    return withoutChoiceAt(
        position.replacing(piece, Piece.withWeapons(piece, Piece.weapons(piece) & ~heavy)),
        Piece.square(piece));
  }

  /// The position in which no weapon of a Dreadnought is chosen any more, because all are gone.
  public static Position withoutChoiceAt(Position position, int square) {
    return position.stage() instanceof Stage.Dropping dropping && dropping.square() == square
        ? position.with(dropping.then())
        : position;
  }

  /// The heavy weapons of the Dreadnought on a square.
  public List<Weapon> heavyWeapons(Position position, int square) {
    int piece = new Scene(ship, position).figureOn(square);
    return ship.material().weapons().stream()
        .filter(weapon -> (Piece.weapons(piece) & ship.heavy() & weapon.bit()) != 0)
        .toList();
  }

  /// The position after a heavy weapon was removed.
  public Position dropped(
      Position position, Stage.Dropping dropping, Weapon weapon, Chronicle chronicle) {
    int piece = new Scene(ship, position).figureOn(dropping.square());
    boolean twice = (Piece.weapons(piece) & Weapon.AGAIN) != 0;
    int lost = twice ? Weapon.AGAIN : weapon.bit();
    chronicle.tell(() -> Event.of("dropped %s: %s".formatted(weapon, ship.name(piece)), DREAD_9));
    return position
        .replacing(piece, Piece.withWeapons(piece, Piece.weapons(piece) & ~lost))
        .with(dropping.then());
  }
}
