package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Names;
import dev.rulewright.alloy.World;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.Faction;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kodkod.ast.Relation;
import kodkod.instance.Instance;
import kodkod.instance.TupleSet;
import kodkod.util.ints.IntSet;
import kodkod.util.ints.Ints;
import org.jspecify.annotations.Nullable;

/// Fills in what a [Frame] leaves open: the positions before and after, and the act. A tuple is
/// written as its number, in base of the size of the universe.
final class KodkodScene {

  private final Frame frame;
  private final int size;
  private final int before;
  private final int after;
  private final int chosen;
  private final int[] units;
  private final int[] events;
  private final int[] areas;
  private final int[] levels;
  private final int[] ap;
  private final int[] factions;
  private final int[] ways;
  private final Instance constant;

  private final Map<String, Relation> relations;

  KodkodScene(Frame frame) {
    this.frame = frame;
    World world = frame.world();
    size = frame.universe().size();
    before = frame.atom("Before");
    after = frame.atom("After");
    chosen = frame.atom("Chosen");
    units = atoms(world.units().size(), world::unitName);
    events = atoms(world.events().size(), world::eventName);
    var board = world.material().board().areas();
    areas = atoms(board.size(), i -> Names.of(board.get(i)));
    levels = atoms(world.levels(), world::levelName);
    ap = atoms(5, Names::ofAp);
    factions = atoms(2, i -> Names.of(Faction.values()[i]));
    ways = atoms(3, i -> Names.of(Way.values()[i]));
    relations =
        Stream.of(
                "Position.at",
                "Position.hand",
                "Position.events",
                "Position.damage",
                "Position.guest",
                "Position.from",
                "Position.staying",
                "Position.attacked",
                "Position.roadUsed",
                "Position.speedUsed",
                "Position.keepsRoad",
                "Position.control",
                "Position.mover",
                "Position.ap",
                "Position.firstTurn",
                "Position.winner",
                "Chosen.unit",
                "Chosen.area",
                "Chosen.way",
                "Chosen.event",
                "Chosen.hits")
            .collect(Collectors.toMap(name -> name, frame::relation));
    constant = frame.pattern().clone();
  }

  private int[] atoms(int count, IntFunction<String> name) {
    return IntStream.range(0, count).map(i -> frame.atom(name.apply(i))).toArray();
  }

  /// The relations that differ from scene to scene.
  Collection<Relation> open() {
    return relations.values();
  }

  /// An instance with two positions and an act.
  Instance of(Situation then, Situation now, Act act) {
    Instance instance = constant.clone();
    put(instance, "at", 3, set -> at(then, before, set), set -> at(now, after, set));
    put(instance, "damage", 3, set -> damage(then, before, set), set -> damage(now, after, set));
    put(instance, "staying", 3, set -> staying(then, before, set), set -> staying(now, after, set));
    put(instance, "control", 3, set -> control(then, before, set), set -> control(now, after, set));
    atomSet(instance, "hand", units, then.hand(), now.hand());
    atomSet(instance, "events", events, then.events(), now.events());
    atomSet(instance, "attacked", units, then.attacked(), now.attacked());
    atomSet(instance, "roadUsed", units, then.roadUsed(), now.roadUsed());
    atomSet(instance, "speedUsed", units, then.speedUsed(), now.speedUsed());
    atomSet(instance, "keepsRoad", units, then.keepsRoad(), now.keepsRoad());
    atomSet(instance, "guest", units, bit(then.guest()), bit(now.guest()));
    atomSet(instance, "from", areas, bit(then.from()), bit(now.from()));
    atomSet(instance, "ap", ap, bit(then.ap()), bit(now.ap()));
    atomSet(instance, "mover", factions, of(then.mover()), of(now.mover()));
    atomSet(
        instance,
        "firstTurn",
        factions,
        then.firstTurn() ? of(then.mover()) : 0,
        now.firstTurn() ? of(now.mover()) : 0);
    atomSet(instance, "winner", factions, of(then.winner()), of(now.winner()));
    choose(instance, act);
    return instance;
  }

