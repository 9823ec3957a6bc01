package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.PositionArgument;
import dev.rulewright.cli.input.Situation;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "moves",
    description = "Lists the legal moves of a position, or what chance may bring there.",
    footer = {
      "  rulewright moves -s scenarios/mission-combat/00-examples/example-1.yaml",
      "  rulewright moves -p 'hq: rifleman; blue-portal: portal-hound; ap: 1'",
      "  rulewright moves -p @position.txt --reading A38=adjacent-only --json"
    })
public final class MovesCommand implements Runnable {

  @Mixin private PositionArgument position = new PositionArgument();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "20",
      description = "Moves to show of each kind; all are counted (default: ${DEFAULT-VALUE}).")
  private int limit;

  @Option(names = "--no-picture", description = "Do not draw the board.")
  private boolean withoutPicture;

  @Override
  public void run() {
    console.require("--limit", limit, 0);
    list(position.situation(console));
  }

  private <P, M> void list(Situation<P, M> situation) {
    if (!withoutPicture && !json.wanted()) {
      String drawn = situation.game().notation().picture(situation.position());
      console.print(drawn.stripTrailing() + "\n");
    }
    json.answer(MoveList.of(situation, limit), console, MoveList::print);
  }
}
