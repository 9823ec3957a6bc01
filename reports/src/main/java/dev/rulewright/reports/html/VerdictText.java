package dev.rulewright.reports.html;

import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedRatio;
import dev.rulewright.simulator.statistics.Summary;
import java.util.List;
import java.util.Map;

/// Writes who wins how often, and how the games ended.
final class VerdictText {

  private VerdictText() {}

  static Markup of(Games games) {
    return Markup.section(
        "verdict",
        "Who wins",
        games
            .summary()
            .map(summary -> tables(games, summary))
            .orElse(Markup.of("<p>{}</p>\n", "No games were played.")));
  }

  private static Markup tables(Games games, Summary summary) {
    double even = 1.0 / games.players().size();
    List<Map.Entry<String, PairedRatio>> shares = List.copyOf(games.shares().entrySet());
    return Markup.of(
        """
        <table class="shares">
        <thead><tr><th></th><th class="number">won</th><th class="number">share</th>\
        <th class="number">95 % interval</th><th class="words">that is</th></tr></thead>
        <tbody>
        {}</tbody>
        </table>
        <p class="note">{}</p>
        {}<h3>How the games ended</h3>
        <table>
        <thead><tr><th>reason</th><th class="number">games</th><th class="number">of these draws</th></tr></thead>
        <tbody>
        {}</tbody>
        </table>
        <p class="note">{}</p>
        """,
        Markup.each(shares, share -> share(share.getKey(), share.getValue(), even)),
        base(games, summary),
        Markup.each(
            summary.warning().stream().toList(),
            warning -> Markup.of("<p class=\"warning\">Warning: {}.</p>\n", warning)),
        Markup.each(
            List.copyOf(summary.endings().entrySet()),
            ending ->
                Markup.of(
                    "<tr><td>{}</td><td class=\"number\">{}</td><td"
                        + " class=\"number\">{}</td></tr>\n",
                    Words.name(ending.getKey()),
                    number(ending.getValue()),
                    number(summary.draws().getOrDefault(ending.getKey(), 0)))),
        length(summary));
  }

  private static Markup share(String who, PairedRatio won, double even) {
    Interval interval = won.interval(Games.CONFIDENCE);
    return Markup.of(
        """
        <tr><th scope="row">{}</th><td class="number">{}</td><td class="number strong">{}</td>\
        <td class="number">{}</td><td class="words">{}</td></tr>
        """,
        Words.name(who),
        number(won.counted()),
        Words.percent(won.ratio()),
        Words.oneDecimal(100 * interval.low()) + "–" + Words.percent(interval.high()),
        verdict(interval, even));
  }

  private static String verdict(Interval interval, double even) {
    if (interval.low() > even) {
      return "more than an even share";
    }
    return interval.high() < even ? "less than an even share" : "an even share is possible";
  }

  /// What the shares are shares of.
  private static String base(Games games, Summary summary) {
    String base =
        "Of %s, %s had a winner; shares and intervals are of these%s."
            .formatted(
                Words.count(games.count(), "game"),
                number(games.decided()),
                summary.paired().drawn().isPaired()
                    ? ", the intervals from "
                        + (games.players().size() == 2
                            ? "pairs"
                            : "groups of " + games.players().size())
                    : "");
    if (games.decided() == games.count()) {
      return base;
    }
    PairedRatio drawn = summary.paired().drawn();
    Interval interval = drawn.interval(Games.CONFIDENCE);
    return base
        + " Draws: %s (%s, interval %s–%s)."
            .formatted(
                number(drawn.counted()),
                Words.percent(drawn.ratio()),
                Words.oneDecimal(100 * interval.low()),
                Words.percent(interval.high()));
  }

  private static String length(Summary summary) {
    return "Length of all games: median %s, mean %s, from %d to %d."
        .formatted(
            Words.count(summary.turns().quantile(0.5), "turn"),
            Words.oneDecimal(summary.turns().mean()),
            summary.turns().min(),
            summary.turns().max());
  }

  private static String number(long number) {
    return Words.number(number);
  }
}
