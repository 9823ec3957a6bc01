package dev.rulewright.reports.charts.tables;

import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.charts.tables.TableEstimates.Compared;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.reports.results.SideBySide;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The charts of tables of results, chosen by their columns and not by their names:
///
/// - estimates are columns `X` with `X_low` and `X_high` beside them;
/// - one setting (a column of the unit `setting`) whose values are numbers makes a response curve,
///   two settings make a heat map;
/// - a column `agents` of names puts a dot for each agent into a row, or, in a table of tests,
///   makes a chart for each agent;
/// - everything else is a row for each line of the table.
public final class TableCharts {

  static final String NAME = "name";
  static final String SETTING = "setting";

  /// The units of columns that name a row.
  static final List<String> NAMES = List.of(NAME, SETTING, "settings");

  /// Tables with more rows are not drawn with several agents.
  private static final int MOST_COMPARED = 30;

  private static final Pattern SEATS =
      Pattern.compile("groups of ([0-9]+) games|a draw counts 1/([0-9]+)");

  private TableCharts() {}

  /// The charts of a folder's tables, in their order.
  public static List<Chart> of(List<ResultTable> tables) {
    var charts = new ArrayList<Chart>();
    for (ResultTable table : tables) {
      List<Measure> measures = Measure.fitting(table);
      Optional<SideBySide> agents = SideBySide.of(table);
      if (agents.isPresent() && agents.get().isOfTests()) {
        agents
            .get()
            .apart()
            .forEach(each -> charts.addAll(charts(each, Measure.fitting(each), tables)));
      } else if (agents.isPresent()) {
        charts.addAll(charts(agents.get()));
      } else if (!measures.isEmpty() && !ResponseCurve.Crossing.isOne(table)) {
        charts.addAll(charts(table, measures, tables));
      }
    }
    return charts;
  }

  /// Each row has a dot for each agent; long tables and those with several units are left alone.
  private static List<Chart> charts(SideBySide agents) {
    return agents.turned().stream()
        .filter(table -> table.rows().size() <= MOST_COMPARED && !SideBySide.hasUnits(table))
        .filter(table -> !Measure.fitting(table).isEmpty())
        .map(table ->
            new TableEstimates(table, Measure.fitting(table), Compared.WITH_EACH_OTHER, "")
                .estimates()
                .chart())
        .toList();
  }

  private static List<Chart> charts(
      ResultTable table, List<Measure> measures, List<ResultTable> tables) {
    if (columns(table, NAMES).equals(columns(table, List.of(SETTING)))) {
      Measure first = measures.getFirst();
      var curve = ResponseCurve.of(table, first, ResponseCurve.Crossing.among(tables));
      if (curve.isPresent()) {
        return List.of(curve.get().chart());
      }
      var map = HeatMap.of(table, first);
      if (map.isPresent()) {
        return List.of(map.get().chart());
      }
    }
    var byKind = new LinkedHashMap<Measure.Kind, List<Measure>>();
    measures.forEach(
        measure -> byKind.computeIfAbsent(measure.kind(), _ -> new ArrayList<>()).add(measure));
    if (byKind.containsKey(Measure.Kind.SHARE)) {
      // Differences of what is shown already.
      byKind.remove(Measure.Kind.DIFFERENCE);
    }
    return byKind.entrySet().stream()
        .map(each ->
            new TableEstimates(
                    table,
                    drawn(each.getKey(), each.getValue()),
                    Compared.WITH_REFERENCE,
                    suffix(each, byKind))
                .estimates()
                .chart())
        .toList();
  }

  /// Shares stand beside each other, because all are compared with one half; of anything else the
  /// first is drawn.
  private static List<Measure> drawn(Measure.Kind kind, List<Measure> measures) {
    return switch (kind) {
      case SHARE -> measures;
      case DIFFERENCE, ELO, OTHER -> measures.subList(0, 1);
    };
  }

  private static String suffix(
      Map.Entry<Measure.Kind, List<Measure>> kind, Map<Measure.Kind, List<Measure>> all) {
    return all.size() == 1 ? "" : "-" + kind.getValue().getFirst().column().name();
  }

  // ---- Texts ----

  static String id(ResultTable table) {
    return table.name().replaceAll("[^A-Za-z0-9-]", "-");
  }

  /// On how many games the rows rest, if the table tells.
  static String games(ResultTable table) {
    int games =
        Stream.of("pairs", "groups", "games")
            .mapToInt(table::column)
            .filter(column -> column >= 0)
            .findFirst()
            .orElse(-1);
    if (games < 0 || !table.isNumeric(games)) {
      return "";
    }
    var all =
        table.rows().stream()
            .map(row -> row.get(games))
            .filter(each -> !each.isEmpty())
            .mapToLong(Long::parseLong)
            .summaryStatistics();
    return "n\u00a0=\u00a0%s%s for each dot."
        .formatted(
            all.getMin() == all.getMax() ? "" : Words.number(all.getMin()) + " to ",
            switch (table.columns().get(games).unit()) {
              case "pairs" -> Words.count(all.getMax(), "pair") + " of games";
              case "groups" ->
                  "%s of %d games".formatted(Words.count(all.getMax(), "group"), seats(table));
              default -> Words.count(all.getMax(), "game");
            });
  }

  /// How many play: as many as there are games in a group that shares its chance, or share a draw,
  /// as the meaning of a column tells; else two.
  private static int seats(ResultTable table) {
    return table.columns().stream()
        .map(column -> SEATS.matcher(column.meaning()))
        .filter(Matcher::find)
        .findFirst()
        .map(groups -> Integer.parseInt(groups.group(groups.group(1) == null ? 2 : 1)))
        .orElse(2);
  }

  /// An even share, in percent.
  static double even(ResultTable table) {
    return 100.0 / seats(table);
  }

  /// The scale of a kind of measure; shares are compared with an even one.
  static Scale scale(ResultTable table, Measure.Kind kind, String title) {
    Scale scale = Scale.of(kind, title);
    return kind == Measure.Kind.SHARE ? scale.with(even(table), Scale.REACH) : scale;
  }

  /// What a measure is called among others.
  static String words(Measure measure) {
    if (measure.kind() == Measure.Kind.ELO) {
      return "Rating";
    }
    return Words.name(measure.column().name());
  }

  /// The same within a sentence.
  static String inText(Measure measure) {
    return lowerCase(words(measure));
  }

  static String lowerCase(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  // ---- Columns ----

  static List<Integer> columns(ResultTable table, List<String> units) {
    return IntStream.range(0, table.columns().size())
        .filter(i -> units.contains(table.columns().get(i).unit()))
        .boxed()
        .toList();
  }
}
