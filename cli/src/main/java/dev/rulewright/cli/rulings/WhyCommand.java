package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.PositionArgument;
import dev.rulewright.cli.input.Situation;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.Place;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Says whether a move is legal, and which clauses decide it.
@Command(name = "why")
public final class WhyCommand implements Runnable {

  @Mixin private PositionArgument position = new PositionArgument();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Parameters(paramLabel = "MOVE", arity = "1..*")
  private List<String> move = List.of();

  @Override
  public void run() {
    rule(position.situation(console));
  }

  private <P, M> void rule(Situation<P, M> situation) {
    String text = String.join(" ", move);
    M read = situation.game().notation().readMove(situation.position(), text, Place.of("move"));
    json.answer(RulingEntry.of(situation, read), RulingEntry::json, console, RulingEntry::print);
  }
}
