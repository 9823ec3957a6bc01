package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.scenarios.ScenarioFiles;
import java.util.List;

/// A game at hand as it is told. Also its form in JSON.
///
/// @param game the name under which it is chosen
/// @param title the title of the rulebook
/// @param players in seat order
/// @param editions the editions, the original first
/// @param clauses how many clauses the rulebook has
/// @param questions how many questions it leaves open
/// @param scenarios how many scenario files ship with it
/// @param data the kinds of data files that a user may replace
/// @param options what can be chosen before the set-up
/// @param assumed what its results rest on without evidence, one sentence each
record GameEntry(
    String game,
    String title,
    List<String> players,
    List<Edition> editions,
    int clauses,
    int questions,
    int scenarios,
    List<String> data,
    List<BoxOption> options,
    List<String> assumed) {

  /// An edition.
  ///
  /// @param code such as `fr`
  /// @param language such as `French`
  record Edition(String code, String language) {}

  static GameEntry of(BoxProvider provider, Box<?, ?> box) {
    Rulebook rulebook = box.rulebook();
    return new GameEntry(
        box.name(),
        rulebook.title(),
        box.players().stream().<String>map(Player::id).toList(),
        rulebook.editions().stream()
            .map(code -> new Edition(code, Rulebook.language(code)))
            .toList(),
        rulebook.clauses().size(),
        rulebook.questions().size(),
        ProjectFolder.find(box.name()).map(folder -> ScenarioFiles.under(folder).size()).orElse(0),
        provider.dataFiles(),
        provider.options(),
        box.game("standard", Place.of(box.name())).assumptions());
  }
}
