package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.scenarios.file.ScenarioFiles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// A game at hand, and what is known of it.
///
/// @param scenarios the folder of its scenarios, if it has one
public record GameEntry(BoxProvider provider, Box<?, ?> box, Optional<Path> scenarios) {

  /// A game that can be chosen.
  ///
  /// @throws dev.rulewright.kernel.BadInput as in [GameChoice#box(BoxProvider, Console)]
  public static GameEntry of(BoxProvider provider, GameChoice choice, Console console) {
    return new GameEntry(
        provider, choice.box(provider, console), choice.scenarioFolders().find(provider.name()));
  }

  List<String> players() {
    return box.players().stream().<String>map(Player::id).toList();
  }

  /// Such as `de (German), fr (French)`.
  String editions() {
    return box.rulebook().editions().stream()
        .map(code -> "%s (%s)".formatted(code, Rulebook.language(code)))
        .collect(Collectors.joining(", "));
  }

  /// How many scenario files it has.
  int scenarioFiles() {
    return scenarios.map(folder -> ScenarioFiles.in(folder).size()).orElse(0);
  }

  /// What the text at hand does not settle, among all else, as `clauses --status` tells it.
  List<StatusEntry> statuses() {
    return StatusEntry.all(box.rulebook());
  }

  /// What its results rest on without evidence, one sentence each.
  public List<String> assumed() {
    return box.game("standard", Place.of(box.name())).assumptions();
  }

  /// What its rulebook settles, in numbers by what they count.
  public SequencedMap<String, String> settled() {
    var facts = new LinkedHashMap<String, String>();
    facts.put("Players", String.join(", ", players()));
    facts.put("Editions", editions());
    facts.put("Clauses", box.rulebook().clauses().size() + ": " + StatusEntry.counted(statuses()));
    facts.put("Questions left open", String.valueOf(box.rulebook().questions().size()));
    facts.put("Values assumed", String.valueOf(assumed().size()));
    return facts;
  }

  JsonObject json() {
    Rulebook rulebook = box.rulebook();
    return new JsonObject()
        .with("game", box.name())
        .with("title", rulebook.title())
        .with("players", players())
        .with(
            "editions",
            rulebook.editions().stream()
                .map(code ->
                    new JsonObject().with("code", code).with("language", Rulebook.language(code)))
                .toList())
        .with("clauses", rulebook.clauses().size())
        .with("questions", rulebook.questions().size())
        .with("statuses", StatusEntry.marked(statuses()).isEmpty() ? null : statuses())
        .with("scenarios", scenarioFiles())
        .with("data", provider.dataFiles())
        .with("options", provider.options())
        .with("assumed", assumed());
  }
}
