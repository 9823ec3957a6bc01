package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.Shelves;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games on this machine. What was read of them is forgotten when a game of one's own is saved.
public final class FolderShelves extends Shelves {

  private final GameChoice choice;
  private final Console console;
  private final Wording wording;
  private final Map<String, Wording> ownWordings = new HashMap<>();

  /// Opens the jars of the choice.
  ///
  /// @throws dev.rulewright.kernel.BadInput if one makes no sense
  public FolderShelves(GameChoice choice, Console console) {
    this(choice, console, Wording.NONE);
  }

  /// @param wording what is printed of the clauses of the game that is chosen; where nothing is
  ///   given, what stands in the folder of a game of one's own
  /// @throws dev.rulewright.kernel.BadInput as above
  public FolderShelves(GameChoice choice, Console console, Wording wording) {
    choice.boxes();
    this.choice = choice;
    this.console = console;
    this.wording = wording;
  }

  @Override
  protected List<String> names() {
    return choice.providers().stream().map(BoxProvider::name).toList();
  }

  @Override
  protected Box<?, ?> box(String game) {
    return choice.box(choice.boxes().provider(game, Place.of("game")), console);
  }

  @Override
  protected Box<?, ?> box(Scenario scenario) {
    return choice.chosen(scenario, console).box();
  }

  @Override
  protected Optional<ScenarioFolder> scenarios(String game) {
    return choice.scenarioFolders().find(game).map(ScenarioFolder::at);
  }

  @Override
  protected Wording wording(String game) {
    return wording.equals(Wording.NONE)
        ? ownWordings.computeIfAbsent(
            game, name -> choice.rulebook(name).map(Wording::in).orElse(Wording.NONE))
        : wording;
  }

  @Override
  protected void look() {
    if (choice.forgetsOld()) {
      forget();
      ownWordings.clear();
    }
  }

  @Override
  public synchronized Optional<Box<?, ?>> before(Address address) {
    return choice.before(address.start());
  }
}
