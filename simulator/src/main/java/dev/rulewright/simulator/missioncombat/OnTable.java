package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.divergence.TwoReadings.Eyes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Moves as they lie on the table: the units that it names, without what only a reading remembers
/// of them.
public final class OnTable {

  /// All damage and defence of the box is in tens.
  private static final int TEN = 10;

  private OnTable() {}

  /// Two games and how their moves are matched: first by card, area, damage and the free moves
  /// used, which are marked under every reading; then by card, area and damage.
  public static TwoReadings<Position, Move> readings(MissionCombat a, MissionCombat b) {
    return new TwoReadings<>(
        a,
        b,
        List.of(
            move -> named(move, OnTable::withFreeMoves), move -> named(move, Unit::withoutMarks)),
        eyes(a.answers(), b.answers()),
        agree(
                a.answers(),
                b.answers(),
                "attack.zero-target",
                "attack.damage-amount",
                "attack.overkill",
                "attack.distribution",
                "attack.mismatched-target")
            ? _ -> List.of()
            : OnTable::withWastedDamage,
        start -> new Pair<>(a.beginningWith(start.a()), b.beginningWith(start.b())),
        mayBegin(a.answers(), b.answers()));
  }

  /// An empty deck beside a discard pile can be nowhere if the pile is shuffled as soon as the deck
  /// is empty (A06). Elsewhere it comes only of what A06 asks, so it is no start for other
  /// questions.
  private static Predicate<Position> mayBegin(Reading a, Reading b) {
    boolean asked =
        !agree(a, b, "deck.reshuffle-trigger")
            && !a.says("deck.reshuffle-trigger=as-soon-as-empty")
            && !b.says("deck.reshuffle-trigger=as-soon-as-empty");
    return start ->
        asked
            || Stream.of(Faction.values())
                .map(start::side)
                .noneMatch(side -> side.deck().isEmpty() && !side.discard().isEmpty());
  }

  /// These two questions are all that decides what is seen of a position.
  private static Eyes eyes(Reading a, Reading b) {
    return agree(a, b, "info.discard-browse", "hq.discard-visibility") ? Eyes.SAME : Eyes.DIFFERENT;
  }

  private static boolean agree(Reading a, Reading b, String... questions) {
    return Stream.of(questions).allMatch(each -> a.answer(each).equals(b.answer(each)));
  }

  /// Splits with ten points more at one of the targets, which are there besides or taken from
  /// another one: more than it can take or more than there are, for lists hold no split that wastes
  /// points. Only what an attack may do can differ in them.
  private static List<Move> withWastedDamage(Move move) {
    return switch (move) {
      case Move.Attack attack ->
          wasted(attack.hits()).map(hits -> (Move) new Move.Attack(attack.unit(), hits)).toList();
      case Move.PlayBarrage play ->
          wasted(play.hits()).map(hits -> (Move) new Move.PlayBarrage(play.card(), hits)).toList();
      default -> List.of();
    };
  }

  private static Stream<List<Hit>> wasted(List<Hit> hits) {
    return Stream.concat(
        moreFor(hits),
        IntStream.range(0, hits.size())
            .filter(i -> hits.get(i).damage() == TEN)
            .boxed()
            .flatMap(i -> {
              var others = new ArrayList<>(hits);
              others.remove(i.intValue());
              return moreFor(others);
            }));
  }

  private static Stream<List<Hit>> moreFor(List<Hit> hits) {
    return IntStream.range(0, hits.size())
        .mapToObj(i -> {
          var more = new ArrayList<>(hits);
          more.set(i, new Hit(hits.get(i).target(), hits.get(i).damage() + TEN));
          return List.copyOf(more);
        });
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
