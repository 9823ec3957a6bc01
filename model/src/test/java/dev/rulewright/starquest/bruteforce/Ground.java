package dev.rulewright.starquest.bruteforce;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// A map, asked letter by letter.
final class Ground {

  private final List<String> grid;
  private final Map<Integer, List<Spot>> corners = new HashMap<>();
  private final Map<Integer, List<Spot>> docks = new HashMap<>();
  private final Map<Spot, String> doors = new HashMap<>();

  Ground(String mission) {
    List<String> lines = text(mission).lines().toList();
    for (String line : lines) {
      if (line.startsWith("board ") || line.startsWith("dock ")) {
        String[] words = line.split("[: ]+", -1);
        var spots = new ArrayList<Spot>();
        for (int i = 2; i < words.length; i++) {
          spots.add(Spot.of(words[i]));
        }
        (words[0].equals("board") ? corners : docks).put(Integer.parseInt(words[1]), spots);
      }
    }
    grid =
        lines.stream()
            .skip(lines.indexOf("grid:") + 1L)
            .takeWhile(line -> !line.endsWith(":"))
            .toList();
    nameDoors();
  }

  private static String text(String mission) {
    String path = "/dev/rulewright/starquest/material/" + mission + ".map";
    try (var stream = requireNonNull(Ground.class.getResourceAsStream(path), path)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Two letters of a door in a row, counted from the top left, are one door.
  private void nameDoors() {
    for (int line = 0; line < grid.size(); line++) {
      for (int column = 0; column < grid.get(line).length(); column++) {
        char letter = letter(line, column);
        Spot here = new Spot(column, line);
        if ((letter == 'H' || letter == '=') && !doors.containsKey(here)) {
          Spot next = letter == 'H' ? new Spot(column, line + 2) : new Spot(column + 2, line);
          boolean two = letter(next.y(), next.x()) == letter;
          String name = beside(here) + (two ? "-" + beside(next) : "");
          doors.put(here, name);
          if (two) {
            doors.put(next, name);
          }
        }
      }
    }
  }

  /// The square to the left of an upright door, or above a level one.
  private Spot beside(Spot door) {
    return new Spot((door.x() - 1) / 2, (door.y() - 1) / 2);
  }

  private char letter(int line, int column) {
    return line < 0 || line >= grid.size() || column < 0 || column >= grid.get(line).length()
        ? '#'
        : grid.get(line).charAt(column);
  }

  /// What is drawn on a square; `#` if it is none.
  char square(Spot spot) {
    return letter(2 * spot.y() + 1, 2 * spot.x() + 1);
  }

  boolean exists(Spot spot) {
    return square(spot) != '#';
  }

  /// All squares, row by row.
  List<Spot> squares() {
    var all = new ArrayList<Spot>();
    for (int y = 0; y < grid.size() / 2; y++) {
      for (int x = 0; x < grid.getFirst().length() / 2; x++) {
        if (exists(new Spot(x, y))) {
          all.add(new Spot(x, y));
        }
      }
    }
    return all;
  }

  /// The entry area of which a square is part, or 0.
  int dock(Spot spot) {
    return Character.isDigit(square(spot)) ? square(spot) - '0' : 0;
  }

  List<Spot> dockOf(int team) {
    return requireNonNull(docks.get(team));
  }

  int boards() {
    return corners.size();
  }

  /// The board on which a square lies, or 0.
  int board(Spot spot) {
    for (var entry : corners.entrySet()) {
      Spot one = entry.getValue().getFirst();
      Spot other = entry.getValue().getLast();
      if (dock(spot) == 0
          && spot.x() >= Math.min(one.x(), other.x())
          && spot.x() <= Math.max(one.x(), other.x())
          && spot.y() >= Math.min(one.y(), other.y())
          && spot.y() <= Math.max(one.y(), other.y())) {
        return entry.getKey();
      }
    }
    return 0;
  }

  /// The place in the grid of the edge between orthogonal neighbours.
  private static Spot edge(Spot one, Spot other) {
    return new Spot(one.x() + other.x() + 1, one.y() + other.y() + 1);
  }

  /// The door between orthogonal neighbours; empty if there is none.
  String door(Spot one, Spot other) {
    return doors.getOrDefault(edge(one, other), "");
  }

  /// Whether there is a door between orthogonal neighbours, or an opening of a wall.
  boolean isDoorway(Spot one, Spot other) {
    Spot edge = edge(one, other);
    return "Ho=".indexOf(letter(edge.y(), edge.x())) >= 0;
  }

  boolean isClosed(Spot one, Spot other, Set<String> open) {
    if (!exists(one) || !exists(other)) {
      return true;
    }
    Spot edge = edge(one, other);
    return switch (letter(edge.y(), edge.x())) {
      case '|', '-' -> true;
      case 'H', '=' -> !open.contains(door(one, other));
      default -> false;
    };
  }

  /// Whether neighbours are joined for steps, blasts and lines of plasma.
  boolean areJoined(Spot p, Spot q, Set<String> open) {
    if (p.x() == q.x() || p.y() == q.y()) {
      return !isClosed(p, q, open);
    }
    Spot a = new Spot(q.x(), p.y());
    Spot b = new Spot(p.x(), q.y());
    return (!isClosed(p, a, open) && !isClosed(a, q, open))
        || (!isClosed(p, b, open) && !isClosed(b, q, open));
  }

  /// Whether one square sees another past some obstacles.
  boolean sees(Spot from, Spot to, Set<String> open, Predicate<Spot> obstacle) {
    int n = Math.abs(to.x() - from.x());
    int m = Math.abs(to.y() - from.y());
    int dx = Integer.signum(to.x() - from.x());
    int dy = Integer.signum(to.y() - from.y());
    int i = 0;
    int j = 0;
    Spot p = from;
    while (i < n || j < m) {
      int u = (1 + 2 * i) * m;
      int v = (1 + 2 * j) * n;
      Spot q = new Spot(p.x() + (u <= v ? dx : 0), p.y() + (u >= v ? dy : 0));
      i += u <= v ? 1 : 0;
      j += u >= v ? 1 : 0;
      if (u == v) {
        Spot a = new Spot(q.x(), p.y());
        Spot b = new Spot(p.x(), q.y());
        boolean wallA = isClosed(p, a, open) || isClosed(a, q, open);
        boolean wallB = isClosed(p, b, open) || isClosed(b, q, open);
        int grazed =
            (obstacle.test(a) ? 1 : 0) + (obstacle.test(b) ? 1 : 0) + (wallA || wallB ? 1 : 0);
        if ((wallA && wallB) || grazed >= 2) {
          return false;
        }
      } else if (isClosed(p, q, open)) {
        return false;
      }
      if (!q.equals(to) && obstacle.test(q)) {
        return false;
      }
      p = q;
    }
    return true;
  }
}
