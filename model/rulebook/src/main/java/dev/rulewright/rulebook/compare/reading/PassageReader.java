package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Passage.Said;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads the units of a passage, one behind the other.
public final class PassageReader {

  /// Classes that say all that there is to say of their words.
  private static final Set<String> WHOLE =
      Set.of(
          "modality",
          "negation",
          "exclusive",
          "exception",
          "bound",
          "quantifier",
          "timing",
          "scope",
          "condition",
          "openness",
          "number",
          "link",
          "parity",
          "order",
          "degree",
          "side");

  /// The number of a section before its first words, which says nothing: *4.2*.
  private static final Pattern NUMBERING = Pattern.compile("\\d+(\\.\\d+)+");

  /// The number of an item of a list, but for one that tells what is listed: *2. place: 3 points*.
  private static final Pattern ITEM = Pattern.compile("\\d+[.)] (?:[^:]{25}|[^:]*$)");

  /// What stands before a colon at the beginning of a unit: what the rest is about.
  private static final Pattern LABEL =
      Pattern.compile("(-\\s)?([^\\s.,;:!?()]+(\\s(?!\\s)|(?=[:(]))){1,4}(\\([^)]*\\)\\s?)?:\\s");

  /// Shorter words name something only if the vocabulary knows them.
  private static final int SHORTEST = 3;

  private final Lexicon lexicon;
  private final List<Said> marks = new ArrayList<>();
  private final List<Word> words = new ArrayList<>();
  private final List<Word> minor = new ArrayList<>();
  private final Set<String> stems = new LinkedHashSet<>();
  private final Set<String> concepts = new HashSet<>();
  private final Set<Integer> labels = new HashSet<>();
  private final Set<Integer> brackets = new HashSet<>();
  private final Set<Integer> capitals = new HashSet<>();

  /// How many units, tokens and parts of sentences have been read.
  private int unitsRead;

  private int tokensRead;
  private int partsRead;

  private PassageReader(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  public static Passage read(List<Unit> units, Lexicon lexicon) {
    var reader = new PassageReader(lexicon);
    units.forEach(reader::read);
    return new Passage(
        units,
        reader.marks,
        reader.words,
        reader.minor,
        reader.stems,
        reader.concepts,
        reader.labels,
        reader.brackets,
        reader.capitals,
        Passage.answered(reader.marks));
  }

  /// A unit with the places of its words in the passage.
  ///
  /// @param number of the unit, counted from 0
  /// @param first the index of its first token
  /// @param parts the part of a sentence in which each token stands
  private record PlacedUnit(
      Unit unit, Lexicon.Pieces pieces, int number, int first, List<Integer> parts) {

    Token token(int index) {
      return pieces.tokens().get(index);
    }

    Place place(List<Integer> tokens) {
      int at = tokens.getFirst();
      List<Evidence> words = tokens.stream().map(each -> new Evidence(unit, token(each))).toList();
      return new Place(first + at, parts.get(at), number, words);
    }
  }

  private void read(Unit unit) {
    Lexicon.Pieces pieces = lexicon.pieces(unit.compared());
    List<Integer> parts = divide(unit.text(), pieces.tokens());
    var placed = new PlacedUnit(unit, pieces, unitsRead, tokensRead, parts);
    Set<Integer> whole = readMarks(placed);
    readWords(placed, whole);
    unitsRead++;
    tokensRead += pieces.tokens().size();
  }

  /// Divides a unit into parts of sentences, and marks those that are labels or stand in brackets,
  /// and the capitals.
  ///
  /// @return the part in which each token stands
  private List<Integer> divide(String text, List<Token> tokens) {
    if (LABEL.matcher(text).lookingAt()) {
      labels.add(partsRead);
    }
    var parts = new ArrayList<Integer>();
    boolean open = false;
    for (int t = 0; t < tokens.size(); t++) {
      Token token = tokens.get(t);
      parts.add(partsRead);
      if (token.endsPart()) {
        partsRead++;
      }
      if (token.word().equals("(") && isBehindBlank(token, text)) {
        open = true;
      } else if (token.word().equals(")")) {
        open = false;
      }
      if (open) {
        brackets.add(partsRead);
      }
      if (Character.isUpperCase(text.codePointAt(token.start())) && !Token.isBeginning(t, tokens)) {
        capitals.add(tokensRead + t);
      }
    }
    partsRead++;
    return parts;
  }

  /// Whether it is no part of a word, as in *card(s)*.
  private static boolean isBehindBlank(Token token, String text) {
    return token.start() == 0 || Character.isWhitespace(text.charAt(token.start() - 1));
  }

  /// Reads what words do in rules.
  ///
  /// @return the tokens of which that says all
  private Set<Integer> readMarks(PlacedUnit placed) {
    Set<Integer> whole = new HashSet<>();
    for (Mark mark : placed.pieces().marks()) {
      Place place = placed.place(mark.tokens());
      if (mark.tokens().getFirst() == 0 && isNumbering(placed.unit().text(), place)) {
        continue;
      }
      marks.add(new Said(mark, place));
      if (WHOLE.contains(mark.kind())) {
        whole.addAll(mark.tokens());
        if (mark.type().equals("quantifier.each") && mark.tokens().size() > 1) {
          whole.remove(mark.tokens().getLast()); // What is counted: *par carte*.
        }
      }
    }
    return whole;
  }

  private static boolean isNumbering(String text, Place place) {
    return NUMBERING.matcher(place.text()).matches() || ITEM.matcher(text).lookingAt();
  }

  /// Reads the words that name something.
  ///
  /// @param whole the tokens of which marks say all
  private void readWords(PlacedUnit placed, Set<Integer> whole) {
    for (int t = 0; t < placed.parts().size(); t++) {
      Token token = placed.token(t);
      Set<String> named = placed.pieces().concepts().get(t);
      if (!token.isWord() || token.isNumber()) {
        continue;
      }
      boolean own =
          (token.word().length() >= SHORTEST || !named.isEmpty())
              && !whole.contains(t)
              && !lexicon.isFunctionWord(token.word());
      if (own || !named.isEmpty()) {
        String stem = lexicon.stem(token.word());
        (own ? words : minor).add(new Word(stem, token.plain(), named, placed.place(List.of(t))));
        concepts.addAll(named);
        if (own) {
          stems.add(stem);
        }
      }
    }
  }
}
