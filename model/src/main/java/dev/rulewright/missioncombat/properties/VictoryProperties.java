package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check.OfPlay;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.reading.BunkerAnswers.LeavingDamaged;
import dev.rulewright.missioncombat.reading.DamageAnswers.Persistence;
import dev.rulewright.missioncombat.reading.EventAnswers.TargetSide;
import dev.rulewright.missioncombat.reading.GameAnswers.Stalemate;
import dev.rulewright.missioncombat.reading.SetupAnswers.Given;
import dev.rulewright.missioncombat.reading.WinAnswers.BoardOnly;
import java.util.List;

/// Chapter *End of play*: who is beaten, when, and whether play can end at all.
record VictoryProperties(Rules rules) {

  private static final String STALEMATE =
      "the units left have no weapon against each other, and no card is left to bring others";

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofStep(
            "no-unit-lost-in-own-turn",
            "Nobody loses a unit in the own turn.",
            "ATTACK-2 ATTACK-6 EVENT-1 EVENT-4",
            (before, move, after) ->
                after.side(before.mover()).unitCount() >= before.acting().unitCount()
                    ? null
                    : "the %s lose a unit by '%s'".formatted(before.mover(), move),
            inOwnTurn()),
        rules.ofStep(
            "nobody-loses-in-own-turn",
            "Nobody loses the play in the own turn.",
            "WIN-1 ATTACK-2 EVENT-1",
            (before, move, after) ->
                !(after.stage() instanceof Stage.Over over)
                        || over.result().isDraw()
                        || over.result().winners().contains(before.mover())
                    ? null
                    : "the %s lose by '%s'".formatted(before.mover(), move),
            Breaches.and(
                inOwnTurn(),
                Breach.of(
                    "at the turn limit the opponent has more units",
                    Stalemate.TIE_BREAK_AT_LIMIT))),
        rules.ofPosition(
            "play-ends-with-the-last-unit",
            "From the first turn until play is over both players have units on the board.",
            "WIN-1 WIN-2",
            position ->
                position.turn() == 0
                        || position.stage() instanceof Stage.Over
                        || (position.acting().unitCount() > 0 && position.waiting().unitCount() > 0)
                    ? null
                    : "play goes on although a player has no unit on the board",
            Breach.of("units in hand save their player", BoardOnly.HAND_COUNTS),
            Breach.of(
                "a last unit removed by Trap Portal is not destroyed", BoardOnly.DESTRUCTION_ONLY),
            Breach.of("play begins with an empty board", Given.MISSING)),
        rules.ofPosition(
            "never-both-without-units",
            "From the first turn on one of the players has a unit on the board.",
            "WIN-1 WIN-2",
            position ->
                position.turn() == 0
                        || position.acting().unitCount() > 0
                        || position.waiting().unitCount() > 0
                    ? null
                    : "nobody has a unit on the board",
            Breach.of("one event destroys the last units of both players", TargetSide.ANY),
            Breach.of(
                "a player without units, saved by those in hand, destroys the last enemy by an"
                    + " event",
                BoardOnly.HAND_COUNTS),
            Breach.of(
                "a player whose last unit was removed destroys the last enemy by an event",
                BoardOnly.DESTRUCTION_ONLY),
            Breach.of("play begins with an empty board", Given.MISSING)),
        rules.of(
            "play-can-still-end",
            "From every position that is reached play can still end.",
            "WIN-1 WIN-3 WIN-5",
            new OfPlay<>(
                (_, _, after) -> after.stage() instanceof Stage.Over,
                rules.reading().game().stalemate() == Stalemate.REPETITION_AND_LIMIT),
            Breach.of(
                "nobody can damage anything any more, and only the turn limit stops play",
                Stalemate.ENDLESS),
            Breach.of(
                "nobody can damage anything any more, and only the turn limit decides play",
                Stalemate.TIE_BREAK_AT_LIMIT)),
        rules.of(
            "play-can-still-be-won",
            "From every position that is reached somebody can still win.",
            "INTRO-1 WIN-1 DRAW-2",
            new OfPlay<>(
                (_, _, after) ->
                    after.stage() instanceof Stage.Over over && !over.result().winners().isEmpty(),
                false),
            Breach.of(STALEMATE)),
        rules.of(
            "somebody-can-still-be-hurt",
            "From every position that is reached a unit can still be damaged or removed: there is"
                + " no stalemate.",
            "ATTACK-5 ATTACK-10 DRAW-2",
            new OfPlay<>((_, move, _) -> hurts(move), false),
            Breach.of(STALEMATE)));
  }

  private static boolean hurts(Move move) {
    return move instanceof Move.PlayRemoval event
        ? event.target() != null
        : !Rules.hits(move).isEmpty();
  }

  /// The answers under which units of the player on the move are destroyed.
  private static Breach[] inOwnTurn() {
    return new Breach[] {
      Breach.of("an event destroys units of its own player", TargetSide.ANY),
      Breach.of(
          "a unit leaves a bunker with the damage of an earlier turn",
          Persistence.KEPT,
          LeavingDamaged.DESTROYED)
    };
  }
}
