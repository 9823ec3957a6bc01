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

@Command(
    name = "why",
    description = {
      "Says whether a move is legal in a position, which clauses decide it, where each edition"
          + " prints them, and what the move sets off.",
      "The exit code is 0 for a refused move too: the question was answered."
    },
    footer = {
      "  rulewright why -p 'arterial-road: armored-gauss-tank; blue-portal: portal-hound' \\",
      "      move armored-gauss-tank bunker-west",
      "  rulewright why -s scenarios/mission-combat/00-examples/example-1.yaml \\",
      "      move exorcist arterial-road",
      "  rulewright why -p @position.txt --json end-turn"
    })
public final class WhyCommand implements Runnable {

  @Mixin private PositionArgument position = new PositionArgument();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Parameters(
      paramLabel = "MOVE",
      arity = "1..*",
      description = "The move in text form, in one word or several; 'rulewright moves' shows some.")
  private List<String> move = List.of();

  @Override
  public void run() {
    rule(position.situation(console));
  }

  private <P, M> void rule(Situation<P, M> situation) {
    String text = String.join(" ", move);
    M read = situation.game().notation().readMove(situation.position(), text, Place.of("move"));
    json.answer(RulingEntry.of(situation, read), console, RulingEntry::print);
  }
}
