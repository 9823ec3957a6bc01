package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import org.jspecify.annotations.Nullable;

/// Chapter *End of play*: who is beaten, when, and whether play can end at all.
record VictoryChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    losses(checks);
    ends(checks);
  }

  private void losses(Checks<Position, Move> checks) {
    checks.steps("no-unit-lost-in-own-turn", VictoryChecks::losesUnit);
    checks.steps("nobody-loses-in-own-turn", VictoryChecks::losesPlay);
    checks.positions(
        "play-ends-with-the-last-unit",
        position ->
            position.turn() == 0
                || position.stage() instanceof Stage.Over
                || (position.acting().unitCount() > 0 && position.waiting().unitCount() > 0),
        "play goes on although a player has no unit on the board");
    checks.positions(
        "never-both-without-units",
        position ->
            position.turn() == 0
                || position.acting().unitCount() > 0
                || position.waiting().unitCount() > 0,
        "nobody has a unit on the board");
  }

  private static @Nullable String losesUnit(Position before, Move move, Position after) {
    return after.side(before.mover()).unitCount() >= before.acting().unitCount()
        ? null
        : "the %s lose a unit by '%s'".formatted(before.mover(), move);
  }

  private static @Nullable String losesPlay(Position before, Move move, Position after) {
    return !(after.stage() instanceof Stage.Over over)
            || over.result().isDraw()
            || over.result().winners().contains(before.mover())
        ? null
        : "the %s lose by '%s'".formatted(before.mover(), move);
  }

  private void ends(Checks<Position, Move> checks) {
    checks.plays(
        "play-can-still-end",
        (_, _, after) -> after.stage() instanceof Stage.Over,
        rules.reading().says("game.stalemate=repetition-and-limit"));
    checks.plays(
        "play-can-still-be-won",
        (_, _, after) ->
            after.stage() instanceof Stage.Over over && !over.result().winners().isEmpty(),
        false);
    checks.plays("somebody-can-still-be-hurt", (_, move, _) -> hurts(move), false);
  }

  private static boolean hurts(Move move) {
    return move instanceof Move.PlayRemoval event
        ? event.target() != null
        : !Rules.hits(move).isEmpty();
  }
}
