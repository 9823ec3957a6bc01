package dev.rulewright.cli.page;

import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;

/// Finds the classes that another loader finds, and of the games and their kits only those that are
/// chosen, so that no others get into a page.
final class GamesLoader extends ClassLoader {

  private static final String SERVICES = "META-INF/services/";

  private final Map<String, Path> lists;

  /// @param folder where the lists of the games and of the kits are written
  GamesLoader(List<BoxProvider> chosen, Path folder, ClassLoader others) throws IOException {
    super(others);
    List<String> names = chosen.stream().map(BoxProvider::name).toList();
    var kits = GameKit.all().stream().filter(kit -> names.contains(kit.game())).toList();
    lists =
        Map.of(
            SERVICES + BoxProvider.class.getName(),
            written(chosen, folder.resolve("games")),
            SERVICES + GameKit.class.getName(),
            written(kits, folder.resolve("kits")));
  }

  private static Path written(List<?> providers, Path file) throws IOException {
    return Files.write(file, providers.stream().map(each -> each.getClass().getName()).toList());
  }

  @Override
  public URL getResource(String name) {
    try {
      Path list = lists.get(name);
      return list == null ? super.getResource(name) : list.toUri().toURL();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    return lists.containsKey(name)
        ? Collections.enumeration(List.of(getResource(name)))
        : super.getResources(name);
  }
}
