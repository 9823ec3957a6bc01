package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.PositionArgument;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Perft;
import dev.rulewright.scenarios.Opening;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Counts the ways play can go on.
@Command(name = "perft")
public final class PerftCommand implements Runnable {

  @Mixin private PositionArgument position = new PositionArgument();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Option(
      names = {"-d", "--depth"},
      paramLabel = "N",
      required = true)
  private int depth;

  @Option(names = "--divide")
  private boolean divide;

  /// The JSON answer.
  ///
  /// @param divide the leaves after each move, if asked for
  record Counted(int depth, long leaves, @Nullable List<Divided> divide) {

    void print(PrintWriter out, Ink ink) {
      if (divide != null) {
        int width = Long.toString(leaves).length();
        divide.forEach(
            each -> out.println(("%" + width + "d  %s").formatted(each.leaves, each.move)));
      }
      out.println(leaves);
    }
  }

  /// The leaves after one move.
  record Divided(String move, long leaves) {}

  @Override
  public void run() {
    console.require("--depth", depth, 1);
    Opening<?, ?> opening = position.opening(console);
    long start = System.nanoTime();
    Counted counted = divide ? divided(opening) : whole(opening);
    double seconds = (System.nanoTime() - start) / 1e9;
    json.answer(counted, console, Counted::print);
    console.out().flush();
    console.note(
        "%s in %.2f s, %,.0f per second"
            .formatted(
                Paragraph.count(counted.leaves, "leaf").replace("leafs", "leaves"),
                seconds,
                counted.leaves / seconds));
  }

  private <P, M> Counted whole(Opening<P, M> opening) {
    return new Counted(depth, Perft.count(opening.game(), opening.given(), depth), null);
  }

  private <P, M> Counted divided(Opening<P, M> opening) {
    var parts = new ArrayList<Divided>();
    Perft.divide(opening.game(), opening.given(), depth)
        .forEach((move, leaves) ->
            parts.add(new Divided(opening.game().notation().writeMove(move), leaves)));
    return new Counted(depth, parts.stream().mapToLong(Divided::leaves).sum(), parts);
  }
}
