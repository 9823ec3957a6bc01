package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Material;
import java.util.ArrayList;
import java.util.List;

/// A position under a reading, tried out in words. Every step also checks that a ruling agrees with
/// the list of moves, and that position and moves are read as they were written.
final class Tried {

  private static final Place HERE = new Place("tried", 1, 1);

  private final MissionCombat game;
  private Position position;

  private Tried(MissionCombat game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// A position under the standard reading with other answers: `A07=one-card,A13=once`.
  static Tried under(String answers, String position) {
    return with(Material.standard(), answers, position);
  }

  /// A position with other material.
  static Tried with(Material material, String answers, String position) {
    var game =
        new MissionCombat(
            material,
            answers.isEmpty()
                ? MissionCombat.READINGS.standard()
                : MissionCombat.READINGS.parse(answers, HERE));
    return new Tried(game, game.notation().read(position, "tried"));
  }

  /// Plays moves, each of which is legal, and outcomes of chance.
  Tried play(String... moves) {
    for (String move : moves) {
      Move played = read(move);
      assertThat(game.judge(position, played)).as(move).isInstanceOf(Ruling.Allowed.class);
      assertThat(listed()).contains(game.notation().writeMove(played));
      position = game.play(position, played, Chronicle.SILENT);
      String written = game.notation().write(position);
      assertThat(game.notation().read(written, "written")).as(written).isEqualTo(position);
    }
    return this;
  }

  /// Whether a move is legal, be it listed or, as a split that is not in normal form, not.
  boolean allows(String move) {
    return game.judge(position, read(move)) instanceof Ruling.Allowed;
  }

  /// Plays a legal move that is not listed, because it is not in normal form.
  Tried playUnlisted(String move) {
    assertThat(allows(move)).as(move).isTrue();
    position = game.play(position, read(move), Chronicle.SILENT);
    return this;
  }

  /// Checks that a move is refused by a clause, and not listed.
  Tried refuses(String move, MissionClause because) {
    Move refused = read(move);
    assertThat(game.judge(position, refused))
        .as(move)
        .isInstanceOfSatisfying(
            Ruling.Refused.class, ruling -> assertThat(ruling.clause()).isEqualTo(because));
    assertThat(listed()).doesNotContain(game.notation().writeMove(refused));
    return this;
  }

  /// Checks fields of the position, such as `ap` and `3`, by turns.
  Tried has(String... fields) {
    for (int i = 0; i < fields.length; i += 2) {
      assertThat(
              game.notation()
                  .disagreement(position, new Field(fields[i], fields[i + 1], HERE, HERE)))
          .as(fields[i])
          .isEmpty();
    }
    return this;
  }

  /// Checks who has won, a faction or `draw`; play is over.
  Tried isWonBy(String winner) {
    assertThat(position.stage())
        .isInstanceOfSatisfying(
            Stage.Over.class,
            over ->
                assertThat(
                        over.result().isDraw() ? "draw" : over.result().winners().getFirst().id())
                    .isEqualTo(winner));
    return this;
  }

  /// Checks why play has ended.
  Tried isEndedBy(String reason) {
    assertThat(position.stage())
        .isInstanceOfSatisfying(
            Stage.Over.class, over -> assertThat(over.result().reason()).isEqualTo(reason));
    return this;
  }

  /// What may happen next, in words.
  List<String> listed() {
    var words = new ArrayList<String>();
    switch (game.turn(position)) {
      case Turn.Decision<Move> decision ->
          decision.moves().forEach(move -> words.add(game.notation().writeMove(move)));
      case Turn.Chance<Move> chance -> {
        for (long i = 0; i < chance.outcomes().size(); i++) {
          words.add(game.notation().writeMove(chance.outcomes().get(i)));
        }
      }
      case Turn.Over<Move> _ -> {}
    }
    return words;
  }

  private Move read(String move) {
    return game.notation().readMove(position, move, HERE);
  }
}
