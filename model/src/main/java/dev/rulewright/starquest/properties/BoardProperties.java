package dev.rulewright.starquest.properties;

import static dev.rulewright.starquest.reading.StarQuestClause.BLIP_4;
import static dev.rulewright.starquest.reading.StarQuestClause.BLIP_5;
import static dev.rulewright.starquest.reading.StarQuestClause.BLIP_7;
import static dev.rulewright.starquest.reading.StarQuestClause.DREAD_1;
import static dev.rulewright.starquest.reading.StarQuestClause.DREAD_2;
import static dev.rulewright.starquest.reading.StarQuestClause.DREAD_5;
import static dev.rulewright.starquest.reading.StarQuestClause.DREAD_9;
import static dev.rulewright.starquest.reading.StarQuestClause.GOAL_3;
import static dev.rulewright.starquest.reading.StarQuestClause.HIT_3;
import static dev.rulewright.starquest.reading.StarQuestClause.HIT_4;
import static dev.rulewright.starquest.reading.StarQuestClause.MOVE_4;
import static dev.rulewright.starquest.reading.StarQuestClause.REINF_4;
import static dev.rulewright.starquest.reading.StarQuestClause.SIGHT_1;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.reading.DockAnswers;
import dev.rulewright.starquest.reading.DreadnoughtAnswers.Doors;
import dev.rulewright.starquest.reading.RevealAnswers;
import java.util.Arrays;
import java.util.List;

/// What stands on the board.
record BoardProperties(Rules rules) {

  private static final String CHAPTER = "The board";
  private static final int HEAVY_WEAPONS = 2;

  static List<Property<Position, Move>> of(Rules rules) {
    var chapter = new BoardProperties(rules);
    return List.of(
        chapter.oneToASquare(),
        chapter.noBlipInPlainSight(),
        chapter.sightIsSymmetric(),
        chapter.dreadnoughtsFit(),
        chapter.dreadnoughtsStopUnderNoDoor(),
        chapter.noAlienInAnEntryArea(),
        chapter.noMoreFiguresThanThereAre(),
        chapter.livesWithinBounds(),
        chapter.weaponsFallWithLives());
  }

  private Property<Position, Move> oneToASquare() {
    return rules.ofPosition(
        CHAPTER,
        "one-to-a-square",
        "No two figures or blips share a square, but for one that is crossing.",
        List.of(MOVE_4, BLIP_4, DREAD_1, DREAD_2),
        position -> {
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
        });
  }

  private Property<Position, Move> noBlipInPlainSight() {
    return rules.ofPosition(
        CHAPTER,
        "no-blip-in-plain-sight",
        "While nothing is pending no unseen blip lies where a marine can see it.",
        List.of(BLIP_5),
        position -> {
          if (!(position.stage() instanceof Stage.Acting)) {
            return null;
          }
          for (int piece : position.all()) {
            if (Piece.isBlip(piece) && rules.isInPlainSight(position, Piece.square(piece))) {
              return "a marine sees the blip on " + rules.board().square(Piece.square(piece));
            }
          }
          return null;
        },
        Breach.of(
            "a door opens before a blip, and nobody enters", RevealAnswers.Trigger.ON_ENTERING),
        Breach.of("a marine in an entry area looks at a blip", DockAnswers.Sight.NO));
  }

  private Property<Position, Move> sightIsSymmetric() {
    return rules.ofPosition(
        CHAPTER,
        "sight-is-symmetric",
        "Whoever sees is seen.",
        List.of(SIGHT_1),
        position -> {
          int[] all = position.all();
          for (int one : all) {
            long[] seen = rules.seenFrom(position, Piece.square(one));
            for (int other : all) {
              long[] back = rules.seenFrom(position, Piece.square(other));
              if (SquareSet.has(seen, Piece.square(other))
                  != SquareSet.has(back, Piece.square(one))) {
                return "%s and %s".formatted(rules.name(one), rules.name(other));
              }
            }
          }
          return null;
        });
  }

