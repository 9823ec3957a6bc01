package dev.rulewright.simulator.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void aFullDiskIsToldWithTheFileAndTheOlderOneStays() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(isDevice(full), "this system has no /dev/full, or a file in its place");
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
  void aDeviceIsWrittenAndNeverReplaced() throws IOException {
    Path device = Path.of("/dev/null");
    assumeTrue(isDevice(device), "this system has no /dev/null, or a file in its place");
    WholeFile.write(device, "new");
    assertThat(isDevice(device)).isTrue();
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
  void whatCannotBeWrittenIsToldByItsOwnNameAndLeavesTheOldFile() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Files.createSymbolicLink(WholeFile.unfinished(file), folder.resolve("gone").resolve("b.txt"));
    assertThatThrownBy(() -> WholeFile.write(file, "new"))
        .isInstanceOf(NoSuchFileException.class)
        .hasMessage(file.toString());
    assertThat(file).hasContent("old");
  }

  @Test
  void aFolderIsRefusedAndStays(@TempDir Path path) throws IOException {
    Path taken = path.resolve("taken");
    Files.createDirectories(taken.resolve("inside"));
    for (Path each : List.of(taken, Path.of("."))) {
      assertThatThrownBy(() -> WholeFile.write(each, "text"))
          .isInstanceOf(BadInput.class)
          .hasMessage(each + ": this is a folder, expected a file");
    }
    assertThat(taken.resolve("inside")).isDirectory();
    assertThat(path.toFile().list()).hasSize(1);
  }

  private static boolean isDevice(Path path) throws IOException {
    return Files.exists(path) && Files.readAttributes(path, BasicFileAttributes.class).isOther();
  }
}
