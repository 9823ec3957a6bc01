package dev.rulewright.starquest.board;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads a map file.
///
/// Before `grid:` stands one `key: value` per line; `%` begins a comment. `board n: a5 d8` names
/// two corner squares, `dock n:` lists the squares of the entry area of team n in the order in
/// which figures are set up.
///
/// In the grid squares and what lies between them alternate, in lines and in characters:
///
/// | where | characters |
/// |---|---|
/// | squares | `.` plain, `R` reinforcement, `P` primary goal, `1` `2` `3` entry area, `#` no square |
/// | between | blank nothing, `-` `\|` wall, `=` `H` closed door, `o` an opening that is always open |
///
/// Two `=` side by side, or two `H` one above the other, are one door, counted from the top left.
/// Behind the grid there may be a picture (`seen:`, `hit:`), which says nothing about the map.
public final class MapReader {

  private static final List<String> KEYS =
      List.of(
          "map", "board", "dock", "primary", "secondary", "events", "shooter", "pieces", "target");
  private static final List<String> PICTURES = List.of("seen:", "hit:");

  private final String source;
  private final String[] lines;
  private final Map<String, Entry> head = new HashMap<>();
  private int gridLine;

  /// A value of the head.
  private record Entry(String value, Place place, Place keyPlace) {}

  private MapReader(String text, String source) {
    this.source = source;
    lines = text.split("\r?\n", -1);
  }

  /// Reads a map.
  ///
  /// @param source what to call it
  /// @throws BadInput if there is a hole, a wall outside, a doubled letter, a door that nobody can
  ///   reach, an entry area without squares, or anything else that makes no sense
  public static BoardMap read(String text, String source) {
    return new MapReader(text, source).read();
  }

  private BoardMap read() {
    readHead();
    var grid = new GridReader(source, lines, gridLine + 1);
    grid.read();
    Entry none = new Entry("", Place.of(source), Place.of(source));
    Optional<Square> goal = goal(grid);
    var board =
        new Board(
            grid.width(),
            grid.height(),
            grid.edges(),
            grid.existing(),
            boards(grid),
            docks(grid),
            grid.reinforcement(),
            goal.orElse(null));
    grid.refuseUnreachableDoors(board);
    Entry name = head.getOrDefault("map", none);
    Entry secondary = head.getOrDefault("secondary", none);
    Entry events = head.getOrDefault("events", none);
    return new BoardMap(
        name.value,
        board,
        goal.isPresent(),
        secondary.value.isEmpty() ? "none" : secondary.value,
        secondary.place,
        events.value,
        events.place);
  }

  // ---- The head ----

  private void readHead() {
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i];
      if (line.strip().equals("grid:")) {
        gridLine = i;
        return;
      }
      if (!line.isBlank() && !line.startsWith("%")) {
        readEntry(line, i + 1);
      }
    }
    throw BadInput.at(new Place(source, lines.length, 1))
        .expected("a line 'grid:' and the squares");
  }

  private void readEntry(String line, int number) {
    var keyPlace = new Place(source, number, 1);
    int colon = line.indexOf(':');
    if (colon < 0) {
      throw BadInput.at(keyPlace).found(line.strip()).expected("key: value, or 'grid:'");
    }
    String key = line.substring(0, colon).strip();
    if (!KEYS.contains(key.split(" ", 2)[0])) {
      throw BadInput.at(keyPlace).unknown("a key of a map", key, KEYS);
    }
    String rest = line.substring(colon + 1);
    int indent = rest.length() - rest.stripLeading().length();
    var entry = new Entry(rest.strip(), new Place(source, number, colon + 2 + indent), keyPlace);
    Entry earlier = head.put(key, entry);
    if (earlier != null) {
      throw BadInput.at(keyPlace)
          .found(key)
          .because("this key is there already, at " + earlier.keyPlace);
    }
  }

  private List<long[]> boards(GridReader grid) {
    var boards = new ArrayList<long[]>();
    for (@Nullable Entry entry = head.get("board 1");
        entry != null;
        entry = head.get("board " + (boards.size() + 1))) {
      List<Square> corners = squares(entry, grid);
      if (corners.size() != 2) {
        throw BadInput.at(entry.place).found(entry.value).expected("two corner squares");
      }
      boards.add(grid.between(corners.getFirst(), corners.getLast()));
    }
    refuseGap("board", boards.size());
    return boards;
  }

  private List<List<Square>> docks(GridReader grid) {
    var docks = new ArrayList<List<Square>>();
    for (@Nullable Entry entry = head.get("dock 1");
        entry != null;
        entry = head.get("dock " + (docks.size() + 1))) {
      List<Square> dock = squares(entry, grid);
      if (dock.isEmpty()) {
        throw BadInput.at(entry.place).expected("the squares of the entry area, there is none");
      }
      grid.checkDock(docks.size() + 1, dock, entry.place);
      docks.add(dock);
    }
    refuseGap("dock", docks.size());
    grid.refuseOtherDocks(docks.size());
    return docks;
  }

  /// Refuses a number that does not follow the last one.
  private void refuseGap(String key, int count) {
    for (var entry : head.entrySet()) {
      String name = entry.getKey();
      boolean counted =
          name.matches(key + " [1-9]") && name.charAt(key.length() + 1) - '0' <= count;
      if (name.startsWith(key) && !counted) {
        throw BadInput.at(entry.getValue().keyPlace).found(name).expected(key + " " + (count + 1));
      }
    }
  }

  /// The squares that a value lists.
  private List<Square> squares(Entry entry, GridReader grid) {
    var squares = new ArrayList<Square>();
    int at = 0;
    for (String word : entry.value.split(" ", -1)) {
      if (!word.isEmpty()) {
        Square square = grid.square(word, entry.place.after(at));
        if (squares.contains(square)) {
          throw BadInput.at(entry.place.after(at)).found(word).because("this square stands twice");
        }
        squares.add(square);
      }
      at += word.length() + 1;
    }
    return squares;
  }

  private Optional<Square> goal(GridReader grid) {
    Entry primary = head.get("primary");
    Optional<Square> marked = grid.goal();
    if (primary == null || primary.value.equals("none")) {
      return Optional.empty();
    }
    if (!primary.value.startsWith("reach ")) {
      throw BadInput.at(primary.place).found(primary.value).expected("none, or reach SQUARE");
    }
    Square goal = grid.square(primary.value.substring(6).strip(), primary.place.after(6));
    if (!marked.equals(Optional.of(goal))) {
      throw BadInput.at(primary.place.after(6))
          .found(goal.toString())
          .expected("the square marked P" + marked.map(square -> ", " + square).orElse(""));
    }
    return Optional.of(goal);
  }

  /// Whether a line begins a picture.
  static boolean beginsPicture(String line) {
    return PICTURES.contains(line.strip());
  }
}
