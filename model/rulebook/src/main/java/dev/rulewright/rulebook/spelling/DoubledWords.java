package dev.rulewright.rulebook.spelling;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Words that stand twice in a row by a slip, one to three of them: *at the the same time*. What
/// several editions double in one row is meant, as *very very* is, or a name.
public final class DoubledWords {

  private static final Slip DOUBLED = new Slip("doubled", "doubled", 0.9);

  /// The most words that are doubled together.
  private static final int MOST = 3;

  /// What makes one word of two, so that the second half is no word of its own.
  private static final String JOINTS = "-‐‑/";

  private final String text;
  private final Lexicon lexicon;
  private final List<Token> tokens;
  private final Set<Integer> numbers;

  private DoubledWords(String text, Lexicon lexicon) {
    this.text = text;
    this.lexicon = lexicon;
    Lexicon.Pieces pieces = lexicon.pieces(text);
    tokens = pieces.tokens();
    numbers =
        pieces.marks().stream()
            .filter(mark -> mark.type().equals(Lexicon.NUMBER))
            .map(Mark::tokens)
            .flatMap(List::stream)
            .collect(Collectors.toSet());
  }

  /// The doubled words of all editions, in the order of the rows.
  public static List<Finding> of(Alignment alignment) {
    return alignment.rows().parallelStream().flatMap(DoubledWords::of).toList();
  }

  private static Stream<Finding> of(Row row) {
    Map<String, List<String>> doubled = new LinkedHashMap<>();
    row.units()
        .forEach((language, units) -> {
          Lexicon lexicon = Lexicon.of(language);
          List<String> words =
              units.stream()
                  .flatMap(unit -> new DoubledWords(unit.compared(), lexicon).all())
                  .distinct()
                  .toList();
          if (!words.isEmpty()) {
            doubled.put(language, words);
          }
        });
    return doubled.size() > 1
        ? Stream.empty()
        : doubled.entrySet().stream()
            .flatMap(each ->
                each.getValue().stream()
                    .map(words ->
                        DOUBLED.finding(
                            row, each.getKey(), words, "the same stands twice in a row")));
  }

  /// As they stand in the text, both times.
  private Stream<String> all() {
    return IntStream.range(0, tokens.size())
        .boxed()
        .flatMap(first ->
            IntStream.rangeClosed(1, MOST)
                .filter(length -> isDoubled(first, length))
                .limit(1)
                .mapToObj(length ->
                    text.substring(
                        tokens.get(first).start(), tokens.get(first + 2 * length - 1).end())));
  }

  private boolean isDoubled(int first, int length) {
    int end = first + 2 * length;
    return end <= tokens.size()
        && IntStream.range(first, first + length).allMatch(i -> isSame(i, i + length))
        && IntStream.range(first, end).allMatch(i -> tokens.get(i).isWord() && !numbers.contains(i))
        && !isJoint(tokens.get(first).start() - 1)
        && !isJoint(tokens.get(end - 1).end())
        && !lexicon.mayDouble(
            tokens.subList(first, first + length).stream().map(Token::word).toList());
  }

  /// A capital makes another word, as in *Waren waren*, but at the beginning of a sentence.
  private boolean isSame(int one, int other) {
    Token token = tokens.get(one);
    return token.word().equals(tokens.get(other).word())
        && (Token.isBeginning(one, tokens)
            || text.startsWith(
                text.substring(token.start(), token.end()), tokens.get(other).start()));
  }

  private boolean isJoint(int index) {
    return index >= 0 && index < text.length() && JOINTS.indexOf(text.charAt(index)) >= 0;
  }
}
