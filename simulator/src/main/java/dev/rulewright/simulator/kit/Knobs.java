package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.setting.Domain;
import java.util.Comparator;
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
/// | those of the game's [GameKit#settings] | such as the value of a card |
/// | `reading`, `reading.QUESTION` | the reading, or its answer to one question |
/// | `agents`, `agents.PLAYER` | who plays |
/// | `without.PLAYER` | what a player does without |
public final class Knobs<P, M> {

  private final Box<P, M> box;
  private final GameKit<P, M> kit;

  /// Who plays if nobody says: `heuristic` where positions are valued by weights, else `greedy`.
  private final String usualAgent;

  private final List<Knob> ofTheGame;
  private final SequencedMap<String, Setting<P, M>> settings = new LinkedHashMap<>();

  private Knobs(Box<P, M> box) {
    this.box = box;
    kit = GameKit.of(box);
    usualAgent =
        kit.evaluation(box.game(ReadingKnobs.STANDARD, Place.of("reading")))
                instanceof WeighedEvaluation<?>
            ? "heuristic"
            : "greedy";
    List<Setting<P, M>> own = kit.settings(box);
    ofTheGame = own.stream().map(Setting::knob).toList();
    Stream.of(
            own, ReadingKnobs.<P, M>of(box.rulebook().questions()), PlayerKnobs.of(box, usualAgent))
        .flatMap(List::stream)
        .forEach(setting -> settings.put(setting.knob().key(), setting));
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

  /// Those that only this game has.
  List<Knob> ofTheGame() {
    return ofTheGame;
  }

  /// All of them, in the order of the table.
  public List<Knob> all() {
    return settings.values().stream().map(Setting::knob).toList();
  }

  /// The one that is meant: areas may be named in either order, a question by its name.
  ///
  /// @throws BadInput if there is none, with the nearest key
  public Knob knob(Field setting) {
    return setting(setting).knob();
  }

  /// The form of a key that [#all] lists, or the key itself if there is none.
  public String listed(String key) {
    return ReadingKnobs.withIdentifier(kit.listed(key, box), box.rulebook().questions());
  }

  private Setting<P, M> setting(Field field) {
    return Optional.ofNullable(settings.get(listed(field.key())))
        .orElseThrow(() ->
            BadInput.at(field.keyPlace())
                .unknown("a setting", field.key(), settings.sequencedKeySet()));
  }

  /// What is played under some settings.
  ///
  /// The whole reading is set before single answers, and the agent of all before that of one
  /// player; the order of the settings does not matter otherwise.
  ///
  /// @throws BadInput if a key is unknown or set twice, a value is not one that it may have, or the
  ///   settings do not go together
  public Setup<P, M> setup(List<Field> fields) {
    refuseTwice(fields);
    Setup<P, M> setup =
        new Setup<>(
            box,
            ReadingKnobs.STANDARD,
            box.players().stream()
                .map(Player::id)
                .collect(
                    Collectors.toMap(Function.identity(), _ -> Field.of("agents", usualAgent))),
            Map.of());
    // Shorter keys are the more general ones.
    List<Field> ordered =
        fields.stream().sorted(Comparator.comparingInt(field -> parts(field.key()))).toList();
    for (Field field : ordered) {
      Setting<P, M> setting = setting(field);
      setting.knob().domain().check(field);
      setup = setting.effect().on(setup, field);
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
