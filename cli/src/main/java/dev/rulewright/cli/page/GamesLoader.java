package dev.rulewright.cli.page;

import dev.rulewright.kernel.box.BoxProvider;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/// Finds the classes that another loader finds, and of the games only those that are chosen, so
/// that no others get into a page.
final class GamesLoader extends ClassLoader {

  private static final String SERVICE = "META-INF/services/" + BoxProvider.class.getName();

  private final Path games;

  /// @param folder where the list of the games is written
  GamesLoader(List<BoxProvider> chosen, Path folder, ClassLoader others) throws IOException {
    super(others);
    games =
        Files.write(
            folder.resolve("games"),
            chosen.stream().map(each -> each.getClass().getName()).toList());
  }

  @Override
  public URL getResource(String name) {
    try {
      return name.equals(SERVICE) ? games.toUri().toURL() : super.getResource(name);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    return name.equals(SERVICE)
        ? Collections.enumeration(List.of(games.toUri().toURL()))
        : super.getResources(name);
  }
}
