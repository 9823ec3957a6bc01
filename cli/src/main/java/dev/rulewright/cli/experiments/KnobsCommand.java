package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Knobs;
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

  /// The JSON answer, one for each setting.
  record Entry(
      String key, String now, String mayBe, boolean assumed, String evidence, String meaning) {

    static Entry of(Knob knob) {
      return new Entry(
          knob.key(),
          knob.current(),
          knob.domain().expected(),
          knob.assumed(),
          knob.evidence(),
          knob.meaning());
    }
  }

  @Override
  public void run() {
    List<Entry> entries =
        Knobs.of(game.box(console)).all().stream()
            .filter(knob ->
                beginnings.isEmpty() || beginnings.stream().anyMatch(knob.key()::startsWith))
            .map(Entry::of)
            .toList();
    json.answer(entries, console, (_, _, _) -> print(entries));
  }

  private void print(List<Entry> entries) {
    int width = entries.stream().mapToInt(entry -> entry.key.length()).max().orElse(0);
    for (Entry each : entries) {
      console.print(
          "%s  %s%s; %s\n%s  %s"
              .formatted(
                  each.key + " ".repeat(width - each.key.length()),
                  each.now,
                  each.assumed ? " (assumed)" : "",
                  each.mayBe,
                  " ".repeat(width),
                  each.meaning));
    }
  }
}
