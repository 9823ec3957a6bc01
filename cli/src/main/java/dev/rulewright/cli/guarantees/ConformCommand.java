package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.conformance.Broken;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Promise;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Looks whether a game keeps what every game promises.
@Command(name = "conform")
public final class ConformCommand implements Callable<Integer> {

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Option(names = "--plays", paramLabel = "N")
  private int plays = 20;

  @Override
  public Integer call() {
    console.require("--plays", plays, 1);
    return conform(game.unchecked(console));
  }

  private <P, M> int conform(Box<P, M> box) {
    String name = box.game(reading.text(), ReadingOption.PLACE).reading();
    Conformance report = game.conformance(box, reading.text(), ReadingOption.PLACE, plays);
    json.answer(
        report,
        _ -> json(report, box, name),
        console,
        (_, out, _) -> print(report, box, name, out));
    return report.broken().isEmpty() ? 0 : 1;
  }

  private static Optional<Broken> broken(Promise promise, Conformance report) {
    return report.broken().stream().filter(each -> each.promise() == promise).findFirst();
  }

  /// In JSON: each promise with what breaks it, if it is not kept, and the moves and outcomes of
  /// the longest play.
  private static JsonObject json(Conformance report, Box<?, ?> box, String reading) {
    return new JsonObject()
        .with("game", box.name())
        .with("reading", reading)
        .with("plays", report.plays())
        .with("positions", report.positions())
        .with("longest", report.longest())
        .with(
            "promises",
            Stream.of(Promise.values())
                .map(each ->
                    new JsonObject()
                        .with("id", each.id())
                        .with("says", each.sentence())
                        .with("broken", broken(each, report).orElse(null)))
                .toList());
  }

  private static void print(Conformance report, Box<?, ?> box, String reading, PrintWriter out) {
    for (Promise each : Promise.values()) {
      String verdict = broken(each, report).isEmpty() ? "kept" : "BROKEN";
      out.printf("%-6s  %-16s  %s%n", verdict, each.id(), each.sentence());
    }
    for (Promise each : Promise.values()) {
      broken(each, report).ifPresent(broken -> out.println("\n" + broken));
    }
    out.printf(
        "\n%s, reading %s: %s, %s, the longest of %,d moves and outcomes%n",
        box.name(),
        reading,
        Paragraph.count(report.plays(), "play"),
        Paragraph.count(report.positions(), "position"),
        report.longest());
  }
}
