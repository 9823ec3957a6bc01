package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.experiments.SequentialRule;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// The options that say which two settings are compared, and whether play may stop early.
public final class ComparisonOptions {

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
            "Stop early by a sequential test of two differences of the score, in percentage points,"
                + " such as 0,5; --games is the cap.")
    private @Nullable String points;

    @Option(
        names = "--sprt-elo",
        paramLabel = "H0,H1",
        required = true,
        description =
            "The same for two differences of ratings, which stand for the difference of the score"
                + " that they make around 50 %%.")
    private @Nullable String elo;
  }

  @ArgGroup private @Nullable Hypotheses hypotheses;

  @Option(
      names = "--alpha",
      paramLabel = "SHARE",
      defaultValue = "0.05",
      description = "Error rate: deciding for H1 though H0 is true (default: ${DEFAULT-VALUE}).")
  private double alpha;

  @Option(
      names = "--beta",
      paramLabel = "SHARE",
      defaultValue = "0.05",
      description = "Error rate: deciding for H0 though H1 is true (default: ${DEFAULT-VALUE}).")
  private double beta;

  @Option(
      names = "--look",
      paramLabel = "PAIRS",
      defaultValue = "50",
      description = "Pairs after which the test is looked at (default: ${DEFAULT-VALUE}).")
  private int look;

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
      return null;
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw console.wrongUse("--alpha, --beta: expected shares between 0 and 0.5");
    }
    if (look < 1) {
      throw console.wrongUse("--look: expected a number from 1, found " + look);
    }
    boolean elo = hypotheses.elo != null;
    String text = elo ? hypotheses.elo : hypotheses.points;
    double[] both = numbers(String.valueOf(text), elo ? "--sprt-elo" : "--sprt");
    return elo
        ? new SequentialRule(
            SequentialRule.ofElo(both[0]), SequentialRule.ofElo(both[1]), alpha, beta, look)
        : new SequentialRule(both[0] / 100, both[1] / 100, alpha, beta, look);
  }

  private static double[] numbers(String text, String option) {
    String[] parts = text.split(",", -1);
    var report = BadInput.at(Place.of(option)).found(text);
    String form = "two numbers from -100 to 100 that rise, such as 0,5";
    if (parts.length != 2) {
      throw report.expected(form);
    }
    try {
      double[] both = {Double.parseDouble(parts[0]), Double.parseDouble(parts[1])};
      double most = option.equals("--sprt") ? 100 : 2_000;
      if (!(both[0] >= -most && both[0] < both[1] && both[1] <= most)) {
        throw report.expected(form);
      }
      return both;
    } catch (NumberFormatException e) {
      throw report.because("expected " + form, e);
    }
  }
}
