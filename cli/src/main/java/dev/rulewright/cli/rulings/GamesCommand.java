package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.ScenarioFiles;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "games",
    description =
        "Lists the games at hand with their players, editions, clauses, open questions and"
            + " scenarios, and what is assumed in their data.",
    footer = {
      "  rulewright games",
      "  rulewright games --game mission-combat --json",
      "  rulewright games --game-path my-game.jar"
    })
public final class GamesCommand implements Runnable {

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  /// A game at hand as it is told. Also its form in JSON.
  ///
  /// @param game the name under which it is chosen
  /// @param title the title of the rulebook
  /// @param players in seat order
  /// @param editions the editions, the original first
  /// @param clauses how many clauses the rulebook has
  /// @param questions how many questions it leaves open
  /// @param statuses what of both the text at hand does not settle, as `clauses --status` tells it;
  ///   null if there is nothing
  /// @param scenarios how many scenario files ship with it
  /// @param data the kinds of data files that a user may replace
  /// @param options what can be chosen before the set-up
  /// @param assumed what its results rest on without evidence, one sentence each
  record Entry(
      String game,
      String title,
      List<String> players,
      List<Edition> editions,
      int clauses,
      int questions,
      @Nullable List<StatusEntry> statuses,
      int scenarios,
      List<String> data,
      List<BoxOption> options,
      List<String> assumed) {

    /// An edition.
    ///
    /// @param code such as `fr`
    /// @param language such as `French`
    record Edition(String code, String language) {}

    static Entry of(BoxProvider provider, Box<?, ?> box) {
      Rulebook rulebook = box.rulebook();
      List<StatusEntry> statuses = StatusEntry.all(rulebook);
      return new Entry(
          box.name(),
          rulebook.title(),
          box.players().stream().<String>map(Player::id).toList(),
          rulebook.editions().stream()
              .map(code -> new Edition(code, Rulebook.language(code)))
              .toList(),
          rulebook.clauses().size(),
          rulebook.questions().size(),
          StatusEntry.marked(statuses).isEmpty() ? null : statuses,
          ProjectFolder.find(box.name())
              .map(folder -> ScenarioFiles.under(folder).size())
              .orElse(0),
          provider.dataFiles(),
          provider.options(),
          box.game("standard", Place.of(box.name())).assumptions());
    }
  }

  @Override
  public void run() {
    List<Entry> games =
        game.providers().stream()
            .map(provider -> Entry.of(provider, game.box(provider, console)))
            .toList();
    json.answer(Map.of("games", games), console, (_, _, _) -> games.forEach(this::tell));
  }

  private void tell(Entry entry) {
    console.print(console.ink().of(Part.MOVE, entry.game()) + "  " + entry.title());
    String editions =
        entry.editions().stream()
            .map(edition -> "%s (%s)".formatted(edition.code(), edition.language()))
            .collect(Collectors.joining(", "));
    line("%d players: %s".formatted(entry.players().size(), String.join(", ", entry.players())));
    line("%s: %s".formatted(Paragraph.count(entry.editions().size(), "edition"), editions));
    line(
        "%s, %s left open, %s"
            .formatted(
                Paragraph.count(entry.clauses(), "clause"),
                Paragraph.count(entry.questions(), "question"),
                Paragraph.count(entry.scenarios(), "scenario")));
    if (entry.statuses() != null) {
      line(StatusEntry.marked(entry.statuses()));
    }
    if (!entry.data().isEmpty()) {
      line("data of your own: %s".formatted(String.join(", ", entry.data())));
    }
    entry
        .options()
        .forEach(option ->
            line(
                "--option %s=%s (%s): %s"
                    .formatted(
                        option.name(),
                        String.join("|", option.values()),
                        option.standard(),
                        option.meaning())));
    line(
        "%s assumed in its data"
            .formatted(
                entry.assumed().isEmpty()
                    ? "nothing"
                    : Paragraph.count(entry.assumed().size(), "value")));
  }

  private void line(String text) {
    console.print(Paragraph.indented(text, 2));
  }
}
