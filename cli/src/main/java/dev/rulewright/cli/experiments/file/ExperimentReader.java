package dev.rulewright.cli.experiments.file;

import dev.rulewright.cli.experiments.file.ExperimentCall.Argument;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.kernel.yaml.YamlText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Reads the file of an experiment: the key `experiment` names the command, every other key is one
/// of its options.
public final class ExperimentReader {

  static final String COMMAND = "experiment";

  private final Path file;
  private final SequencedMap<String, CommandLine> commands;
  private final List<Argument> arguments = new ArrayList<>();

  private ExperimentReader(Path file, SequencedMap<String, CommandLine> commands) {
    this.file = file;
    this.commands = commands;
  }

  /// The commands that play experiments, by name.
  ///
  /// @param program the command that has them all
  public static SequencedMap<String, CommandLine> commands(CommandLine program) {
    var commands = new LinkedHashMap<String, CommandLine>();
    program
        .getSubcommands()
        .forEach((name, command) -> {
          if (Form.isOfExperiment(command.getCommandSpec())) {
            commands.put(name, command);
          }
        });
    return commands;
  }

  /// Reads the experiment that a folder of results holds.
  ///
  /// @param command any command of the program
  /// @throws BadInput if there is none, or its text is no experiment
  public static ExperimentCall of(Path folder, CommandSpec command) {
    Path file = folder.resolve(ExperimentFile.NAME);
    return read(InputFile.text(file), file, commands(command.commandLine().getParent()));
  }

  /// Reads an experiment.
  ///
  /// @param text the content of the file
  /// @param file its path, from which it names others, and for messages
  /// @param commands the commands that play experiments, see [#commands]
  /// @throws BadInput if the text is no experiment; it names line and column
  public static ExperimentCall read(
      String text, Path file, SequencedMap<String, CommandLine> commands) {
    return new ExperimentReader(file, commands).read(YamlText.read(text, file.toString()));
  }

  private ExperimentCall read(Yaml whole) {
    List<Yaml.Entry> entries = whole.entries("an experiment, a map of keys and values");
    Word name =
        entries.stream()
            .filter(entry -> entry.key().text().equals(COMMAND))
            .map(entry -> entry.value().phrase("the name of an experiment"))
            .findFirst()
            .orElseThrow(() ->
                whole
                    .report()
                    .because(
                        "the key 'experiment' is missing, which names one of "
                            + String.join(", ", commands.keySet())));
    CommandLine command = commands.get(name.text());
    if (command == null) {
      throw BadInput.at(name.place()).unknown("an experiment", name.text(), commands.keySet());
    }
    Map<String, OptionSpec> options =
        Form.options(command.getCommandSpec()).stream()
            .collect(Collectors.toMap(Form::key, option -> option));
    for (Yaml.Entry entry : entries) {
      if (!entry.key().text().equals(COMMAND)) {
        OptionSpec option = options.get(entry.key().text());
        if (option == null) {
          throw BadInput.at(entry.key().place())
              .unknown("a key of '" + name.text() + "'", entry.key().text(), options.keySet());
        }
        add(option, entry);
      }
    }
    return new ExperimentCall(command, whole.place(), arguments);
  }

  private void add(OptionSpec option, Yaml.Entry entry) {
    String name = option.longestName();
    Yaml value = entry.value();
    switch (Form.of(option)) {
      case FLAG -> addFlag(name, entry);
      case TEXT -> add(Argument.of(name, value.phrase("a value of " + entry.key())));
      case FILE -> addFile(name, "", entry);
      case FILES ->
          value
              .entries("files by their names")
              .forEach(each -> addFile(name, each.key().text() + "=", each));
      case TEXTS -> {
        if (value.isMap()) {
          value.entries("settings").forEach(each -> addSetting(name, each));
        } else if (value.isText()) {
          add(Argument.of(name, value.phrase("a value of " + entry.key())));
        } else {
          value.phrases("value").forEach(each -> add(Argument.of(name, each)));
        }
      }
    }
  }

  /// @param before what stands before the path in the value of the option
  private void addFile(String name, String before, Yaml.Entry entry) {
    Word path = entry.value().phrase("a file");
    String text = before + file.resolveSibling(path.text());
    add(new Argument(name, text, entry.key().place(), path.place(), text.length()));
  }

  private void addFlag(String name, Yaml.Entry entry) {
    Word phrase = entry.value().phrase("yes or no");
    switch (phrase.text()) {
      case "yes", "true" -> add(new Argument(name, "true", entry.key().place(), phrase.place(), 0));
      case "no", "false" -> {}
      default -> throw phrase.found().expected("yes or no");
    }
  }

  /// `key: value`, `key: [one, other]`, or `key:` alone.
  private void addSetting(String name, Yaml.Entry entry) {
    String key = entry.key().text();
    Yaml value = entry.value();
    if (value.isEmpty()) {
      add(new Argument(name, key, entry.key().place(), entry.key().place(), 0));
      return;
    }
    String text =
        value.isText()
            ? value.phrase("a value of " + key).text()
            : value.phrases("value").stream().map(Word::text).collect(Collectors.joining(","));
    add(new Argument(name, key + "=" + text, entry.key().place(), value.place(), key.length() + 1));
  }

  private void add(Argument argument) {
    arguments.add(argument);
  }
}
