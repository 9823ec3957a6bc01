package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.SettingOptions;
import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.input.experiment.PlayerOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.comparison.Comparison;
import dev.rulewright.simulator.experiments.comparison.SequentialRule;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Compares two settings on the same games.
@Command(name = "compare")
public final class CompareCommand implements Callable<Integer> {

  private static final double USUAL_ERROR = 0.05;
  private static final int USUAL_LOOK = 50;

  @Option(names = "--a", paramLabel = "KEY=VALUE")
  private List<String> first = List.of();

  @Option(names = "--b", paramLabel = "KEY=VALUE", required = true)
  private List<String> second = List.of();

  /// The hypotheses of a sequential test; one of them.
  private static final class Hypotheses {
    @Option(names = "--sprt", paramLabel = "H0,H1", required = true)
    private @Nullable String points;

    @Option(names = "--sprt-elo", paramLabel = "H0,H1", required = true)
    private @Nullable String elo;

    @Option(names = "--sprt-nelo", paramLabel = "H0,H1", required = true)
    private @Nullable String normalised;

    private SequentialRule.Scale scale() {
      return points != null
          ? SequentialRule.Scale.POINTS
          : elo != null ? SequentialRule.Scale.ELO : SequentialRule.Scale.NORMALISED_ELO;
    }

    private String option() {
      return points != null ? "--sprt" : elo != null ? "--sprt-elo" : "--sprt-nelo";
    }

    private String text() {
      return Stream.of(points, elo, normalised).filter(Objects::nonNull).findFirst().orElseThrow();
    }
  }

  @ArgGroup private @Nullable Hypotheses hypotheses;

  @Option(names = "--alpha", paramLabel = "SHARE")
  private @Nullable Double alpha;

  @Option(names = "--beta", paramLabel = "SHARE")
  private @Nullable Double beta;

  @Option(names = "--look", paramLabel = "PAIRS")
  private @Nullable Integer look;

  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private PlayerOption player = new PlayerOption();
  @Mixin private ExperimentOptions experiment = new ExperimentOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    ExperimentRun run = ExperimentRun.of(experiment, batch::agents, console);
    BatchOptions.checkGroups(batch.games(), run.grouping(), console);
    Arm one = run.arm("a", SettingOptions.read(first, "--a"));
    Arm other = run.arm("b", SettingOptions.read(second, "--b"));
    if (run.isSame(one, other)) {
      throw console.wrongUse("--a, --b: both arms are the same game");
    }
    SequentialRule rule = rule();
    if (rule != null) {
      console.requireTwoPlayers("--sprt", run.factory().box());
    }
    return run.answer(
        new Comparison(
            one,
            other,
            player.player(run.players()),
            run.grouping(),
            batch.groups(run.grouping()),
            rule));
  }

  /// When to stop early, or null to play all games.
  private @Nullable SequentialRule rule() {
    if (hypotheses == null) {
      if (alpha != null || beta != null || look != null) {
        throw console.wrongUse(
            "--alpha, --beta, --look: these go with --sprt, --sprt-elo or --sprt-nelo");
      }
      return null;
    }
    double forOne = Objects.requireNonNullElse(alpha, USUAL_ERROR);
    double forZero = Objects.requireNonNullElse(beta, USUAL_ERROR);
    int round = Objects.requireNonNullElse(look, USUAL_LOOK);
    if (!(forOne > 0 && forOne < 0.5 && forZero > 0 && forZero < 0.5)) {
      throw console.wrongUse("--alpha, --beta: expected shares between 0 and 0.5");
    }
    console.require("--look", round, 1);
    double[] both = numbers(hypotheses);
    return new SequentialRule(hypotheses.scale(), both[0], both[1], forOne, forZero, round);
  }

  private static double[] numbers(Hypotheses hypotheses) {
    String text = hypotheses.text();
    double most = hypotheses.scale().bound();
    String form = "two numbers from -%,.0f to %,.0f that rise, such as 0,5".formatted(most, most);
    var report = BadInput.at(Place.of(hypotheses.option())).found(text);
    String[] parts = text.split(",", -1);
    if (parts.length != 2) {
      throw report.expected(form);
    }
    try {
      double[] both = {Double.parseDouble(parts[0]), Double.parseDouble(parts[1])};
      if (!(both[0] >= -most && both[0] < both[1] && both[1] <= most)) {
        throw report.expected(form);
      }
      return both;
    } catch (NumberFormatException e) {
      throw report.because("expected " + form, e);
    }
  }
}
