package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A few cards on a few areas: so small that all positions can be gone through.
 *
 * @param units that stand on every combination of areas
 * @param others the cards elsewhere
 * @param given where those are
 * @param areas the areas; none for the whole board
 */
record TinyWorld(
    String name, List<String> units, List<String> others, String given, Optional<String> areas) {

  private static final List<String> THREE_UNITS =
      List.of("rifleman", "armored-gauss-tank", "portal-trooper");
  private static final List<String> TWO_UNITS = List.of("rifleman", "portal-trooper");
  private static final Optional<String> THREE_AREAS =
      Optional.of("bunker-west, arterial-road, yellow-portal-alpha");

  /** Guests that attack and go back, one of them oversized. */
  static final TinyWorld GUESTS = new TinyWorld("guests", THREE_UNITS, List.of(), "", THREE_AREAS);

  /** An event in hand and a unit in a deck. */
  static final TinyWorld CARDS =
      new TinyWorld(
          "cards",
          TWO_UNITS,
          List.of("hellfire", "portal-runner"),
          "marines-hand: hellfire; portalists-deck: portal-runner",
          THREE_AREAS);

  /** Both kinds of events in hand and a unit in a deck. */
  static final TinyWorld EVENTS =
      new TinyWorld(
          "events",
          TWO_UNITS,
          List.of("hellfire", "trap-portal", "portal-runner"),
          "marines-hand: hellfire; portalists-hand: trap-portal; portalists-deck: portal-runner",
          THREE_AREAS);

  /** One unit each on the whole board. */
  static final TinyWorld DUEL = new TinyWorld("duel", TWO_UNITS, List.of(), "", Optional.empty());

  /** The positions from the third turn on are alike, as nothing asks how many there were. */
  private static final int LATE = 3;

  World<Position, Move> under(Profile profile) {
    var place = new Place(name, 1, 1);
    var plan =
        new World.Plan(
            place,
            profile.name(),
            place,
            Field.split(given, name),
            Stream.concat(
                    areas.map(text -> Field.of("areas", text)).stream(),
                    Stream.of(Field.of("everywhere", String.join(", ", units))))
                .toList());
    var cards = Stream.concat(units.stream(), others.stream()).toArray(String[]::new);
    return new MissionCombatBox(Decks.of(cards)).world(plan);
  }

  /** The rules of a world. */
  static MissionCombat rules(World<Position, Move> world) {
    return (MissionCombat) world.game();
  }

  /** All positions that play comes to, breadth-first. */
  static Set<Position> positions(World<Position, Move> world) {
    Set<Position> found = new LinkedHashSet<>();
    Queue<Position> open = new ArrayDeque<>();
    world.starts().forEach(start -> add(start, found, open));
    Game<Position, Move> game = world.game();
    while (!open.isEmpty()) {
      Position position = open.remove();
      moves(game.turn(position)).forEach(move -> add(game.play(position, move), found, open));
    }
    return found;
  }

  private static void add(Position position, Set<Position> found, Queue<Position> open) {
    Position each = withoutHistory(position);
    if (found.add(each)) {
      open.add(each);
    }
  }

  private static Position withoutHistory(Position position) {
    return new Position(
        position.stage(),
        Math.min(position.turn(), LATE),
        position.mover(),
        position.ap(),
        position.side(Faction.MARINES),
        position.side(Faction.PORTALISTS),
        position.guest(),
        position.memory(),
        null);
  }

  private static Stream<Move> moves(Turn<Move> turn) {
    return switch (turn) {
      case Turn.Over<Move> _ -> Stream.empty();
      case Turn.Chance<Move> chance -> chance.outcomes().stream();
      case Turn.Decision<Move>(_, Moves<Move> listed) -> listed.stream();
    };
  }

  @Override
  public String toString() {
    return name;
  }
}
