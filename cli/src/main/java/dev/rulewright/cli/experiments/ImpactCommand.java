package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.AgentOptions;
import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.impact.Answer;
import dev.rulewright.simulator.impact.ExposureBatchFactory;
import dev.rulewright.simulator.impact.Impact;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Measures what the answers to unclear clauses are worth.
@Command(name = "impact")
public final class ImpactCommand implements Callable<Integer> {

  /// The most games of each answer, if nothing else is said. Random play costs a tenth of play that
  /// looks ahead.
  private static final long THINKING_GAMES = 200;

  private static final long RANDOM_GAMES = 1000;

  /// How many times as many for a single question.
  private static final long SINGLE = 5;

  /// What is compared; one of them.
  private static final class Which {
    @Option(names = "--question", paramLabel = "QUESTION", split = ",", required = true)
    private List<String> questions = List.of();

    @Option(names = "--all", required = true)
    private boolean all;
  }

  @ArgGroup private @Nullable Which which;

  @Option(names = "--games", paramLabel = "N")
  private @Nullable Long games;

  @Option(names = "--precision", paramLabel = "POINTS", defaultValue = "6")
  private double precision;

  @Option(names = "--agents", paramLabel = "AGENT,…", defaultValue = "heuristic,random")
  private String agents = "";

  @Mixin private ExperimentOptions experiment = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    requireNumbers();
    ExperimentRun run = ExperimentRun.withAgentsBy("--agents", experiment, console);
    var played = new ArrayList<Impact.Played>();
    for (Field agent : AgentOptions.each(agents)) {
      Arm standard = run.arm(agent.value(), List.of(agent));
      played.add(new Impact.Played(standard, most(agent.value())));
    }
    var answers = new ArrayList<Answer>();
    var leftOut = new ArrayList<String>();
    String standard = run.ready().setup().reading();
    for (Question question : questions(run.factory().box().readings())) {
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
        new Impact(
            played, answers, leftOut, run.players().getFirst().id(), run.seats(), precision / 100);
    var factory =
        new ExposureBatchFactory(
            run.factory(), answers.stream().map(Answer::column).toList(), asked.exposed());
    return run.answer(asked, factory);
  }

  /// The reading with an answer, which is the default if that gives the answer.
  private static String reading(Answer answer, ExperimentRun run) {
    var place = Place.of(answer.key());
    var fields = new ArrayList<>(run.base());
    fields.add(new Field(answer.key(), answer.answer(), place, place));
    return run.factory().check(fields).reading();
  }

  /// The questions, in the order in which they are asked. Of a game with a single one it need not
  /// be said.
  private List<Question> questions(Readings readings) {
    if (which == null && readings.questions().size() != 1) {
      throw console.wrongUse(
          "expected --question or --all, because the game has %s"
              .formatted(Paragraph.count(readings.questions().size(), "question")));
    }
    return which == null || which.all
        ? readings.questions()
        : which.questions.stream()
            .map(name -> readings.question(name, Place.of("--question")))
            .distinct()
            .toList();
  }

  /// The most games of each answer that an agent plays.
  private long most(String agent) {
    long usual = agent.equals("random") ? RANDOM_GAMES : THINKING_GAMES;
    return games == null ? (which != null && which.all ? usual : SINGLE * usual) : games;
  }

  private void requireNumbers() {
    if (games != null) {
      BatchOptions.checkGames(games, console);
    }
    if (!(precision >= 0 && precision <= 200)) {
      throw console.wrongUse("--precision: expected points from 0 to 200, found " + precision);
    }
  }
}
