package dev.rulewright.kernel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/// The games at hand, in the order in which the files of providers name them: those that ship are
/// the shelf of the house, games of one's own come behind.
public final class Boxes {

  private final SequencedMap<String, BoxProvider> providers;

  private Boxes(SequencedMap<String, BoxProvider> providers) {
    this.providers = providers;
  }

  /// The games whose providers a class loader finds.
  ///
  /// @throws ServiceConfigurationError if a provider cannot be made, or two have the same name
  public static Boxes of(ClassLoader loader) {
    var providers = new LinkedHashMap<String, BoxProvider>();
    for (BoxProvider provider : ServiceLoader.load(BoxProvider.class, loader)) {
      BoxProvider other = providers.put(provider.name(), provider);
      if (other != null) {
        throw new ServiceConfigurationError(
            "%s and %s both provide a game of the name '%s'"
                .formatted(
                    other.getClass().getName(), provider.getClass().getName(), provider.name()));
      }
    }
    return new Boxes(providers);
  }

  /// The games whose providers this thread's context class loader finds: those that ship, and those
  /// of the jars that whoever started the program has added.
  ///
  /// @throws ServiceConfigurationError as above
  public static Boxes standard() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    return of(loader == null ? Boxes.class.getClassLoader() : loader);
  }

  /// All providers, in the order of the games.
  public Collection<BoxProvider> providers() {
    return providers.values();
  }

  /// The names of the games, in their order.
  public Collection<String> names() {
    return providers.keySet();
  }

  /// The provider of a game.
  ///
  /// @param place where the name stands
  /// @throws BadInput if there is no such game
  public BoxProvider provider(String name, Place place) {
    BoxProvider provider = providers.get(name);
    if (provider == null) {
      throw BadInput.at(place).unknown("a game", name, names());
    }
    return provider;
  }
}
