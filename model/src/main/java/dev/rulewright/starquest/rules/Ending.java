package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.END_1;
import static dev.rulewright.starquest.StarQuestClause.END_2;
import static dev.rulewright.starquest.StarQuestClause.END_3;
import static dev.rulewright.starquest.StarQuestClause.GOAL_5;
import static dev.rulewright.starquest.StarQuestClause.WIN_2;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Points;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.List;
import java.util.stream.IntStream;

/// Chapters *End of play* and *Victory*.
final class Ending extends Chapter {

  private final Points points;
  private final boolean untilLastEvent = says("end.nobody-left=until-last-event");
  private final boolean docksAreSafe = says("end.left-behind=alien-gains-dock-safe");
  private final boolean alienTokensCount = says("goal.alien-token=count");
  private final Tie tie = answer("win.tie", Tie.values());

  Ending(Ship ship, Points points) {
    super(ship);
    this.points = points;
  }

  /// The players.
  static List<Seat> players(int teams) {
    return IntStream.rangeClosed(0, teams).mapToObj(Seat::of).toList();
  }

  /// The position after play has ended because no marine is left, or the same position.
  ///
  /// - END-1: When no marine is left out there, play is over.
  Position unlessNobodyLeft(Position position, Chronicle chronicle) {
    if (hasMarine(position) || position.stage() instanceof Stage.Arming) {
      return position;
    }
    boolean playsOn = untilLastEvent && !position.round().last();
    return playsOn ? position : over(position, Stage.Over.NOBODY_LEFT, chronicle);
  }

  private static boolean hasMarine(Position position) {
    for (int i = 0; i < position.size(); i++) {
      if (Piece.isMarine(position.piece(i))) {
        return true;
      }
    }
    return Piece.isMarine(position.active());
  }

  /// The position after the last turn: who is left on a board is lost.
  ///
  /// - END-3: Who is still out there after it is lost.
  Position afterLastRound(Position position, Chronicle chronicle) {
    Score score = position.score();
    Position left = position;
    for (int piece : position.all()) {
      if (Piece.isMarine(piece) && ship.board().dockOf(Piece.square(piece)) == 0) {
        int worth = ship.kind(piece).points();
        score = points.minus(score, Piece.owner(piece), worth);
        score = docksAreSafe ? score.plus(Seat.ALIEN, worth) : score;
        left = left.minus(piece);
        chronicle.tell(() -> Event.of("left-behind " + ship.name(piece), END_3));
      }
    }
    return over(left.with(score), Stage.Over.LAST_EVENT, chronicle);
  }

  /// The position in which play is over.
  ///
  /// - GOAL-5: A main goal that nobody reached counts for the alien player, and so does the second
  ///   one if it was announced.
  /// - WIN-1: Teams count their tokens less their losses, the alien player the figures eliminated.
  private Position over(Position position, String reason, Chronicle chronicle) {
    Score score = position.score();
    if (alienTokensCount) {
      if (ship.material().mission().primary() && score.primary() == Score.NOBODY) {
        score = score.plus(Seat.ALIEN, Material.PRIMARY_POINTS);
      }
      if (score.read() && score.secondary() == Score.NOBODY) {
        score = score.plus(Seat.ALIEN, Material.SECONDARY_POINTS);
      }
    }
    if (chronicle.listening() && !score.equals(position.score())) {
      chronicle.tell(
          Event.of(
              "scored %d: %s, mission not done"
                  .formatted(score.of(Seat.ALIEN) - position.score().of(Seat.ALIEN), Seat.ALIEN),
              GOAL_5));
    }
    var over = Stage.Over.of(winners(score), reason);
    chronicle.tell(() ->
        Event.of("over: " + reason, reason.equals(Stage.Over.LAST_EVENT) ? END_2 : END_1, WIN_2));
    return position.deactivated().allFresh().with(score).with(over);
  }

  /// The players with the most points.
  ///
  /// - WIN-2: The highest count wins.
  private List<Seat> winners(Score score) {
    List<Seat> players = players(ship.teams());
    int most = players.stream().mapToInt(score::of).max().orElseThrow();
    List<Seat> first = players.stream().filter(player -> score.of(player) == most).toList();
    if (first.size() == 1) {
      return first;
    }
    return switch (tie) {
      case SHARED -> first;
      case ALIEN_WINS -> first.contains(Seat.ALIEN) ? List.of(Seat.ALIEN) : first;
      case NOBODY -> List.of();
    };
  }

  /// The answers to `win.tie`.
  private enum Tie {
    SHARED,
    ALIEN_WINS,
    NOBODY
  }
}
