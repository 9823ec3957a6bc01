package dev.rulewright.simulator.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Which settings of a grid play the same games, move by move: what they differ in changes nothing.
///
/// @param cells the settings, in the order of the grid
/// @param scores what came of their games, in the same order
public record SameGames(List<Factor> factors, List<Grid.Cell> cells, List<ArmScores> scores) {

  /// How many names are told of settings that play the same games.
  private static final int MOST_NAMED = 3;

  /// Whether nothing that is varied changes a game.
  public boolean areAll() {
    return ArmScores.areTheSame(scores);
  }

  /// A setting, and those that play the same games.
  ///
  /// @param cell the index of the setting
  public String named(int cell) {
    List<String> same =
        IntStream.range(0, scores.size())
            .filter(i -> scores.get(i).areTheGamesOf(scores.get(cell)))
            .mapToObj(i -> cells.get(i).arm().name())
            .toList();
    return same.size() == 1 ? same.getFirst() : told(same);
  }

  /// Several settings that play the same games, none of them before the others.
  private static String told(List<String> same) {
    String shown = same.stream().limit(MOST_NAMED).collect(Collectors.joining(" and "));
    int more = same.size() - MOST_NAMED;
    return more > 0
        ? "%s and %d more (the same games)".formatted(shown, more)
        : shown + " (the same games)";
  }

  /// What is to be said of each factor of which values play the same games whatever the others are.
  public List<String> notes() {
    var notes = new ArrayList<String>();
    for (int f = 0; f < factors.size(); f++) {
      Factor factor = factors.get(f);
      List<List<String>> alike = alike(f);
      if (alike.size() == 1) {
        notes.add(
            "%s changes nothing: %s play the same games."
                .formatted(factor.key(), listed(factor.levels())));
        continue;
      }
      for (List<String> each : alike) {
        if (each.size() > 1) {
          List<String> others = each.subList(1, each.size());
          notes.add(
              "%s: %s %s the same games as %s."
                  .formatted(
                      factor.key(),
                      listed(others),
                      others.size() == 1 ? "plays" : "play",
                      each.getFirst()));
        }
      }
    }
    return notes;
  }

  public static String listed(List<String> values) {
    int last = values.size() - 1;
    return last == 0
        ? values.getFirst()
        : String.join(", ", values.subList(0, last)) + " and " + values.get(last);
  }

  /// The values of a factor, those together that play the same games.
  private List<List<String>> alike(int factor) {
    // The courses with each value, those with the same values of the other factors at the same
    // place.
    var courses = new LinkedHashMap<String, List<List<Long>>>();
    for (int i = 0; i < cells.size(); i++) {
      courses
          .computeIfAbsent(cells.get(i).levels().get(factor), _ -> new ArrayList<>())
          .add(scores.get(i).courses());
    }
    var alike = new LinkedHashMap<List<List<Long>>, List<String>>();
    courses.forEach(
        (level, each) -> alike.computeIfAbsent(each, _ -> new ArrayList<>()).add(level));
    return List.copyOf(alike.values());
  }
}
