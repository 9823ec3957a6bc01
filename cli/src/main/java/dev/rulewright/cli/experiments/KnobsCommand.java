package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Knobs;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Lists what can be set for an experiment.
@Command(name = "knobs")
public final class KnobsCommand implements Runnable {

  @Parameters(paramLabel = "BEGINNING", arity = "0..*")
  private List<String> beginnings = List.of();

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  private static JsonObject json(Knob knob) {
    return new JsonObject()
        .with("key", knob.key())
        .with("now", knob.current())
        .with("mayBe", knob.domain().expected())
        .with("assumed", knob.assumed())
        .with("evidence", knob.evidence())
        .with("meaning", knob.meaning());
  }

  @Override
  public void run() {
    List<Knob> knobs =
        Knobs.of(game.chosen(console).box()).all().stream()
            .filter(knob ->
                beginnings.isEmpty() || beginnings.stream().anyMatch(knob.key()::startsWith))
            .toList();
    json.answer(
        knobs,
        all -> all.stream().map(KnobsCommand::json).toList(),
        console,
        (all, out, _) -> print(all, out));
  }

  private static void print(List<Knob> knobs, PrintWriter out) {
    int width = knobs.stream().mapToInt(knob -> knob.key().length()).max().orElse(0);
    for (Knob each : knobs) {
      out.printf(
          "%s  %s%s; %s\n%s  %s%n",
          each.key() + " ".repeat(width - each.key().length()),
          each.current(),
          each.assumed() ? " (assumed)" : "",
          each.domain().expected(),
          " ".repeat(width),
          each.meaning());
    }
  }
}
