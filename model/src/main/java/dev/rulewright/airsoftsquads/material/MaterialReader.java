package dev.rulewright.airsoftsquads.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.MaterialTables;
import dev.rulewright.kernel.input.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Reads the material. Every error names file, line and column, what was found and what was
/// expected.
///
/// | kind | columns |
/// |---|---|
/// | `operators` | `operator,name,ap,ep,dp,mp` |
/// | `cards` | `card,name,pile,kind,ap,ep,dp,effect,copies` |
/// | `numbers` | `number,value` |
///
/// Every table has the columns `assumed`, the columns whose value no source proves, and `evidence`;
/// a column `meaning` may say what a number is.
public final class MaterialReader {

  /// The kinds of files.
  public static final List<String> KINDS = List.of("operators", "cards", "numbers");

  private static final int MOST_ROWS = 30;
  private static final int MOST_OPERATORS = 8;
  private static final int MOST_POINTS = 20;
  private static final String VIOLATION = "ruleviolation ";

  private final MaterialTables tables;

  private MaterialReader(Map<String, DataFile> files) {
    tables = new MaterialTables(MaterialReader.class, files, MOST_ROWS, MaterialReader::assumption);
  }

  private static String assumption(Row row, String key) {
    String what = row.value("assumed").equals("all") ? "everything" : row.value("assumed");
    return "%s %s: %s assumed".formatted(key, row.value(key), what);
  }

  /// Reads the material.
  ///
  /// @param files by kind, see [#KINDS]; what is missing is what ships
  /// @throws BadInput if a file is not as described
  public static Material read(Map<String, DataFile> files) {
    var reader = new MaterialReader(files);
    List<OperatorCard> operators = reader.operators();
    List<Card> cards = reader.cards();
    Numbers numbers = reader.numbers(operators.size());
    return new Material(
        operators, cards, numbers, reader.tables.noted(), reader.tables.assumptions());
  }

  private List<OperatorCard> operators() {
    var operators = new ArrayList<OperatorCard>();
    for (Row row : tables.rows("operators", "operator", "name", "ap", "ep", "dp", "mp")) {
      operators.add(
          new OperatorCard(
              operators.size(),
              row.id("operator"),
              row.name("name"),
              row.number("ap", 0, MOST_POINTS),
              row.number("ep", 0, MOST_POINTS),
              row.number("dp", 1, MOST_POINTS),
              row.number("mp", 0, MOST_POINTS)));
      if (operators.size() > MOST_OPERATORS) {
        throw row.at("operator").because("expected at most %d operators", MOST_OPERATORS);
      }
    }
    return operators;
  }

  private List<Card> cards() {
    var cards = new ArrayList<Card>();
    for (Row row :
        tables.rows(
            "cards", "card", "name", "pile", "kind", "ap", "ep", "dp", "effect", "copies")) {
      Card.Type type = row.constant("kind", "a kind of card", Card.Type.class);
      String pile = type == Card.Type.ITEM ? "itemdeck" : "deck";
      if (!row.value("pile").equals(pile)) {
        throw row.found("pile").expected(pile + " for this kind of card");
      }
      int dp = row.number("dp", 0, type == Card.Type.ITEM ? MOST_POINTS : 0);
      cards.add(
          new Card(
              cards.size(),
              row.id("card"),
              row.name("name"),
              type,
              row.number("ap", 0, MOST_POINTS),
              row.number("ep", 0, MOST_POINTS),
              dp,
              violation(row, type),
              row.number("copies", 0, MOST_POINTS)));
    }
    return cards;
  }

  /// X of a RULEVIOLATION. Every other effect belongs to a kind of card.
  private static int violation(Row row, Card.Type type) {
    String effect = row.value("effect");
    String expected =
        switch (type) {
          case EFFECT -> "bonus";
          case STRATEGY -> "all own operators";
          case ATTACK, DEFENCE, ITEM -> "none";
        };
    if (effect.equals(expected)) {
      return 0;
    }
    if (type == Card.Type.ATTACK && effect.matches(VIOLATION + "[1-7]")) {
      return effect.charAt(VIOLATION.length()) - '0';
    }
    throw row.found("effect")
        .expected(expected + (type == Card.Type.ATTACK ? " or " + VIOLATION + "1 to 7" : ""));
  }

  private Numbers numbers(int operators) {
    MaterialTables.Numbers numbers = tables.numbers();
    int positions = numbers.get("field-positions", 1, Math.min(4, operators));
    return new Numbers(
        positions,
        numbers.get("savezone-places", operators - positions, MOST_OPERATORS),
        numbers.get("starting-hand", 0, MOST_POINTS),
        numbers.get("objective-value", 1, 99),
        numbers.get("moves-per-turn", 0, Numbers.MOST_MOVES),
        numbers.get("move-costs-ep", 0, MOST_POINTS),
        numbers.get("move-costs-dp", 0, MOST_POINTS),
        numbers.get("out-that-lose", 1, MOST_OPERATORS),
        numbers.get("turn-limit", 1, 999));
  }
}
