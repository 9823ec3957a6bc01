package dev.rulewright.simulator.statistics;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Groups;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// What games say as pairs that share their chance; where more than two play, as groups of as many
/// games.
///
/// @param pairs number of pairs; a game without a partner counts as one
/// @param distinct how many games were of different course
/// @param scores what each player scored, in seat order, see [GameRecord#score]
/// @param starterScore what the player who began scored
/// @param won what each player won of the games that somebody won, in seat order
/// @param wonByStarter what the player who began won of them
/// @param drawn games that nobody won, of all
public record PairedGames(
    long pairs,
    DistinctCourses distinct,
    SequencedMap<String, LatticeSample> scores,
    LatticeSample starterScore,
    SequencedMap<String, PairedRatio> won,
    PairedRatio wonByStarter,
    PairedRatio drawn) {

  public PairedGames {
    scores = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(scores));
    won = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(won));
  }

  /// What a player scored, with its interval.
  public Estimate score(String player) {
    return Estimate.of(Objects.requireNonNull(scores.get(player), player));
  }

  /// The first player, in seat order, who is shown to score more than an even share.
  public Optional<String> favourite() {
    return scores.keySet().stream()
        .filter(player -> score(player).interval().low() > 1.0 / scores.size())
        .findFirst();
  }

  /// Pairs under way. It keeps counts, at most 64 MiB of courses, and the last pair.
  static final class Collecting implements Consumer<GameRecord> {
    private final SequencedMap<String, LatticeSample> scores = new LinkedHashMap<>();
    private LatticeSample starterScore;
    private final int seats;
    private final SequencedMap<String, PairedRatio> won = new LinkedHashMap<>();
    private PairedRatio wonByStarter = PairedRatio.NO_TRIALS;
    private PairedRatio drawn = PairedRatio.NO_TRIALS;
    private final Courses courses = new Courses();
    private final Groups groups = new Groups(this::take);
    private long pairs;

    Collecting(List<String> players) {
      seats = players.size();
      starterScore = LatticeSample.none(Kind.SCORES, seats, seats);
      players.forEach(player -> {
        scores.put(player, starterScore);
        won.put(player, PairedRatio.NO_TRIALS);
      });
    }

    @Override
    public void accept(GameRecord game) {
      courses.add(game.course());
      groups.accept(game);
    }

    private void take(List<GameRecord> group) {
      pairs++;
      int games = group.size();
      int decided = (int) group.stream().filter(GameRecord::isDecided).count();
      scores.replaceAll(
          (player, sofar) -> sofar.with(score(group, game -> game.score(player, seats))));
      starterScore = starterScore.with(score(group, game -> game.score(game.starter(), seats)));
      int byStarter = count(group, game -> game.winners().contains(game.starter()));
      won.replaceAll((player, sofar) ->
          sofar.with(games, count(group, game -> game.winners().contains(player)), decided));
      wonByStarter = wonByStarter.with(games, byStarter, decided);
      drawn = drawn.with(games, games - decided, games);
    }

    /// The score of the pair in parts of a win; a game alone counts as a pair of two alike, and
    /// what is left of a larger group as a whole one, to the nearest part.
    private int score(List<GameRecord> group, ToIntFunction<GameRecord> ofGame) {
      return Math.round(group.stream().mapToInt(ofGame).sum() * seats / (float) group.size());
    }

    private static int count(List<GameRecord> group, Predicate<GameRecord> what) {
      return (int) group.stream().filter(GameRecord::isDecided).filter(what).count();
    }

    PairedGames games() {
      groups.close();
      return new PairedGames(
          pairs, courses.number(), scores, starterScore, won, wonByStarter, drawn);
    }
  }
}
