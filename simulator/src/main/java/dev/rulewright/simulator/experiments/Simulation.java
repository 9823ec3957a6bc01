package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import dev.rulewright.simulator.statistics.DistinctCourses;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.PairedGames;
import dev.rulewright.simulator.statistics.PairedRatio;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Who wins? A batch of games, summed up. Ended early, it tells of the games that are finished.
///
/// @param players the names of the players, in seat order
/// @param counted what is counted in each game, in the order of
///   [dev.rulewright.simulator.batch.GameRecord#counts]
/// @param grouped whether games come in groups that share their chance, see
///   [dev.rulewright.simulator.batch.Batch#inGroups]
/// @param assumed what stands in the data without evidence, one sentence each
/// @param from where the games begin, in words, if not with the set-up; empty for the set-up
public record Simulation(
    Arm arm,
    List<String> players,
    List<Column> counted,
    boolean grouped,
    long games,
    List<String> assumed,
    String from)
    implements Experiment {

  private static final String STARTER = "start player";

  public Simulation {
    players = List.copyOf(players);
    counted = List.copyOf(counted);
    assumed = List.copyOf(assumed);
  }

  private Grouping grouping() {
    return new Grouping(players.size(), grouped);
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
    String all = arm.changes().getOrDefault(Strength.KEY, "one agent");
    return arm.changes().getOrDefault(Strength.KEY + "." + player, all);
  }

  @Override
  public List<String> plan() {
    return List.of(question(), (grouped ? inGroups() : alone()).formatted(games));
  }

  private String inGroups() {
    return "%,d games are played, "
        + (players.size() == 2 ? "in pairs" : "in groups")
        + " with the same first shuffles, of which each player begins one.";
  }

  private String alone() {
    return (from.isEmpty() ? "%,d games are played" : "%,d games begin " + from.replace("%", "%%"))
        + "; each has shuffles of its own.";
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
    var points = new Points(players, counted, grouping().size());
    try {
      playing.play(List.of(new Order(arm, 0, games)), collecting.andThen(points));
    } catch (Stopped stopped) {
      if (collecting.games() == 0) {
        throw stopped;
      }
    }
    Summary summary = collecting.summary();
    var tables = new ArrayList<ResultTable>();
    tables.add(shares(summary));
    points.table().ifPresent(tables::add);
    tables.add(lengths(summary));
    tables.add(endings(summary));
    return new Findings(verdict(summary), tables, notes(summary));
  }

  // ---- The answer ----

  private Verdict verdict(Summary summary) {
    return new Verdict(
        question(),
        sentence(summary),
        "score of " + players.getFirst(),
        summary.paired().score(players.getFirst()));
  }

  private String sentence(Summary summary) {
    if (summary.decided() == 0) {
      return "Nobody: none of %,d games was won.".formatted(summary.games());
    }
    return summary
        .undecided()
        .map(most -> undecided(most, summary))
        .orElseGet(() -> score(summary));
  }

  /// Where most games end undecided this is said first, and then what the others say: half a point
  /// for each undecided game would tell nothing.
  private String undecided(String most, Summary summary) {
    String limit = summary.reasonOfDraws();
    String evidence =
        arm.changes().containsKey("numbers." + limit)
            ? ", as was set"
            : assumed.stream().anyMatch(each -> each.contains(limit)) ? ", an assumed number" : "";
    String decided =
        players.stream()
            .map(player ->
                "%s won %s"
                    .formatted(
                        player,
                        Estimate.of(
                                summary.paired().won().getOrDefault(player, PairedRatio.NO_TRIALS))
                            .inPercent()))
            .limit(players.size() == 2 ? 1 : players.size())
            .collect(Collectors.joining(", "));
    return "%s%s; of those decided %s. %s".formatted(most, evidence, decided, score(summary));
  }

  private String score(Summary summary) {
    return summary
        .paired()
        .favourite()
        .map(player -> "Above an even share: %s, with %s.".formatted(player, told(player, summary)))
        .orElseGet(() ->
            "No side is shown above an even share: %s has %s."
                .formatted(players.getFirst(), told(players.getFirst(), summary)));
  }

  private String told(String player, Summary summary) {
    return "%s in %,d games, a draw counts %s"
        .formatted(
            summary.paired().score(player).inPercent(),
            summary.games(),
            Rows.ofDraw(players.size()));
  }

  // ---- The tables ----

  private ResultTable shares(Summary summary) {
    boolean startersVary = summary.starters().size() > 1;
    PairedGames paired = summary.paired();
    String groups = players.size() == 2 || !grouped ? "" : ", in " + grouping().games();
    Rows rows =
        Rows.of("shares", Map.of("groups", groups, "half", Rows.ofDraw(players.size())), List.of());
    players.forEach(
        player -> rows.row(player, "scores", summary.paired().score(player), "", summary.games()));
    if (startersVary) {
      rows.row(STARTER, "scores", Estimate.of(paired.starterScore()), "", summary.games());
    }
    players.forEach(
        player -> addWins(player, paired.won().getOrDefault(player, PairedRatio.NO_TRIALS), rows));
    if (startersVary) {
      addWins(STARTER, paired.wonByStarter(), rows);
    }
    addWins("nobody", paired.drawn(), rows);
    return rows.table();
  }

  private static void addWins(String who, PairedRatio share, Rows rows) {
    rows.row(who, "wins", Estimate.of(share), share.counted(), share.among());
  }

  private static ResultTable lengths(Summary summary) {
    return Rows.of("lengths")
        .row("turns", length(summary.turns()))
        .row("decisions", length(summary.moves()))
        .table();
  }

  private static List<Object> length(Distribution lengths) {
    return List.of(
        lengths.min(),
        lengths.quantile(0.25),
        lengths.quantile(0.5),
        lengths.quantile(0.75),
        lengths.max(),
        lengths.mean());
  }

  private static ResultTable endings(Summary summary) {
    Rows rows = Rows.of("endings");
    summary.endings().forEach(rows::row);
    return rows.table();
  }

  private List<String> notes(Summary summary) {
    var notes = new ArrayList<String>();
    if (grouped) {
      notes.add(
          "Intervals come from %,d %s.".formatted(summary.paired().pairs(), grouping().games()));
    }
    if (summary.starters().size() == 1) {
      notes.add(Grouping.aboutStarters(summary.starters()));
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
