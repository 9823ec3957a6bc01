package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.View;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Games between the same agents, numbered from 0. Each depends on the seed and its number alone,
/// see [Streams]: they can be played in any order, on any number of threads or machines.
///
/// @param game the rules
/// @param counting what is counted in each game
/// @param agents who plays in each seat
/// @param seed the seed of the batch
public record Batch<P, M>(
    Game<P, M> game, Counting<P, M> counting, List<Agent<P, M>> agents, long seed) {

  /// Checks what is given.
  ///
  /// @throws IllegalArgumentException unless there is one agent for each player
  public Batch {
    agents = List.copyOf(agents);
    if (agents.size() != game.players().size()) {
      throw new IllegalArgumentException(
          agents.size() + " agents for " + game.players().size() + " players");
    }
  }

  /// Plays one game of the batch.
  ///
  /// @param number the number of the game, from 0
  /// @throws IllegalStateException if the rules or an agent fail, with the number and the seed
  public GameRecord play(long number) {
    try {
      return new Course(number).toTheEnd();
    } catch (RuntimeException e) {
      throw new IllegalStateException("game " + number + " of seed " + seed + " failed: " + e, e);
    }
  }

  /// One game under way.
  private final class Course {
    private final long number;
    private final List<RandomGenerator> chance;
    private final List<RandomGenerator> minds;
    private final List<Agent<P, M>> seated;
    private final Counting.Tally<P, M> tally = counting.begin();
    private P position = game.opening();
    private @Nullable Player starter;
    private long moves;
    private long outcomes;

    Course(long number) {
      this.number = number;
      var streams = new Streams(seed, number);
      chance = each(game.chanceSources().size(), streams::ofChance);
      minds = each(agents.size(), streams::ofAgent);
      seated = agents.stream().map(Agent::forOneGame).toList();
    }

    private static List<RandomGenerator> each(int count, IntFunction<RandomGenerator> stream) {
      return IntStream.range(0, count).mapToObj(stream).toList();
    }

    GameRecord toTheEnd() {
      while (true) {
        switch (game.turn(position)) {
          case Turn.Decision<M> decision -> decide(decision);
          case Turn.Chance<M>(int source, Outcomes<M> each) -> draw(chance.get(source), each);
          case Turn.Over<M>(Result result) -> {
            return record(result);
          }
        }
      }
    }

    private void decide(Turn.Decision<M> decision) {
      Player player = decision.player();
      if (starter == null) {
        starter = player;
      }
      moves++;
      var view = new View<>(game, position, decision);
      play(seated.get(player.seat()).choose(view, minds.get(player.seat())));
    }

    private void draw(RandomGenerator random, Outcomes<M> each) {
      outcomes++;
      play(each.drawn(random.nextLong(each.totalWeight())));
    }

    private void play(M move) {
      P after = game.play(position, move);
      tally.count(position, move, after);
      position = after;
    }

    private GameRecord record(Result result) {
      return new GameRecord(
          number,
          seed,
          starter == null ? GameRecord.DRAW : starter.id(),
          result.isDraw() ? GameRecord.DRAW : joined(result.winners()),
          result.reason(),
          tally.turns(position),
          moves,
          outcomes,
          tally.counts(position));
    }

    private static String joined(List<? extends Player> winners) {
      return winners.stream().map(Player::id).collect(Collectors.joining("+"));
    }
  }
}
