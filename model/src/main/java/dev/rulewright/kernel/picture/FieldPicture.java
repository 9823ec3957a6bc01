package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The picture of a position of which nothing is known but its text form: a place for each field,
/// with what its value lists.
public final class FieldPicture {

  private static final int ACROSS = 3;
  private static final int LONGEST_FACT = 18;
  private static final Pattern COPIES = Pattern.compile("(.+) x(\\d+)");

  private FieldPicture() {}

  /// Draws fields. Those with one short word stand in the caption.
  ///
  /// @param fields the position as fields
  /// @param players the players; a field whose key has a player's name belongs to the player
  public static Picture of(List<Field> fields, List<? extends Player> players) {
    var rows = new ArrayList<List<Spot>>();
    for (Field field : fields) {
      if (!isFact(field)) {
        if (rows.isEmpty() || rows.getLast().size() == ACROSS) {
          rows.add(new ArrayList<>());
        }
        rows.getLast().add(spot(field, players));
      }
    }
    String caption =
        fields.stream()
            .filter(FieldPicture::isFact)
            .map(field -> words(field.key()) + " " + field.value())
            .collect(Collectors.joining(" · "));
    return new Picture(caption, rows.isEmpty() ? List.of() : List.of(Part.Rows.of(rows)));
  }

  /// What a position waits for: the value of the field `stage`, or `acts` where that is left out.
  public static String waitsFor(List<Field> fields) {
    return fields.stream()
        .filter(field -> field.key().equals("stage"))
        .map(field -> field.value().replace('-', ' '))
        .findFirst()
        .orElse("acts");
  }

  private static boolean isFact(Field field) {
    return field.value().length() <= LONGEST_FACT && field.value().matches("[^\\s,#@]+");
  }

  private static Spot spot(Field field, List<? extends Player> players) {
    var pieces = new ArrayList<Piece>();
    for (String item : field.value().split(",\\s*", -1)) {
      pieces.add(piece(item));
    }
    Spot spot = Spot.area(field.key(), words(field.key()), List.of(), pieces);
    return players.stream()
        .filter(player -> (field.key() + "-").startsWith(player.id() + "-"))
        .findFirst()
        .map(spot::ownedBy)
        .orElse(spot);
  }

  private static Piece piece(String item) {
    Matcher copies = COPIES.matcher(item);
    boolean several = copies.matches();
    String text = several ? copies.group(1) : item;
    int hash = text.indexOf('#');
    String word = hash < 0 ? text : text.substring(0, hash);
    List<String> marks = hash < 0 ? List.of() : List.of(text.substring(hash + 1).split("[#,]", -1));
    return Piece.of(word, words(word))
        .marks(marks)
        .times(several ? Integer.parseInt(copies.group(2)) : 1);
  }

  private static String words(String id) {
    String text = id.replace('-', ' ');
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
