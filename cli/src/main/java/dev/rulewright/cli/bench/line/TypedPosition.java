package dev.rulewright.cli.bench.line;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.picture.Sentences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What was typed into the fields of a position, read: printed names stand for the words of the
/// notation, and every field that cannot be read says why.
///
/// @param values what can be read, in notation, by the keys of the fields
/// @param complaints what is wrong in the other fields, by their keys
/// @param whole why the position is impossible although each field can be read
public record TypedPosition(
    Map<String, String> values, Map<String, String> complaints, Optional<BadInput> whole) {

  /// Several words with letters alone, and nothing or a number of copies or a mark behind them.
  private static final Pattern WORDS =
      Pattern.compile("(\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*)+)(?= x\\d+$|[#@]|$)");

  /// Reads fields.
  ///
  /// @param typed what was typed, by the keys of the fields
  /// @param words what is printed on things
  /// @param reading throws a [BadInput] if fields make no sense; the source of its place is the key
  ///   of the field that it is about
  public static TypedPosition of(
      Map<String, String> typed, Sentences words, Consumer<Map<String, String>> reading) {
    var left = new LinkedHashMap<>(typed);
    var complaints = new LinkedHashMap<String, String>();
    while (true) {
      try {
        reading.accept(left);
        return new TypedPosition(left, complaints, Optional.empty());
      } catch (BadInput bad) {
        String key = bad.place().source();
        String value = left.get(key);
        if (value == null) {
          return new TypedPosition(left, complaints, Optional.of(bad));
        }
        String text = typed.getOrDefault(key, value);
        List<String> meanings = meanings(text, words);
        int next = meanings.indexOf(value) + 1;
        if (next < meanings.size()) {
          left.put(key, meanings.get(next));
        } else {
          complaints.put(key, complaint(bad, text, value, words));
          left.remove(key);
        }
      }
    }
  }

  /// What a text may stand for: itself, the same with words of the notation in the place of printed
  /// names, and the same with words that belong together joined.
  private static List<String> meanings(String text, Sentences words) {
    String typed = words.typed(text);
    String joined =
        Arrays.stream(typed.split(",", -1))
            .map(item ->
                WORDS.matcher(item.strip()).replaceAll(run -> run.group().replace(' ', '-')))
            .collect(Collectors.joining(", "));
    return new ArrayList<>(new LinkedHashSet<>(List.of(text, typed, joined)));
  }

  /// Column and sentence, about what was typed.
  ///
  /// @param value the notation that could not be read
  private static String complaint(BadInput bad, String text, String value, Sentences words) {
    int behindKey = bad.place().source().length() + ": ".length();
    int column = Math.clamp(bad.place().column() - behindKey, 1, value.length() + 1);
    String sentence = bad.sentence();
    if (!value.equals(text)) {
      int item = (int) value.substring(0, column - 1).chars().filter(c -> c == ',').count();
      String[] items = text.split(",", -1);
      String asTyped = items[Math.min(item, items.length - 1)];
      column = start(items, item);
      sentence = sentence.replace("'" + item(value, item) + "'", "'" + asTyped.strip() + "'");
    }
    return "column %d: %s".formatted(column, words.named(sentence));
  }

  private static String item(String value, int item) {
    String[] items = value.split(",", -1);
    return items[Math.min(item, items.length - 1)].strip();
  }

  private static int start(String[] items, int item) {
    int start = 1;
    for (int i = 0; i < Math.min(item, items.length - 1); i++) {
      start += items[i].length() + 1;
    }
    String last = items[Math.min(item, items.length - 1)];
    return start + last.length() - last.stripLeading().length();
  }

  /// Whether everything can be read.
  public boolean isPossible() {
    return complaints.isEmpty() && whole.isEmpty();
  }
}
