package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.AreaEffect;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Chapter *Areas and control*, the clause on areas where units of both players stand: which
/// effects it can touch. Control by that clause *decides* an effect when the effect is used, or
/// asked for, while units of both players stand in its area.
record PersistenceChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.steps(
        "persistence-spares-hq",
        spares(AreaEffect.DRAW_ONE_MORE_KEEP_ONE, move -> move instanceof Move.DrawWithHq));
    checks.steps(
        "persistence-spares-dark-portal",
        spares(
            AreaEffect.FREE_EVENTS,
            move -> move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval));
    checks.steps(
        "persistence-spares-artillery-emplacement",
        spares(
            AreaEffect.HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS,
            move -> move instanceof Move.PlayBarrage));
    checks.steps(
        "persistence-spares-arterial-road",
        spares(
            AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA,
            move -> move instanceof Move.MoveUnit moved && moved.way() == Way.ARTERIAL_ROAD));
    checks.steps("persistence-spares-portals", Move.PlayUnit.class, this::decidesPortal);
    checks.steps("persistence-spares-bunkers", this::decidesBunker);
  }

  /// An effect that moves of some kind use, or ask for.
  private Check.OfStep<Position, Move> spares(AreaEffect effect, Predicate<Move> asks) {
    int areas = rules.board().with(effect);
    return (before, move, _) ->
        asks.test(move) && isDecidedByLast(areas, before, move)
            ? "'%s' while units of both players stand in %s".formatted(move, rules.names(areas))
            : null;
  }

  private @Nullable String decidesPortal(Position before, Move.PlayUnit play, Position after) {
    return play.area().effect() == AreaEffect.portalFor(play.card().type())
            && isDecidedByLast(play.area().bit(), before, play)
        ? "%s is played at a portal where units of both players stand".formatted(play.card())
        : null;
  }

  private @Nullable String decidesBunker(Position before, Move move, Position after) {
    if (!rules.controllersHaveBonus()) {
      return null;
    }
    int bunkers = rules.board().with(AreaEffect.DEFENCE_PLUS_10) & hitAreas(move);
    return bunkers == 0 || !isDecidedByLast(bunkers, before, move)
        ? null
        : "'%s' hits a unit where units of both players stand".formatted(move);
  }

  private static int hitAreas(Move move) {
    List<Hit> hits = Rules.hits(move);
    int areas = 0;
    for (int i = 0; i < hits.size(); i++) {
      areas |= hits.get(i).target().area().bit();
    }
    return areas;
  }

  /// Whether units of both players stand in one of some areas when a move is made, and who had it
  /// last controls it.
  private boolean isDecidedByLast(int areas, Position before, Move move) {
    if (!rules.keepsContested()
        || !(before.stage() instanceof Stage.Acting)
        || (before.guest() == null && (Rules.contested(before) & areas) == 0)) {
      return false;
    }
    return (Rules.contested(rules.game().departed(before, move)) & areas) != 0;
  }
}
