package dev.rulewright.simulator.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.simulator.setting.Domain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every number in the tables of the games that ship can be set.
class TableKnobsTest {

  private static final Path TABLES = Path.of("../model/src/main/resources/dev/rulewright");

  /// Columns of numbers that are no settings, by game, and why.
  private static final Map<String, Map<String, String>> NO_SETTINGS =
      Map.of(
          "mission-combat",
          Map.of("areas\\.number", "it names the area in a position that is drawn"),
          "starquest",
          Map.of(
              "blips\\..*", "blips.ALIEN sets how many of these the mission has",
              "reinforcements\\..*", "tokens.ALIEN sets how many of these the mission has"));

  /// Those that ship; the tests know a small game besides.
  static Stream<String> games() {
    return Boxes.standard().names().stream().filter(game -> Files.exists(folder(game)));
  }

  private static Path folder(String game) {
    return TABLES.resolve(game.replace("-", ""));
  }

  private static BoxProvider provider(String game) {
    return Boxes.standard().provider(game, Place.of("game"));
  }

  private static Box<?, ?> box(String game) {
    return ChosenGame.standard(game).box();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNumberInATableIsASetting(String game) throws IOException {
    Set<String> settings =
        Knobs.of(box(game)).all().stream().map(Knob::key).collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>();
    for (Path table : tables(game)) {
      String kind = table.getFileName().toString().replace(".csv", "");
      List<Row> rows = TableReader.of(table).stream().toList();
      for (String column : rows.getFirst().columns().keySet()) {
        boolean known =
            NO_SETTINGS.getOrDefault(game, Map.of()).keySet().stream()
                .anyMatch(each -> (kind + "." + column).matches(each));
        rows.stream()
            .filter(row -> !known && isNumber(rows, column, row.value(column)))
            .map(row ->
                kind + "." + row.values().getFirst() + (column.equals("value") ? "" : "." + column))
            .filter(key -> !settings.contains(key))
            .forEach(missing::add);
      }
    }
    assertThat(missing).isEmpty();
  }

  /// Whether a column of numbers, or one of the table of numbers, has a number here.
  private static boolean isNumber(List<Row> rows, String column, String value) {
    return value.matches("-?\\d+")
        && (column.equals("value")
            || rows.stream().allMatch(row -> row.value(column).matches("(-?\\d+)?")));
  }

  private static List<Path> tables(String game) throws IOException {
    List<String> kinds = provider(game).dataFiles();
    try (var files = Files.walk(folder(game))) {
      return files
          .filter(file -> kinds.contains(file.getFileName().toString().replace(".csv", "")))
          .filter(file -> file.toString().endsWith(".csv"))
          .toList();
    }
  }

  /// At each bound play begins, or the setting is refused where it stands.
  @ParameterizedTest
  @MethodSource("games")
  void theBoundsOfEveryNumberArePlayedOrRefusedAtTheSetting(String game) {
    Knobs<?, ?> knobs = Knobs.of(box(game));
    for (Knob knob : knobs.all()) {
      if (knob.domain() instanceof Domain.Numbers(int lowest, int highest, int _, String _)) {
        for (int bound : List.of(lowest, highest)) {
          opens(knobs, new Field(knob.key(), bound + "", Place.of("key"), Place.of("value")));
        }
      }
    }
  }

  private static void opens(Knobs<?, ?> knobs, Field field) {
    try {
      assertThat(knobs.setup(List.of(field)).rules().opening()).isNotNull();
    } catch (BadInput refused) {
      assertThat(refused.place().source()).as(refused.getMessage()).isIn("key", "value");
    }
  }

  @Test
  void numbersAreSetTogether() {
    Knobs<?, ?> knobs = Knobs.of(box("airsoft-squads"));
    var fields = new ArrayList<Field>();
    fields.add(Field.of("cards.scope.ap", "10"));
    fields.add(Field.of("operators.leader.dp", "17"));
    fields.add(Field.of("turn-limit", "7"));
    Knobs<?, ?> changed = Knobs.of(knobs.setup(fields).box());
    assertThat(changed.knob(Field.of("cards.scope.ap", "")).current()).isEqualTo("10");
    assertThat(changed.knob(Field.of("operators.leader.dp", "")).current()).isEqualTo("17");
    assertThat(changed.knob(Field.of("numbers.turn-limit", "")).current()).isEqualTo("7");
    assertThat(changed.knob(Field.of("cards.scope.copies", "")).current()).isEqualTo("2");
  }

  @Test
  void whatDoesNotFitIsToldAtTheSetting() {
    Knobs<?, ?> knobs = Knobs.of(box("pocketmodel"));
    assertThatThrownBy(() -> knobs.setup(List.of(Field.of("units.scout-fighter.copies", "4"))))
        .hasMessageContaining("units.scout-fighter.copies does not fit: '4': expected a force");
  }

  @Test
  void ofAThingIsToldWhatCanBeSet() {
    Knobs<?, ?> knobs = Knobs.of(box("airsoft-squads"));
    assertThatThrownBy(() -> knobs.knob(Field.of("cards.full-auto.atack", "1")))
        .hasMessageContaining(
            "(cards.full-auto.ap, cards.full-auto.ep, cards.full-auto.dp, cards.full-auto.copies)");
    assertThat(Objects.requireNonNull(knobs.knob(Field.of("cards.full-auto.ap", "")).meaning()))
        .isEqualTo("ap of: Full Auto");
  }
}
