package dev.rulewright.simulator.kit;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.CodeDigest;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameFrom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Makes the games of an arm of any game at hand, in groups in which each player begins one. Data
/// travel as text, so that the factory can be sent to another machine.
///
/// @param game the game with what a user chose about it
/// @param position a position in which all games begin, each alone; null for the set-up
/// @param everything whether all that can be measured is counted, see
///   [dev.rulewright.simulator.metrics.Measures#everything]
/// @param version the version of the program, for the identity
public record KitBatchFactory(
    ChosenGame game, @Nullable DataFile position, boolean everything, String version)
    implements BatchFactory {

  /// What is longer stands in the identity as a digest.
  private static final int LONGEST_VALUES = 200;

  /// With the data that ship.
  ///
  /// @param version the version of the program
  public static KitBatchFactory standard(String game, String version) {
    return new KitBatchFactory(ChosenGame.standard(game), null, false, version);
  }

  /// The same with games that begin in a position instead of with the set-up. As one player begins
  /// all of them, they are not in groups.
  ///
  /// @param start the position as fields, one a line
  public KitBatchFactory from(DataFile start) {
    return new KitBatchFactory(game, start, everything, version);
  }

  /// The same games with everything counted.
  public KitBatchFactory countingEverything() {
    return new KitBatchFactory(game, position, true, version);
  }

  /// The position in which games begin, if they do not begin with the set-up.
  public Optional<DataFile> start() {
    return Optional.ofNullable(position);
  }

  /// What is in the box before anything is set.
  ///
  /// @throws BadInput if a file makes no sense
  public Box<?, ?> box() {
    return game.box();
  }

  /// What is counted in every game.
  public List<Column> columns() {
    return batch(Arm.BASE, 0).counting().columns();
  }

  @Override
  public Batch<?, ?> batch(Arm arm, long seed) {
    return batch(setup(arm), arm, seed);
  }

  private <P, M> Batch<P, M> batch(Setup<P, M> setup, Arm arm, long seed) {
    return batch(setup, setup.rules(), arm, seed);
  }

  /// What an arm plays.
  ///
  /// @throws BadInput if something is set that cannot be
  public Setup<?, ?> setup(Arm arm) {
    return Knobs.of(box()).setup(arm.fields(Place.of("arm " + arm.name())));
  }

  /// A set-up of this factory's game that is ready to be played as an arm.
  ///
  /// @param setup of [#box]
  /// @param arm what the games are called, and what was set
  /// @throws BadInput if an agent is unknown, or a player cannot do without what is set
  public <P, M> Prepared<P, M> prepared(Setup<P, M> setup, Arm arm, long seed) {
    Game<P, M> rules = setup.rules();
    return new Prepared<>(
        setup,
        rules,
        batch(setup, rules, arm, seed),
        identity(Knobs.ofTheGame(setup.box()), box()));
  }

  /// The games of a set-up that this factory made.
  private <P, M> Batch<P, M> batch(Setup<P, M> setup, Game<P, M> rules, Arm arm, long seed) {
    GameKit<P, M> kit = GameKit.of(setup.box());
    Game<P, M> played = played(setup, rules);
    Counting<P, M> always = kit.counting(rules);
    Counting<P, M> counting =
        everything ? kit.measures(setup.box()).everything(always, played) : always;
    var batch =
        new Batch<>(played, counting, agents(setup, kit, played, rules), seed).ofArm(arm.name());
    return position == null ? kit.starts(rules).map(batch::inGroups).orElse(batch) : batch;
  }

  /// Makes sure that settings can be played, and says where they stand if not.
  ///
  /// @throws BadInput if they cannot
  public Setup<?, ?> check(List<Field> settings) {
    return check(Knobs.of(box()).setup(settings));
  }

  /// The same of a set-up of [#box].
  ///
  /// @throws BadInput as above
  public <P, M> Setup<P, M> check(Setup<P, M> setup) {
    Game<P, M> rules = setup.rules();
    agents(setup, GameKit.of(setup.box()), played(setup, rules), rules);
    return setup;
  }

  /// The game in which each player does without what is set, from where games begin.
  private <P, M> Game<P, M> played(Setup<P, M> setup, Game<P, M> rules) {
    Game<P, M> restricted = setup.restricted(rules);
    return position == null
        ? restricted
        : new GameFrom<>(restricted, rules.notation().read(position.text(), position.name()));
  }

  private static <P, M> List<Agent<P, M>> agents(
      Setup<P, M> setup, GameKit<P, M> kit, Game<P, M> played, Game<P, M> rules) {
    AgentCatalogue catalogue = AgentCatalogue.standard();
    Knowledge<P, M> knowledge = kit.knowledge(played, rules);
    return rules.players().stream()
        .map(setup::agent)
        .map(agent -> catalogue.make(catalogue.read(agent.value(), agent.valuePlace()), knowledge))
        .toList();
  }

  // ---- Identity ----

  /// The game, the version, a digest of the code and of the data that ship, what an arm plays with,
  /// such as its turn limit, and digests of a user's files. Two factories with the same identity
  /// make the same games.
  private SortedMap<String, String> identity(List<Knob> knobs, Box<?, ?> box) {
    var identity = new TreeMap<String, String>();
    game.files().forEach((kind, file) -> identity.put("file " + kind, file.digest()));
    game.options().forEach((option, value) -> identity.put("option " + option, value));
    identity.putAll(values(knobs));
    identity.put("game", game.name());
    identity.put("version", version);
    identity.put("code", CodeDigest.of(code(box), kits(false)));
    if (everything) {
      identity.put("counted", "metrics");
    }
    start().ifPresent(start -> identity.put("start", start.name() + " " + start.digest()));
    return identity;
  }

  /// What can be set, by the first word of its key: as it is or, if that is long, as a digest.
  private static SortedMap<String, String> values(List<Knob> knobs) {
    var groups = new LinkedHashMap<String, List<String>>();
    for (Knob knob : knobs) {
      String[] key = knob.key().split("\\.", 2);
      groups
          .computeIfAbsent(key[0], _ -> new ArrayList<>())
          .add(key[key.length - 1] + "=" + knob.current());
    }
    var values = new TreeMap<String, String>();
    groups.forEach((group, each) -> {
      String text = String.join(" ", each);
      values.put(
          group, text.length() > LONGEST_VALUES ? ContentDigest.of(text.getBytes(UTF_8)) : text);
    });
    return values;
  }

  /// Classes of the kernel, of the simulator, of the game and of all agents.
  private List<Class<?>> code(Box<?, ?> box) {
    var code = new ArrayList<Class<?>>(List.of(Game.class, KitBatchFactory.class, box.code()));
    kits(true).forEach(code::add);
    AgentCatalogue.standard().providers().forEach(provider -> code.add(provider.getClass()));
    return code;
  }

  private List<Class<?>> kits(boolean ofThisGame) {
    return GameKit.all().stream()
        .filter(kit -> kit.game().equals(game.name()) == ofThisGame)
        .<Class<?>>map(Object::getClass)
        .toList();
  }
}
