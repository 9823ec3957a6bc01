package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Lists the games at hand.
@Command(name = "games")
public final class GamesCommand implements Runnable {

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public void run() {
    List<GameEntry> games =
        game.providers().stream().map(provider -> GameEntry.of(provider, game, console)).toList();
    json.answer(
        games,
        all -> Map.of("games", all.stream().map(GameEntry::json).toList()),
        console,
        (all, _, _) -> all.forEach(this::tell));
  }

  private void tell(GameEntry each) {
    Rulebook rulebook = each.box().rulebook();
    console.print(console.ink().of(Part.MOVE, each.box().name()) + "  " + rulebook.title());
    line("%d players: %s".formatted(each.players().size(), String.join(", ", each.players())));
    line(
        "%s: %s"
            .formatted(Paragraph.count(rulebook.editions().size(), "edition"), each.editions()));
    line(
        "%s, %s left open, %s"
            .formatted(
                Paragraph.count(rulebook.clauses().size(), "clause"),
                Paragraph.count(rulebook.questions().size(), "question"),
                Paragraph.count(each.scenarioFiles(), "scenario")));
    String marked = StatusEntry.marked(each.statuses());
    if (!marked.isEmpty()) {
      line(marked);
    }
    if (!each.provider().dataFiles().isEmpty()) {
      line("data of your own: %s".formatted(String.join(", ", each.provider().dataFiles())));
    }
    for (BoxOption option : each.provider().options()) {
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
