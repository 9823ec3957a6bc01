package dev.rulewright.cli.experiments.file;

import dev.rulewright.reports.results.ShellWord;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// An experiment as it is written into the folder of its run, from where `rulewright run` plays it
/// again: the command and every option that has a value, those by default included. Files that it
/// reads are copied beside it.
///
/// @param command the name of the command, such as `compare`
public record ExperimentFile(String command, List<Given> options) {

  /// The name of the file in a folder.
  public static final String NAME = "experiment.yaml";

  private static final String GAME = "game";
  private static final String INPUT = "input/";

  /// An option with a value.
  ///
  /// @param texts the values; of files the names of their copies
  /// @param copies the files that are read, by the names of their copies
  /// @param byDefault whether the value is what it is if nobody says
  record Given(
      String key, Form form, List<String> texts, Map<String, Path> copies, boolean byDefault) {

    static Optional<Given> of(OptionSpec option) {
      String key = Form.key(option);
      Form form = Form.of(option);
      List<String> usual = form == Form.FLAG ? List.of() : usual(option);
      List<String> given = option.stringValues();
      if (given.isEmpty() || form == Form.FLAG) {
        boolean isSet = !given.isEmpty() && option.<Boolean>getValue();
        given = isSet ? List.of("yes") : usual;
      } else if (form == Form.FILE) {
        Path file = Path.of(given.getFirst());
        return Optional.of(ofFile(key, file));
      } else if (form == Form.FILES) {
        return Optional.of(ofFiles(key, option.getValue()));
      }
      return given.isEmpty()
          ? Optional.empty()
          : Optional.of(new Given(key, form, given, Map.of(), given.equals(usual)));
    }

    private static List<String> usual(OptionSpec option) {
      String usual = option.defaultValue();
      return usual == null
          ? List.of()
          : option.splitRegex().isEmpty()
              ? List.of(usual)
              : List.of(usual.split(option.splitRegex(), -1));
    }

    private static Given ofFile(String key, Path file) {
      String copy = copy(key, file);
      return new Given(key, Form.FILE, List.of(copy), Map.of(copy, file), false);
    }

    private static Given ofFiles(String key, Map<String, Path> files) {
      var texts = new ArrayList<String>();
      var copies = new HashMap<String, Path>();
      files.forEach((name, file) -> {
        String copy = copy(key + "/" + name, file);
        texts.add(name + "=" + copy);
        copies.put(copy, file);
      });
      return new Given(key, Form.FILES, texts, copies, false);
    }

    /// Under its own name, which may be told.
    private static String copy(String key, Path file) {
      return INPUT + key + "/" + file.getFileName();
    }
  }

  /// What a command was asked the last time that it was called.
  ///
  /// @param game the game that was meant, said or not
  public static ExperimentFile of(CommandSpec command, String game) {
    return new ExperimentFile(
        command.name(),
        Form.options(command).stream()
            .flatMap(option ->
                Form.key(option).equals(GAME)
                    ? Stream.of(new Given(GAME, Form.TEXT, List.of(game), Map.of(), false))
                    : Given.of(option).stream())
            .toList());
  }

  /// The call that asks the same, from within the folder.
  public String call() {
    var words = new ArrayList<>(List.of("rulewright", command));
    for (Given given : options) {
      if (!given.byDefault()) {
        String option = "--" + given.key();
        if (given.form() == Form.FLAG) {
          words.add(option);
        } else {
          given.texts().forEach(text -> words.add(ShellWord.of(option + "=" + text)));
        }
      }
    }
    return String.join(" ", words);
  }

  /// The text of the file.
  public String yaml() {
    var text = new StringBuilder("# rulewright run " + NAME + "\n");
    text.append("experiment: ").append(command).append('\n');
    for (Given given : options) {
      text.append(given.key()).append(':');
      if (given.form() == Form.TEXTS || given.form() == Form.FILES) {
        append(given.texts(), text);
      } else {
        text.append(' ').append(scalar(given.texts().getFirst())).append('\n');
      }
    }
    return text.toString();
  }

  /// A map where each text is `key=value` with a key of its own, else a list.
  private static void append(List<String> texts, StringBuilder text) {
    text.append('\n');
    boolean isMap =
        texts.stream().allMatch(each -> each.indexOf('=') > 0)
            && texts.stream().map(each -> each.substring(0, each.indexOf('='))).distinct().count()
                == texts.size();
    for (String each : texts) {
      int equals = each.indexOf('=');
      text.append("  ")
          .append(
              isMap
                  ? scalar(each.substring(0, equals)) + ": " + scalar(each.substring(equals + 1))
                  : "- " + scalar(each))
          .append('\n');
    }
  }

  private static String scalar(String text) {
    return text.matches("-?[A-Za-z0-9][\\w./,=+@%:-]*") && !text.endsWith(":")
        ? text
        : "'" + text.replace("'", "''") + "'";
  }

  /// Writes the file and copies of what it reads, unless it is there already.
  public void keep(Path folder) throws IOException {
    if (Files.exists(folder.resolve(NAME))) {
      return;
    }
    for (Given given : options) {
      for (var copy : given.copies().entrySet()) {
        WholeFile.write(folder.resolve(copy.getKey()), Files.readAllBytes(copy.getValue()));
      }
    }
    WholeFile.write(folder.resolve(NAME), yaml());
  }
}
