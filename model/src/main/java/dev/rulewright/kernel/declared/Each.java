package dev.rulewright.kernel.declared;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// The same for each of several things: the score of every player, what stands on every square.
///
/// @param <K> what there is one for
/// @param <S> what there is
public final class Each<K, S> {

  private final Things<K> keys;
  private final List<S> all;

  Each(Things<K> keys, Function<? super K, S> make) {
    this.keys = keys;
    all = keys.all().stream().map(make).toList();
  }

  /// The one of a thing.
  public S of(K key) {
    return all.get(keys.index(key));
  }

  /// All of them, in the order of the things.
  public List<S> all() {
    return all;
  }

  /// The things whose own fulfils a condition, in their order.
  public List<K> where(Predicate<? super S> condition) {
    return IntStream.range(0, all.size())
        .filter(i -> condition.test(all.get(i)))
        .mapToObj(keys::get)
        .toList();
  }
}
