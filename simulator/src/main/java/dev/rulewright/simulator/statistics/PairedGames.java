package dev.rulewright.simulator.statistics;

import dev.rulewright.simulator.batch.GameRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// What games say as pairs that share their chance.
///
/// @param pairs number of pairs; a game without a partner counts as one
/// @param distinct how many games were of different course
/// @param won what each player won of the games that somebody won, in seat order
/// @param wonByStarter what the player who began won of them
/// @param drawn games that nobody won, of all
public record PairedGames(
    long pairs,
    DistinctCourses distinct,
    SequencedMap<String, PairedProportion> won,
    PairedProportion wonByStarter,
    PairedProportion drawn) {

  /// Copies the map.
  public PairedGames {
    won = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(won));
  }

  /// Pairs under way. It keeps counts, at most 64 MiB of courses, and the last pair.
  static final class Collecting implements Consumer<GameRecord> {
    private final SequencedMap<String, PairedProportion> won = new LinkedHashMap<>();
    private PairedProportion wonByStarter = PairedProportion.NONE;
    private PairedProportion drawn = PairedProportion.NONE;
    private final Courses courses = new Courses();
    private final List<GameRecord> last = new ArrayList<>();
    private long pairs;

    Collecting(List<String> players) {
      players.forEach(player -> won.put(player, PairedProportion.NONE));
    }

    @Override
    public void accept(GameRecord game) {
      if (!last.isEmpty() && !isOfLastPair(game)) {
        closePair();
      }
      courses.add(game.course());
      last.add(game);
    }

    private boolean isOfLastPair(GameRecord game) {
      GameRecord other = last.getFirst();
      return other.pair() == game.pair() && other.arm().equals(game.arm());
    }

    private void closePair() {
      if (last.isEmpty()) {
        return;
      }
      pairs++;
      int games = last.size();
      int decided = (int) last.stream().filter(GameRecord::isDecided).count();
      won.replaceAll((player, sofar) ->
          sofar.with(games, count(game -> winners(game).contains(player)), decided));
      wonByStarter =
          wonByStarter.with(games, count(game -> winners(game).contains(game.starter())), decided);
      drawn = drawn.with(games, games - decided, games);
      last.clear();
    }

    private int count(Predicate<GameRecord> what) {
      return (int) last.stream().filter(GameRecord::isDecided).filter(what).count();
    }

    private static List<String> winners(GameRecord game) {
      return List.of(game.winner().split("\\+", -1));
    }

    PairedGames games() {
      closePair();
      return new PairedGames(pairs, courses.number(), won, wonByStarter, drawn);
    }
  }
}
