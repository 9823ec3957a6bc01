package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Names;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.relations.Compiler.Source;
import dev.rulewright.alloy.relations.Stage;
import dev.rulewright.alloy.relations.Tuples;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.Faction;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kodkod.ast.Relation;
import org.jspecify.annotations.Nullable;

/// Fills in what a [Frame] leaves open: the positions before and after, and the act.
final class Scene {

  private static final int BEFORE = 0;
  private static final int AFTER = 1;
  private static final int CHOSEN = 2;

  /// The fields of a position.
  static final List<String> FIELDS =
      List.of(
          "at",
          "damage",
          "staying",
          "control",
          "hand",
          "events",
          "guest",
          "from",
          "attacked",
          "roadUsed",
          "speedUsed",
          "keepsRoad",
          "mover",
          "ap",
          "firstTurn",
          "winner");

  private static final List<String> ARGUMENTS = List.of("unit", "area", "way", "event", "hits");

  private final int[] units;
  private final int[] events;
  private final int[] areas;
  private final int[] levels;
  private final int[] ap;
  private final int[] factions;
  private final int[] ways;
  private final Stage stage = new Stage(2 * FIELDS.size() + ARGUMENTS.size());
  private @Nullable Situation before;
  private @Nullable Situation after;
  private @Nullable Act act;

  Scene(Frame frame) {
    World world = frame.world();
    units = atoms(frame, world.units().size(), world::unitName);
    events = atoms(frame, world.events().size(), world::eventName);
    var board = world.material().board().areas();
    areas = atoms(frame, board.size(), i -> Names.of(board.get(i)));
    levels = atoms(frame, world.levels(), world::levelName);
    ap = atoms(frame, 5, Names::ofAp);
    factions = atoms(frame, 2, i -> Names.of(Faction.values()[i]));
    ways = atoms(frame, 3, i -> Names.of(Way.values()[i]));
  }

  private static int[] atoms(Frame frame, int count, IntFunction<String> name) {
    return IntStream.range(0, count).map(i -> frame.atom(name.apply(i))).toArray();
  }

  // ---- What is open ----

  /// The arguments of an act, by their relations.
  static Map<Relation, Source> open(Frame frame) {
    var open = new HashMap<Relation, Source>();
    for (int i = 0; i < ARGUMENTS.size(); i++) {
      open.put(
          frame.relation("Chosen." + ARGUMENTS.get(i)), new Source(CHOSEN, 2 * FIELDS.size() + i));
    }
    return open;
  }

  /// The fields of the two positions, by the position and the relation of the field.
  static Map<List<Object>, Source> joined(Frame frame) {
    var joined = new HashMap<List<Object>, Source>();
    for (int i = 0; i < FIELDS.size(); i++) {
      Relation field = frame.relation("Position." + FIELDS.get(i));
      joined.put(List.of(frame.relation("Before"), field), new Source(BEFORE, i));
      joined.put(List.of(frame.relation("After"), field), new Source(AFTER, FIELDS.size() + i));
    }
    return joined;
  }

  /// The relations that have no value of their own.
  static Collection<Relation> fields(Frame frame) {
    return Stream.concat(
            FIELDS.stream().map(field -> "Position." + field),
            ARGUMENTS.stream().map(argument -> "Chosen." + argument))
        .map(frame::relation)
        .toList();
  }

  // ---- What is put there ----

  /// A stage with two positions and an act.
  Stage of(Situation then, Act chosen, Situation now) {
    if (!then.equals(before)) {
      before = then;
      put(then, 0);
      stage.change(BEFORE);
    }
    if (!now.equals(after)) {
      after = now;
      put(now, FIELDS.size());
      stage.change(AFTER);
    }
    if (!chosen.equals(act)) {
      act = chosen;
      put(chosen);
      stage.change(CHOSEN);
    }
    return stage;
  }

  private void put(Situation situation, int first) {
    stage.set(first, pairs(situation.at(), areas));
    stage.set(first + 1, pairs(situation.damage(), levels));
    stage.set(first + 2, pairs(situation.staying(), areas));
    stage.set(first + 3, control(situation));
    stage.set(first + 4, members(units, situation.hand()));
    stage.set(first + 5, members(events, situation.events()));
    stage.set(first + 6, members(units, bit(situation.guest())));
    stage.set(first + 7, members(areas, bit(situation.from())));
    stage.set(first + 8, members(units, situation.attacked()));
    stage.set(first + 9, members(units, situation.roadUsed()));
    stage.set(first + 10, members(units, situation.speedUsed()));
    stage.set(first + 11, members(units, situation.keepsRoad()));
    stage.set(first + 12, faction(situation.mover()));
    stage.set(first + 13, members(ap, bit(situation.ap())));
    stage.set(first + 14, faction(situation.firstTurn() ? situation.mover() : null));
    stage.set(first + 15, faction(situation.winner()));
  }

  /// Each unit with a value, -1 for none.
  private Tuples pairs(List<Integer> values, int[] atoms) {
    return Tuples.of(
        2,
        IntStream.range(0, units.length)
            .filter(i -> values.get(i) >= 0)
            .map(i -> Tuples.pair(units[i], atoms[values.get(i)])));
  }

  private Tuples control(Situation situation) {
    return Tuples.of(
        2,
        Stream.of(Faction.values())
            .flatMapToInt(faction ->
                IntStream.range(0, areas.length)
                    .filter(i -> (situation.control(faction) & 1 << i) != 0)
                    .map(i -> Tuples.pair(areas[i], factions[faction.ordinal()]))));
  }

  private static Tuples members(int[] atoms, long members) {
    return Tuples.of(
        1,
        IntStream.range(0, atoms.length).filter(i -> (members & 1L << i) != 0).map(i -> atoms[i]));
  }

  private Tuples faction(@Nullable Faction faction) {
    return members(factions, faction == null ? 0 : bit(faction.ordinal()));
  }

  private static long bit(int member) {
    return member < 0 ? 0 : 1L << member;
  }

  private void put(Act chosen) {
    int unit = -1;
    int area = -1;
    int way = -1;
    int event = -1;
    Map<Integer, Integer> hits = Map.of();
    switch (chosen) {
      case Act.MoveUnit move -> {
        unit = move.unit();
        area = move.to();
        way = move.way().ordinal();
      }
      case Act.Attack attack -> {
        unit = attack.unit();
        hits = attack.hits();
      }
      case Act.PlayUnit play -> {
        unit = play.unit();
        area = play.area();
      }
      case Act.PlayBarrage play -> {
        event = play.event();
        hits = play.hits();
      }
      case Act.PlayRemoval play -> {
        event = play.event();
        unit = play.target();
      }
      case Act.DrawnUnit drawn -> unit = drawn.unit();
      case Act.DrawnEvent drawn -> event = drawn.event();
      case Act.Draw _, Act.EndTurn _ -> {}
    }
    int first = 2 * FIELDS.size();
    stage.set(first, members(units, bit(unit)));
    stage.set(first + 1, members(areas, bit(area)));
    stage.set(first + 2, members(ways, bit(way)));
    stage.set(first + 3, members(events, bit(event)));
    stage.set(
        first + 4,
        Tuples.of(
            2,
            hits.entrySet().stream()
                .mapToInt(hit -> Tuples.pair(units[hit.getKey()], levels[hit.getValue()]))));
  }
}
