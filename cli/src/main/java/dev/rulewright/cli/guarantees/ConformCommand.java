package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.conformance.Broken;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Promise;
import dev.rulewright.simulator.conformance.Rules;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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

  /// The JSON answer.
  ///
  /// @param longest moves and outcomes of the longest play
  record Answer(
      String game,
      String reading,
      long plays,
      long positions,
      long longest,
      List<Promised> promises) {}

  /// A promise, and what breaks it: null if it is kept.
  record Promised(String id, String says, @Nullable Broken broken) {}

  @Override
  public Integer call() {
    console.require("--plays", plays, 1);
    Answer answer = answer(game.unchecked(console));
    json.answer(answer, console, (_, _, _) -> print(answer));
    return answer.promises.stream().allMatch(each -> each.broken == null) ? 0 : 1;
  }

  private <P, M> Answer answer(Box<P, M> box) {
    var rules = Rules.of(box, box.game(reading.text(), ReadingOption.PLACE));
    var report = Conformance.of(rules, plays);
    return new Answer(
        box.name(),
        rules.game().reading(),
        report.plays(),
        report.positions(),
        report.longest(),
        List.of(Promise.values()).stream().map(each -> promised(each, report)).toList());
  }

  private static Promised promised(Promise promise, Conformance report) {
    return new Promised(
        promise.id(),
        promise.sentence(),
        report.broken().stream()
            .filter(each -> each.promise() == promise)
            .findFirst()
            .orElse(null));
  }

  private void print(Answer answer) {
    for (Promised each : answer.promises) {
      console.print(
          "%-6s  %-16s  %s".formatted(each.broken == null ? "kept" : "BROKEN", each.id, each.says));
    }
    for (Promised each : answer.promises) {
      if (each.broken != null) {
        console.out().println();
        console.print(each.broken.toString());
      }
    }
    console.out().println();
    console.print(
        "%s, reading %s: %s, %s, the longest of %,d moves and outcomes"
            .formatted(
                answer.game,
                answer.reading,
                Paragraph.count(answer.plays, "play"),
                Paragraph.count(answer.positions, "position"),
                answer.longest));
  }
}
