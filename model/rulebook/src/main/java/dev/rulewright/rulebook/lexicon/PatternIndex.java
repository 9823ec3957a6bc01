package dev.rulewright.rulebook.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Patterns with the classes that they stand for, found by how they begin.
final class PatternIndex {

  /// So many letters tell apart the patterns that begin with the beginning of a word.
  private static final int BEGINNING = 3;

  /// @param seconds the words of which one stands behind the first one; empty if others may
  private record Listed(String type, WordPattern pattern, Set<String> seconds) {}

  /// Those that begin with a whole word or a number, by each of them.
  private final Map<String, List<Listed>> byWord = new HashMap<>();

  /// Those that begin with the beginning of a word, by its first letters.
  private final Map<String, List<Listed>> byBeginning = new HashMap<>();

  /// Those that begin otherwise.
  private final List<Listed> others = new ArrayList<>();

  void add(String type, WordPattern pattern) {
    var listed = new Listed(type, pattern, pattern.seconds());
    for (PatternPiece first : pattern.firsts()) {
      first.words().forEach(word -> listed(byWord, word).add(listed));
      for (PatternPiece.Part part : first.parts()) {
        boolean beginning = !part.isBegun() && part.letters().length() >= BEGINNING;
        (beginning ? listed(byBeginning, part.letters().substring(0, BEGINNING)) : others)
            .add(listed);
      }
    }
  }

  private static List<Listed> listed(Map<String, List<Listed>> index, String key) {
    return index.computeIfAbsent(key, _ -> new ArrayList<>());
  }

  /// Whether a pattern begins with a whole word.
  boolean isFirst(String word) {
    return byWord.containsKey(word);
  }

  /// What stands in a text, and the numbers in it, in the order of the text.
  ///
  /// @param numbers the words for numbers, with their digits
  List<Mark> in(List<Token> tokens, Map<String, String> numbers) {
    var found = new ArrayList<Mark>();
    for (int at = 0; at < tokens.size(); at++) {
      String word = tokens.get(at).word();
      add(byWord.getOrDefault(word, List.of()), at, tokens, numbers, found);
      if (word.length() >= BEGINNING) {
        String beginning = word.substring(0, BEGINNING);
        add(byBeginning.getOrDefault(beginning, List.of()), at, tokens, numbers, found);
      }
      if (PatternPiece.digits(tokens.get(at), numbers).isPresent()) {
        add(byWord.getOrDefault(PatternPiece.NUMBER, List.of()), at, tokens, numbers, found);
      }
      add(others, at, tokens, numbers, found);
    }
    return found;
  }

  private static void add(
      List<Listed> patterns,
      int at,
      List<Token> tokens,
      Map<String, String> numbers,
      List<Mark> found) {
    String next = at + 1 < tokens.size() ? tokens.get(at + 1).word() : "";
    for (Listed each : patterns) {
      if (!each.seconds().isEmpty() && !each.seconds().contains(next)) {
        continue; // As most, of hundreds.
      }
      Optional<WordPattern.Found> match = each.pattern().at(at, tokens, numbers);
      if (match.isPresent()) {
        found.add(new Mark(each.type(), match.get().number(), match.get().tokens()));
      }
    }
  }
}
