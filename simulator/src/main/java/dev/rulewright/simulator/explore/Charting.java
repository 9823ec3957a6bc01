package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.FrontierInMemory.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// The making of a graph: an exploration that keeps all positions, and then each of them expanded
/// once more, when every position has its number.
final class Charting<P, M> {

  private static final int CHUNKS = 64;

  private final Explorer<P, M> explorer;
  private final Iterable<P> starts;
  private final Workers workers;

  Charting(Explorer<P, M> explorer, Iterable<P> starts, Workers workers) {
    this.explorer = explorer;
    this.starts = starts;
    this.workers = workers;
  }

  Graph<P, M> chart() {
    var kept = new FrontierInMemory(Taken.KEPT);
    var log = new LogInMemory();
    var exploration = new Exploration<>(explorer, starts, workers, new Storage.InMemory(log, kept));
    Explored<P, M> explored = exploration.run();
    int expanded = exploration.expanded();
    var transitions = new Transitions(log.size(), explored.transitions());
    kept.restart();
    fill(transitions, expanded, kept, new Numbers(log));
    for (int i = expanded; i < log.size(); i++) {
      transitions.end(Graph.OPEN);
    }
    Coder<P> coder = explorer.encoding().coder();
    var retelling = new Retelling<>(explorer, starts, log);
    return new Graph<>(explored, explorer.game(), coder, kept, transitions, retelling);
  }

  private void fill(Transitions transitions, int expanded, FrontierInMemory kept, Numbers numbers) {
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
      int chunks = used;
      var next = new AtomicInteger();
      workers.all(thread -> {
        for (int i = next.getAndIncrement(); i < chunks; i = next.getAndIncrement()) {
          lookups.get(i).run(coders.get(thread));
        }
      });
      for (Lookup lookup : lookups.subList(0, used)) {
        lookup.into(transitions);
      }
    }
  }

  /// Some positions that one thread expands in one go.
  private final class Lookup {

    private final Numbers numbers;
    private final Bytes positions = new Bytes();
    private int count;
    private final List<Turn<M>> turns = new ArrayList<>();
    private final Integers targets = new Integers();

    Lookup(Numbers numbers) {
      this.numbers = numbers;
    }

    void begin(int positionsThere, FrontierInMemory kept) {
      count = positionsThere;
      kept.take(count, positions);
      turns.clear();
      targets.clear();
    }

    void run(Coder<P> coder) {
      for (int i = 0; i < count; i++) {
        P position = coder.read(positions);
        Turn<M> turn = explorer.game().turn(position);
        turns.add(turn);
        switch (turn) {
          case Turn.Over<M> _ -> {}
          case Turn.Decision<M> decision -> expand(position, decision.moves(), coder);
          case Turn.Chance<M> chance -> expand(position, chance.outcomes(), coder);
        }
      }
    }

    private void expand(P position, Moves<M> moves, Coder<P> coder) {
      for (long i = 0, n = moves.size(); i < n; i++) {
        P after = explorer.game().play(position, moves.get(i));
        targets.add(numbers.of(Fingerprints.of(after, coder)));
      }
    }

    void into(Transitions transitions) {
      int at = 0;
      for (Turn<M> turn : turns) {
        switch (turn) {
          case Turn.Over<M>(Result result) -> transitions.endInResult(result);
          case Turn.Decision<M> decision -> {
            at = targets(at, decision.moves().size(), transitions);
            transitions.end(decision.player().seat());
          }
          case Turn.Chance<M>(int _, Outcomes<M> outcomes) -> {
            at = targets(at, outcomes.size(), transitions);
            for (long i = 0; i < outcomes.size(); i++) {
              transitions.addWeight(Math.toIntExact(outcomes.weight(i)));
            }
            transitions.endInChance((int) outcomes.size());
          }
        }
      }
    }

    private int targets(int from, long number, Transitions transitions) {
      for (int i = 0; i < number; i++) {
        transitions.addTarget(targets.get(from + i));
      }
      return from + (int) number;
    }
  }
}
