package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.CodeDigest;
import dev.rulewright.simulator.Workers;
import dev.rulewright.simulator.chance.Mixing;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.encoding.Encoding;
import dev.rulewright.simulator.explore.store.Folder;
import dev.rulewright.simulator.explore.store.Frontier;
import dev.rulewright.simulator.explore.store.Frontier.Taken;
import dev.rulewright.simulator.explore.store.Log;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A breadth-first search for all positions that can be reached from given starts, by every move
/// and every outcome of chance, nearest first.
///
/// **What is found does not depend on the number of threads**: positions have the numbers, and
/// plays the order, that a search by one thread would give them.
///
/// @param encoding which positions count as one
/// @param monitors what is looked for, each property once
/// @param bounds how far it goes
/// @param progress is told how far it is
/// @param stop asked every few thousand positions whether to stop
/// @param folder where what grows is kept, so that the exploration can be resumed; null to keep it
///   on the heap
public record Explorer<P, M>(
    Game<P, M> game,
    Encoding<P> encoding,
    List<Monitor<P, M>> monitors,
    Bounds bounds,
    int threads,
    Progress progress,
    BooleanSupplier stop,
    @Nullable Path folder) {

  /// @throws IllegalArgumentException if the number of threads is less than 1 or two monitors have
  ///   the same property
  public Explorer {
    monitors = List.copyOf(monitors);
    if (threads < 1) {
      throw new IllegalArgumentException(threads + " threads");
    }
    if (monitors.stream().map(Monitor::property).distinct().count() < monitors.size()) {
      throw new IllegalArgumentException(
          "a property is watched twice: " + monitors.stream().map(Monitor::property).toList());
    }
  }

  /// An explorer without bounds on one thread, that looks for nothing.
  public static <P, M> Explorer<P, M> of(Game<P, M> game, Encoding<P> encoding) {
    return new Explorer<>(game, encoding, List.of(), Bounds.NONE, 1, _ -> {}, () -> false, null);
  }

  /// The same looking for violations.
  public Explorer<P, M> watching(List<? extends Monitor<P, M>> these) {
    return new Explorer<>(
        game, encoding, List.copyOf(these), bounds, threads, progress, stop, folder);
  }

  /// The same with other bounds.
  public Explorer<P, M> within(Bounds other) {
    return new Explorer<>(game, encoding, monitors, other, threads, progress, stop, folder);
  }

  /// The same on another number of threads.
  public Explorer<P, M> onThreads(int number) {
    return new Explorer<>(game, encoding, monitors, bounds, number, progress, stop, folder);
  }

  /// The same telling how far it is.
  public Explorer<P, M> telling(Progress listener) {
    return new Explorer<>(game, encoding, monitors, bounds, threads, listener, stop, folder);
  }

  /// The same with somebody who may stop it.
  public Explorer<P, M> until(BooleanSupplier condition) {
    return new Explorer<>(game, encoding, monitors, bounds, threads, progress, condition, folder);
  }

  /// The same keeping in a folder what grows with the number of positions, except their
  /// fingerprints. An exploration that was stopped or killed is resumed from its folder; its bounds
  /// and threads may be others.
  public Explorer<P, M> in(Path place) {
    return new Explorer<>(game, encoding, monitors, bounds, threads, progress, stop, place);
  }

  /// Explores.
  ///
  /// @param starts where plays begin; gone through again for each violation that is told
  /// @throws dev.rulewright.kernel.BadInput if another exploration lies in the folder, saying what
  ///   differs, or one that has come beyond the bound for depth
  /// @throws java.io.UncheckedIOException if the folder cannot be read or written
  public Explored<P, M> explore(Iterable<P> starts) {
    try (var workers = new Workers(threads)) {
      if (folder == null) {
        var frontier = new Frontier(Taken.DROPPED);
        return new Exploration<>(this, starts, workers, new Log(), frontier, null).run();
      }
      try (var storage = new Folder(folder, about(starts), monitors.size())) {
        return new Exploration<>(this, starts, workers, storage.log(), storage.frontier(), storage)
            .run();
      }
    }
  }

  /// What has to be the same for an exploration to be resumed.
  private Map<String, String> about(Iterable<P> starts) {
    Coder<P> coder = encoding.coder();
    long number = 0;
    long mixed = 0;
    for (P start : starts) {
      mixed = Mixing.mix(mixed, coder.fingerprint(start));
      number++;
    }
    var about = new TreeMap<>(encoding.identity());
    about.put("code", CodeDigest.of(List.of(game.getClass(), encoding.getClass())));
    about.put("starts", "%d, %016x".formatted(number, mixed));
    about.put("properties", monitors.stream().map(Monitor::property).toList().toString());
    return about;
  }
}
