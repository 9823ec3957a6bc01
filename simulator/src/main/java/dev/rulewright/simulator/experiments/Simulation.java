package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import dev.rulewright.simulator.statistics.DistinctCourses;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairCounts;
import dev.rulewright.simulator.statistics.PairedProportion;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Who wins? A batch of games, summed up. Ended early, it tells of the games that are finished.
///
/// @param arm what is set
/// @param players the names of the players, in seat order
/// @param games number of games
/// @param from where the games begin, in words, if not with the set-up; empty for the set-up
public record Simulation(Arm arm, List<String> players, long games, String from)
    implements Experiment {

  private static final String AGENTS = "agents";

  /// Copies the list.
  public Simulation {
    players = List.copyOf(players);
  }

  private String question() {
    var agents = new TreeMap<String, List<String>>();
    players.forEach(
        player -> agents.computeIfAbsent(agent(player), _ -> new ArrayList<>()).add(player));
    return agents.size() == 1
        ? "Who wins when %s plays all sides?".formatted(agents.firstKey())
        : "Who wins when %s?"
            .formatted(
                String.join(
                    " and ",
                    players.stream().map(each -> agent(each) + " plays the " + each).toList()));
  }

  private String agent(String player) {
    String all = arm.changes().getOrDefault(AGENTS, "one agent");
    return arm.changes().getOrDefault(AGENTS + "." + player, all);
  }

  @Override
  public List<String> plan() {
    return List.of(
        question(),
        from.isEmpty()
            ? "%,d games are played, %s with the same first shuffles, of which each player begins one."
                .formatted(games, players.size() == 2 ? "in pairs" : "in groups")
            : "%,d games begin %s; each has shuffles of its own.".formatted(games, from));
  }

  @Override
  public long mostGames() {
    return games;
  }

  @Override
  public List<Arm> arms() {
    return List.of(arm);
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    var collecting = new Summary.Collecting(players, List.of());
    try {
      playing.play(List.of(new Order(arm, 0, games)), collecting);
    } catch (Stopped stopped) {
      if (collecting.games() == 0) {
        throw stopped;
      }
    }
    Summary summary = collecting.summary();
    return new Findings(
        verdict(summary),
        List.of(shares(summary), lengths(summary), endings(summary)),
        notes(summary));
  }

  // ---- The answer ----

  private Verdict verdict(Summary summary) {
    PairCounts first = score(players.getFirst(), summary);
    Interval interval = first.interval(Difference.CONFIDENCE);
    return new Verdict(
        question(),
        sentence(summary),
        "score of the " + players.getFirst(),
        first.mean(),
        interval.low(),
        interval.high());
  }

  private String sentence(Summary summary) {
    if (summary.decided() == 0) {
      return "Nobody: none of %,d games was won.".formatted(summary.games());
    }
    return players.stream()
        .filter(player ->
            score(player, summary).interval(Difference.CONFIDENCE).low() > 1.0 / players.size())
        .findFirst()
        .map(player ->
            "The %s score more than an even share: %s.".formatted(player, told(player, summary)))
        .orElseGet(() ->
            "No side is shown to score more than an even share: the %s score %s."
                .formatted(players.getFirst(), told(players.getFirst(), summary)));
  }

  private static String told(String player, Summary summary) {
    PairCounts score = score(player, summary);
    Interval interval = score.interval(Difference.CONFIDENCE);
    return "%s (95 %% interval %s to %s) in %,d games, a draw counts half"
        .formatted(
            ResultTable.percent(score.mean()),
            ResultTable.percent(interval.low()),
            ResultTable.percent(interval.high()),
            summary.games());
  }

  private static PairCounts score(String player, Summary summary) {
    return Objects.requireNonNull(summary.paired().scores().get(player), player);
  }

  // ---- The tables ----

  private ResultTable shares(Summary summary) {
    String starter = from.isEmpty() ? "start player" : "first to move";
    var rows = new ArrayList<List<String>>();
    players.forEach(player -> rows.add(scored(player, score(player, summary), summary)));
    rows.add(scored(starter, summary.paired().starterScore(), summary));
    players.forEach(player ->
        rows.add(
            share(
                player,
                "wins",
                summary.paired().won().getOrDefault(player, PairedProportion.NONE))));
    rows.add(share(starter, "wins", summary.paired().wonByStarter()));
    rows.add(share("nobody", "wins", summary.paired().drawn()));
    return new ResultTable(
        "shares",
        new Columns()
            .and("who", "name", "player")
            .and("what", "name", "scores: all games, a draw counts half; wins: decided games")
            .andEstimate("share", "share", "share of the games")
            .and("won", "games", "games won, or drawn where nobody wins")
            .and("games", "games", "games of which it is the share")
            .list(),
        rows);
  }

  private static List<String> scored(String who, PairCounts counts, Summary summary) {
    return Stream.of(
            List.of(who, "scores"),
            Difference.texts(counts),
            List.of("", Integer.toString(summary.games())))
        .flatMap(List::stream)
        .toList();
  }

  private static List<String> share(String who, String what, PairedProportion share) {
    return Stream.of(
            List.of(who, what),
            share.trials() == 0
                ? List.of("", "", "")
                : Difference.texts(share.share(), share.interval(Difference.CONFIDENCE)),
            List.of(Integer.toString(share.successes()), Integer.toString(share.trials())))
        .flatMap(List::stream)
        .toList();
  }

  private static ResultTable lengths(Summary summary) {
    return new ResultTable(
        "lengths",
        new Columns()
            .and("of_a_game", "name", "what is counted in a game, of all players together")
            .and("least", "number", "the smallest number")
            .and("quarter", "number", "a quarter of the games have at most as many")
            .and("median", "number", "half of the games have at most as many")
            .and("three_quarters", "number", "three quarters of the games have at most as many")
            .and("most", "number", "the greatest number")
            .and("mean", "number", "the mean")
            .list(),
        List.of(length("turns", summary.turns()), length("decisions", summary.moves())));
  }

  private static List<String> length(String what, Distribution lengths) {
    var row = new ArrayList<>(List.of(what, Long.toString(lengths.min())));
    for (double share : new double[] {0.25, 0.5, 0.75}) {
      row.add(Long.toString(lengths.quantile(share)));
    }
    row.add(Long.toString(lengths.max()));
    row.add(ResultTable.number(lengths.mean()));
    return row;
  }

  private static ResultTable endings(Summary summary) {
    return new ResultTable(
        "endings",
        new Columns()
            .and("ended_by", "name", "why play ended")
            .and("games", "games", "games that ended so")
            .list(),
        summary.endings().entrySet().stream()
            .map(each -> List.of(each.getKey(), each.getValue().toString()))
            .toList());
  }

  private List<String> notes(Summary summary) {
    var notes = new ArrayList<String>();
    if (from.isEmpty()) {
      notes.add(
          "Intervals come from %,d %s."
              .formatted(summary.paired().pairs(), Columns.groups(players.size())));
    }
    notes.add("Distinct games: %s.".formatted(distinct(summary)));
    summary.warning().ifPresent(warning -> notes.add("Warning: " + warning + "."));
    return notes;
  }

  /// Two standard errors are told of an estimate.
  private static String distinct(Summary summary) {
    DistinctCourses distinct = summary.paired().distinct();
    String counted =
        "%,d of %,d".formatted(Math.min(distinct.number(), summary.games()), summary.games());
    return distinct.isCounted()
        ? counted
        : "about %s (± %.2f %%)".formatted(counted, 200 * distinct.error());
  }
}
