package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.Workers;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.store.Fingerprints;
import dev.rulewright.simulator.explore.store.Frontier;
import dev.rulewright.simulator.explore.store.Frontier.Taken;
import dev.rulewright.simulator.explore.store.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The making of a graph: an exploration that keeps all positions, and then each of them expanded
/// once more, when every position has its number.
record Charting<P, M>(Explorer<P, M> explorer, Iterable<P> starts, Workers workers) {

  private static final int CHUNKS = 64;

  Graph<P, M> chart() {
    var kept = new Frontier(Taken.KEPT);
    var log = new Log();
    var exploration = new Exploration<>(explorer, starts, workers, log, kept, null);
    Explored<P, M> explored = exploration.run();
    int expanded = exploration.expanded();
    var graph =
        new Graph<>(
            explored,
            explorer.game(),
            explorer.encoding().coder(),
            kept,
            new Retelling<>(explorer, starts, log));
    kept.restart();
    fill(graph, expanded, kept, new Numbers(log));
    for (int i = expanded; i < log.size(); i++) {
      graph.end(Graph.OPEN);
    }
    return graph;
  }

  private void fill(Graph<P, M> graph, int expanded, Frontier kept, Numbers numbers) {
    List<Lookup> lookups = Stream.generate(() -> new Lookup(numbers)).limit(CHUNKS).toList();
    List<Coder<P>> coders =
        Stream.generate(explorer.encoding()::coder).limit(workers.threads()).toList();
    for (int done = 0; done < expanded; ) {
      int used = 0;
      while (used < CHUNKS && done < expanded) {
        int count = Math.min(Chunk.MOST, expanded - done);
        lookups.get(used++).begin(count, kept);
        done += count;
      }
      workers.share(used, (thread, i) -> lookups.get(i).run(coders.get(thread)));
      for (Lookup lookup : lookups.subList(0, used)) {
        lookup.into(graph);
      }
    }
  }

  private final class Lookup {

    private final Numbers numbers;
    private final Bytes positions = new Bytes();
    private int count;
    private final List<Turn<M>> turns = new ArrayList<>();
    private int[] targets = {};

    Lookup(Numbers numbers) {
      this.numbers = numbers;
    }

    void begin(int positionsThere, Frontier kept) {
      count = positionsThere;
      kept.take(count, positions);
      turns.clear();
    }

    void run(Coder<P> coder) {
      var found = IntStream.builder();
      for (int i = 0; i < count; i++) {
        P position = coder.read(positions);
        Turn<M> turn = explorer.game().turn(position);
        turns.add(turn);
        for (M move : turn.choices()) {
          P after = explorer.game().play(position, move);
          found.add(numbers.of(Fingerprints.of(after, coder)));
        }
      }
      targets = found.build().toArray();
    }

    void into(Graph<P, M> graph) {
      int at = 0;
      for (Turn<M> turn : turns) {
        switch (turn) {
          case Turn.Over<M>(Result result) -> graph.endInResult(result);
          case Turn.Decision<M> decision -> {
            at = targets(at, decision.moves().size(), graph);
            graph.end(decision.player().seat());
          }
          case Turn.Chance<M>(int _, Outcomes<M> outcomes) -> {
            at = targets(at, outcomes.size(), graph);
            for (long i = 0; i < outcomes.size(); i++) {
              graph.addWeight(Math.toIntExact(outcomes.weight(i)));
            }
            graph.endInChance((int) outcomes.size());
          }
        }
      }
    }

    private int targets(int from, long number, Graph<P, M> graph) {
      for (int i = 0; i < number; i++) {
        graph.addTarget(targets[from + i]);
      }
      return from + (int) number;
    }
  }

  /// The number of each position by its fingerprint: four bytes a place, two thirds of the places
  /// taken, and the fingerprints themselves in the log.
  private static final class Numbers {

    private final Log log;
    private final int[] places;

    Numbers(Log log) {
      this.log = log;
      places = new int[Math.toIntExact(log.size() * 3L / 2 + 1)];
      for (int number = 0; number < log.size(); number++) {
        int at = first(log.fingerprint(number));
        while (places[at] != 0) {
          at = at + 1 == places.length ? 0 : at + 1;
        }
        places[at] = number + 1;
      }
    }

    private int first(long fingerprint) {
      return (int) Math.unsignedMultiplyHigh(fingerprint, places.length);
    }

    /// The number of a position.
    ///
    /// @throws IllegalStateException if the position was not found before
    int of(long fingerprint) {
      int at = first(fingerprint);
      while (places[at] != 0) {
        int number = places[at] - 1;
        if (log.fingerprint(number) == fingerprint) {
          return number;
        }
        at = at + 1 == places.length ? 0 : at + 1;
      }
      throw new IllegalStateException(
          "a position is reached that was not found before"
              + "\nMaybe the game or the encoding does not always answer the same");
    }
  }
}
