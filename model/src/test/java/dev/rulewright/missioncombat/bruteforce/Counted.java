package dev.rulewright.missioncombat.bruteforce;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A line of the table of counts: so many ways to go on from a position for a number of decisions.
///
/// @param position the name of the file that holds the position
record Counted(String position, int depth, long count) {

  private static final String FOLDER = "/dev/rulewright/missioncombat/";

  /// The whole table.
  static List<Counted> table() {
    return read("perft.csv")
        .lines()
        .filter(line -> !line.startsWith("#") && !line.equals("position,depth,count"))
        .map(line -> line.split(",", -1))
        .map(cells -> new Counted(cells[0], Integer.parseInt(cells[1]), Long.parseLong(cells[2])))
        .toList();
  }

  /// The position as text.
  String text() {
    return read(position + ".txt");
  }

  private static String read(String file) {
    try (InputStream in = Counted.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("no " + FOLDER + file + " on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return position + " to depth " + depth;
  }
}
