package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonObject;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Lists the games at hand.
@Command(name = "games")
public final class GamesCommand implements Runnable {

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  /// A game at hand.
  private record AtHand(BoxProvider provider, Box<?, ?> box) {

    private List<String> players() {
      return box.players().stream().<String>map(Player::id).toList();
    }

    /// How many scenario files ship with it.
    private int scenarios() {
      return ProjectFolder.find(box.name())
          .map(folder -> ScenarioFiles.under(folder).size())
          .orElse(0);
    }

    /// What the text at hand does not settle, among all else, as `clauses --status` tells it.
    private List<StatusEntry> statuses() {
      return StatusEntry.all(box.rulebook());
    }

    /// What its results rest on without evidence, one sentence each.
    private List<String> assumed() {
      return box.game("standard", Place.of(box.name())).assumptions();
    }

    private JsonObject json() {
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
          .with("scenarios", scenarios())
          .with("data", provider.dataFiles())
          .with("options", provider.options())
          .with("assumed", assumed());
    }
  }

  @Override
  public void run() {
    List<AtHand> games =
        game.providers().stream()
            .map(provider -> new AtHand(provider, game.box(provider, console)))
            .toList();
    json.answer(
        games,
        all -> Map.of("games", all.stream().map(AtHand::json).toList()),
        console,
        (all, _, _) -> all.forEach(this::tell));
  }

  private void tell(AtHand each) {
    Rulebook rulebook = each.box.rulebook();
    console.print(console.ink().of(Part.MOVE, each.box.name()) + "  " + rulebook.title());
    String editions =
        rulebook.editions().stream()
            .map(code -> "%s (%s)".formatted(code, Rulebook.language(code)))
            .collect(Collectors.joining(", "));
    line("%d players: %s".formatted(each.players().size(), String.join(", ", each.players())));
    line("%s: %s".formatted(Paragraph.count(rulebook.editions().size(), "edition"), editions));
    line(
        "%s, %s left open, %s"
            .formatted(
                Paragraph.count(rulebook.clauses().size(), "clause"),
                Paragraph.count(rulebook.questions().size(), "question"),
                Paragraph.count(each.scenarios(), "scenario")));
    String marked = StatusEntry.marked(each.statuses());
    if (!marked.isEmpty()) {
      line(marked);
    }
    if (!each.provider.dataFiles().isEmpty()) {
      line("data of your own: %s".formatted(String.join(", ", each.provider.dataFiles())));
    }
    for (BoxOption option : each.provider.options()) {
      line(
          "--option %s=%s (%s): %s"
              .formatted(
                  option.name(),
                  String.join("|", option.values()),
                  option.standard(),
                  option.meaning()));
    }
    int assumed = each.assumed().size();
    line(
        "%s assumed in its data"
            .formatted(assumed == 0 ? "nothing" : Paragraph.count(assumed, "value")));
  }

  private void line(String text) {
    console.print(Paragraph.indented(text, 2));
  }
}
