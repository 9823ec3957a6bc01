package dev.rulewright.cli.experiments.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/// The call of a command that the file of an experiment stands for. What is wrong with it is told
/// with the place in the file, not with the option.
///
/// @param whole where the experiment begins
public record ExperimentCall(CommandLine command, Place whole, List<Argument> arguments) {

  /// An option with a value that stands in a file.
  ///
  /// @param option the option, such as `--b`
  /// @param text the value as the command line has it, such as `numbers.turn-ap=5`
  /// @param start where the text begins in the file
  /// @param value where the part of the text that follows the key begins
  /// @param keyLength letters of the text before that part
  record Argument(String option, String text, Place start, Place value, int keyLength) {

    static Argument of(String option, Word phrase) {
      return new Argument(option, phrase.text(), phrase.place(), phrase.place(), 0);
    }

    /// As the command line takes it.
    String word() {
      return option + "=" + text;
    }

    /// The place in the file of a letter of the text.
    ///
    /// @param column of the letter, from 1
    Place at(int column) {
      return column <= keyLength ? start.after(column - 1) : value.after(column - 1 - keyLength);
    }
  }

  private static final Pattern FOUND = Pattern.compile("^'(.*?)': ");
  private static final Pattern OPTION = Pattern.compile("^(--[a-z-]+)");

  /// Sets what the call says of some options; it may say more, which is left alone.
  ///
  /// @param options an object that picocli knows the options of
  /// @return the same object
  public <T> T appliedTo(T options) {
    new CommandLine(options)
        .setUnmatchedArgumentsAllowed(true)
        .parseArgs(arguments.stream().map(Argument::word).toArray(String[]::new));
    return options;
  }

  /// Calls the command.
  ///
  /// @param more options that do not change what is found, such as `--out=FOLDER`; they take the
  ///   place of those in the file
  /// @return its exit code
  /// @throws BadInput if the experiment makes no sense
  public int run(List<String> more) throws Exception {
    var words = new ArrayList<>(more);
    arguments.stream()
        .filter(each -> more.stream().noneMatch(word -> word.startsWith(each.option() + "=")))
        .forEach(each -> words.add(each.word()));
    try {
      command.parseArgs(words.toArray(String[]::new));
      Object code = ((Callable<?>) command.getCommand()).call();
      return code instanceof Integer number ? number : 0;
    } catch (BadInput bad) {
      throw placed(bad);
    } catch (ParameterException wrong) {
      throw placed(wrong);
    }
  }

  // ---- Where it stands in the file ----

  private BadInput placed(BadInput bad) {
    Place place = bad.place();
    String sentence = String.valueOf(bad.getMessage()).substring(place.toString().length() + 2);
    Matcher found = FOUND.matcher(sentence);
    String text = found.find() ? found.group(1) : "";
    return of(place.source())
        .filter(each -> each.text().startsWith(text, place.column() - 1))
        .findFirst()
        .or(() -> of(place.source()).findFirst())
        .map(each -> BadInput.at(each.at(place.column())).because(sentence, bad))
        .orElse(bad);
  }

  private RuntimeException placed(ParameterException wrong) {
    String sentence = String.valueOf(wrong.getMessage());
    if (wrong instanceof MissingParameterException missing) {
      return BadInput.at(whole)
          .because(
              "the key %s is missing"
                  .formatted(
                      missing.getMissing().stream()
                          .map(ExperimentCall::quoted)
                          .collect(Collectors.joining(" or "))),
              wrong);
    }
    Matcher matcher = OPTION.matcher(sentence);
    Optional<String> option =
        wrong.getArgSpec() instanceof OptionSpec spec
            ? Optional.of(spec.longestName())
            : matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    Optional<Argument> argument = option.flatMap(name -> of(name).findFirst());
    if (option.isPresent() && argument.isEmpty()) {
      return wrong; // about an option that stands in the call, not in the file
    }
    Place place = argument.map(each -> each.at(1)).orElse(whole);
    return BadInput.at(place).because(sentence.replaceAll("--(?=[a-z])", ""), wrong);
  }

  private Stream<Argument> of(String option) {
    return arguments.stream().filter(each -> each.option().equals(option));
  }

  private static String quoted(ArgSpec argument) {
    return "'" + (argument instanceof OptionSpec option ? Form.key(option) : argument) + "'";
  }
}
