package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.chance.Fold;
import dev.rulewright.simulator.chance.Streams;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Games between the same agents, numbered from 0. Each depends on the seed and its number alone,
/// see [Streams]: they can be played in any order, on any number of threads or machines.
///
/// **Groups**: if a source of chance is turned, games come in groups of as many as there are
/// players, pairs where two play. The *n* games of a group have the same streams, and in game *k*
/// of them, from 0, that source draws the ticket *(t + k·total/n) mod total* where the stream says
/// *t*. If the source is the one that says who begins, each player begins one game, with the same
/// agents and the same shuffles, as far as the same is [shuffled][Streams.Shuffled].
///
/// @param counting what is counted in each game
/// @param agents who plays in each seat
/// @param arm the name that the table of games gives to the batch
/// @param turned the source of chance that is turned from game to game of a group; without one
///   every game is alone
public record Batch<P, M>(
    Game<P, M> game,
    Counting<P, M> counting,
    List<Agent<P, M>> agents,
    long seed,
    String arm,
    Optional<String> turned) {

  /// Moves and outcomes of a game that is given up as one without an end: no game promises more.
  private static final long LONGEST = 100_000;

  /// @throws IllegalArgumentException unless there is one agent for each player, and the game has
  ///   the source that is turned
  public Batch {
    agents = List.copyOf(agents);
    if (agents.size() != game.players().size()) {
      throw new IllegalArgumentException(
          agents.size() + " agents for " + game.players().size() + " players");
    }
    if (turned.isPresent() && !game.chanceSources().contains(turned.get())) {
      throw new IllegalArgumentException(
          "no source of chance '" + turned.get() + "' in " + game.chanceSources());
    }
  }

  /// Games of the base arm, each alone.
  public Batch(Game<P, M> game, Counting<P, M> counting, List<Agent<P, M>> agents, long seed) {
    this(game, counting, agents, seed, Arm.BASE.name(), Optional.empty());
  }

  /// The same games under the name of an arm.
  public Batch<P, M> ofArm(String name) {
    return new Batch<>(game, counting, agents, seed, name, turned);
  }

  /// The same games with something else counted.
  public Batch<P, M> counting(Counting<P, M> other) {
    return new Batch<>(game, other, agents, seed, arm, turned);
  }

  /// The same agents playing in groups.
  ///
  /// @param source the source of chance to turn, one of [Game#chanceSources]
  public Batch<P, M> inGroups(String source) {
    return new Batch<>(game, counting, agents, seed, arm, Optional.of(source));
  }

  /// The same agents playing each game alone, with streams of its own.
  public Batch<P, M> alone() {
    return new Batch<>(game, counting, agents, seed, arm, Optional.empty());
  }

  /// Plays one game of the batch.
  ///
  /// @param number the number of the game, from 0
  /// @throws IllegalStateException if the rules or an agent fail, with the number and the seed
  /// @throws BadInput if what an agent was given, such as a script, cannot be played in this game,
  ///   or the game goes on for longer than any game promises
  public GameRecord play(long number) {
    return play(number, () -> false);
  }

  /// The first games of the batch, played one after the other.
  ///
  /// @param games how many, at least 0
  /// @param stop ends them with those that are finished
  /// @throws RuntimeException as above
  public List<GameRecord> first(int games, Stop stop) {
    var finished = new ArrayList<GameRecord>();
    try {
      while (finished.size() < games && !stop.getAsBoolean()) {
        finished.add(play(finished.size(), stop));
      }
    } catch (ThreadEngine.GivenUp _) {
      // The game that was under way is not one of them.
    }
    return finished;
  }

  /// The same for somebody who may wish an end of it.
  ///
  /// @throws ThreadEngine.GivenUp if the stop is urgent before the game is over
  GameRecord play(long number, Stop stop) {
    try {
      return new Course(number, stop).toTheEnd();
    } catch (ThreadEngine.GivenUp up) {
      throw up;
    } catch (BadInput input) {
      throw input.during(which(number));
    } catch (RuntimeException e) {
      throw new IllegalStateException(which(number) + " failed: " + e, e);
    }
  }

  /// Plays one game of the batch and tells how it goes.
  ///
  /// @param moves is told every move and every outcome of chance, in their order
  public GameRecord play(long number, Consumer<M> moves) {
    return counting(counting.and(Counting.listening(moves))).play(number);
  }

  private String which(long number) {
    String which = "game " + number + " of seed " + seed;
    return arm.equals(Arm.BASE.name()) ? which : arm + ", " + which;
  }

  private final class Course {
    private final long number;
    private final long group;

    /// The source that draws another ticket than its stream says, or -1.
    private final int turnedSource;

    private final int place;

    private final List<Streams.Shuffled> chance;
    private final List<RandomGenerator> minds;
    private final List<Agent<P, M>> seated;
    private final Stop stop;
    private final Runnable goOn = this::goOn;
    private final Counting.Tally<P, M> tally = counting.begin();
    private P position = game.opening();
    private @Nullable Player starter;
    private long moves;
    private long outcomes;
    private long fold;

    Course(long number, Stop stop) {
      this.number = number;
      this.stop = stop;
      int size = turned.isPresent() ? agents.size() : 1;
      group = number / size;
      place = (int) (number % size);
      turnedSource = place > 0 ? game.chanceSources().indexOf(turned.orElseThrow()) : -1;
      var streams = new Streams(seed, group);
      chance = each(game.chanceSources().size(), source -> new Streams.Shuffled(streams, source));
      minds = each(agents.size(), streams::ofAgent);
      seated = agents.stream().map(Agent::forOneGame).toList();
    }

    private static <T> List<T> each(int count, IntFunction<T> made) {
      return IntStream.range(0, count).mapToObj(made).toList();
    }

    GameRecord toTheEnd() {
      while (moves + outcomes <= LONGEST) {
        switch (game.turn(position)) {
          case Turn.Decision<M> decision -> decide(decision);
          case Turn.Chance<M>(int source, Outcomes<M> each) -> draw(source, each);
          case Turn.Over<M>(Result result) -> {
            return record(result);
          }
        }
      }
      throw BadInput.at(Place.of("play"))
          .because(
              "it goes on after %,d moves and outcomes\nMaybe it ends with other agents, or by a"
                  + " limit of turns.",
              LONGEST);
    }

    private void decide(Turn.Decision<M> decision) {
      Player player = decision.player();
      if (starter == null) {
        starter = player;
      }
      moves++;
      goOn();
      var view = new View<>(game, position, decision, goOn);
      play(seated.get(player.seat()).choose(view, minds.get(player.seat())));
    }

    private void goOn() {
      if (stop.isUrgent()) {
        throw new ThreadEngine.GivenUp();
      }
    }

    private void draw(int source, Outcomes<M> each) {
      outcomes++;
      long total = each.totalWeight();
      long ticket = chance.get(source).ticket(total);
      play(
          each.drawn(
              source == turnedSource ? (ticket + place * total / agents.size()) % total : ticket));
    }

    private void play(M move) {
      P after = game.play(position, move);
      tally.count(position, move, after);
      fold = Fold.with(fold, counting.fingerprint(move));
      position = after;
    }

    private GameRecord record(Result result) {
      return new GameRecord(
          arm,
          number,
          group,
          seed,
          starter == null ? GameRecord.DRAW : starter.id(),
          result.who(),
          result.reason(),
          tally.turns(position),
          moves,
          outcomes,
          fold,
          tally.counts(position));
    }
  }
}
