package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import java.util.ArrayList;
import java.util.List;

/// A position under a reading, to try moves in.
record Scene(MissionCombat game, Position position) {

  /// A position with the cards that ship.
  static Scene of(String reading, String position) {
    var game =
        new MissionCombat(
            Material.standard(),
            MissionCombat.READINGS.parse(reading, new Place("the reading", 1, 1)));
    return new Scene(game, game.notation().read(position, "the position"));
  }

  Move move(String text) {
    return game.notation().readMove(position, text, new Place("the move", 1, 1));
  }

  boolean allows(String move) {
    return game.judge(position, move(move)) instanceof Ruling.Allowed;
  }

  /// The clause and the reason of a refusal, as in `MOVE-4: rifleman@hq must …`; `allowed` if the
  /// move is legal.
  String ruling(String move) {
    return game.judge(position, move(move)) instanceof Ruling.Refused refused
        ? refused.clause() + ": " + refused.reason()
        : "allowed";
  }

  /// The scene after some legal moves.
  ///
  /// @throws AssertionError if one of them is refused
  Scene after(String... moves) {
    Scene scene = this;
    for (String text : moves) {
      Move move = scene.move(text);
      if (scene.game.judge(scene.position, move) instanceof Ruling.Refused refused) {
        throw new AssertionError("'%s' refused: %s".formatted(text, refused));
      }
      scene = new Scene(game, game.play(scene.position, move));
    }
    return scene;
  }

  /// What would happen, line by line, if a legal move were played.
  List<String> happens(String move) {
    var lines = new ArrayList<String>();
    game.play(position, move(move), event -> lines.add(event.text()));
    return lines;
  }

  /// The moves that are listed and begin with a text.
  List<String> listed(String beginning) {
    return game.turn(position) instanceof Turn.Decision<Move> decision
        ? decision.moves().stream()
            .map(Move::toString)
            .filter(move -> move.startsWith(beginning))
            .toList()
        : List.of();
  }

  /// The value of a field of the position, as in `winner` or the name of an area.
  String value(String field) {
    return game.notation().fields(position).stream()
        .filter(each -> each.key().equals(field))
        .map(each -> each.value())
        .findFirst()
        .orElse("");
  }
}
