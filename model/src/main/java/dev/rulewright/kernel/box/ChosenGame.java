package dev.rulewright.kernel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A game with what a user chose about it. It can be sent to another machine; where it is, its box
/// is opened once. Safe for use by several threads.
public final class ChosenGame implements Serializable {

  private static final long serialVersionUID = 1L;

  private final String name;
  private final TreeMap<String, DataFile> files;
  private final TreeMap<String, String> options;
  private final TreeMap<String, String> choices;
  private final transient @Nullable BoxProvider provider;
  private transient @Nullable Box<?, ?> box;

  /// @param files the files that take the place of those that ship, by kind
  /// @param options what is chosen before the set-up
  /// @throws BadInput as in [BoxOption#values]
  public ChosenGame(BoxProvider provider, Map<String, DataFile> files, List<Field> options) {
    this.provider = provider;
    name = provider.name();
    this.files = new TreeMap<>(files);
    this.options = new TreeMap<>(BoxOption.values(provider, options));
    choices = new TreeMap<>(this.options);
    provider.options().forEach(option -> choices.remove(option.name(), option.standard()));
  }

  /// A game as it ships.
  ///
  /// @throws BadInput if there is no such game
  public static ChosenGame standard(String name) {
    return new ChosenGame(Boxes.standard().provider(name, Place.of("game")), Map.of(), List.of());
  }

  /// The name of the game.
  public String name() {
    return name;
  }

  /// The user's files, by kind.
  public Map<String, DataFile> files() {
    return Map.copyOf(files);
  }

  /// The value of every option of the game, by name.
  public SortedMap<String, String> options() {
    return new TreeMap<>(options);
  }

  /// The options of which another value than the standard one is chosen, with that value, by name.
  public SortedMap<String, String> choices() {
    return new TreeMap<>(choices);
  }

  /// The box.
  ///
  /// @throws BadInput if a file makes no sense, or there is no such game on this machine
  public synchronized Box<?, ?> box() {
    if (box == null) {
      BoxProvider here =
          provider == null ? Boxes.standard().provider(name, Place.of("game")) : provider;
      box = here.open(files, options);
    }
    return box;
  }
}
