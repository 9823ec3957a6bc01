package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A closed list of things, each with a name in notation: players, cards, squares, numbers.
///
/// @param <V> the things, equal by content
public final class Things<V> {

  private final String what;
  private final List<V> all;
  private final List<String> names;

  /// The index of a thing, less than 0 if it is none of them.
  private final ToIntFunction<V> index;

  private Things(String what, List<V> all, List<String> names, ToIntFunction<V> index) {
    this.what = what;
    this.all = List.copyOf(all);
    this.names = List.copyOf(names);
    this.index = index;
    for (int i = 0; i < all.size(); i++) {
      if (index.applyAsInt(all.get(i)) != i || names.indexOf(names.get(i)) < i) {
        throw Setup.mistake("%s: there are two of %s".formatted(what, names.get(i)));
      }
    }
  }

  private Things(String what, List<V> all, List<String> names) {
    this(what, all, names, indexes(all));
  }

  private static <V> ToIntFunction<V> indexes(List<V> all) {
    var indexes = new HashMap<V, Integer>();
    for (int i = 0; i < all.size(); i++) {
      indexes.putIfAbsent(all.get(i), i);
    }
    return thing -> indexes.getOrDefault(thing, -1);
  }

  /// Things by name.
  ///
  /// @param what what one of them is, such as `a card`
  /// @param name the name in notation: one word
  /// @throws dev.rulewright.kernel.BadInput if two are equal or have the same name, or a name is
  ///   not one word
  public static <V> Things<V> of(String what, List<V> all, Function<? super V, String> name) {
    List<String> names = all.stream().<String>map(name).toList();
    names.stream()
        .filter(each -> !each.matches("\\S+"))
        .findFirst()
        .ifPresent(each -> {
          throw Setup.mistake("%s: the name '%s' is not one word".formatted(what, each));
        });
    return new Things<>(what, all, names);
  }

  /// What rows list, one thing each.
  ///
  /// @param key the column that names the thing
  /// @param printed is told the printed name of each that has one, by its name
  static <V> Things<V> of(
      String what, List<Row> rows, String key, Function<Row, V> read, Map<String, String> printed) {
    var names = new HashMap<V, String>();
    var things = new ArrayList<V>();
    for (Row row : rows) {
      V thing = read.apply(row);
      String name = row.id(key);
      if (names.containsValue(name) || names.putIfAbsent(thing, name) != null) {
        throw row.found(key).because("this row is there already");
      }
      things.add(thing);
      row.optional("name").ifPresent(_ -> printed.put(name, row.name("name")));
    }
    return of(what, things, thing -> names.getOrDefault(thing, ""));
  }

  /// The constants of an enum; `HARD_ROCK` is `hard-rock`.
  public static <E extends Enum<E>> Things<E> of(String what, Class<E> type) {
    List<E> all = List.of(type.getEnumConstants());
    return new Things<>(what, all, all.stream().map(Things::word).toList(), Enum::ordinal);
  }

  private static String word(Enum<?> constant) {
    return constant instanceof Player player ? player.id() : Name.of(constant.name());
  }

  /// Whole numbers.
  public static Things<Integer> numbers(String what, int least, int most) {
    List<Integer> all = IntStream.rangeClosed(least, most).boxed().toList();
    return new Things<>(
        what,
        all,
        all.stream().map(String::valueOf).toList(),
        number -> number <= most ? number - least : -1);
  }

  /// One thing without a name of its own.
  static Things<String> one(String word) {
    return new Things<>(word, List.of(word), List.of(word));
  }

  /// Every thing of one list together with every thing of another.
  ///
  /// @param both such as the constructor of a record
  static <A, B, V> Things<V> both(Things<A> first, Things<B> second, BiFunction<A, B, V> both) {
    var all = new ArrayList<V>();
    var names = new ArrayList<String>();
    for (int i = 0; i < first.size(); i++) {
      for (int j = 0; j < second.size(); j++) {
        all.add(both.apply(first.get(i), second.get(j)));
        names.add(first.name(i) + " " + second.name(j));
      }
    }
    return new Things<>(first.what + " and " + second.what, all, names);
  }

  /// The same things, and before them that there is none.
  Things<Optional<V>> orNone() {
    List<Optional<V>> more =
        Stream.concat(Stream.of(Optional.<V>empty()), all.stream().map(Optional::of)).toList();
    return of(what, more, thing -> thing.map(this::name).orElse("none"));
  }

  /// What one of them is, such as `a card`.
  public String what() {
    return what;
  }

  /// All of them, in order.
  public List<V> all() {
    return all;
  }

  /// How many there are.
  public int size() {
    return all.size();
  }

  /// The thing at an index.
  V get(int index) {
    return all.get(index);
  }

  /// The index of a thing.
  ///
  /// @throws IllegalArgumentException if it is none of them
  int index(V thing) {
    int at = index.applyAsInt(thing);
    if (at < 0) {
      throw new IllegalArgumentException(thing + " is not " + what);
    }
    return at;
  }

  String name(int index) {
    return names.get(index);
  }

  /// The name of a thing.
  public String name(V thing) {
    return name(index(thing));
  }

  List<String> names() {
    return names;
  }

  /// The index of the thing that a word names.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there is none
  int indexOf(Word word) {
    return names.indexOf(word.among(names, what));
  }

  /// The thing that a word names.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there is none
  V read(Word word) {
    return all.get(indexOf(word));
  }
}
