package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.Arrays;
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

/// Everything that can be set, for the material of a box.
///
/// | keys | what they set |
/// |---|---|
/// | `numbers.NUMBER` | a number that the rulebook fixes in its text |
/// | `cards.CARD.COLUMN` | a value of a card |
/// | `adjacency.AREA.AREA` | whether two areas are adjacent |
/// | `reading`, `reading.QUESTION` | the reading, or its answer to one question |
/// | `agents`, `agents.FACTION` | who plays |
/// | `without.FACTION` | what a faction does without |
public final class Knobs {

  private final Material material;
  private final SequencedMap<String, Setting> settings = new LinkedHashMap<>();

  private Knobs(Material material) {
    this.material = material;
    Stream.of(
            NumberKnobs.of(material),
            CardKnobs.of(material),
            BoardKnobs.of(material),
            ReadingKnobs.of(Reading.standard()),
            PlayerKnobs.all(),
            WithoutKnobs.all())
        .flatMap(List::stream)
        .forEach(setting -> settings.put(setting.knob().key(), setting));
  }

  /// What can be set where a box holds this material.
  public static Knobs of(Material material) {
    return new Knobs(material);
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
    return ReadingKnobs.withIdentifier(BoardKnobs.inOrder(key, material.board()));
  }

  private Setting setting(Field field) {
    return Optional.ofNullable(settings.get(listed(field.key())))
        .orElseThrow(() ->
            BadInput.at(field.keyPlace())
                .unknown("a setting", field.key(), settings.sequencedKeySet()));
  }

  /// What is played under some settings.
  ///
  /// The whole reading is set before single answers, and the agent of both before that of one
  /// faction; the order of the settings does not matter otherwise.
  ///
  /// @throws BadInput if a key is unknown or set twice, a value is not one that it may have, or the
  ///   settings do not go together
  public Setup setup(List<Field> fields) {
    refuseTwice(fields);
    Setup setup =
        new Setup(
            material,
            Reading.standard(),
            Arrays.stream(Faction.values())
                .collect(Collectors.toMap(Function.identity(), _ -> PlayerKnobs.usualAgent())),
            Map.of());
    // Shorter keys are the more general ones.
    List<Field> ordered =
        fields.stream().sorted(Comparator.comparingInt(field -> parts(field.key()))).toList();
    for (Field field : ordered) {
      Setting setting = setting(field);
      setting.knob().domain().check(field);
      setup = setting.effect().on(setup, field);
    }
    Fitting.check(setup, fields);
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
