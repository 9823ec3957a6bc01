package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Everything that can be set about the game of a box.
///
/// | keys | what they set |
/// |---|---|
/// | `TABLE.ROW.COLUMN` | a number in a table of the game, see [TableKnobs] |
/// | those of the game's [GameKit#settings] | what else it says that can be set |
/// | `reading`, `reading.QUESTION` | the reading, or its answer to one question |
/// | `agents`, `agents.PLAYER` | who plays |
/// | `without.PLAYER` | what a player does without |
public final class Knobs<P, M> {

  private static final String NUMBERS = "numbers.";

  private final Box<P, M> box;
  private final GameKit<P, M> kit;

  /// Who plays if nobody says: `heuristic` where positions are valued by weights, else `greedy`.
  private final String usualAgent;

  private final TableKnobs<P, M> tables;
  private final List<Knob> ofTheGame;
  private final SequencedMap<String, Knob> all = new LinkedHashMap<>();
  private final Map<String, Setting<P, M>> settings = new HashMap<>();

  private Knobs(Box<P, M> box) {
    this.box = box;
    kit = GameKit.of(box);
    usualAgent =
        kit.evaluation(box.game(ReadingKnobs.STANDARD, Place.of("reading")))
                instanceof WeighedEvaluation<?>
            ? "heuristic"
            : "greedy";
    List<Setting<P, M>> own = kit.settings(box);
    tables = new TableKnobs<>(box);
    ofTheGame = ofTheGame(own, tables);
    List<Setting<P, M>> chosen =
        Stream.of(
                ReadingKnobs.<P, M>of(box.rulebook().questions()), PlayerKnobs.of(box, usualAgent))
            .flatMap(List::stream)
            .toList();
    Stream.concat(own.stream(), chosen.stream())
        .forEach(setting -> settings.put(setting.knob().key(), setting));
    Stream.concat(ofTheGame.stream(), chosen.stream().map(Setting::knob))
        .forEach(knob -> all.put(knob.key(), knob));
  }

  /// What can be set about the game of a box.
  public static <P, M> Knobs<P, M> of(Box<P, M> box) {
    return new Knobs<>(box);
  }

  /// The numbers that a study looks at, as keys in which `*` stands for any word.
  public List<String> studied() {
    List<String> studied = kit.studied();
    return !studied.isEmpty()
        ? studied
        : ofTheGame.stream()
            .filter(knob -> knob.domain() instanceof Domain.Numbers)
            .map(Knob::key)
            .toList();
  }

  /// Those that only the game of a box has.
  static <P, M> List<Knob> ofTheGame(Box<P, M> box) {
    return ofTheGame(GameKit.of(box).settings(box), new TableKnobs<>(box));
  }

  private static <P, M> List<Knob> ofTheGame(List<Setting<P, M>> own, TableKnobs<P, M> tables) {
    return Stream.concat(own.stream().map(Setting::knob), tables.all().stream()).toList();
  }

  /// All of them, in the order of the table.
  public List<Knob> all() {
    return List.copyOf(all.values());
  }

  /// The one that is meant: areas may be named in either order, a question by its name.
  ///
  /// @throws BadInput if there is none, with the nearest key, or with what else of the same thing
  ///   can be set
  public Knob knob(Field setting) {
    String key = listed(setting.key());
    return Optional.ofNullable(all.get(key)).orElseThrow(() -> unknown(setting, key));
  }

  private BadInput unknown(Field setting, String key) {
    String thing = key.substring(0, key.lastIndexOf('.') + 1);
    List<String> ofTheSame =
        all.keySet().stream().filter(other -> !thing.isEmpty() && other.startsWith(thing)).toList();
    return BadInput.at(setting.keyPlace())
        .unknown("a setting", setting.key(), ofTheSame.isEmpty() ? all.keySet() : ofTheSame);
  }

  /// The form of a key that [#all] lists, or the key itself if there is none. A number of the table
  /// `numbers` may be named without it.
  public String listed(String key) {
    String listed = ReadingKnobs.withIdentifier(kit.listed(key, box), box.rulebook().questions());
    return !all.containsKey(listed) && all.containsKey(NUMBERS + listed)
        ? NUMBERS + listed
        : listed;
  }

  /// What is played under some settings.
  ///
  /// Numbers of tables are set first, the whole reading before single answers, and the agent of all
  /// before that of one player; the order of the settings does not matter otherwise.
  ///
  /// @throws BadInput if a key is unknown or set twice, a value is not one that it may have, or the
  ///   settings do not go together
  public Setup<P, M> setup(List<Field> fields) {
    refuseTwice(fields);
    var numbers = new LinkedHashMap<String, Field>();
    var others = new ArrayList<Field>();
    for (Field field : fields) {
      Knob knob = knob(field);
      knob.domain().check(field);
      if (tables.has(knob.key())) {
        numbers.put(knob.key(), field);
      } else {
        others.add(field);
      }
    }
    Setup<P, M> setup =
        new Setup<>(
            tables.with(numbers),
            ReadingKnobs.STANDARD,
            box.players().stream()
                .map(Player::id)
                .collect(
                    Collectors.toMap(Function.identity(), _ -> Field.of("agents", usualAgent))),
            Map.of());
    // Shorter keys are the more general ones.
    others.sort(Comparator.comparingInt(field -> parts(field.key())));
    for (Field field : others) {
      setup = Objects.requireNonNull(settings.get(listed(field.key()))).effect().on(setup, field);
    }
    kit.check(setup, fields);
    return setup;
  }

  private static int parts(String key) {
    return Math.toIntExact(key.chars().filter(letter -> letter == '.').count());
  }

  private void refuseTwice(List<Field> fields) {
    var before = new LinkedHashMap<String, Field>();
    for (Field field : fields) {
      Field earlier = before.put(Objects.requireNonNull(listed(field.key())), field);
      if (earlier != null) {
        throw BadInput.at(field.keyPlace())
            .found(field.key())
            .because(
                "this is set already, to %s (%s)".formatted(earlier.value(), earlier.valuePlace()));
      }
    }
  }
}
