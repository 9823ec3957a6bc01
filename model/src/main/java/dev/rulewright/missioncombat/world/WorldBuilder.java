package dev.rulewright.missioncombat.world;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.ExtraCards;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.notation.MissionNotation;
import dev.rulewright.missioncombat.notation.Names;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.missioncombat.world.Arrangements.Arrangement;
import dev.rulewright.missioncombat.world.Arrangements.Company;
import dev.rulewright.missioncombat.world.Arrangements.Elsewhere;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Builds a small world from a plan. A deck of which nothing is written is empty. Where units are
/// placed everywhere and nothing says who is on the move, both players are, one start each.
public final class WorldBuilder {

  /// The keys of a world that mean something in this game only; some are maps.
  private static final List<String> KEYS = List.of("areas", "everywhere", "turns");

  private static final List<String> MAPS = List.of("cards", "numbers");
  private static final String STARTING_UNITS = "starting-units";

  private final World.Plan plan;
  private final Material material;
  private final Reading reading;

  private WorldBuilder(World.Plan plan, Material box) {
    this.plan = plan;
    material = material(plan, box);
    reading = MissionCombat.READINGS.parse(plan.reading(), plan.readingPlace());
  }

  /// The world of a plan.
  ///
  /// @throws BadInput if a word makes no sense or a start is impossible
  public static World<Position, Move> build(World.Plan plan, Material box) {
    return new WorldBuilder(plan, box).build();
  }

  private World<Position, Move> build() {
    refuseUnknownKeys();
    List<Position> starts = starts(new MissionCombat(material, reading));
    Optional<Field> turns = plan.field("turns");
    if (turns.isEmpty()) {
      return new World<>(new MissionCombat(material, reading), starts, World.Turns.UNLIMITED);
    }
    int number =
        Word.value(turns.get()).number(1, Numbers.MOST_TURNS / 2, "the turns that are played");
    int last = Math.max(1, starts.getFirst().turn()) + number - 1;
    var numbers = material.numbers().withTurnLimit(last);
    return new World<>(
        new MissionCombat(material.with(numbers), reading), starts, World.Turns.COUNTED);
  }

  private List<Position> starts(MissionCombat game) {
    Optional<Field> everywhere = plan.field("everywhere");
    if (everywhere.isEmpty() && plan.given().isEmpty()) {
      throw BadInput.at(plan.place()).because("a world needs 'given', 'everywhere', or both");
    }
    if (everywhere.isEmpty()) {
      return List.of(position(game, List.of()));
    }
    refuseGivenUnits();
    List<UnitCard> cards =
        new Names(material)
            .units(Word.value(everywhere.get())).stream()
                .sorted(Comparator.comparing(UnitCard::faction).thenComparingInt(UnitCard::index))
                .toList();
    List<Arrangement> arrangements =
        Arrangements.of(material, cards, cards.size(), Elsewhere.IN_HAND, Company.APART);
    if (arrangements.isEmpty()) {
      throw BadInput.at(everywhere.get().valuePlace()).because("there is no room for these units");
    }
    var starts = new ArrayList<Position>();
    for (List<Field> mover : movers()) {
      starts.addAll(starts(game, arrangements, mover));
    }
    return starts;
  }

  private void refuseUnknownKeys() {
    for (Field field : plan.fields()) {
      boolean inMap = MAPS.stream().anyMatch(key -> field.key().startsWith(key + "."));
      if (!inMap && !KEYS.contains(field.key())) {
        throw BadInput.at(field.keyPlace())
            .unknown(
                "a key of a world",
                field.key(),
                Stream.concat(KEYS.stream(), MAPS.stream()).toList());
      }
    }
  }

  private void refuseGivenUnits() {
    plan.given().stream()
        .filter(field -> material.board().area(field.key()).isPresent())
        .findFirst()
        .ifPresent(field -> {
          throw BadInput.at(field.keyPlace())
              .found(field.key())
              .because("the units of this world stand under 'everywhere'");
        });
  }

