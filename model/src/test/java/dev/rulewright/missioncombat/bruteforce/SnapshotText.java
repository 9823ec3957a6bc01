package dev.rulewright.missioncombat.bruteforce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The text form of a position, read and written without the model's notation.
final class SnapshotText {

  private static final List<String> STAGES_OF_SET_UP =
      List.of("setup", "start-player", "placement");
  private static final List<String> FACTIONS = List.of(Sheets.MARINES, Sheets.PORTALISTS);

  private SnapshotText() {}

  static Snapshot read(String text) {
    Map<String, String> fields = fields(text);
    var snapshot = new Snapshot();
    List<String> stage = List.of(take(fields, "stage", "turn").split("\\s+", -1));
    snapshot.stage = stage.getFirst();
    if (!snapshot.stage.equals("over")) {
      snapshot.drawn.addAll(stage.subList(1, stage.size()));
    }
    boolean setUp = STAGES_OF_SET_UP.contains(snapshot.stage);
    snapshot.turn = Integer.parseInt(take(fields, "turn", setUp ? "0" : "3"));
    snapshot.mover = take(fields, "to-move", Sheets.MARINES);
    String fullAp = setUp ? "0" : snapshot.turn == 1 ? "2" : "4";
    snapshot.ap = Integer.parseInt(take(fields, "ap", fullAp));
    for (String area : Sheets.AREA_NAMES) {
      snapshot.pieces.addAll(pieces(take(fields, area, "none"), area));
    }
    readVisitor(take(fields, "guest", "none"), snapshot);
    for (String faction : FACTIONS) {
      snapshot.hand(faction).addAll(cards(take(fields, faction + "-hand", "none")));
      snapshot.discard(faction).addAll(cards(take(fields, faction + "-discard", "none")));
    }
    for (String faction : FACTIONS) {
      String deck = take(fields, faction + "-deck", "rest");
      snapshot.deck(faction).addAll(deck.equals("rest") ? rest(snapshot, faction) : cards(deck));
    }
    if (!fields.isEmpty()) {
      throw new IllegalArgumentException("unknown fields: " + fields.keySet());
    }
    snapshot.sort();
    return snapshot;
  }

  private static Map<String, String> fields(String text) {
    var fields = new LinkedHashMap<String, String>();
    for (String line : text.lines().toList()) {
      String written = line.startsWith("#") ? "" : line.replaceFirst(" #.*", "");
      for (String field : written.split(";", -1)) {
        if (!field.isBlank()) {
          int colon = field.indexOf(':');
          String key = field.substring(0, colon).strip();
          if (fields.put(key, field.substring(colon + 1).strip()) != null) {
            throw new IllegalArgumentException(key + " twice");
          }
        }
      }
    }
    return fields;
  }

  private static String take(Map<String, String> fields, String key, String otherwise) {
    String value = fields.remove(key);
    return value == null ? otherwise : value;
  }

  private static List<Piece> pieces(String value, String area) {
    var joined = new ArrayList<String>();
    for (String part : parts(value)) {
      String first = part.split(" ", -1)[0];
      boolean isMark = first.matches("[0-9]+|road-used|speed-used");
      if (isMark && !joined.isEmpty()) {
        joined.set(joined.size() - 1, joined.getLast() + "," + part);
      } else {
        joined.add(part);
      }
    }
    var result = new ArrayList<Piece>();
    for (String part : joined) {
      String[] words = part.split("\\s+", -1);
      for (int i = 0; i < copies(words); i++) {
        result.add(piece(words[0], area));
      }
    }
    return result;
  }

  private static Piece piece(String text, String area) {
    String[] halves = text.split("#", 2);
    int damage = 0;
    boolean road = false;
    boolean speed = false;
    for (String mark : halves.length == 1 ? new String[0] : halves[1].split(",", -1)) {
      switch (mark) {
        case "road-used" -> road = true;
        case "speed-used" -> speed = true;
        default -> damage = Integer.parseInt(mark);
      }
    }
    return new Piece(known(halves[0]), area, damage, road, speed);
  }

  private static void readVisitor(String value, Snapshot snapshot) {
    if (value.equals("none")) {
      return;
    }
    String[] words = value.split("\\s+", -1);
    String unit = words[0].split("#", 2)[0];
    Piece piece =
        snapshot.pieces.stream()
            .filter(other -> (other.card() + "@" + other.area()).equals(unit))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no guest " + unit));
    int attacks = words.length > 3 ? Integer.parseInt(words[4]) : 0;
    snapshot.visitor = new Snapshot.Visitor(piece, words[2], attacks);
  }

  private static List<String> cards(String value) {
    var result = new ArrayList<String>();
    for (String part : parts(value)) {
      String[] words = part.split("\\s+", -1);
      for (int i = 0; i < copies(words); i++) {
        result.add(known(words[0]));
      }
    }
    return result;
  }

  private static String known(String card) {
    if (Sheets.cardOrder(card) < 0) {
      throw new IllegalArgumentException("no card " + card);
    }
    return card;
  }

  private static List<String> parts(String value) {
    if (value.isEmpty() || value.equals("none")) {
      return List.of();
    }
    return List.of(value.split("\\s*,\\s*", -1));
  }

  private static int copies(String[] words) {
    return words.length > 1 ? Integer.parseInt(words[1].substring(1)) : 1;
  }

  private static List<String> rest(Snapshot snapshot, String faction) {
    var result = new ArrayList<String>();
    for (String card : Sheets.CARD_NAMES) {
      for (int i = 0; i < Sheets.number(card, "copies"); i++) {
        if (Sheets.card(card, "faction").equals(faction)) {
          result.add(card);
        }
      }
    }
    snapshot.piecesOf(faction).forEach(piece -> result.remove(piece.card()));
    snapshot.hand(faction).forEach(result::remove);
    snapshot.discard(faction).forEach(result::remove);
    snapshot.drawn.forEach(result::remove);
    return result;
  }

  static String write(Snapshot snapshot) {
    snapshot.sort();
    var text = new StringBuilder();
    text.append("stage: ").append(snapshot.stage);
    snapshot.drawn.forEach(card -> text.append(' ').append(card));
    text.append("\nturn: ").append(snapshot.turn);
    text.append("\nto-move: ").append(snapshot.mover);
    text.append("\nap: ").append(snapshot.ap);
    for (String area : Sheets.AREA_NAMES) {
      String units =
          snapshot.pieces.stream()
              .filter(piece -> piece.area().equals(area))
              .map(piece -> piece.card() + piece.marks())
              .collect(Collectors.joining(", "));
      text.append(units.isEmpty() ? "" : "\n" + area + ": " + units);
    }
    Snapshot.Visitor visitor = snapshot.visitor;
    if (visitor != null) {
      text.append("\nguest: ").append(visitor.piece()).append(" from ").append(visitor.from());
      text.append(" after ").append(visitor.attacks()).append(" attacks");
    }
    for (String faction : FACTIONS) {
      text.append("\n" + faction + "-hand: ").append(pile(snapshot.hand(faction)));
      text.append("\n" + faction + "-discard: ").append(pile(snapshot.discard(faction)));
      text.append("\n" + faction + "-deck: ").append(pile(snapshot.deck(faction)));
    }
    return text.append('\n').toString();
  }

  private static String pile(List<String> cards) {
    return cards.isEmpty() ? "none" : String.join(", ", cards);
  }
}
