package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.experiments.Dial;
import dev.rulewright.simulator.experiments.Strength;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/// The options that say who plays a study, and which numbers it looks at.
public final class StudyOptions {

  private static final Pattern STRENGTH = Pattern.compile("(.+)/([0-9]{1,7})");

  @Option(
      names = "--strength",
      paramLabel = "AGENT/GAMES,…",
      defaultValue =
          "random/1000,greedy/1000,ismcts:iterations=100/300,heuristic/3000,ismcts:iterations=1000/100",
      split = ",",
      description =
          "An agent that plays both sides, and how many games, an even number; repeatable, from weak"
              + " to strong (default: ${DEFAULT-VALUE}).")
  private List<String> strengths = List.of();

  @Option(
      names = "--worker",
      paramLabel = "AGENT",
      defaultValue = "heuristic",
      description = "The agent that screens and tunes (default: ${DEFAULT-VALUE}).")
  private String worker = "";

  @Option(
      names = "--number",
      paramLabel = "KEY[=LOW..HIGH]",
      description = {
        "A number that may matter; repeatable. * stands for any card. Bounds are those of the tuning;"
            + " without them --reach steps to either side (default: every number of the rules and of"
            + " the cards that is not set otherwise)."
      })
  private List<String> numbers = List.of();

  @Option(
      names = "--reach",
      paramLabel = "STEPS",
      defaultValue = "2",
      description = "Steps by which a number may be tuned up or down (default: ${DEFAULT-VALUE}).")
  private int reach;

  @Option(
      names = "--screening",
      paramLabel = "GAMES",
      defaultValue = "120",
      description = "Games of each setting of the screening (default: ${DEFAULT-VALUE}).")
  private int screening;

  @Option(
      names = "--most",
      paramLabel = "N",
      defaultValue = "5",
      description =
          "How many numbers to tell as those that matter most (default: ${DEFAULT-VALUE}).")
  private int most;

  @Option(
      names = "--tuned",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many of them to tune (default: ${DEFAULT-VALUE}).")
  private int tuned;

  /// Who plays, from weak to strong.
  ///
  /// @throws BadInput if an agent is unknown or a number of games makes no sense
  public List<Strength> strengths(Console console) {
    List<Strength> read = strengths.stream().map(StudyOptions::strength).toList();
    if (read.stream().map(Strength::agent).distinct().count() < read.size()) {
      throw console.wrongUse("--strength: an agent is named twice");
    }
    return read;
  }

  private static Strength strength(String text) {
    var place = Place.of("--strength");
    Matcher matcher = STRENGTH.matcher(text);
    int games = matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
    if (games < 4 || games % 2 != 0) {
      throw BadInput.at(place)
          .found(text)
          .expected("an agent and an even number of games from 4, such as heuristic/1000");
    }
    return new Strength(agent(matcher.group(1), place), games / 2);
  }

  private static String agent(String text, Place place) {
    return AgentCatalogue.standard().read(text, place).toString();
  }

  /// Who screens and tunes.
  ///
  /// @throws BadInput if there is no such agent
  public String worker() {
    return agent(worker, Place.of("--worker"));
  }

  /// The numbers to look at, with the bounds of the tuning.
  ///
  /// @param base what is set already, which cannot be varied
  /// @throws BadInput if a key or bound makes no sense
  public List<Dial> numbers(Variation variation, List<Field> base, Console console) {
    if (reach < 1) {
      throw console.wrongUse("--reach: expected a number from 1, found " + reach);
    }
    return numbers.isEmpty() ? variation.unset(reach, base) : variation.dials(numbers, reach, base);
  }

  /// Pairs of games of each setting of the screening.
  public int screeningPairs(Console console) {
    if (screening < 4 || screening % 2 != 0) {
      throw console.wrongUse("--screening: expected an even number from 4, found " + screening);
    }
    return screening / 2;
  }

  /// How many numbers are told as those that matter most.
  public int most(Console console) {
    if (most < 1) {
      throw console.wrongUse("--most: expected a number from 1, found " + most);
    }
    return most;
  }

  /// How many of them are tuned.
  public int tuned(Console console) {
    if (tuned < 1 || tuned > most) {
      throw console.wrongUse(
          "--tuned: expected a number from 1 to %d, found %d".formatted(most, tuned));
    }
    return tuned;
  }
}
