package dev.rulewright.cli.editions;

import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.link.Links;
import dev.rulewright.rulebook.link.Links.Answered;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
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
/// @param files by question
record Scenes(Map<String, List<Path>> files) {

  private static final Pattern QUESTION = Pattern.compile("(?m)^question: (\\S+)$");

  /// Those of a project's game; none if it names none, or the scenarios are not at hand.
  static Scenes of(Project project) {
    Map<String, List<Path>> files = new HashMap<>();
    project.book().game().flatMap(ProjectFolder::find).stream()
        .flatMap(folder -> ScenarioFiles.under(folder).stream())
        .forEach(file -> {
          Matcher question = QUESTION.matcher(text(file));
          if (question.find()) {
            files.computeIfAbsent(question.group(1), _ -> new ArrayList<>()).add(file);
          }
        });
    return new Scenes(files);
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

  private static boolean tellsApart(Scenario scenario, Collection<String> answers) {
    return answers.stream()
        .allMatch(answer -> scenario.under().stream().anyMatch(under -> under.name().is(answer)));
  }

  /// The same finding with its scenario, if its words are known to answer a question.
  Finding link(Finding finding, Links links) {
    Finding.Link link = finding.link();
    return links
        .answered(finding)
        .filter(Answered::byWords)
        .flatMap(this::of)
        .map(scenario ->
            finding.with(new Finding.Link(link.clause(), link.question(), scenario.file())))
        .orElse(finding);
  }
}
