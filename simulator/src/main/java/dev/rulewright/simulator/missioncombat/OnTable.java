package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.divergence.TwoReadings.Eyes;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What of a move lies on the table: the units that it names, without what only a reading remembers
/// of them.
public final class OnTable {

  private OnTable() {}

  /// Two games and how their moves are matched: first by card, area, damage and the free moves
  /// used, which are marked under every reading; then by card, area and damage.
  public static TwoReadings<Position, Move> readings(MissionCombat a, MissionCombat b) {
    return new TwoReadings<>(
        a,
        b,
        List.of(
            move -> named(move, OnTable::withFreeMoves), move -> named(move, Unit::withoutMarks)),
        eyes(a.reading(), b.reading()),
        remembersControl(a) || remembersControl(b)
            ? start -> new Pair<>(begun(a, start.a()), begun(b, start.b()))
            : UnaryOperator.identity());
  }

  private static boolean remembersControl(MissionCombat combat) {
    return switch (combat.reading().control().update()) {
      case AT_ONCE -> false;
      case AT_TURN_END -> true;
    };
  }

  /// A position as somebody would give it: whoever has units in an area has had it before.
  private static Position begun(MissionCombat combat, Position position) {
    if (!(position.stage() instanceof Stage.Acting)) {
      return position;
    }
    return combat
        .notation()
        .position(combat.notation().fields(position), new Place("a small position", 1, 1));
  }

  /// These two questions are all that decides what is seen of a position.
  private static Eyes eyes(Reading a, Reading b) {
    return a.info().equals(b.info()) && a.hq().discardVisibility() == b.hq().discardVisibility()
        ? Eyes.SAME
        : Eyes.DIFFERENT;
  }

  private static Unit withFreeMoves(Unit unit) {
    Unit bare = unit.withoutMarks();
    for (Mark mark : List.of(Mark.ROAD_USED, Mark.SPEED_USED)) {
      bare = unit.has(mark) ? bare.with(mark) : bare;
    }
    return bare;
  }

  private static Move named(Move move, UnaryOperator<Unit> as) {
    return switch (move) {
      case Move.PlayBarrage play -> new Move.PlayBarrage(play.card(), hits(play.hits(), as));
      case Move.PlayRemoval play -> new Move.PlayRemoval(play.card(), target(play.target(), as));
      case Move.MoveUnit unit -> new Move.MoveUnit(as.apply(unit.unit()), unit.to(), unit.way());
      case Move.Attack attack -> new Move.Attack(as.apply(attack.unit()), hits(attack.hits(), as));
      case Move.Seat _,
          Move.Start _,
          Move.Drawn _,
          Move.Place _,
          Move.Draw _,
          Move.DrawWithHq _,
          Move.Keep _,
          Move.PlayUnit _,
          Move.EndTurn _,
          Move.OfferDraw _,
          Move.AcceptDraw _,
          Move.DeclineDraw _ ->
          move;
    };
  }

  private static @Nullable Unit target(@Nullable Unit target, UnaryOperator<Unit> as) {
    return target == null ? null : as.apply(target);
  }

  private static List<Hit> hits(List<Hit> hits, UnaryOperator<Unit> as) {
    return hits.stream().map(hit -> new Hit(as.apply(hit.target()), hit.damage())).toList();
  }
}
