package dev.rulewright.starquest.bruteforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// How a play begins, and positions of the training map and of the pictures, from a text such as
/// `c5: marine; e2: blip ork; to-move: alien`.
final class Opening {

  private Opening() {}

  /// @param blips of the mission, such as `gretchin x3, ork`
  static State of(String mission, int teams, String blips, String tokens, String events) {
    var state = new State(new Ground(mission), teams);
    count(blips, state.blips);
    count(tokens, state.tokens);
    count(events, state.events);
    state.pending = State.Pending.of("arm", new Spot(0, 0));
    return state;
  }

  /// A position with all boards scanned and all doors closed.
  static State at(String mission, String text) {
    var state = new State(new Ground(mission), 1);
    for (int board = 1; board <= state.ground.boards(); board++) {
      state.scanned.add(board);
    }
    for (String field : text.split("; *", -1)) {
      String key = field.substring(0, field.indexOf(':'));
      String value = field.substring(field.indexOf(':') + 1).strip();
      switch (key) {
        case "to-move" -> state.mover = value.equals("alien") ? 0 : 1;
        case "tokens" -> count(value, state.tokens);
        case "events" -> count(value, state.events);
        case "face-up" -> {}
        default -> state.figures.add(figure(Spot.of(key), value));
      }
    }
    return state;
  }

  private static Figure figure(Spot at, String value) {
    List<String> words = Arrays.asList(value.split(" ", -1));
    boolean blip = words.getFirst().equals("blip");
    String kind = blip ? words.getLast() : words.getFirst();
    Sheet sheet = Sheet.of(kind);
    var weapons = new ArrayList<String>();
    if (!blip) {
      if (sheet.weapons().size() == 1 || kind.equals("dreadnought")) {
        weapons.addAll(sheet.weapons().subList(0, 1));
      }
      if (words.size() > 1) {
        weapons.addAll(Arrays.asList(words.get(1).split("\\+", -1)));
      }
    }
    return new Figure(Sheet.aliens().contains(kind) ? 0 : 1, kind, blip, at, weapons);
  }

  private static void count(String list, Map<String, Integer> counts) {
    for (String piece : list.split(", ", -1)) {
      String[] words = piece.split(" x?", -1);
      counts.put(words[0], words.length > 1 ? Integer.parseInt(words[1]) : 1);
    }
  }
}
