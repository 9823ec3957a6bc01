package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.store.Broken;
import dev.rulewright.simulator.explore.store.Fingerprints;
import dev.rulewright.simulator.explore.store.Log;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.StreamSupport;

/// The play that leads to a position, found again from fingerprints: from the start with the first
/// of them, always the first move that leads to the next one.
final class Retelling<P, M> {

  private final Explorer<P, M> given;
  private final Game<P, M> game;
  private final Coder<P> coder;
  private final Iterable<P> starts;
  private final Log log;

  Retelling(Explorer<P, M> given, Iterable<P> starts, Log log) {
    this.given = given;
    this.game = given.game();
    this.coder = given.encoding().coder();
    this.starts = starts;
    this.log = log;
  }

  Violation<P, M> violation(Broken broken) {
    Monitor<P, M> monitor = given.monitors().get(broken.monitor());
    Way<P, M> way = to(broken.position());
    P last = forgetful(way.end());
    String how;
    if (broken.byStep()) {
      M move = move(last, (each, after) -> monitor.broken(last, each, after) != null);
      way.moves().add(move);
      how = monitor.broken(last, move, game.play(last, move));
    } else {
      how = monitor.broken(last, game.turn(last));
    }
    if (how == null) {
      throw new IllegalStateException(
          "the monitor of " + monitor.property() + " contradicts itself");
    }
    return new Violation<>(monitor.property(), how, way.start(), way.moves());
  }

  private record Way<P, M>(P start, List<M> moves, P end) {}

  /// The play that leads to a position which breaks a property because of what can come after it.
  Violation<P, M> violation(String property, String how, int position) {
    Way<P, M> way = to(position);
    return new Violation<>(property, how, way.start(), way.moves());
  }

  private Way<P, M> to(int number) {
    Deque<Long> way = way(number);
    P start = start(way.removeFirst());
    P position = start;
    var moves = new ArrayList<M>();
    for (long fingerprint : way) {
      M move = move(position, (_, after) -> Fingerprints.of(after, coder) == fingerprint);
      moves.add(move);
      position = game.play(forgetful(position), move);
    }
    return new Way<>(start, moves, position);
  }

  private Deque<Long> way(int position) {
    var way = new ArrayDeque<Long>();
    for (int at = position; at != Log.NONE; at = log.parent(at)) {
      way.addFirst(log.fingerprint(at));
    }
    return way;
  }

  private P start(long fingerprint) {
    return StreamSupport.stream(starts.spliterator(), false)
        .filter(start -> Fingerprints.of(start, coder) == fingerprint)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the starts have changed meanwhile"));
  }

  private M move(P position, BiPredicate<M, P> fits) {
    P from = forgetful(position);
    return game.turn(from).choices().stream()
        .filter(move -> fits.test(move, game.play(from, move)))
        .findFirst()
        .orElseThrow(() ->
            new IllegalStateException(
                "no move leads on from "
                    + from
                    + "\nMaybe the encoding does not tell apart what the rules or a monitor do"));
  }

  /// What the exploration has seen of a position: without what the encoding forgets.
  private P forgetful(P position) {
    var bytes = new Bytes();
    coder.write(position, bytes);
    bytes.moveTo(0);
    return coder.read(bytes);
  }
}
