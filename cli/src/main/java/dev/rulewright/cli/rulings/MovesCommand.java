package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.PositionArgument;
import dev.rulewright.cli.input.SearchWords;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.scenarios.Opening;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Lists the legal moves of a position.
@Command(name = "moves")
public final class MovesCommand implements Runnable {

  @Mixin private PositionArgument position = new PositionArgument();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Option(names = "--limit", paramLabel = "N", defaultValue = "20")
  private int limit;

  @Option(names = "--like", paramLabel = "WORDS")
  private String like = "";

  @Option(names = "--no-picture")
  private boolean withoutPicture;

  @Override
  public void run() {
    console.require("--limit", limit, 0);
    list(position.opening(console));
  }

  private <P, M> void list(Opening<P, M> opening) {
    if (!withoutPicture && !json.wanted()) {
      String drawn = Pictured.text(opening.game(), opening.given());
      console.print(drawn.stripTrailing() + "\n");
    }
    json.answer(
        MoveList.of(opening, limit, SearchWords.of(like)),
        MoveList::json,
        console,
        MoveList::print);
  }
}