  private static long bit(int member) {
    return member < 0 ? 0 : 1L << member;
  }

  private static long of(@Nullable Faction faction) {
    return faction == null ? 0 : 1L << faction.ordinal();
  }

  // ---- Positions ----

  private void at(Situation situation, int position, IntSet set) {
    for (int i = 0; i < units.length; i++) {
      int area = situation.at().get(i);
      if (area >= 0) {
        set.add((position * size + units[i]) * size + areas[area]);
      }
    }
  }

  private void damage(Situation situation, int position, IntSet set) {
    for (int i = 0; i < units.length; i++) {
      set.add((position * size + units[i]) * size + levels[situation.damage().get(i)]);
    }
  }

  private void staying(Situation situation, int position, IntSet set) {
    for (int i = 0; i < units.length; i++) {
      int area = situation.staying().get(i);
      if (area >= 0) {
        set.add((position * size + units[i]) * size + areas[area]);
      }
    }
  }

  private void control(Situation situation, int position, IntSet set) {
    for (Faction faction : Faction.values()) {
      for (int i = 0; i < areas.length; i++) {
        if ((situation.control(faction) & 1 << i) != 0) {
          set.add((position * size + areas[i]) * size + factions[faction.ordinal()]);
        }
      }
    }
  }

  private void put(
      Instance instance, String field, int arity, Consumer<IntSet> then, Consumer<IntSet> now) {
    IntSet set = Ints.bestSet(capacity(arity));
    then.accept(set);
    now.accept(set);
    add(instance, "Position." + field, arity, set);
  }

  private int capacity(int arity) {
    int capacity = 1;
    for (int i = 0; i < arity; i++) {
      capacity *= size;
    }
    return capacity;
  }

  private void atomSet(Instance instance, String field, int[] atoms, long then, long now) {
    IntSet set = Ints.bestSet(capacity(2));
    addAll(set, before, atoms, then);
    addAll(set, after, atoms, now);
    add(instance, "Position." + field, 2, set);
  }

  private void addAll(IntSet set, int owner, int[] atoms, long members) {
    for (int i = 0; i < atoms.length; i++) {
      if ((members & 1L << i) != 0) {
        set.add(owner * size + atoms[i]);
      }
    }
  }

  private void add(Instance instance, String name, int arity, IntSet set) {
    TupleSet tuples = frame.tuples().setOf(arity, set);
    instance.add(relation(name), tuples);
  }

  private Relation relation(String name) {
    return Objects.requireNonNull(relations.get(name), name);
  }

  // ---- The act ----

  private void choose(Instance instance, Act act) {
    int unit = -1;
    int area = -1;
    int way = -1;
    int event = -1;
    Map<Integer, Integer> hits = Map.of();
    switch (act) {
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
    chosen(instance, "unit", units, unit);
    chosen(instance, "area", areas, area);
    chosen(instance, "way", ways, way);
    chosen(instance, "event", events, event);
    Relation relation = relation("Chosen.hits");
    IntSet set = Ints.bestSet(capacity(relation.arity()));
    hits.forEach(
        (target, level) -> set.add(owner(relation, 3) + units[target] * size + levels[level]));
    add(instance, "Chosen.hits", relation.arity(), set);
  }

  private void chosen(Instance instance, String field, int[] atoms, int member) {
    Relation relation = relation("Chosen." + field);
    IntSet set = Ints.bestSet(capacity(relation.arity()));
    if (member >= 0) {
      set.add(owner(relation, 2) + atoms[member]);
    }
    add(instance, "Chosen." + field, relation.arity(), set);
  }

  /// A signature with one atom may be left out of the relations of its fields.
  private int owner(Relation relation, int arity) {
    if (relation.arity() < arity) {
      return 0;
    }
    return chosen * capacity(arity - 1);
  }
}
