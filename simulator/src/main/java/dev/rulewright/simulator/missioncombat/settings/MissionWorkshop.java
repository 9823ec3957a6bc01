package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.MaterialReader;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.CodeDigest;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameFrom;
import dev.rulewright.simulator.batch.Workshop;
import dev.rulewright.simulator.missioncombat.MissionBans;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionKnowledge;
import dev.rulewright.simulator.restriction.Ban;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Makes the games of an arm of *Mission: Combat!*, in pairs that differ in who begins. The
/// material travels as text, so that the workshop can be sent to another machine.
///
/// @param files the files that take the place of those that ship, by `cards`, `areas` and
///   `adjacency`; and by `start` a position in which all games begin, without pairs
/// @param version the version of the program, for the identity
public record MissionWorkshop(SortedMap<String, DataFile> files, String version)
    implements Workshop {

  /// What the table of games counts.
  public static final List<Column> COLUMNS = new MissionCounting().columns();

  private static final String START = "start";
  private static final String NUMBERS = "numbers";
  private static final List<String> FILES = List.of("cards", "areas", "adjacency", START);

  /// A file of data.
  ///
  /// @param name what errors call it
  public record DataFile(String name, String text) implements Serializable {

    /// Tells files of other content apart, see [ContentDigest].
    public String digest() {
      return ContentDigest.of(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /// Copies the map.
  ///
  /// @throws IllegalArgumentException for a file that is none of the material
  public MissionWorkshop {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    if (!FILES.containsAll(files.keySet())) {
      throw new IllegalArgumentException(files.keySet() + ", expected some of " + FILES);
    }
  }

  /// With the material that ships.
  ///
  /// @param version the version of the program
  public static MissionWorkshop standard(String version) {
    return new MissionWorkshop(Collections.emptySortedMap(), version);
  }

  /// The same with games that begin in a position instead of with the set-up. As one player begins
  /// all of them, they are not in pairs.
  ///
  /// @param start the position as fields, one a line
  public MissionWorkshop from(DataFile start) {
    var more = new TreeMap<>(files);
    more.put(START, start);
    return new MissionWorkshop(more, version);
  }

  /// The position in which games begin, if they do not begin with the set-up.
  public Optional<DataFile> start() {
    return Optional.ofNullable(files.get(START));
  }

  /// The material before anything is set.
  ///
  /// @throws BadInput if a file makes no sense
  public Material material() {
    return MaterialReader.read(input("cards"), input("areas"), input("adjacency"));
  }

  private Optional<MaterialReader.Input> input(String name) {
    return Optional.ofNullable(files.get(name))
        .map(file -> new MaterialReader.Input(file.name(), file.text()));
  }

  @Override
  public Batch<Position, Move> batch(Arm arm, long seed) {
    return batch(arm.name(), setup(arm), seed);
  }

  private Setup setup(Arm arm) {
    var place = Place.of("arm " + arm.name());
    return Knobs.of(material())
        .setup(
            arm.changes().entrySet().stream()
                .map(each -> new Field(each.getKey(), each.getValue(), place, place))
                .toList());
  }

  /// The material that an arm plays with.
  ///
  /// @throws BadInput if something is set that cannot be
  public Material material(Arm arm) {
    return setup(arm).material();
  }

  private Batch<Position, Move> batch(String arm, Setup setup, long seed) {
    Game<Position, Move> game = game(setup);
    var batch = new Batch<>(game, new MissionCounting(), agents(setup, game), seed).ofArm(arm);
    return start().isEmpty() ? batch.inGroups(game.chanceSources().getFirst()) : batch;
  }

  /// Makes sure that settings can be played, and says where they stand if not.
  ///
  /// @throws BadInput if they cannot
  public Setup check(List<Field> settings) {
    Setup setup = Knobs.of(material()).setup(settings);
    agents(setup, game(setup));
    return setup;
  }

  private static MissionCombat combat(Setup setup) {
    return new MissionCombat(setup.material(), setup.reading());
  }

  /// The game in which each faction does without what is set, from where games begin.
  private Game<Position, Move> game(Setup setup) {
    Game<Position, Move> game = restricted(setup);
    return start()
        .map(start -> game.notation().read(start.text(), start.name()))
        .<Game<Position, Move>>map(position -> new GameFrom<>(game, position))
        .orElse(game);
  }

  private static Game<Position, Move> restricted(Setup setup) {
    var bans = new MissionBans(combat(setup));
    var each = new EnumMap<Faction, List<Ban<Position, Move>>>(Faction.class);
    setup
        .without()
        .forEach((faction, names) -> {
          if (!names.value().equals(WithoutKnobs.NOTHING)) {
            each.put(faction, bans.read(faction, names.value(), names.valuePlace()));
          }
        });
    return bans.game(each);
  }

  /// Who plays, in seat order.
  private static List<Agent<Position, Move>> agents(Setup setup, Game<Position, Move> game) {
    AgentCatalogue catalogue = AgentCatalogue.standard();
    var knowledge = MissionKnowledge.of(game, combat(setup));
    return Arrays.stream(Faction.values())
        .map(setup::agent)
        .map(agent -> catalogue.make(catalogue.read(agent.value(), agent.valuePlace()), knowledge))
        .toList();
  }

  /// The version, a digest of the code, and hashes of the material as it is before anything is set.
  @Override
  public SortedMap<String, String> identity() {
    Material material = material();
    var identity = new TreeMap<String, String>();
    identity.put("game", "mission-combat");
    identity.put("version", version);
    identity.put("code", CodeDigest.of(code()));
    identity.put("cards", hash(values(material, "cards.")));
    identity.put("adjacency", hash(values(material, "adjacency.")));
    identity.put("areas", hash(areas(material)));
    identity.put(NUMBERS, numbers(material));
    start().ifPresent(start -> identity.put(START, start.name() + " " + start.digest()));
    return identity;
  }

  /// The same with the numbers that an arm plays with, such as its turn limit.
  public SortedMap<String, String> identity(Arm arm) {
    SortedMap<String, String> identity = identity();
    identity.put(NUMBERS, numbers(material(arm)));
    return identity;
  }

  private static String numbers(Material material) {
    return NumberKnobs.of(material).stream()
        .map(Setting::knob)
        .map(knob -> knob.key().replaceFirst("^numbers\\.", "") + "=" + knob.current())
        .collect(Collectors.joining(" "));
  }

  /// Classes beside which lies all code that makes the games.
  private static List<Class<?>> code() {
    var code = new ArrayList<Class<?>>(List.of(MissionCombat.class, MissionWorkshop.class));
    AgentCatalogue.standard().providers().forEach(provider -> code.add(provider.getClass()));
    return code;
  }

  private static String values(Material material, String prefix) {
    return Knobs.of(material).all().stream()
        .filter(knob -> knob.key().startsWith(prefix))
        .map(knob -> knob.key() + "=" + knob.current())
        .toList()
        .toString();
  }

  private static String areas(Material material) {
    return material.board().areas().stream()
        .map(area ->
            "%s %s %s %s %d"
                .formatted(
                    area.id(), area.faction(), area.building(), area.effect(), area.number()))
        .toList()
        .toString();
  }

  private static String hash(String text) {
    return ContentDigest.of(text.getBytes(StandardCharsets.UTF_8));
  }
}
