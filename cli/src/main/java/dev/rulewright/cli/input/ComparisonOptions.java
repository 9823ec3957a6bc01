package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.experiments.SequentialRule;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// The options that say which two settings are compared, and whether play may stop early.
public final class ComparisonOptions {

  private static final double USUAL_ERROR = 0.05;
  private static final int USUAL_LOOK = 50;

  @Option(
      names = "--a",
      paramLabel = "KEY=VALUE",
      description = "Set something in the first arm; repeatable (default: nothing).")
  private List<String> first = List.of();

  @Option(
      names = "--b",
      paramLabel = "KEY=VALUE",
      required = true,
      description = "Set something in the second arm; repeatable.")
  private List<String> second = List.of();

  /// The hypotheses of a sequential test; one of them.
  private static final class Hypotheses {
    @Option(
        names = "--sprt",
        paramLabel = "H0,H1",
        required = true,
        description =
            "Stop early by a sequential test whether b scores more than a: of two differences of the"
                + " score (b minus a), in percentage points, such as 0,5; --games is the cap.")
    private @Nullable String points;

    @Option(
        names = "--sprt-elo",
        paramLabel = "H0,H1",
        required = true,
        description =
            "The same for two differences of ratings, which stand for the difference of the score"
                + " that they make around 50 %%.")
    private @Nullable String elo;

    @Option(
        names = "--sprt-nelo",
        paramLabel = "H0,H1",
        required = true,
        description =
            "The same for two differences in normalised Elo, 246 for each standard deviation of a"
                + " pair's difference, such as 0,25: takes as long whether many games are drawn or"
                + " few.")
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

  @Option(
      names = "--alpha",
      paramLabel = "SHARE",
      description = "Error rate of --sprt: deciding for H1 though H0 is true (default: 0.05).")
  private @Nullable Double alpha;

  @Option(
      names = "--beta",
      paramLabel = "SHARE",
      description = "Error rate of --sprt: deciding for H0 though H1 is true (default: 0.05).")
  private @Nullable Double beta;

  @Option(
      names = "--look",
      paramLabel = "PAIRS",
      description = "Pairs after which the test of --sprt is looked at (default: 50).")
  private @Nullable Integer look;

  /// What is set in the first arm.
  public List<Field> first() {
    return SettingText.read(first, "--a");
  }

  /// What is set in the second arm.
  public List<Field> second() {
    return SettingText.read(second, "--b");
  }

  /// When to stop early, or null to play all games.
  ///
  /// @throws BadInput if the hypotheses make no sense
  /// @throws picocli.CommandLine.ParameterException if a number is out of range
  public @Nullable SequentialRule rule(Console console) {
    if (hypotheses == null) {
      if (alpha != null || beta != null || look != null) {
        throw console.wrongUse(
            "--alpha, --beta, --look: these go with --sprt, --sprt-elo or --sprt-nelo");
      }
      return null;
    }
    double first = Objects.requireNonNullElse(alpha, USUAL_ERROR);
    double second = Objects.requireNonNullElse(beta, USUAL_ERROR);
    int round = Objects.requireNonNullElse(look, USUAL_LOOK);
    if (!(first > 0 && first < 0.5 && second > 0 && second < 0.5)) {
      throw console.wrongUse("--alpha, --beta: expected shares between 0 and 0.5");
    }
    if (round < 1) {
      throw console.wrongUse("--look: expected a number from 1, found " + round);
    }
    double[] both = numbers(hypotheses);
    return new SequentialRule(hypotheses.scale(), both[0], both[1], first, second, round);
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
