package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// The browser of this machine, if it has one: Chromium or one of its kin, among the programs of
/// the path.
///
/// @param program the file that is run
/// @param work a folder for what it leaves behind
public record Browser(Path program, Path work) {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  /// Options with which it asks for nothing by itself.
  public static final List<String> QUIET =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--enable-logging=stderr");

  /// What a browser made of a page.
  public record Shown(String dom, String complaints) {}

  /// Leaves the test out, and says so, where there is no browser.
  public static Browser among(Path work) {
    Optional<Path> found =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
            .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
            .filter(Files::isExecutable)
            .findFirst();
    if (found.isEmpty()) {
      System.out.println(
          "Left out: a test of pages in a browser, because the path has none of " + NAMES);
    }
    assumeTrue(found.isPresent(), "no browser here");
    return new Browser(found.get(), work);
  }

  /// Shows a page.
  Shown shown(Path page) throws IOException, InterruptedException {
    Path dom = work.resolve("dom.html");
    String complaints = run(dom, page, "--dump-dom");
    return new Shown(Files.readString(dom), complaints);
  }

  /// Prints a page.
  ///
  /// @return a PDF file
  public Path printed(Path page) throws IOException, InterruptedException {
    Path pdf = work.resolve("page.pdf");
    String complaints =
        run(work.resolve("out.txt"), page, "--no-pdf-header-footer", "--print-to-pdf=" + pdf);
    assertThat(pdf).as(complaints).isNotEmptyFile();
    return pdf;
  }

  private String run(Path out, Path page, String... options)
      throws IOException, InterruptedException {
    Path complaints = work.resolve("complaints.txt");
    List<String> call =
        Stream.of(
                Stream.of(program.toString()),
                QUIET.stream(),
                Stream.of("--user-data-dir=" + Files.createTempDirectory(work, "profile")),
                Stream.of(options),
                Stream.of(page.toUri().toString()))
            .flatMap(each -> each)
            .toList();
    Process browser =
        new ProcessBuilder(call)
            .redirectOutput(out.toFile())
            .redirectError(complaints.toFile())
            .start();
    try {
      assertThat(browser.waitFor(5, TimeUnit.MINUTES)).as("the browser ended").isTrue();
    } finally {
      browser.destroyForcibly();
    }
    return Files.readString(complaints);
  }
}
