package dev.rulewright.alloy;

import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A board and its cards as Alloy text: a signature for each thing, and facts that leave nothing
/// about them open.
public final class WorldText {

  private final World world;
  private final List<Area> areas;
  private final List<String> facts = new ArrayList<>();

  private WorldText(World world) {
    this.world = world;
    areas = world.material().board().areas();
  }

  /// The text that pins a world, to be put into a main file that opens the chapters.
  public static String of(World world) {
    return new WorldText(world).text();
  }

  private String text() {
    board();
    levels();
    units();
    events();
    fact("Reading.answers", String.join(" + ", Answers.of(world.reading())));
    return """
    one sig %s extends Area {}
    one sig %s extends Level {}
    %s%s
    fact {
      %s
    }
    """
        .formatted(
            areas.stream().map(Names::of).collect(Collectors.joining(", ")),
            names(world.levels(), world::levelName),
            world.units().isEmpty()
                ? ""
                : "one sig %s extends Unit {}\n"
                    .formatted(names(world.units().size(), world::unitName)),
            eventSignatures(),
            String.join("\n  ", facts));
  }

  private static String names(int count, IntFunction<String> name) {
    return IntStream.range(0, count).mapToObj(name).collect(Collectors.joining(", "));
  }

  // ---- Board ----

  private void board() {
    Board board = world.material().board();
    fact(
        "adjacent",
        areas.stream()
            .flatMap(area ->
                board.areasOf(board.adjacentTo(area)).stream()
                    .map(other -> Names.of(area) + "->" + Names.of(other)))
            .toList());
    fact(
        "owner",
        areas.stream().map(area -> Names.of(area) + "->" + Names.of(area.faction())).toList());
    areas("Building", Area::building);
    for (AreaEffect effect : AreaEffect.values()) {
      if (effect != AreaEffect.NONE) {
        areas(nameOf(effect), area -> area.effect() == effect);
      }
    }
  }

  private static String nameOf(AreaEffect effect) {
    return switch (effect) {
      case NONE -> throw new IllegalArgumentException("no effect has no name");
      case DRAW_ONE_MORE_KEEP_ONE -> "Hq";
      case HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS -> "ArtilleryEmplacement";
      case DEFENCE_PLUS_10 -> "Bunker";
      case FREE_MOVE_INTO_OPPOSING_AREA -> "ArterialRoad";
      case FREE_STANDARD_UNITS -> "YellowPortal";
      case FREE_ELITE_UNITS -> "RedPortal";
      case FREE_COLOSSAL_UNITS -> "BluePortal";
      case FREE_EVENTS -> "DarkPortal";
    };
  }

  private void areas(String name, Predicate<Area> which) {
    fact(name, areas.stream().filter(which).map(Names::of).toList());
  }

  // ---- Amounts ----

  private void levels() {
    int count = world.levels();
    IntStream.range(1, count)
        .mapToObj(i -> "below[%s, %s]".formatted(world.levelName(i - 1), world.levelName(i)))
        .forEach(facts::add);
    fact(
        "plus",
        IntStream.range(0, count)
            .boxed()
            .flatMap(a ->
                IntStream.range(0, count)
                    .mapToObj(b ->
                        world.levelName(a)
                            + "->"
                            + world.levelName(b)
                            + "->"
                            + world.levelName(Math.min(a + b, count - 1))))
            .toList());
  }

  // ---- Cards ----

  private void units() {
    int bonus = world.material().numbers().bunkerBonus();
    each("faction", unit -> Names.of(unit.faction()));
    each("type", unit -> Names.of(unit.type()));
    each("weapon", unit -> Names.of(unit.weapon()));
    each("defence", unit -> level(unit.defence()));
    each("bunkered", unit -> level(unit.defence() + bonus));
    each("strength", unit -> level(unit.damage()));
    some("Oversized", UnitCard::oversized);
    some("Ranged", UnitCard::ranged);
    some("Speed", UnitCard::speed);
  }

  private String level(int points) {
    return world.levelName(world.level(points));
  }

  private void each(String field, Function<UnitCard, String> value) {
    fact(
        field,
        IntStream.range(0, world.units().size())
            .mapToObj(i -> world.unitName(i) + "->" + value.apply(world.units().get(i)))
            .toList());
  }

  private void some(String trait, Predicate<UnitCard> has) {
    fact(trait, named(i -> has.test(world.units().get(i)), world.units().size(), world::unitName));
  }

  private static List<String> named(IntPredicate which, int count, IntFunction<String> name) {
    return IntStream.range(0, count).filter(which).mapToObj(name).toList();
  }

  private boolean isBarrage(int event) {
    return world.events().get(event).effect() instanceof Barrage;
  }

  private String eventSignatures() {
    int count = world.events().size();
    List<String> barrages = named(this::isBarrage, count, world::eventName);
    List<String> removals = named(i -> !isBarrage(i), count, world::eventName);
    return signatures(barrages, "Barrage") + signatures(removals, "Removal");
  }

  private static String signatures(List<String> names, String of) {
    return names.isEmpty()
        ? ""
        : "one sig %s extends %s {}\n".formatted(String.join(", ", names), of);
  }

  private void events() {
    var player = new ArrayList<String>();
    var against = new ArrayList<String>();
    var full = new ArrayList<String>();
    var half = new ArrayList<String>();
    var barrages = new ArrayList<String>();
    var removals = new ArrayList<String>();
    for (int i = 0; i < world.events().size(); i++) {
      EventCard card = world.events().get(i);
      String name = world.eventName(i);
      player.add(name + "->" + Names.of(card.faction()));
      switch (card.effect()) {
        case Barrage barrage -> {
          barrages.add(name);
          against.add(name + "->" + Names.of(barrage.type()));
          full.add(name + "->" + level(barrage.damage()));
          half.add(name + "->" + level(barrage.damage() / 2));
        }
        case EventCard.RemoveOneUnit _ -> removals.add(name);
      }
    }
    fact("player", player);
    fact("Barrage", barrages);
    fact("Removal", removals);
    fact("against", against);
    fact("full", full);
    fact("half", half);
  }

  // ---- Facts ----

  private void fact(String what, List<String> members) {
    facts.add(members.isEmpty() ? "no " + what : what + " = " + String.join(" + ", members));
  }

  private void fact(String what, String value) {
    facts.add(what + " = " + value);
  }
}
