package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.ImpactOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.impact.Answer;
import dev.rulewright.simulator.impact.ExposureWorkshop;
import dev.rulewright.simulator.impact.Impact;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Measures what the answer to an unclear clause is worth.
@Command(
    name = "impact",
    description = {
      "Measures what the answer to an unclear clause is worth: how often the question comes up in"
          + " play, and how far another answer moves the score, by playing the same games under"
          + " both."
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

  @Mixin private ImpactOptions impact = new ImpactOptions();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    impact.check(console);
    ExperimentRun run = ExperimentRun.withAgentsBy("--agents", experiment, console);
    var played = new ArrayList<Impact.Played>();
    for (Field agents : impact.agents()) {
      Arm standard = run.arm(agents.value(), List.of(agents));
      played.add(new Impact.Played(standard, impact.most(agents.value())));
    }
    var answers = new ArrayList<Answer>();
    var leftOut = new ArrayList<String>();
    String standard = run.workshop().check(run.base()).reading();
    for (Question question : impact.questions(run.workshop().box().rulebook())) {
      for (Question.Answer each : question.answers()) {
        var answer = new Answer(question.id(), question.name(), each.name());
        try {
          if (!reading(answer, run).equals(standard)) {
            answers.add(answer);
          }
        } catch (BadInput bad) {
          leftOut.add("%s (%s)".formatted(answer, bad.sentence()));
        }
      }
    }
    var asked =
        new Impact(played, answers, leftOut, run.players().getFirst().id(), impact.precision());
    var workshop =
        new ExposureWorkshop(
            run.workshop(), answers.stream().map(Answer::column).toList(), asked.exposed());
    return run.answer(asked, workshop, folder, json);
  }

  /// The reading with an answer, which is the default if that gives the answer.
  private static String reading(Answer answer, ExperimentRun run) {
    var place = Place.of(answer.key());
    var fields = new ArrayList<>(run.base());
    fields.add(new Field(answer.key(), answer.answer(), place, place));
    return run.workshop().check(fields).reading();
  }
}
