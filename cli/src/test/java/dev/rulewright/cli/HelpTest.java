package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

final class HelpTest {

  private static final ResourceBundle TEXTS = ResourceBundle.getBundle("dev.rulewright.cli.help");

  private final List<CommandSpec> commands =
      below(Rulewright.program().setResourceBundle(TEXTS)).toList();

  private static Stream<CommandSpec> below(CommandLine program) {
    return program.getSubcommands().values().stream()
        .filter(command -> !(command.getCommand() instanceof GenerateCompletion))
        .flatMap(command -> Stream.concat(Stream.of(command.getCommandSpec()), below(command)));
  }

  @Test
  void everyCommandOptionAndArgumentIsExplained() {
    for (CommandSpec command : commands) {
      assertThat(command.usageMessage().description()).as(command.name()).isNotEmpty();
      assertThat(command.usageMessage().footer()).as(command.name()).isNotEmpty();
      for (ArgSpec argument : command.args()) {
        assertThat(argument.description()).as(command.name() + " " + argument).isNotEmpty();
      }
    }
  }

  @Test
  void noTextIsOfSomethingThatIsNotThere() {
    var keys = new ArrayList<String>();
    for (CommandSpec command : commands) {
      String own = command.qualifiedName(".") + ".";
      keys.add(own + "usage.description");
      keys.add(own + "usage.footer");
      for (ArgSpec argument : command.args()) {
        keys.add(key(argument));
        keys.add(own + key(argument));
      }
    }
    var known =
        Pattern.compile(
            "rulewright\\.usage\\..*|(%s)(\\.[0-9]+)?"
                .formatted(String.join("|", keys.stream().map(Pattern::quote).toList())));
    assertThat(TEXTS.keySet()).allMatch(key -> known.matcher(key).matches());
  }

  private static String key(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName().replaceFirst("^--", "")
        : argument.paramLabel() + "[" + ((PositionalParamSpec) argument).index() + "]";
  }
}
