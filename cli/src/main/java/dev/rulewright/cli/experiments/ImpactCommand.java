package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.GameOptions;
import dev.rulewright.cli.input.ImpactOptions;
import dev.rulewright.cli.output.AnswersProgress;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.results.Impacts;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.impact.Impact;
import dev.rulewright.simulator.impact.Ranked;
import dev.rulewright.simulator.impact.StoppingRule;
import dev.rulewright.simulator.missioncombat.MissionKnowledge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Measures what the answer to an unclear clause is worth.
@Command(
    name = "impact",
    description = {
      "Measures what the answer to an unclear clause is worth: how often the question comes up in"
          + " play, and how far another answer moves the score, by playing the same games under"
          + " both. Ctrl-C ends it early and keeps the answers that are finished."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright impact --question A38",
      "  rulewright impact --question A32,A33 --agents heuristic --games 5000 --precision 3",
      "  rulewright impact --all --out results",
      "  rulewright impact --all --reading printed-fr --turn-limit 100 --json"
    })
public final class ImpactCommand implements Callable<Integer> {

  /// What is compared; one of them.
  private static final class Which {
    @Option(
        names = "--question",
        paramLabel = "QUESTION",
        split = ",",
        required = true,
        description = "Identifier or name of a question, or several: every other answer to it.")
    private List<String> questions = List.of();

    @Option(
        names = "--all",
        required = true,
        description = "Every other answer to every question, ranked.")
    private boolean all;
  }

  @ArgGroup(multiplicity = "1")
  private Which which = new Which();

  @Mixin private ImpactOptions options = new ImpactOptions();
  @Mixin private GameOptions game = new GameOptions();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description =
          "Write a table (CSV), what it rests on, and a chart (SVG and PNG) into this folder.")
  private @Nullable Path out;

  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    options.check(console);
    AnswerComparison comparison = AnswerComparison.of(game.combat(console), questions());
    var rules = new LinkedHashMap<String, StoppingRule>();
    for (AgentSpec agent : options.agents()) {
      rules.put(agent.toString(), rule(agent));
    }
    try (var interruption = Interruption.awaited(console.err())) {
      var impacts = played(comparison, interruption);
      tell(comparison, rules, impacts);
      console.out().flush();
      tellIfStopped(comparison, rules, impacts);
    }
    return 0;
  }

  private StoppingRule rule(AgentSpec agent) {
    return options.rule(agent, !which.all);
  }

  private List<Question> questions() {
    return which.all
        ? Reading.questions()
        : which.questions.stream()
            .map(name -> Reading.READINGS.question(name, Place.of("--question")))
            .distinct()
            .toList();
  }

  private SequencedMap<String, List<Impact>> played(
      AnswerComparison comparison, Interruption interruption) {
    var impacts = new LinkedHashMap<String, List<Impact>>();
    for (AgentSpec agent : options.agents()) {
      String agents = agent.toString();
      impacts.put(
          agents,
          comparison.played(
              combat -> options.catalogue().make(agent, MissionKnowledge.of(combat)),
              options.seed(),
              rule(agent),
              options.threads(),
              AnswersProgress.on(console.err(), agents),
              interruption));
    }
    return impacts;
  }

  private void tell(
      AnswerComparison comparison,
      SequencedMap<String, StoppingRule> rules,
      SequencedMap<String, List<Impact>> impacts)
      throws IOException {
    Impacts table =
        Impacts.of(
            Ranked.of(impacts),
            name -> Reading.READINGS.question(name, Place.of("--question")).id());
    var entry = ImpactEntry.of(comparison, options.seed(), rules, table.rows());
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      new ImpactText(console.ink()).print(entry, console.out());
    }
    if (out != null) {
      var written =
          new ImpactFolder(new Folder(out)).write(table, entry, comparison.combat(), console::warn);
      if (!json.wanted()) {
        written.forEach(console::written);
      }
    }
  }

  private void tellIfStopped(
      AnswerComparison comparison,
      SequencedMap<String, StoppingRule> rules,
      SequencedMap<String, List<Impact>> impacts) {
    int planned = comparison.answers().size() * rules.size();
    int finished = impacts.values().stream().mapToInt(List::size).sum();
    if (finished < planned) {
      console
          .err()
          .println(
              "Stopped: %,d of %,d comparisons were finished, and count."
                  .formatted(finished, planned));
    }
  }
}
