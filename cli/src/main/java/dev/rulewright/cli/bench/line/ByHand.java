package dev.rulewright.cli.bench.line;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.notation.Form;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Sets pieces of a position by hand, whatever the rules say: a place of the picture is a field of
/// the notation, and its pieces are the things of a list.
///
/// @param fields the things that stand in each field
public record ByHand(Map<String, List<String>> fields) {

  /// Where a piece is set.
  public static final String PATH = "/put";

  /// The parameter that names the piece.
  public static final String THING = "thing";

  /// The parameter that names the place it is taken from; missing for one that is not there yet.
  public static final String FROM = "from";

  /// The parameter that names the place it is set on; missing if it is taken off.
  public static final String TO = "to";

  private static final Pattern COPIES = Pattern.compile("(.*) x(\\d+)");

  /// The things of a position.
  public static ByHand of(List<Field> position) {
    var fields = new LinkedHashMap<String, List<String>>();
    for (Field field : position) {
      var things = new ArrayList<>(List.of(field.value().split(",\\s*", -1)));
      things.remove(Form.NONE);
      fields.put(field.key(), things);
    }
    return new ByHand(fields);
  }

  /// The position with one piece elsewhere.
  ///
  /// @param piece its word, with marks or without
  /// @param from the place it comes from; empty for one that is not there yet
  /// @param to the place it goes to; empty for none
  /// @return fields as they stand in an address
  public List<String> put(String piece, String from, String to) {
    List<String> there = fields.getOrDefault(from, List.of());
    int index = indexOf(piece, there);
    String carried = index < 0 ? piece : taken(there, index);
    if (!to.isEmpty()) {
      fields.computeIfAbsent(to, _ -> new ArrayList<>()).add(carried);
    }
    return fields.entrySet().stream()
        .filter(field -> !field.getValue().isEmpty())
        .map(field -> field.getKey() + ": " + String.join(", ", field.getValue()))
        .toList();
  }

  private static int indexOf(String piece, List<String> things) {
    Pattern named = Pattern.compile(Pattern.quote(piece) + "(?![A-Za-z0-9-]).*");
    return Stream.iterate(0, i -> i < things.size(), i -> i + 1)
        .filter(i -> named.matcher(things.get(i)).matches())
        .findFirst()
        .orElse(-1);
  }

  /// Takes one copy away.
  private static String taken(List<String> things, int index) {
    String thing = things.remove(index);
    Matcher copies = COPIES.matcher(thing);
    if (!copies.matches()) {
      return thing;
    }
    int left = Integer.parseInt(copies.group(2)) - 1;
    if (left > 0) {
      things.add(index, copies.group(1) + (left > 1 ? " x" + left : ""));
    }
    return copies.group(1);
  }
}
