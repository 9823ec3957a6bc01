package dev.rulewright.starquest.board;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
  private final Fields head;
  private final GridReader grid;

  private MapReader(String text, String source) {
    this.source = source;
    String[] lines = text.split("\r?\n", -1);
    int at = 0;
    while (at < lines.length && !lines[at].strip().equals("grid:")) {
      at++;
    }
    String before =
        Arrays.stream(lines, 0, at)
            .map(line -> line.startsWith("%") ? "" : line)
            .collect(Collectors.joining("\n"));
    head =
        Fields.of(
            Field.split(before, source),
            Place.of(source),
            key -> {
              if (!KEYS.contains(key.words().getFirst().text())) {
                throw key.unknown(KEYS, "a key of a map");
              }
            });
    if (at == lines.length) {
      throw BadInput.at(new Place(source, lines.length, 1))
          .expected("a line 'grid:' and the squares");
    }
    grid = new GridReader(source, lines, at + 1);
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
    grid.read();
    Optional<Square> goal = goal();
    var board =
        new Board(
            grid.width(),
            grid.height(),
            grid.edges(),
            grid.existing(),
            boards(),
            docks(),
            grid.reinforcement(),
            goal.orElse(null));
    grid.refuseUnreachableDoors(board);
    return new BoardMap(
        word("map").text(),
        board,
        goal.isPresent(),
        word("secondary"),
        word("events"),
        word("dock " + board.docks().size()).place());
  }

  /// What the head says; nothing if it does not speak of it.
  private Word word(String key) {
    return head.value(key).orElseGet(() -> new Word("", Place.of(source)));
  }

  private List<long[]> boards() {
    var boards = new ArrayList<long[]>();
    for (Word word : numbered("board")) {
      List<Square> corners = squares(word);
      if (corners.size() != 2) {
        throw word.expected("two corner squares");
      }
      boards.add(grid.between(corners.getFirst(), corners.getLast()));
    }
    return boards;
  }

  private List<List<Square>> docks() {
    var docks = new ArrayList<List<Square>>();
    for (Word word : numbered("dock")) {
      List<Square> dock = squares(word);
      if (dock.isEmpty()) {
        throw word.at().expected("the squares of the entry area, there is none");
      }
      grid.checkDock(docks.size() + 1, dock, word.place());
      docks.add(dock);
    }
    grid.refuseOtherDocks(docks.size());
    return docks;
  }

  /// The values of keys with numbers, which follow each other from 1 on.
  private List<Word> numbered(String key) {
    var words = new ArrayList<Word>();
    while (head.value(key + " " + (words.size() + 1)).isPresent()) {
      words.add(word(key + " " + (words.size() + 1)));
    }
    for (Field field : head.byKey().values()) {
      boolean counted =
          field.key().matches(key + " [1-9]")
              && field.key().charAt(key.length() + 1) - '0' <= words.size();
      if (field.key().startsWith(key) && !counted) {
        throw Word.key(field).expected("%s %d", key, words.size() + 1);
      }
    }
    return words;
  }

  /// The squares that a value lists.
  private List<Square> squares(Word list) {
    var squares = new ArrayList<Square>();
    for (Word word : list.words()) {
      Square square = grid.square(word);
      if (squares.contains(square)) {
        throw word.because("this square stands twice");
      }
      squares.add(square);
    }
    return squares;
  }

  private Optional<Square> goal() {
    Word primary = word("primary");
    if (primary.isNone()) {
      return Optional.empty();
    }
    if (!primary.text().startsWith("reach ")) {
      throw primary.expected("none, or reach SQUARE");
    }
    Word name = primary.from("reach ".length());
    Square goal = grid.square(name);
    if (!grid.goal().equals(Optional.of(goal))) {
      throw name.expected(
          "the square marked P%s", grid.goal().map(square -> ", " + square).orElse(""));
    }
    return Optional.of(goal);
  }

  /// Whether a line begins a picture.
  static boolean beginsPicture(String line) {
    return PICTURES.contains(line.strip());
  }
}