  /// Who is on the move in some start: each a field of the position, none where the plan says it.
  private List<List<Field>> movers() {
    return isGiven(MissionNotation.TO_MOVE)
        ? List.of(List.of())
        : Stream.of(Faction.values())
            .map(faction -> List.of(Field.of(MissionNotation.TO_MOVE, faction.id())))
            .toList();
  }

  private List<Position> starts(
      MissionCombat game, List<Arrangement> arrangements, List<Field> mover) {
    // The first start is read as if it were written, so that what is impossible is found.
    var fields = new ArrayList<>(mover);
    Stream.of(Faction.values())
        .flatMap(faction -> arrangements.getFirst().side(faction).units().stream())
        .collect(
            Collectors.groupingBy(
                Unit::area,
                LinkedHashMap::new,
                Collectors.mapping(Unit::card, Collectors.toList())))
        .forEach((area, cards) -> fields.add(Field.of(area.id(), names(cards))));
    Position first = position(game, fields);
    return arrangements.stream().map(each -> with(each, first)).toList();
  }

  private static String names(List<UnitCard> cards) {
    return cards.stream().map(UnitCard::id).collect(Collectors.joining(", "));
  }

  private static Position with(Arrangement arrangement, Position position) {
    Position placed = position;
    for (Faction faction : Faction.values()) {
      Side side = position.side(faction);
      List<Unit> units = arrangement.side(faction).units();
      placed = placed.with(faction, Side.of(units, side.hand(), side.deck(), side.discard()));
    }
    return placed;
  }

  private Position position(MissionCombat game, List<Field> more) {
    var fields = new ArrayList<>(plan.given());
    fields.addAll(more);
    Stream.of(Faction.values())
        .map(MissionNotation::deck)
        .filter(deck -> !isGiven(deck))
        .forEach(deck -> fields.add(Field.of(deck, "none")));
    return game.notation().position(fields, plan.place());
  }

  private boolean isGiven(String key) {
    return plan.given().stream().anyMatch(field -> field.key().equals(key));
  }

  // ---- The material ----

  /// The material that a plan leaves, without its limit of turns.
  private static Material material(World.Plan plan, Material box) {
    Material all = ExtraCards.addedTo(box, plan.fieldsOf("cards"));
    Material part =
        plan.field("areas")
            .map(field -> all.with(part(all.board(), new Names(all).areas(Word.value(field)))))
            .orElse(all);
    return part.with(numbers(plan, part.numbers()));
  }

  /// A board with some of the areas of another one, in the order of that one.
  private static Board part(Board board, List<Area> kept) {
    var areas = new ArrayList<Area>();
    Map<Area, Area> newAreas = new HashMap<>();
    for (Area area : board.areas()) {
      if (kept.contains(area)) {
        Area again = at(areas.size(), area);
        areas.add(again);
        newAreas.put(area, again);
      }
    }
    var pairs = new ArrayList<Board.Adjacency>();
    for (Board.Adjacency pair : board.adjacencies()) {
      Area one = newAreas.get(pair.one());
      Area other = newAreas.get(pair.other());
      if (one != null && other != null) {
        pairs.add(new Board.Adjacency(one, other, pair.evidence(), pair.diagonal()));
      }
    }
    return new Board(areas, pairs);
  }

  private static Area at(int index, Area area) {
    return new Area(
        index,
        area.id(),
        area.name(),
        area.faction(),
        area.building(),
        area.effect(),
        area.number());
  }

  private static Numbers numbers(World.Plan plan, Numbers printed) {
    Numbers numbers = printed;
    for (Field field : plan.fieldsOf("numbers")) {
      if (!field.key().equals(STARTING_UNITS)) {
        throw BadInput.at(field.keyPlace())
            .unknown("a number of the rulebook", field.key(), List.of(STARTING_UNITS));
      }
      numbers =
          printed.withStartingUnits(
              Word.value(field)
                  .number(1, printed.startingUnits(), "the units that a player places"));
    }
    return numbers;
  }
}
