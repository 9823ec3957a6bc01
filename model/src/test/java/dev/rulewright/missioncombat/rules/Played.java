package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.Numbers;
import java.util.List;
import java.util.stream.StreamSupport;

/// A play under a reading, told in notation: what was played so far led to a position.
record Played(MissionCombat game, Position position) {

  private static final Place HERE = new Place("test", 1, 1);

  static MissionCombat game(String reading) {
    return new MissionCombat(Material.standard(), MissionCombat.READINGS.parse(reading, HERE));
  }

  /// The game with another turn limit.
  static MissionCombat game(String reading, int turnLimit) {
    Material material = Material.standard();
    return new MissionCombat(
        material.with(Numbers.printed().withTurnLimit(turnLimit)),
        MissionCombat.READINGS.parse(reading, HERE));
  }

  static Played from(String reading, String position) {
    MissionCombat game = game(reading);
    return new Played(game, game.notation().read(position, "test"));
  }

  static Played from(MissionCombat game, String position) {
    return new Played(game, game.notation().read(position, "test"));
  }

  /// After some more moves, each of which must be allowed.
  Played then(String... moves) {
    Position now = position;
    for (String text : moves) {
      Move move = game.notation().readMove(now, text, HERE);
      if (game.judge(now, move) instanceof Ruling.Refused(var clause, var reason)) {
        throw new AssertionError("refused: %s: %s: %s, in %s".formatted(text, clause, reason, now));
      }
      now = game.play(now, move);
    }
    return new Played(game, now);
  }

  Ruling judge(String move) {
    return game.judge(position, game.notation().readMove(position, move, HERE));
  }

  boolean allows(String move) {
    return judge(move) instanceof Ruling.Allowed;
  }

  /// The clause that forbids a move.
  MissionClause refusal(String move) {
    if (judge(move) instanceof Ruling.Refused(MissionClause clause, var _)) {
      return clause;
    }
    throw new AssertionError(move + " is allowed in " + position);
  }

  /// The moves or outcomes to choose from; none when play is over.
  List<String> moves() {
    Iterable<Move> moves =
        switch (game.turn(position)) {
          case Turn.Decision<Move> decision -> decision.moves();
          case Turn.Chance<Move> chance -> chance.outcomes();
          case Turn.Over<Move> _ -> List.of();
        };
    return StreamSupport.stream(moves.spliterator(), false).map(Move::toString).toList();
  }

  String text() {
    return game.notation().write(position);
  }
}
