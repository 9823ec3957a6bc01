package dev.rulewright.cli.authoring;

import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.input.code.Patience;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.conformance.Broken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a game of one's own is like at one moment: whether it can be played, keeps what every game
/// promises, and does what its scenarios say.
///
/// @param trouble what keeps it from being played, or the promises that it breaks, a few lines each
/// @param played what came out of each scenario, by its file: nothing if it passed; empty if the
///   game could not be played
record Look(List<String> trouble, Optional<SequencedMap<Path, String>> played) {

  private static final int PLAYS = 5;

  /// Mistakes in the sources that are told.
  private static final int MISTAKES = 5;

  /// Looks at the game in a folder.
  static Look at(Path folder, Patience patience) {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    try {
      return opened(folder, GamePathOption.of(folder, patience), patience);
    } catch (BadInput e) {
      List<String> mistakes =
          Stream.concat(Stream.of(e), Arrays.stream(e.getSuppressed()))
              .map(each -> String.valueOf(each.getMessage()))
              .limit(MISTAKES)
              .toList();
      return new Look(mistakes, Optional.empty());
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      String sentence = GamePathOption.complaint(e).orElseThrow(() -> new IllegalStateException(e));
      return new Look(List.of(sentence), Optional.empty());
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static Look opened(Path folder, GamePathOption games, Patience patience) {
    var trouble = new ArrayList<String>();
    for (String name : games.names()) {
      BoxProvider provider = games.boxes().provider(name, Place.of(folder.toString()));
      var box = new ChosenGame(provider, Map.of(), List.of()).box();
      games.conformance(box, Profile.STANDARD, Place.of("reading"), PLAYS).broken().stream()
          .map(Broken::toString)
          .forEach(trouble::add);
    }
    String names = String.join(", ", games.names());
    return new Look(trouble, Optional.of(patience.answer(names, () -> verdicts(folder, games))));
  }

  private static SequencedMap<Path, String> verdicts(Path folder, GamePathOption games) {
    var verdicts = new LinkedHashMap<Path, String>();
    Path scenarios = folder.resolve("scenarios");
    if (Files.isDirectory(scenarios)) {
      ScenarioFiles.in(scenarios).forEach(file -> verdicts.put(file, verdict(file, games)));
    }
    return verdicts;
  }

  private static String verdict(Path file, GamePathOption games) {
    try {
      Scenario scenario = ScenarioFiles.read(file);
      BoxProvider provider =
          games.boxes().provider(games.names().getFirst(), Place.of(file.toString()));
      Box<?, ?> box = new ChosenGame(provider, Map.of(), scenario.options()).box();
      return Plays.of(scenario, box).failures().stream()
          .map(Object::toString)
          .collect(Collectors.joining("\n"));
    } catch (BadInput e) {
      return String.valueOf(e.getMessage());
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      return thrown(e);
    }
  }

  /// What is to be said of something that the rules have thrown.
  private static String thrown(Throwable e) {
    return GamePathOption.complaint(e).orElseThrow(() -> new IllegalStateException(e));
  }

  /// Whether there is nothing to mend.
  boolean isFine() {
    return trouble.isEmpty() && verdicts().values().stream().allMatch(String::isEmpty);
  }

  /// All that is to be said.
  String told() {
    return since(new Look(List.of(), Optional.empty()));
  }

  /// What is to be said to somebody who knows what was said before: all trouble, and the scenarios
  /// that came out otherwise, or still fail.
  String since(Look before) {
    var lines = new ArrayList<>(trouble);
    verdicts()
        .forEach((file, verdict) -> {
          String known = before.verdicts().getOrDefault(file, "");
          if (!verdict.isEmpty()) {
            lines.add(
                (verdict.equals(known) ? "still fails  " : "fails  ") + file + indented(verdict));
          } else if (!known.isEmpty()) {
            lines.add("passes now  " + file);
          }
        });
    lines.add(summary());
    return String.join("\n", lines);
  }

  private SequencedMap<Path, String> verdicts() {
    return played.orElseGet(LinkedHashMap::new);
  }

  private static String indented(String verdict) {
    return "\n  " + verdict.replace("\n", "\n  ");
  }

  private String summary() {
    if (played.isEmpty()) {
      return "Not played.";
    }
    SequencedMap<Path, String> verdicts = played.get();
    long passed = verdicts.values().stream().filter(String::isEmpty).count();
    return "%s; %s: %d passed, %d failed."
        .formatted(
            trouble.isEmpty()
                ? "Promises kept"
                : Paragraph.count(trouble.size(), "promise") + " broken",
            Paragraph.count(verdicts.size(), "scenario"),
            passed,
            verdicts.size() - passed);
  }
}
