package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.StoryPage;
import dev.rulewright.reports.storyboard.StoryPictures;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say where replayed scenarios are drawn.
final class DrawnOptions {

  @Option(names = "--html", paramLabel = "FILE")
  private @Nullable Path html;

  @Option(names = "--svg", paramLabel = "FOLDER")
  private @Nullable Path svg;

  /// Writes what is wanted.
  ///
  /// @param language the language of titles and names
  void write(List<Plays> stories, String language, Console console) throws IOException {
    if (stories.isEmpty()) {
      return;
    }
    if (html != null) {
      Path parent = html.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      console.written(WholeFile.write(html, StoryPage.of(stories, language)));
    }
    if (svg != null) {
      for (Plays story : stories) {
        for (Transcript<?, ?> play : story.transcripts()) {
          pictures(story, play, svg, language);
        }
      }
      console.written(svg);
    }
  }

  /// One folder for each scenario, below it one for each reading if there are several.
  private static void pictures(Plays story, Transcript<?, ?> play, Path folder, String language)
      throws IOException {
    String file = String.valueOf(Path.of(story.scenario().file()).getFileName());
    Path own = folder.resolve(file.replaceFirst("\\.ya?ml$", ""));
    Path below =
        story.transcripts().size() == 1
            ? own
            : own.resolve(play.scenario().reading().text().replaceAll("[^\\w.=-]", "_"));
    Files.createDirectories(below);
    for (Map.Entry<String, String> picture : StoryPictures.of(play, language).entrySet()) {
      WholeFile.write(below.resolve(picture.getKey() + ".svg"), picture.getValue());
    }
  }
}
