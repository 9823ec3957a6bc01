package dev.rulewright.cli.page.browser;

import dev.rulewright.cli.bench.pages.Shelves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.text.Word;
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

  @Override
  protected List<String> names() {
    return List.copyOf(boxes.names());
  }

  @Override
  protected Box<?, ?> box(String game) {
    return box(Scenario.start(game, new Word("standard", Place.of(game)), Optional.empty()), game);
  }

  @Override
  protected Box<?, ?> box(Scenario scenario) {
    return box(
        scenario,
        Opening.game(scenario.game(), scenario.file(), names()).orElse(names().getFirst()));
  }

  private Box<?, ?> box(Scenario scenario, String game) {
    String chosen =
        game
            + scenario.options().stream()
                .map(option -> option.key() + "=" + option.value())
                .toList();
    return opened.computeIfAbsent(
        chosen,
        _ ->
            new ChosenGame(boxes.provider(game, Place.of("game")), Map.of(), scenario.options())
                .box());
  }

  @Override
  protected Optional<ScenarioFolder> scenarios(String game) {
    return Optional.of(PackedFiles.scenarios(game));
  }
}
