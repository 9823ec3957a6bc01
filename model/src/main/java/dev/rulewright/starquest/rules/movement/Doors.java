package dev.rulewright.starquest.rules.movement;

import static dev.rulewright.starquest.StarQuestClause.DOOR_2;
import static dev.rulewright.starquest.StarQuestClause.DOOR_3;
import static dev.rulewright.starquest.StarQuestClause.DOOR_4;
import static dev.rulewright.starquest.StarQuestClause.TURN_2;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Chapter *Doors*. A closed door is a bit of the position; the openings of the four walls are part
/// of the board.
///
/// - DOOR-1: Between a room and what is outside leads no way but an open door, whoever walks.
/// - DOOR-5: Without a card no door is shut again.
/// - DOOR-6: Two openings in each wall between boards stand open for good.
public final class Doors extends Chapter {

  private final boolean opensAfterStep = says("door.open-when=after-a-step");
  private final boolean opensAfterAttack = says("door.after-attack=yes");

  public Doors(Ship ship) {
    super(ship);
  }

  /// The doors that a piece may open, one bit each.
  public long openable(Scene scene, int piece, int activity) {
    return whyNot(activity) == null ? near(scene, piece) : 0;
  }

  /// Why a piece may not open a door, or null if it may.
  public @Nullable StarQuestClause whyNot(Scene scene, int piece, int activity, Door door) {
    return (near(scene, piece) & door.bit()) == 0 ? DOOR_2 : whyNot(activity);
  }

  /// Why a piece opens no door now, or null if it may.
  ///
  /// - DOOR-2: To open a door a figure steps to a square before it and declares it.
  private @Nullable StarQuestClause whyNot(int activity) {
    if (Activity.steps(activity) == 0 && opensAfterStep) {
      return DOOR_2;
    }
    return Activity.attackedAfterStep(activity) && !opensAfterAttack ? TURN_2 : null;
  }

  /// The closed doors in front of which a piece stands.
  private long near(Scene scene, int piece) {
    if (scene.position().explored().closedDoors() == 0) {
      return 0;
    }
    int square = Piece.square(piece);
    if (!Piece.isLarge(piece)) {
      return scene.floor().closedDoorsAt(square);
    }
    long doors = 0;
    for (int each : scene.floor().squaresOf(square)) {
      doors |= scene.floor().closedDoorsAt(each);
    }
    return doors;
  }

  /// The position after the door is gone.
  ///
  /// - DOOR-3: What has been opened is no longer there.
  /// - DOOR-4: Nobody must open a door; it costs no movement, and the move goes on.
  public Position play(Position position, int from, Door door, Chronicle chronicle) {
    Position active = position.activating(from);
    chronicle.tell(() ->
        Event.of(
            "opened %s: by %s".formatted(door, ship.name(active.active())),
            DOOR_2,
            DOOR_3,
            DOOR_4));
    return active.with(active.explored().opened(door.bit()));
  }
}
