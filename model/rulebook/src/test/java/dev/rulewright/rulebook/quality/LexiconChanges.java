package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Changes that the lexicon makes: words of one class replaced by words of the class that says the
/// contrary, as they stand elsewhere in the same edition. **They flatter**: who knows the words of
/// a class finds them.
final class LexiconChanges {

  /// Classes that say the contrary of each other.
  private static final Map<String, String> CONTRARIES =
      Map.of(
          "modality.may", "modality.must",
          "timing.before", "timing.after",
          "bound.at-most", "bound.at-least",
          "order.first", "order.last",
          "degree.more", "degree.fewer",
          "degree.highest", "degree.lowest",
          "side.left", "side.right",
          "scope.own", "scope.opposing",
          "openness.face-up", "openness.face-down");

  private LexiconChanges() {}

  /// Words of a class where they stand in an edition.
  private record Found(String type, int line, String words) {}

  /// Every such change of a text.
  static List<Change> of(String text) {
    return Texts.LANGUAGES.stream().flatMap(language -> of(text, language)).toList();
  }

  private static Stream<Change> of(String text, String language) {
    List<String> lines = lines(text, language);
    List<Found> all = found(lines, Lexicon.of(language));
    return all.stream()
        .filter(one -> once(one.words, lines.get(one.line - 1)))
        .flatMap(one ->
            all.stream()
                .filter(other -> isContrary(one.type, other.type))
                .limit(1)
                .map(other -> change(text, language, one, other.words)));
  }

  private static Change change(String text, String language, Found one, String words) {
    var kinds = EnumSet.noneOf(Kind.class);
    Slot.ALL.stream()
        .filter(slot -> slot.values().contains(one.type))
        .forEach(slot -> kinds.add(slot.kind()));
    return new Change(text, language, one.line, one.words, words, kinds, Severity.RULE_CHANGING);
  }

  private static boolean isContrary(String one, String other) {
    return other.equals(CONTRARIES.get(one)) || one.equals(CONTRARIES.get(other));
  }

  private static boolean once(String words, String line) {
    return line.indexOf(words) == line.lastIndexOf(words);
  }

  /// Marks of the classes whose words stand side by side.
  private static List<Found> found(List<String> lines, Lexicon lexicon) {
    var found = new ArrayList<Found>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      Lexicon.Pieces pieces = lexicon.pieces(line);
      for (Mark mark : pieces.marks()) {
        int first = mark.tokens().getFirst();
        int last = mark.tokens().getLast();
        boolean known =
            CONTRARIES.containsKey(mark.type()) || CONTRARIES.containsValue(mark.type());
        if (known && mark.value().isEmpty() && last - first == mark.tokens().size() - 1) {
          String words =
              line.substring(pieces.tokens().get(first).start(), pieces.tokens().get(last).end());
          found.add(new Found(mark.type(), i + 1, words));
        }
      }
    }
    return found;
  }

  private static List<String> lines(String text, String language) {
    try {
      return Files.readAllLines(Texts.file(text, language));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
