package dev.rulewright.cli.editions;

import dev.rulewright.cli.input.ScenarioFolders;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.link.Links;
import dev.rulewright.rulebook.link.Links.Answered;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The scenarios of a game that are about its questions.
///
/// @param folder of the game, if it is at hand
/// @param files by question
record Scenes(Optional<Path> folder, Map<String, List<Path>> files) {

  private static final Pattern QUESTION = Pattern.compile("(?m)^question: (\\S+)$");

  /// Those of a project's game; none if it names none, or the scenarios are not at hand.
  static Scenes of(Project project) {
    Map<String, List<Path>> files = new HashMap<>();
    Optional<Path> folder = project.book().game().flatMap(ScenarioFolders.SHIPPED::find);
    folder.stream()
        .flatMap(each -> ScenarioFiles.under(each).stream())
        .forEach(file -> {
          Matcher question = QUESTION.matcher(text(file));
          if (question.find()) {
            files.computeIfAbsent(question.group(1), _ -> new ArrayList<>()).add(file);
          }
        });
    return new Scenes(folder, files);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The shortest scenario that tells apart what the editions answer; empty if there is none.
  Optional<Scenario> of(Answered answered) {
    return files.getOrDefault(answered.question(), List.of()).stream()
        .map(ScenarioFiles::read)
        .filter(scenario -> tellsApart(scenario, answered.answers().values()))
        .min(
            Comparator.<Scenario>comparingInt(scenario -> scenario.play().size())
                .thenComparing(Scenario::file));
  }

  /// Its file, below the folder of the scenarios of all games.
  private String name(Scenario scenario) {
    Path game = folder.orElseThrow();
    String file = game.relativize(Path.of(scenario.file())).toString().replace('\\', '/');
    return game.getFileName() + "/" + file;
  }

  private static boolean tellsApart(Scenario scenario, Collection<String> answers) {
    return answers.stream()
        .allMatch(answer -> scenario.under().stream().anyMatch(under -> under.name().is(answer)));
  }

  /// The findings of a comparison, those whose words are known to answer a question of its game
  /// with their scenarios, and with what the answers are worth if that is measured.
  static List<Finding> linked(Compared compared) {
    if (compared.links().isEmpty()) {
      return compared.findings();
    }
    Links links = compared.links().get();
    Scenes scenes = of(compared.project());
    Impacts impacts = Impacts.of(compared.project());
    return compared.findings().stream()
        .map(finding ->
            links
                .answered(finding)
                .filter(Answered::byWords)
                .map(answered -> scenes.link(finding, answered, impacts))
                .orElse(finding))
        .toList();
  }

  private Finding link(Finding finding, Answered answered, Impacts impacts) {
    Finding.Link link = finding.link();
    Finding linked = finding;
    for (String sentence : impacts.of(answered)) {
      linked = linked.and(sentence);
    }
    String file = of(answered).map(this::name).orElse(link.scenario());
    return linked.with(new Finding.Link(link.clause(), link.question(), file));
  }
}
