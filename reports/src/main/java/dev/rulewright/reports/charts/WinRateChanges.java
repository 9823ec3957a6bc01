package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.ImpactRow;
import dev.rulewright.reports.results.Impacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// How far each answer moves the win rate: one row for each answer, with a dot and a line for its
/// interval for each kind of agents; the answer that moves it most on top.
public final class WinRateChanges {

  /// Findings are what is left when the false discovery rate is held at this share.
  public static final double FALSE_DISCOVERIES = 0.05;

  private static final double LEAST_REACH = 5;

  /// Answers beyond these are left to the table.
  private static final int MOST_ROWS = 40;

  private WinRateChanges() {}

  /// The rows of one answer, by agents.
  private record Answer(String id, String choice, Map<String, ImpactRow> byAgents) {

    static Answer of(List<ImpactRow> rows) {
      ImpactRow first = rows.getFirst();
      return new Answer(
          first.questionId(),
          first.choice(),
          rows.stream().collect(Collectors.toMap(ImpactRow::agents, row -> row)));
    }

    boolean changesAGame() {
      return byAgents.values().stream().anyMatch(row -> row.gamesChanged() > 0);
    }

    boolean isFinding() {
      return byAgents.values().stream().anyMatch(WinRateChanges::isFinding);
    }

    double distance(String agents) {
      return Optional.ofNullable(byAgents.get(agents))
          .map(row -> Math.abs(row.difference()))
          .orElse(0.0);
    }
  }

  private static boolean isFinding(ImpactRow row) {
    return row.adjusted() <= FALSE_DISCOVERIES;
  }

  /// The chart.
  ///
  /// @param player whose win rate is meant
  /// @param basis what the numbers rest on: the default reading and the assumed data
  public static Chart chart(Impacts impacts, String player, String basis) {
    List<String> agents = impacts.agents();
    List<Answer> all = answers(impacts);
    List<Answer> shown = shown(all, agents);
    return new Estimates(
            "impact",
            title(all, player),
            caption(impacts, all, shown.size(), player, basis),
            Scale.points("change").with(0, LEAST_REACH),
            shown.stream().map(answer -> row(answer, agents)).toList())
        .chart();
  }

  /// What the table says, in words and then with the number of the answer that moves it most.
  ///
  /// @param player whose win rate is meant
  public static String sentence(Impacts impacts, String player) {
    Scale points = Scale.points("");
    List<ImpactRow> rows = impacts.rows();
    String most =
        rows.stream()
            .max(Comparator.comparingDouble(row -> Math.abs(row.difference())))
            .map(row ->
                "; most, by %s points: %s %s, %s agents"
                    .formatted(
                        points.text(
                            100 * row.difference(),
                            100 * row.interval().low(),
                            100 * row.interval().high()),
                        row.questionId(),
                        row.choice(),
                        row.agents()))
            .orElse("");
    return title(answers(impacts), player) + most + ".";
  }

  private static List<Answer> answers(Impacts impacts) {
    return impacts.rows().stream()
        .collect(Collectors.groupingBy(ImpactRow::choice))
        .values()
        .stream()
        .map(Answer::of)
        .toList();
  }

  private static List<Answer> shown(List<Answer> all, List<String> agents) {
    Comparator<Answer> order = (_, _) -> 0;
    for (String each : agents) {
      order = order.thenComparingDouble(answer -> -answer.distance(each));
    }
    return all.stream()
        .filter(Answer::changesAGame)
        .sorted(order.thenComparing(Answer::id).thenComparing(Answer::choice))
        .limit(MOST_ROWS)
        .toList();
  }

  private static String title(List<Answer> all, String player) {
    long findings = all.stream().filter(Answer::isFinding).count();
    String rate = "the win rate of the " + player;
    return findings == 0
        ? "No answer clearly moves " + rate
        : "%s of %s %s %s"
            .formatted(
                findings,
                Words.count(all.size(), "other answer"),
                findings == 1 ? "moves" : "move",
                rate);
  }

  private static String caption(
      Impacts impacts, List<Answer> all, int shown, String player, String basis) {
    long changing = all.stream().filter(Answer::changesAGame).count();
    long unchanging = all.size() - changing;
    long least = impacts.rows().stream().mapToLong(ImpactRow::pairs).min().orElse(0);
    long most = impacts.rows().stream().mapToLong(ImpactRow::pairs).max().orElse(0);
    return "Dots: win rate of the %s under the answer minus that under the default, in the same"
            .formatted(player)
        + " games, draws counted half; lines: 95%s%% intervals (Bonett and Price); filled dots: findings at"
            .formatted(Words.THIN)
        + " a false discovery rate of 5%s%% (Benjamini and Hochberg).".formatted(Words.THIN)
        + (unchanging > 0
            ? " Left out: %s that changed no game.".formatted(Words.count(unchanging, "answer"))
            : "")
        + (changing > shown ? " The first %d of %d.".formatted(shown, changing) : "")
        + " n\u00a0=\u00a0%s pairs of games for each dot. "
            .formatted(
                least == most
                    ? Words.number(most)
                    : Words.number(least) + " to " + Words.number(most))
        + basis;
  }

  private static Estimates.Row row(Answer answer, List<String> agents) {
    var dots = new ArrayList<Estimates.Dot>();
    for (int i = 0; i < agents.size(); i++) {
      ImpactRow row = answer.byAgents.get(agents.get(i));
      if (row != null) {
        dots.add(
            new Estimates.Dot(
                Words.name(agents.get(i)) + " agents",
                100 * row.difference(),
                100 * row.interval().low(),
                100 * row.interval().high(),
                Look.series(i).finding(isFinding(row))));
      }
    }
    return new Estimates.Row(answer.id + " " + answer.choice.replace("=", " = "), dots);
  }
}
