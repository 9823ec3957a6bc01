package dev.rulewright.reports.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderTest {

  @Test
  void replacesAFileAndLeavesNothingBeside(@TempDir Path path) throws IOException {
    var folder = new Folder(path);
    folder.write("charts/a.svg", "old");
    Path file = folder.write("charts/a.svg", "new");
    assertThat(file).hasContent("new");
    assertThat(path.resolve("charts")).isDirectoryContaining(f -> f.equals(file));
    assertThat(path.resolve("charts").toFile().list()).hasSize(1);
  }

  @Test
  void whatCannotBeWrittenLeavesTheOldFile(@TempDir Path path) throws IOException {
    Files.createDirectories(path.resolve("taken").resolve("inside"));
    var folder = new Folder(path);
    assertThatIOException().isThrownBy(() -> folder.write("taken", "text"));
    assertThat(path.resolve("taken").resolve("inside")).isDirectory();
    assertThat(path.toFile().list()).hasSize(1);
  }
}
