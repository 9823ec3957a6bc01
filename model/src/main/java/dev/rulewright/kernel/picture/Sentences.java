package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Says moves in English sentences, with the names that an edition prints.
///
/// A game writes two files. `sentences.csv` has a pattern of the notation and a sentence for each
/// kind of move: `move {unit}@{from} {to} by ap` is said as `The {unit} moves from {from} to {to}`.
/// A hole takes one word, without what stands behind its `#`; one whose name ends in `...` takes
/// all that is left. `names.csv` has what editions print where that is not what the material has.
///
/// @param patterns the kinds of moves; the first that fits says a move
/// @param names what is printed, by the word in notation
/// @param editions the same for editions that print something else, by edition
public record Sentences(
    List<Said> patterns, Map<String, String> names, Map<String, Map<String, String>> editions) {

  /// Sentences that are the notation.
  public static final Sentences NONE = new Sentences(List.of(), Map.of(), Map.of());

  private static final Pattern HOLE = Pattern.compile("\\{(\\w+)(\\.\\.\\.)?}");
  private static final Pattern WORD =
      Pattern.compile("(?<![\\w@#-])([a-z][a-z0-9-]*)(?:@([a-z0-9-]+)(?:#[^\\s:,]+)?)?(?![\\w-])");
  private static final Pattern ITEM =
      Pattern.compile("([^\\s@#=,]+)(?:@([^\\s#=,]+))?(?:#[^\\s=,]+)?(?:=(\\d+))?(?: x(\\d+))?,?");

  /// How a kind of move is said.
  ///
  /// @param move the notation, with a group for each hole
  /// @param sentence the sentence, with its holes
  public record Said(Pattern move, String sentence) {}

  /// Copies list and maps.
  public Sentences {
    patterns = List.copyOf(patterns);
    names = Map.copyOf(names);
    editions = Map.copyOf(editions);
  }

  /// Reads the files beside a class.
  ///
  /// @param names what is printed on the material, by the word in notation
  /// @param editions the editions of which `names.csv` has a column; where there are none, there
  ///   need not be a file
  public static Sentences beside(Class<?> type, Map<String, String> names, List<String> editions) {
    var patterns = new ArrayList<Said>();
    for (Row row : TableReader.shipped(type, "sentences.csv", "move", "sentence")) {
      patterns.add(new Said(pattern(row.text("move")), row.text("sentence")));
    }
    var printed = new HashMap<String, Map<String, String>>();
    for (String edition : editions) {
      var own = new HashMap<String, String>();
      for (Row row : TableReader.shipped(type, "names.csv", "word", edition)) {
        row.optional(edition).ifPresent(name -> own.put(row.text("word"), name));
      }
      printed.put(edition, own);
    }
    return new Sentences(patterns, names, printed);
  }

  private static Pattern pattern(String move) {
    var regex = new StringBuilder();
    Matcher hole = HOLE.matcher(move);
    int from = 0;
    while (hole.find()) {
      regex.append(Pattern.quote(move.substring(from, hole.start())));
      String takes = hole.group(2) == null ? ">[^\\s@#=,]+)(?:#[^\\s=]*)?" : ">.+)";
      regex.append("(?<").append(hole.group(1)).append(takes);
      from = hole.end();
    }
    return Pattern.compile(regex.append(Pattern.quote(move.substring(from))).toString());
  }

  /// The same with the names that an edition prints.
  public Sentences in(String edition) {
    var printed = new HashMap<>(names);
    printed.putAll(editions.getOrDefault(edition, Map.of()));
    return new Sentences(patterns, printed, editions);
  }

  /// A move as it is typed by somebody who reads the printed names, in whatever edition: the words
  /// of the notation stand in their place. Notation has no capital letters, so a text without any
  /// is left as it is.
  public String typed(String text) {
    if (text.equals(text.toLowerCase(Locale.ROOT))) {
      return text;
    }
    Map<String, String> words = new HashMap<>();
    Stream.concat(editions.values().stream(), Stream.of(names))
        .forEach(printed -> printed.forEach((word, name) -> words.put(name, word)));
    String found = text;
    for (String name :
        words.keySet().stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList()) {
      found =
          Pattern.compile(
                  "(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])",
                  Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
              .matcher(found)
              .replaceAll(Matcher.quoteReplacement(words.getOrDefault(name, name)));
    }
    return found.toLowerCase(Locale.ROOT);
  }

  /// What is printed on something; without a name its word in notation.
  public String name(String word) {
    return Optional.ofNullable(names.get(word)).orElse(word.replace('-', ' '));
  }

  /// A text with what is printed in the place of words of the notation, such as *Exorcist (Arterial
  /// Road) has come from Yellow Portal Alpha*; other words stay.
  public String named(String text) {
    return WORD.matcher(text)
        .replaceAll(word -> {
          String place = word.group(2) == null ? "" : " (" + name(word.group(2)) + ")";
          boolean thing = names.containsKey(word.group(1)) || !place.isEmpty();
          return Matcher.quoteReplacement(thing ? name(word.group(1)) + place : word.group());
        });
  }

  /// A move as a sentence without a full stop; a move of no kind that is known as it is.
  ///
  /// @param move the move in notation
  public String of(String move) {
    for (Said said : patterns) {
      Matcher matcher = said.move.matcher(move);
      if (matcher.matches()) {
        return HOLE.matcher(said.sentence)
            .replaceAll(hole -> Matcher.quoteReplacement(said(matcher, hole)));
      }
    }
    return move;
  }

  private String said(Matcher move, MatchResult hole) {
    String text = move.group(hole.group(1));
    return hole.group(2) == null ? name(text) : list(text);
  }

  /// Such as `Portal Trooper (Dark Portal): 10, Exorcist ×2`; a list with commas or numbers of its
  /// own keeps them.
  private String list(String text) {
    if (text.contains(", ") || Character.isDigit(text.charAt(0))) {
      return named(text);
    }
    return ITEM.matcher(text)
        .results()
        .map(item ->
            name(item.group(1))
                + (item.group(2) == null ? "" : " (" + name(item.group(2)) + ")")
                + (item.group(3) == null ? "" : ": " + item.group(3))
                + (item.group(4) == null ? "" : " ×" + item.group(4)))
        .collect(Collectors.joining(", "));
  }
}
