package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.Workers;
import dev.rulewright.simulator.explore.Expansion.Visit;
import dev.rulewright.simulator.explore.Explored.End;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.store.Broken;
import dev.rulewright.simulator.explore.store.Checkpoint;
import dev.rulewright.simulator.explore.store.Fingerprints;
import dev.rulewright.simulator.explore.store.Folder;
import dev.rulewright.simulator.explore.store.Frontier;
import dev.rulewright.simulator.explore.store.Log;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One exploration under way: round by round through the frontier. What a round finds is numbered
/// by one thread, in the order of the frontier.
final class Exploration<P, M> {

  /// After so many rounds it is saved how far the exploration is.
  private static final int ROUNDS_BETWEEN_SAVES = 16;

  private final Explorer<P, M> given;
  private final Iterable<P> starts;
  private final @Nullable Folder folder;
  private final Log log;
  private final Frontier frontier;
  private final Fingerprints known = new Fingerprints();
  private final Round<P, M> round;
  private final @Nullable Broken[] broken;

  /// The positions before this one have been expanded.
  private int expanded;

  /// Steps from a start to the positions that are expanded now.
  private int depth;

  /// The first position of that depth.
  private int levelBegin;

  /// The first position that is one step further away.
  private int levelEnd;

  private long transitions;

  /// How many positions at the bound for depth are not the end of a play.
  private long open;

  private int rounds;

  /// @param folder where it is saved how far the exploration is, if anywhere
  Exploration(
      Explorer<P, M> given,
      Iterable<P> starts,
      Workers workers,
      Log log,
      Frontier frontier,
      @Nullable Folder folder) {
    this.given = given;
    this.starts = starts;
    this.log = log;
    this.frontier = frontier;
    this.folder = folder;
    round = new Round<>(given, workers, known);
    broken = new Broken[given.monitors().size()];
  }

  Explored<P, M> run() {
    Checkpoint checkpoint = folder == null ? null : folder.resumed();
    if (checkpoint == null) {
      begin();
    } else {
      resume(checkpoint);
    }
    End end = expandAll();
    var telling = new Retelling<>(given, starts, log);
    return new Explored<>(
        log.size(),
        transitions,
        deepest(),
        end == End.AT_DEPTH ? open : log.size() - expanded,
        end,
        Stream.of(broken).filter(Objects::nonNull).map(telling::violation).toList());
  }

  private int deepest() {
    return log.size() > levelEnd ? depth + 1 : depth;
  }

  int expanded() {
    return open > 0 ? levelBegin : expanded;
  }

  private void begin() {
    Coder<P> coder = given.encoding().coder();
    var bytes = new Bytes();
    for (P start : starts) {
      long fingerprint = Fingerprints.of(start, coder);
      if (known.add(fingerprint)) {
        bytes.moveTo(0);
        coder.write(start, bytes);
        log.add(fingerprint, Log.NONE);
        frontier.add(bytes.array(), 0, bytes.at());
      }
    }
    levelEnd = log.size();
  }

  private void resume(Checkpoint checkpoint) {
    for (int number = 0; number < log.size(); number++) {
      known.add(log.fingerprint(number));
    }
    expanded = checkpoint.expanded();
    depth = checkpoint.depth();
    levelBegin = checkpoint.levelBegin();
    levelEnd = checkpoint.levelEnd();
    if (deepest() > given.bounds().depth()) {
      throw BadInput.at(Place.of(String.valueOf(given.folder())))
          .because(
              "the exploration in the folder has come to depth %d, beyond the bound %d"
                  .formatted(deepest(), given.bounds().depth()));
    }
    transitions = checkpoint.transitions();
    checkpoint.broken().forEach(each -> broken[each.monitor()] = each);
  }

  private void save() {
    if (folder == null) {
      return;
    }
    folder.save(
        new Checkpoint(
            log.size(),
            expanded,
            depth,
            levelBegin,
            levelEnd,
            transitions,
            Stream.of(broken).filter(Objects::nonNull).toList(),
            frontier.taken(),
            frontier.bytes()));
  }

  private End expandAll() {
    while (expanded < log.size() && depth < given.bounds().depth()) {
      boolean stopped = given.stop().getAsBoolean();
      if (stopped || log.size() >= given.bounds().positions()) {
        save();
        return stopped ? End.INTERRUPTED : End.AT_POSITIONS;
      }
      round(Visit.EXPAND);
      if (expanded == levelEnd && expanded < log.size()) {
        depth++;
        levelBegin = levelEnd;
        levelEnd = log.size();
      }
      if (++rounds % ROUNDS_BETWEEN_SAVES == 0) {
        save();
      }
    }
    // With a greater bound it can be resumed from here.
    save();
    return examineBound();
  }

  /// Examines the positions at the bound for depth, if there are any.
  private End examineBound() {
    while (expanded < levelEnd) {
      if (given.stop().getAsBoolean()) {
        return End.INTERRUPTED;
      }
      round(Visit.EXAMINE);
    }
    return open > 0 ? End.AT_DEPTH : End.COMPLETE;
  }

  private void round(Visit visit) {
    expanded = round.take(frontier, expanded, levelEnd);
    for (Chunk chunk : round.visit(depth, watched(), visit)) {
      collect(chunk);
      open += visit == Visit.EXPAND ? 0 : chunk.open;
    }
    given
        .progress()
        .reached(
            new Progress.State(
                log.size(),
                transitions,
                log.size() - expanded,
                depth,
                known.bytes() + log.bytes()));
  }

  /// A property of which a play of this length is known cannot be broken by a shorter one.
  private boolean[] watched() {
    boolean[] watched = new boolean[broken.length];
    for (int monitor = 0; monitor < broken.length; monitor++) {
      Broken sofar = broken[monitor];
      watched[monitor] = sofar == null || sofar.length() > depth;
    }
    return watched;
  }

  private void collect(Chunk chunk) {
    int begin = 0;
    for (int i = 0; i < chunk.found; i++) {
      if (chunk.fresh[i]) {
        log.add(chunk.fingerprints[i], chunk.parents[i]);
        frontier.add(chunk.encodings.array(), begin, chunk.ends[i] - begin);
      }
      begin = chunk.ends[i];
    }
    transitions += chunk.transitions;
    for (Broken each : chunk.broken) {
      Broken sofar = broken[each.monitor()];
      if (sofar == null || each.comesBefore(sofar)) {
        broken[each.monitor()] = each;
      }
    }
  }
}
