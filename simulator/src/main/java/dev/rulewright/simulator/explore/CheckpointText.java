package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A checkpoint as text: one `name: value` a line, and for each property broken a line `broken:`
/// with the index of its watcher, position, length, and `position` or `step`.
record CheckpointText(Path path, List<String> lines) {

  private static final String BROKEN = "broken: ";

  /// The lines of a checkpoint; others may follow.
  static List<String> lines(Checkpoint checkpoint) {
    var lines = new ArrayList<String>();
    lines.add("positions: " + checkpoint.positions());
    lines.add("done: " + checkpoint.done());
    lines.add("depth: " + checkpoint.depth());
    lines.add("level-begin: " + checkpoint.levelBegin());
    lines.add("level-end: " + checkpoint.levelEnd());
    lines.add("transitions: " + checkpoint.transitions());
    for (Broken each : checkpoint.broken()) {
      lines.add(
          BROKEN
              + each.watcher()
              + " "
              + each.position()
              + " "
              + each.length()
              + (each.byStep() ? " step" : " position"));
    }
    return lines;
  }

  Checkpoint checkpoint() {
    return new Checkpoint(
        Math.toIntExact(number("positions")),
        Math.toIntExact(number("done")),
        Math.toIntExact(number("depth")),
        Math.toIntExact(number("level-begin")),
        Math.toIntExact(number("level-end")),
        number("transitions"),
        lines.stream()
            .filter(line -> line.startsWith(BROKEN))
            .map(line -> broken(line.substring(BROKEN.length())))
            .toList());
  }

  private static Broken broken(String text) {
    String[] words = text.split(" ", -1);
    return new Broken(
        Integer.parseInt(words[0]),
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]),
        words[3].equals("step"));
  }

  /// The number with a name.
  ///
  /// @throws BadInput if there is none
  long number(String name) {
    String start = name + ": ";
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> Long.parseLong(line.substring(start.length())))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(Place.of(path.toString())).because("there is no line '" + start + "'"));
  }
}
