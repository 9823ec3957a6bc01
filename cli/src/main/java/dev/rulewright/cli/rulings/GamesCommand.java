package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Lists the games at hand.
@Command(
    name = "games",
    description =
        "Lists the games at hand with their players, editions, clauses, open questions and"
            + " scenarios, and what is assumed in their data.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright games",
      "  rulewright games --game mission-combat --json",
      "  rulewright games --game-path my-game.jar"
    })
public final class GamesCommand implements Runnable {

  private static final int INDENT = 2;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public void run() {
    List<GameEntry> games =
        game.providers().stream()
            .map(provider -> GameEntry.of(provider, game.box(provider, console)))
            .toList();
    if (json.wanted()) {
      json.print(Map.of("games", games), console.out());
    } else {
      games.forEach(this::tell);
    }
  }

  private void tell(GameEntry entry) {
    console.out().println(console.ink().of(Part.MOVE, entry.game()) + "  " + entry.title());
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
    console.out().println(" ".repeat(INDENT) + Paragraph.hanging(text, INDENT));
  }
}
