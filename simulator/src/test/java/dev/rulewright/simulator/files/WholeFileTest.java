package dev.rulewright.simulator.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void aFullDiskIsToldWithTheFileAndTheOlderOneStays() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "this system has no /dev/full");
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Files.createSymbolicLink(WholeFile.unfinished(file), full);
    assertThatThrownBy(() -> WholeFile.write(file, "new"))
        .isInstanceOf(FileSystemException.class)
        .hasMessage(file + ": No space left on device");
    assertThat(file).hasContent("old");
    assertThat(folder)
        .isDirectoryContaining(file::equals)
        .isDirectoryNotContaining(each -> !each.equals(file));
  }

  @Test
  void replacesAFileAndLeavesNothingBeside(@TempDir Path path) throws IOException {
    WholeFile.write(path.resolve("charts/a.svg"), "old");
    Path file = WholeFile.write(path.resolve("charts/a.svg"), "new");
    assertThat(file).hasContent("new");
    assertThat(path.resolve("charts")).isDirectoryContaining(f -> f.equals(file));
    assertThat(path.resolve("charts").toFile().list()).hasSize(1);
  }

  @Test
  void whatCannotBeWrittenLeavesTheOldFile(@TempDir Path path) throws IOException {
    Files.createDirectories(path.resolve("taken").resolve("inside"));
    assertThatIOException().isThrownBy(() -> WholeFile.write(path.resolve("taken"), "text"));
    assertThat(path.resolve("taken").resolve("inside")).isDirectory();
    assertThat(path.toFile().list()).hasSize(1);
  }
}
