package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// The options that say which answers are compared with the default, in how many games, and who
/// plays them.
public final class ImpactOptions {

  /// The most games of each answer, if nothing else is said. Random play costs a tenth of play that
  /// looks ahead.
  private static final long THINKING_GAMES = 200;

  private static final long RANDOM_GAMES = 1000;

  /// How many times as many for a single question.
  private static final long SINGLE = 5;

  /// What is compared; one of them.
  private static final class Which {
    @Option(
        names = "--question",
        paramLabel = "QUESTION",
        split = ",",
        required = true,
        description = "Identifier or name of a question, or several: every other answer to it.")
    private List<String> questions = List.of();

    @Option(
        names = "--all",
        required = true,
        description = "Every other answer to every question, ranked.")
    private boolean all;
  }

  @ArgGroup(multiplicity = "1")
  private Which which = new Which();

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "The most games that an answer is compared in, each played under both answers (default:"
              + " 200, random 1000; five times as many with --question).")
  private @Nullable Long games;

  @Option(
      names = "--precision",
      paramLabel = "POINTS",
      defaultValue = "6",
      description =
          "Play no more games of an answer once its 95 %% interval is at most so many percentage"
              + " points wide (default: ${DEFAULT-VALUE}).")
  private double precision;

  @Option(
      names = "--agents",
      paramLabel = "AGENT,…",
      defaultValue = "heuristic,random",
      description =
          "Who plays all players, or several, one after the other; the command agents lists them"
              + " (default: ${DEFAULT-VALUE}).")
  private String agents = "";

  /// The questions, in the order in which they are asked.
  ///
  /// @throws BadInput if there is no such question
  public List<Question> questions(Rulebook rulebook) {
    return which.all
        ? rulebook.questions()
        : which.questions.stream().map(name -> question(name, rulebook)).distinct().toList();
  }

  private static Question question(String name, Rulebook rulebook) {
    return rulebook.questions().stream()
        .filter(each -> each.id().equalsIgnoreCase(name) || each.name().equals(name))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(Place.of("--question"))
                .unknown(
                    "a question",
                    name,
                    rulebook.questions().stream()
                        .flatMap(each -> Stream.of(each.id(), each.name()))
                        .toList()));
  }

  /// Who plays, one after the other, each as a setting.
  ///
  /// @throws BadInput if an agent is unknown or named twice
  public List<Field> agents() {
    return AgentOptions.each(agents);
  }

  /// The width of an interval that is narrow enough, as a share.
  public double precision() {
    return precision / 100;
  }

  /// The most games of each answer.
  ///
  /// @param agent who plays
  public long most(String agent) {
    long usual = agent.equals("random") ? RANDOM_GAMES : THINKING_GAMES;
    return games == null ? (which.all ? usual : SINGLE * usual) : games;
  }

  /// Makes sure that the numbers make sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if one does not
  public void check(Console console) {
    if (games != null) {
      BatchOptions.checkGames(games, console);
    }
    if (!(precision >= 0 && precision <= 200)) {
      throw console.wrongUse("--precision: expected points from 0 to 200, found " + precision);
    }
  }
}
