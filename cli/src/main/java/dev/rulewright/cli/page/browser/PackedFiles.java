package dev.rulewright.cli.page.browser;

import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;

/// The files that a page carries, by their paths: what ships beside classes, and below `scenarios`
/// those of each game.
final class PackedFiles {

  private PackedFiles() {}

  /// What is in a file; null if there is none.
  @JSBody(
      params = "path",
      script = "return Object.hasOwn(rulewright.files, path) ? rulewright.files[path] : null;")
  static native @Nullable String text(String path);

  @JSBody(script = "return Object.keys(rulewright.files);")
  private static native String[] paths();

  /// The scenarios of a game; their paths lead on from its folder, in the order in which they were
  /// packed.
  static ScenarioFolder scenarios(String game) {
    String folder = "scenarios/" + game + "/";
    List<String> files =
        Stream.of(paths())
            .filter(path -> path.startsWith(folder))
            .map(path -> path.substring(folder.length()))
            .toList();
    List<String> scenarios =
        files.stream()
            .filter(path -> path.endsWith(".yaml") && !path.equals(Contents.NAME))
            .toList();
    return new ScenarioFolder() {
      @Override
      public List<String> scenarios() {
        return scenarios;
      }

      @Override
      public Optional<DataFile> file(String path) {
        return Optional.ofNullable(text(folder + path))
            .map(text -> new DataFile(folder + path, text));
      }
    };
  }
}
