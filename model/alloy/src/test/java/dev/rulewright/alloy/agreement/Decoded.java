package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Names;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.solver.Instance;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A position of an instance over a [World], as a position of the rules in Java.
///
/// The twin does not say which cards lie in the deck and which on the discard pile, nor how many
/// turns have been played: all lie in the deck, and the turn is the first or the ninth.
///
/// @param atom of the position, such as `Before$0`
record Decoded(World world, Instance instance, String atom) {

  private static final int LATER = 9;

  /// The position.
  Position position() {
    var units = new ArrayList<Optional<Unit>>();
    IntStream.range(0, world.units().size()).mapToObj(this::unit).forEach(units::add);
    Faction mover = faction(one("mover").orElseThrow());
    int ap = apOf(one("ap").orElseThrow());
    return new Position(
        Stage.ACTING,
        one("firstTurn").isPresent() ? 1 : LATER,
        mover,
        ap,
        side(Faction.MARINES, units),
        side(Faction.PORTALISTS, units),
        one("guest").map(guest -> guest(guest, one("from").orElseThrow(), units)).orElse(null),
        Memory.NONE.withStaying(
            tuples("staying").stream()
                .map(tuple -> guest(tuple.get(1), tuple.get(2), units))
                .toList()),
        null);
  }

  /// `Ap4$0` as 4.
  private static int apOf(String atom) {
    return atom.charAt("Ap".length()) - '0';
  }

  /// Who has won, if somebody has.
  @Nullable Faction winner() {
    return one("winner").map(Decoded::faction).orElse(null);
  }

  // ---- Units ----

  private Optional<Unit> unit(int number) {
    return tuples("at").stream()
        .filter(tuple -> tuple.get(1).equals(nameOf(number)))
        .findFirst()
        .map(tuple ->
            new Unit(
                world.units().get(number),
                area(tuple.get(2)),
                damage(number),
                marks(number),
                null));
  }

  private String nameOf(int unit) {
    return world.unitName(unit) + "$0";
  }

  private int damage(int unit) {
    String level =
        tuples("damage").stream()
            .filter(tuple -> tuple.get(1).equals(nameOf(unit)))
            .map(tuple -> tuple.get(2))
            .findFirst()
            .orElseThrow();
    return IntStream.range(0, world.levels())
        .filter(i -> level.equals(world.levelName(i) + "$0"))
        .map(i -> i * world.step())
        .findFirst()
        .orElseThrow();
  }

  private int marks(int unit) {
    return mark(unit, "roadUsed", Mark.ROAD_USED)
        | mark(unit, "speedUsed", Mark.SPEED_USED)
        | mark(unit, "keepsRoad", Mark.KEEPS_ROAD);
  }

  private int mark(int unit, String field, Mark mark) {
    return has(field, nameOf(unit)) ? mark.bit() : 0;
  }

  private Guest guest(String name, String from, List<Optional<Unit>> units) {
    int number =
        IntStream.range(0, units.size())
            .filter(i -> nameOf(i).equals(name))
            .findFirst()
            .orElseThrow();
    return new Guest(units.get(number).orElseThrow(), area(from), has("attacked", name) ? 1 : 0);
  }

  private Area area(String name) {
    return world.material().board().areas().stream()
        .filter(area -> name.equals(Names.of(area) + "$0"))
        .findFirst()
        .orElseThrow();
  }

  // ---- Cards ----

  private Side side(Faction faction, List<Optional<Unit>> units) {
    List<Card> cards = world.material().cards(faction);
    Pile<Card> hand = Pile.empty(cards);
    Pile<Card> deck = Pile.empty(cards);
    var board = new ArrayList<Unit>();
    for (int i = 0; i < units.size(); i++) {
      if (world.units().get(i).faction() == faction) {
        if (units.get(i).isPresent()) {
          board.add(units.get(i).get());
        } else if (has("hand", nameOf(i))) {
          hand = hand.plus(world.units().get(i));
        } else {
          deck = deck.plus(world.units().get(i));
        }
      }
    }
    for (int i = 0; i < world.events().size(); i++) {
      if (world.events().get(i).faction() == faction) {
        boolean held = has("events", world.eventName(i) + "$0");
        hand = held ? hand.plus(world.events().get(i)) : hand;
        deck = held ? deck : deck.plus(world.events().get(i));
      }
    }
    return Side.of(board, hand, deck, Pile.empty(cards));
  }

  // ---- Relations ----

  private static Faction faction(String atom) {
    return atom.startsWith("Marines") ? Faction.MARINES : Faction.PORTALISTS;
  }

  private List<List<String>> tuples(String field) {
    return instance.tuples("Position." + field).stream()
        .filter(tuple -> tuple.getFirst().equals(atom))
        .toList();
  }

  private Optional<String> one(String field) {
    return tuples(field).stream().map(tuple -> tuple.get(1)).findFirst();
  }

  private boolean has(String field, String member) {
    return tuples(field).stream().anyMatch(tuple -> tuple.get(1).equals(member));
  }
}
