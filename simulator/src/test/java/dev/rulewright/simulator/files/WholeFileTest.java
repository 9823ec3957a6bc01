package dev.rulewright.simulator.files;

import static org.assertj.core.api.Assertions.assertThat;
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
}
