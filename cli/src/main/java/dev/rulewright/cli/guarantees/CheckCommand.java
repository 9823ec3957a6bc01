package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.guarantees.check.CheckOptions;
import dev.rulewright.cli.guarantees.check.CheckReport;
import dev.rulewright.cli.guarantees.check.Checking;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.ShellWord;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Tells what the rules guarantee.
@Command(name = "check")
public final class CheckCommand implements Callable<Integer> {

  @Option(names = "--list")
  private boolean list;

  @Mixin private CheckOptions options = new CheckOptions();
  @Mixin private GameChoice game = new GameChoice();

  @Option(names = "--out", paramLabel = "FOLDER")
  private @Nullable Path out;

  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ChosenGame chosen = game.chosen(console);
    return check(chosen.box(), chosen.choices());
  }

  private <P, M> int check(Box<P, M> box, SortedMap<String, String> choices) throws IOException {
    List<Property<P, M>> known =
        GameKit.of(box).properties(box.game(Profile.STANDARD, Place.of("check")));
    options.check(console, box, known.stream().map(Property::id).toList());
    if (known.isEmpty()) {
      console.print("%s states no properties to check.".formatted(box.name()));
      return 0;
    }
    if (list) {
      explain(known.stream().filter(property -> options.wants(property.id())).toList());
      return 0;
    }
    var progress = new SearchProgress(console.err());
    try (var interruption = console.interruption()) {
      var report =
          new Checking<>(
                  options,
                  box,
                  choices,
                  options.worlds(game.scenarioFolders().find(box.name())),
                  world -> game.chosen(world, console),
                  progress::tell,
                  interruption)
              .run();
      progress.wipe();
      tell(report);
      return exitCode(report.checks(), interruption.getAsBoolean());
    }
  }

  private void tell(CheckReport report) throws IOException {
    json.answer(report.checks(), console, (_, text, _) -> text.print(report.text()));
    if (out != null) {
      List<Path> written = report.write(out, repeated());
      if (!json.wanted()) {
        written.forEach(console::written);
      }
    }
    console.out().flush();
  }

  /// The call that checks the same again.
  private String repeated() {
    return Stream.concat(
            Stream.of("rulewright", "check"),
            console.given("--out", "--json", "--threads", "--work").stream())
        .map(ShellWord::of)
        .collect(Collectors.joining(" "));
  }

  private int exitCode(Checks checks, boolean interrupted) {
    if (checks.stopped() > 0) {
      console.note(
          "Stopped: %,d of %,d rows were not finished%s."
              .formatted(
                  checks.stopped(),
                  checks.rows().size(),
                  !interrupted
                      ? "; they were over time, --bound seconds allows more"
                      : options.work().isPresent()
                          ? "; the same command explores on from here"
                          : ", and nothing of them is kept without --work"));
    }
    if (interrupted && checks.stopped() > 0) {
      return Interruption.EXIT_CODE;
    }
    return checks.hasTrouble() ? 1 : 0;
  }

  private static JsonObject json(Property<?, ?> property) {
    return new JsonObject()
        .with("id", property.id())
        .with("chapter", property.chapter())
        .with("sentence", property.sentence())
        .with("clauses", clauses(property));
  }

  private static List<String> clauses(Property<?, ?> property) {
    return property.clauses().stream().<String>map(Clause::id).toList();
  }

  private void explain(List<? extends Property<?, ?>> properties) {
    json.answer(
        properties,
        all -> all.stream().map(CheckCommand::json).toList(),
        console,
        (all, out, ink) -> {
          String chapter = "";
          for (Property<?, ?> property : all) {
            if (!property.chapter().equals(chapter)) {
              chapter = property.chapter();
              out.println("\n" + ink.of(Part.TITLE, chapter));
            }
            out.println("  " + ink.of(Part.MOVE, property.id()));
            out.println(Paragraph.indented(property.sentence(), 6));
            String clauses = String.join(", ", clauses(property));
            out.println("      " + ink.of(Part.CLAUSE, "[" + clauses + "]"));
          }
        });
  }
}
