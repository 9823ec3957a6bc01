package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A checkpoint as text: one `name: value` a line, and for each property broken a line `broken:`
/// with the index of its watcher, position, length, and `position` or `step`.
record CheckpointText(Path path, List<String> lines, int watchers) {

  private static final String BROKEN = "broken: ";

  static List<String> lines(Checkpoint checkpoint) {
    var lines = new ArrayList<String>();
    lines.add("positions: " + checkpoint.positions());
    lines.add("expanded: " + checkpoint.expanded());
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

  /// The checkpoint.
  ///
  /// @throws BadInput at the first word that cannot stand there
  Checkpoint checkpoint() {
    int positions = (int) number("positions", Integer.MAX_VALUE);
    int levelEnd = (int) number("level-end", positions);
    int expanded = (int) number("expanded", levelEnd);
    return new Checkpoint(
        positions,
        expanded,
        (int) number("depth", Integer.MAX_VALUE),
        (int) number("level-begin", expanded),
        levelEnd,
        number("transitions", Long.MAX_VALUE),
        IntStream.range(0, lines.size())
            .filter(i -> lines.get(i).startsWith(BROKEN))
            .mapToObj(i -> broken(i, positions))
            .toList());
  }

  private Broken broken(int line, int positions) {
    String[] words = lines.get(line).substring(BROKEN.length()).split(" ", -1);
    if (words.length != 4 || !List.of("step", "position").contains(words[3])) {
      throw damaged(line, BROKEN.length(), "three numbers and 'step' or 'position'");
    }
    int[] numbers = new int[3];
    int at = BROKEN.length();
    for (int i = 0; i < numbers.length; i++) {
      int most = List.of(watchers - 1, positions - 1, Integer.MAX_VALUE).get(i);
      numbers[i] = (int) number(words[i], most, line, at);
      at += words[i].length() + 1;
    }
    return new Broken(numbers[0], numbers[1], numbers[2], words[3].equals("step"));
  }

  /// The number with a name.
  ///
  /// @throws BadInput if there is none, or a greater one than `most`
  long number(String name, long most) {
    String start = name + ": ";
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).startsWith(start)) {
        return number(lines.get(line).substring(start.length()), most, line, start.length());
      }
    }
    throw damaged(lines.size(), 0, "a line '" + start + "'");
  }

  private long number(String text, long most, int line, int at) {
    if (!text.matches("[0-9]{1,18}") || Long.parseLong(text) > most) {
      throw damaged(line, at, "a whole number from 0 to " + most);
    }
    return Long.parseLong(text);
  }

  private BadInput damaged(int line, int at, String expected) {
    return BadInput.at(new Place(path.toString(), line + 1, at + 1))
        .found(line < lines.size() ? lines.get(line).substring(at) : "")
        .expected(expected, "the file was damaged; explore into an empty folder.");
  }
}
