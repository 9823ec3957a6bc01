package dev.rulewright.cli.experiments.file;

import dev.rulewright.cli.input.experiment.ExperimentOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// How the value of an option stands in the file of an experiment. The option `--games` is the key
/// `games`.
enum Form {
  /// `yes` or `no`: an option without a value.
  FLAG,
  /// A text or a number.
  TEXT,
  /// The name of a file, from the folder of the experiment.
  FILE,
  /// A map of names to files of which each stands for `name=file`.
  FILES,
  /// A list of texts, or a map of which each entry stands for `key=value`.
  TEXTS;

  /// Options that do not change what is found.
  private static final Set<String> NOT_OF_THE_EXPERIMENT =
      Set.of("--out", "--resume", "--threads", "--engine", "--master", "--json");

  static Form of(OptionSpec option) {
    if (option.arity().max() == 0) {
      return FLAG;
    }
    if (option.isMultiValue()) {
      return Set.of(option.auxiliaryTypes()).contains(Path.class) ? FILES : TEXTS;
    }
    return option.type() == Path.class ? FILE : TEXT;
  }

  /// Whether a command plays an experiment.
  static boolean isOfExperiment(CommandSpec command) {
    return command.mixins().values().stream()
        .anyMatch(mixin -> mixin.userObject() instanceof ExperimentOptions);
  }

  /// The options of a command that say what is asked, in the order in which they are declared.
  static List<OptionSpec> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.usageHelp() && !option.versionHelp())
        .filter(option -> !NOT_OF_THE_EXPERIMENT.contains(option.longestName()))
        .toList();
  }

  /// The key of an option.
  static String key(OptionSpec option) {
    return option.longestName().replaceFirst("^--", "");
  }
}
