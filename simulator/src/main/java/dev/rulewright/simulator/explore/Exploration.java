package dev.rulewright.simulator.explore;

import dev.rulewright.simulator.explore.Explored.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One exploration under way.
///
/// It goes round by round, each with the next few thousand positions of the frontier:
///
/// 1. every thread goes on from chunks of them, and drops what is known already;
/// 2. every thread adds what was found to those tables of fingerprints that are its own, chunk by
///    chunk, and thereby learns what is new;
/// 3. one thread numbers what is new, chunk by chunk.
///
/// So nothing is locked, and numbers are given in the order of the frontier.
final class Exploration<P, M> {

  /// Chunks of a round.
  private static final int CHUNKS = 64;

  private final Explorer<P, M> given;
  private final Iterable<P> starts;
  private final Workers workers;
  private final Fingerprints known = new Fingerprints();
  private final Log log;
  private final Frontier frontier;
  private final List<Expansion<P, M>> expansions = new ArrayList<>();
  private final Chunk[] chunks = Stream.generate(Chunk::new).limit(CHUNKS).toArray(Chunk[]::new);
  private final @Nullable Broken[] broken;

  /// The positions before this one have been gone on from.
  private int done;

  /// Steps from a start to the positions that are gone on from now.
  private int depth;

  /// The first position of that depth.
  private int atDepth;

  /// The first position that is one step further away.
  private int nextDepth;

  private long transitions;

  /// How many positions at the bound for depth are not the end of a play.
  private long going;

  Exploration(
      Explorer<P, M> given, Iterable<P> starts, Workers workers, Log log, Frontier frontier) {
    this.given = given;
    this.starts = starts;
    this.workers = workers;
    this.log = log;
    this.frontier = frontier;
    broken = new Broken[given.watchers().size()];
    for (int i = 0; i < workers.threads(); i++) {
      expansions.add(
          new Expansion<>(given.game(), given.encoding().coder(), given.watchers(), known));
    }
  }

  Explored<P, M> run() {
    begin();
    End end = goOn();
    var telling = new Retelling<>(given, starts, log);
    return new Explored<>(
        log.size(),
        transitions,
        end == End.INTERRUPTED || end == End.AT_POSITIONS ? deepest() : depth,
        end == End.COMPLETE ? 0 : end == End.AT_DEPTH ? going : log.size() - done,
        end,
        Stream.of(broken).filter(Objects::nonNull).map(telling::violation).toList(),
        given.encoding().forgets());
  }

  /// How many positions have been gone on from.
  int gone() {
    return going > 0 ? atDepth : done;
  }

  private int deepest() {
    return log.size() > nextDepth ? depth + 1 : depth;
  }

  private void begin() {
    Coder<P> coder = given.encoding().coder();
    var bytes = new Bytes();
    for (P start : starts) {
      long fingerprint = Fingerprints.of(start, coder);
      if (known.add(fingerprint)) {
        log.add(fingerprint, Log.NONE);
        bytes.moveTo(0);
        coder.write(start, bytes);
        frontier.add(bytes.array(), 0, bytes.at());
      }
    }
    nextDepth = log.size();
  }

  private End goOn() {
    while (done < log.size()) {
      if (done == nextDepth) {
        depth++;
        atDepth = nextDepth;
        nextDepth = log.size();
      }
      if (given.stop().getAsBoolean()) {
        return End.INTERRUPTED;
      }
      boolean atDepth = depth == given.bounds().depth();
      if (!atDepth && log.size() >= given.bounds().positions()) {
        return End.AT_POSITIONS;
      }
      round(!atDepth);
      given.progress().reached(log.size(), transitions, log.size() - done, depth);
    }
    return going > 0 ? End.AT_DEPTH : End.COMPLETE;
  }

  private void round(boolean goesOn) {
    int used = take();
    boolean[] open = open();
    var next = new AtomicInteger();
    workers.all(thread -> {
      for (int i = next.getAndIncrement(); i < used; i = next.getAndIncrement()) {
        expansions.get(thread).expand(chunks[i], depth, open, goesOn);
      }
    });
    workers.all(thread -> sift(used, thread));
    for (int i = 0; i < used; i++) {
      collect(chunks[i], goesOn);
    }
  }

  /// Fills chunks from the frontier.
  ///
  /// @return how many
  private int take() {
    int used = 0;
    while (used < CHUNKS && done < nextDepth) {
      int count = Math.min(Chunk.MOST, nextDepth - done);
      chunks[used].begin(done, count, frontier);
      done += count;
      used++;
    }
    return used;
  }

  /// A property of which a play of this length is known cannot be broken by a shorter one.
  private boolean[] open() {
    boolean[] open = new boolean[broken.length];
    for (int w = 0; w < broken.length; w++) {
      Broken sofar = broken[w];
      open[w] = sofar == null || sofar.length() > depth;
    }
    return open;
  }

  /// Adds what was found to the tables that are a thread's own.
  private void sift(int used, int thread) {
    for (int i = 0; i < used; i++) {
      Chunk chunk = chunks[i];
      for (int j = 0; j < chunk.found; j++) {
        long fingerprint = chunk.fingerprints[j];
        if (Fingerprints.owner(fingerprint, workers.threads()) == thread) {
          chunk.fresh[j] = known.add(fingerprint);
        }
      }
    }
  }

  /// Numbers what is new.
  private void collect(Chunk chunk, boolean goesOn) {
    int begin = 0;
    for (int j = 0; j < chunk.found; j++) {
      if (chunk.fresh[j]) {
        log.add(chunk.fingerprints[j], chunk.parents[j]);
        frontier.add(chunk.encodings.array(), begin, chunk.ends[j] - begin);
      }
      begin = chunk.ends[j];
    }
    transitions += chunk.transitions;
    if (!goesOn) {
      going += chunk.going;
    }
    for (Broken each : chunk.broken) {
      Broken sofar = broken[each.watcher()];
      if (sofar == null || each.comesBefore(sofar)) {
        broken[each.watcher()] = each;
      }
    }
  }
}