  private Property<Position, Move> dreadnoughtsFit() {
    return rules.ofPosition(
        CHAPTER,
        "dreadnoughts-overlap-no-wall",
        "No wall and no closed door lies beneath a Dreadnought.",
        List.of(DREAD_1),
        position -> {
          for (int piece : position.all()) {
            if (rules.isLarge(piece) && !rules.floor(position).isBase(Piece.square(piece))) {
              return rules.name(piece) + " stands in a wall";
            }
          }
          return null;
        });
  }

  private Property<Position, Move> dreadnoughtsStopUnderNoDoor() {
    return rules.ofPosition(
        CHAPTER,
        "dreadnoughts-stop-under-no-door",
        "A Dreadnought that is not crossing has no doorway beneath it.",
        List.of(DREAD_5),
        position -> {
          for (int piece : position.all()) {
            boolean crossing =
                piece == position.active() && Activity.isCrossing(position.activity());
            if (rules.isLarge(piece)
                && !crossing
                && rules.floor(position).hasDoorway(Piece.square(piece))) {
              return rules.name(piece) + " has stopped beneath a door";
            }
          }
          return null;
        },
        Breach.of("it stops beneath a door that was opened", Doors.DOORS_WITH_MARKER));
  }

  private Property<Position, Move> noAlienInAnEntryArea() {
    return rules.ofPosition(
        CHAPTER,
        "no-alien-in-an-entry-area",
        "Neither aliens nor blips stand in an entry area.",
        List.of(GOAL_3),
        position -> {
          for (int piece : position.all()) {
            if (!Piece.isMarine(piece) && rules.isInDock(piece)) {
              return rules.name(piece) + " stands in an entry area";
            }
          }
          return null;
        });
  }

  private Property<Position, Move> noMoreFiguresThanThereAre() {
    return rules.ofPosition(
        CHAPTER,
        "no-more-figures-than-there-are",
        "There are never more aliens of a kind on the boards than figures of that kind.",
        List.of(BLIP_7, REINF_4),
        position -> {
          for (Figure kind : rules.material().aliens()) {
            if (rules.figures(position, kind) > kind.count()) {
              return "too many of the kind " + kind;
            }
          }
          return null;
        });
  }

  private Property<Position, Move> livesWithinBounds() {
    return rules.ofPosition(
        CHAPTER,
        "lives-within-bounds",
        "Every figure on the boards has a life point, and none has more than it began with.",
        List.of(HIT_3, HIT_4),
        position -> {
          for (int piece : position.all()) {
            if (!Piece.isBlip(piece)
                && (Piece.life(piece) < 1 || Piece.life(piece) > rules.kind(piece).life())) {
              return "%s has %d life points".formatted(rules.name(piece), Piece.life(piece));
            }
          }
          return null;
        });
  }

  private Property<Position, Move> weaponsFallWithLives() {
    return rules.ofPosition(
        CHAPTER,
        "weapons-fall-with-lives",
        "Once it is settled which, a Dreadnought has lost a heavy weapon for each of its first two"
            + " life points lost.",
        List.of(DREAD_9),
        position -> {
          if (!(position.stage() instanceof Stage.Acting)) {
            return null;
          }
          for (int piece : position.all()) {
            if (rules.isLarge(piece)) {
              int lost = rules.kind(piece).life() - Piece.life(piece);
              long heavy =
                  rules.material().weapons().stream()
                          .filter(weapon ->
                              weapon.heavy() && (Piece.weapons(piece) & weapon.bit()) != 0)
                          .count()
                      + ((Piece.weapons(piece) & Weapon.AGAIN) == 0 ? 0 : 1);
              if (heavy != Math.max(0, HEAVY_WEAPONS - lost)) {
                return "%s has %d heavy weapons after %d lives"
                    .formatted(rules.name(piece), heavy, lost);
              }
            }
          }
          return null;
        });
  }
}
