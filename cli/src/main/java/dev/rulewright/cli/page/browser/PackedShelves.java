package dev.rulewright.cli.page.browser;

import dev.rulewright.cli.bench.pages.Shelves;
import dev.rulewright.cli.bench.pages.StartPage.Found;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games that a page carries.
final class PackedShelves extends Shelves {

  private final Boxes boxes = Boxes.standard();
  private final Map<String, Box<?, ?>> opened = new HashMap<>();
  private final Map<String, ScenarioFolder> folders = new HashMap<>();

  @Override
  protected List<String> names() {
    return List.copyOf(boxes.names());
  }

  @Override
  protected Box<?, ?> box(String game) {
    return box(game, List.of());
  }

  @Override
  protected Box<?, ?> box(Scenario scenario) {
    return box(
        Opening.game(scenario.game(), scenario.file(), names()).orElse(names().getFirst()),
        scenario.options());
  }

  private Box<?, ?> box(String game, List<Field> options) {
    return opened.computeIfAbsent(
        game + options.stream().map(option -> option.key() + "=" + option.value()).toList(),
        _ -> new ChosenGame(boxes.provider(game, Place.of("game")), Map.of(), options).box());
  }

  @Override
  protected Optional<ScenarioFolder> scenarios(String game) {
    return Optional.of(folders.computeIfAbsent(game, PackedFiles::scenarios));
  }

  @Override
  protected List<Found> found(String game, ScenarioFolder folder) {
    return folder.scenarios().stream()
        .map(path ->
            FoundText.read(
                path, folder.file(path + FoundText.SUFFIX).map(DataFile::text).orElseThrow()))
        .toList();
  }
}
