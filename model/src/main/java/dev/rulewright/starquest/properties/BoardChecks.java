package dev.rulewright.starquest.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What stands on the board.
record BoardChecks(Rules rules) {

  private static final int HEAVY_WEAPONS = 2;

  void addTo(Checks<Position, Move> checks) {
    checks.positions("one-to-a-square", this::isShared);
    checks.positions("no-blip-in-plain-sight", Rules.ofPieces(this::isSeenBlip));
    checks.positions("sight-is-symmetric", this::isOneWay);
    checks.positions("dreadnoughts-overlap-no-wall", Rules.ofPieces(this::isInWall));
    checks.positions("dreadnoughts-stop-under-no-door", Rules.ofPieces(this::isUnderDoor));
    checks.positions(
        "no-alien-in-an-entry-area",
        Rules.ofPieces((_, piece) ->
            !Piece.isMarine(piece) && rules.isInDock(piece)
                ? rules.name(piece) + " stands in an entry area"
                : null));
    checks.positions("no-more-figures-than-there-are", this::areTooMany);
    checks.positions("lives-within-bounds", Rules.ofPieces(this::hasWrongLife));
    checks.positions("weapons-fall-with-lives", Rules.ofPieces(this::hasWrongWeapons));
  }

  private @Nullable String isShared(Position position) {
    var taken = new long[rules.board().words()];
    for (int i = 0; i < position.size(); i++) {
      for (int square : rules.squares(position.piece(i))) {
        if (SquareSet.has(taken, square)) {
          return "two stand on " + rules.board().square(square);
        }
        SquareSet.add(taken, square);
      }
    }
    boolean stops = position.hasActive() && !Activity.isCrossing(position.activity());
    return stops
            && Arrays.stream(rules.squares(position.active()))
                .anyMatch(square -> SquareSet.has(taken, square))
        ? "the active figure shares its square without crossing"
        : null;
  }

  private @Nullable String isSeenBlip(Position position, int piece) {
    return position.stage() instanceof Stage.Acting
            && Piece.isBlip(piece)
            && rules.isInPlainSight(position, Piece.square(piece))
        ? "a marine sees the blip on " + rules.board().square(Piece.square(piece))
        : null;
  }

  private @Nullable String isOneWay(Position position) {
    int[] all = position.all();
    for (int one : all) {
      long[] seen = rules.seenFrom(position, Piece.square(one));
      for (int other : all) {
        long[] back = rules.seenFrom(position, Piece.square(other));
        if (SquareSet.has(seen, Piece.square(other)) != SquareSet.has(back, Piece.square(one))) {
          return "%s and %s".formatted(rules.name(one), rules.name(other));
        }
      }
    }
    return null;
  }

  private @Nullable String isInWall(Position position, int piece) {
    return rules.isLarge(piece) && !rules.floor(position).isBase(Piece.square(piece))
        ? rules.name(piece) + " stands in a wall"
        : null;
  }

  private @Nullable String isUnderDoor(Position position, int piece) {
    boolean crossing = piece == position.active() && Activity.isCrossing(position.activity());
    return rules.isLarge(piece)
            && !crossing
            && rules.floor(position).hasDoorway(Piece.square(piece))
        ? rules.name(piece) + " has stopped beneath a door"
        : null;
  }

  private @Nullable String areTooMany(Position position) {
    for (Figure kind : rules.material().aliens()) {
      if (rules.figures(position, kind) > kind.count()) {
        return "too many of the kind " + kind;
      }
    }
    return null;
  }

  private @Nullable String hasWrongLife(Position position, int piece) {
    int life = Piece.life(piece);
    return !Piece.isBlip(piece) && (life < 1 || life > rules.kind(piece).life())
        ? "%s has %d life points".formatted(rules.name(piece), life)
        : null;
  }

  private @Nullable String hasWrongWeapons(Position position, int piece) {
    if (!(position.stage() instanceof Stage.Acting) || !rules.isLarge(piece)) {
      return null;
    }
    int lost = rules.kind(piece).life() - Piece.life(piece);
    long heavy = heavyWeapons(piece);
    return heavy == Math.max(0, HEAVY_WEAPONS - lost)
        ? null
        : "%s has %d heavy weapons after %d lives".formatted(rules.name(piece), heavy, lost);
  }

  private long heavyWeapons(int piece) {
    int weapons = Piece.weapons(piece);
    long kinds =
        rules.material().weapons().stream()
            .filter(weapon -> weapon.heavy() && (weapons & weapon.bit()) != 0)
            .count();
    return kinds + ((weapons & Weapon.AGAIN) == 0 ? 0 : 1);
  }
}
