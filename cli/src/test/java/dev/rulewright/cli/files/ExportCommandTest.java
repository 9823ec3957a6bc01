package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is written is tested where DuckDB is, in the module `duckdb` of the reports.
final class ExportCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void aTable() throws IOException {
    Files.writeString(folder.resolve("games.csv"), "game\n1\n");
  }

  @Test
  void nothingIsFetchedForWhatCannotBeExported() {
    assertThat(Called.with("export", folder.resolve("none").toString()).err())
        .contains("there is no such folder")
        .doesNotContain("driver");
  }

  @Test
  void theLauncherIsToldByACodeThatOnlyTheDriverIsMissing() {
    System.setProperty("rulewright.fetches", "duckdb");
    try {
      assertThat(Called.with("export", folder.toString())).isEqualTo(new Called(3, "", ""));
      assertThat(Called.with("export", folder.toString(), "--format=csv").code()).isEqualTo(2);
    } finally {
      System.clearProperty("rulewright.fetches");
    }
  }

  @Test
  void withoutADriverItSaysWhereOneComesFrom() {
    var called = Called.with("export", folder.toString());
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .startsWith("--driver: no driver of DuckDB in ")
        .contains("org.duckdb:duckdb_jdbc");
  }

  @Test
  void aJarThatHoldsNoDriverIsRefused() throws IOException {
    Path jar = Files.writeString(folder.resolve("some.jar"), "");
    assertThat(Called.with("export", folder.toString(), "--driver", jar.toString()).err())
        .contains("it holds no driver of DuckDB");
    assertThat(Called.with("export", folder.toString(), "--format=xls").err())
        .contains("--format", "xls", "parquet, duckdb");
  }
}
