package dev.rulewright.missioncombat.bruteforce;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The cards and areas as printed in the CSV files, kept as the strings that stand there.
final class Sheets {

  static final String MARINES = "marines";
  static final String PORTALISTS = "portalists";

  private static final String FOLDER = "/dev/rulewright/missioncombat/material/";
  private static final Map<String, Map<String, String>> CARDS = rows("cards.csv", "card");
  private static final Map<String, Map<String, String>> AREAS = rows("areas.csv", "area");
  private static final Map<String, Set<String>> NEIGHBOURS = neighbours();

  /// The names of all areas, in board order.
  static final List<String> AREA_NAMES = List.copyOf(AREAS.keySet());

  /// The names of all cards: the Marines' cards first, each faction's cards in the order of the
  /// file.
  static final List<String> CARD_NAMES = cardNames();

  private static final Map<String, Integer> AREA_ORDER = order(AREA_NAMES);
  private static final Map<String, Integer> CARD_ORDER = order(CARD_NAMES);

  private Sheets() {}

  static String opponentOf(String faction) {
    return faction.equals(MARINES) ? PORTALISTS : MARINES;
  }

  static String card(String card, String column) {
    return cell(CARDS, card, column);
  }

  static int number(String card, String column) {
    return Integer.parseInt(card(card, column));
  }

  static boolean isUnit(String card) {
    return card(card, "kind").equals("unit");
  }

  static boolean hasTrait(String card, String trait) {
    return List.of(card(card, "traits").split(" ")).contains(trait);
  }

  static String area(String area, String column) {
    return cell(AREAS, area, column);
  }

  static boolean isArea(String name) {
    return AREAS.containsKey(name);
  }

  static boolean isBuilding(String area) {
    return area(area, "building").equals("yes");
  }

  /// The areas adjacent to an area.
  static Set<String> next(String area) {
    return NEIGHBOURS.getOrDefault(area, Set.of());
  }

  static int areaOrder(String area) {
    return AREA_ORDER.getOrDefault(area, -1);
  }

  static int cardOrder(String card) {
    return CARD_ORDER.getOrDefault(card, -1);
  }

  private static String cell(Map<String, Map<String, String>> sheet, String name, String column) {
    String found = sheet.getOrDefault(name, Map.of()).get(column);
    if (found == null) {
      throw new IllegalArgumentException("no " + column + " of " + name);
    }
    return found;
  }

  private static List<String> cardNames() {
    var names = new ArrayList<String>();
    for (String faction : List.of(MARINES, PORTALISTS)) {
      for (String card : CARDS.keySet()) {
        if (card(card, "faction").equals(faction)) {
          names.add(card);
        }
      }
    }
    return List.copyOf(names);
  }

  private static Map<String, Set<String>> neighbours() {
    var result = new HashMap<String, Set<String>>();
    for (String line : lines("adjacency.csv").subList(1, lines("adjacency.csv").size())) {
      String one = line.split(",", -1)[0];
      String other = line.split(",", -1)[1];
      result.computeIfAbsent(one, _ -> new TreeSet<>()).add(other);
      result.computeIfAbsent(other, _ -> new TreeSet<>()).add(one);
    }
    return result;
  }

  private static Map<String, Integer> order(List<String> names) {
    var result = new HashMap<String, Integer>();
    for (String name : names) {
      result.put(name, result.size());
    }
    return result;
  }

  private static Map<String, Map<String, String>> rows(String file, String key) {
    List<String> lines = lines(file);
    List<String> heading = List.of(lines.getFirst().split(",", -1));
    var result = new LinkedHashMap<String, Map<String, String>>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      var row = new HashMap<String, String>();
      for (int i = 0; i < heading.size(); i++) {
        row.put(heading.get(i), cells[i]);
      }
      result.put(cells[heading.indexOf(key)], row);
    }
    return result;
  }

  private static List<String> lines(String file) {
    try (InputStream in = Sheets.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("no " + FOLDER + file + " on the class path");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
