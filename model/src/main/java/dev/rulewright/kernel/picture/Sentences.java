package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Says moves and events in English sentences, with the names that an edition prints, and reads
/// moves that are typed in such words.
///
/// A game writes three files. `sentences.csv` has a pattern of the notation and a sentence for each
/// kind of move: `move {unit}@{from} {to} by ap` is said as `The {unit} moves from {from} to {to}`.
/// A hole takes one word, without what stands behind its `#`; one whose name ends in `...` takes
/// all that is left. `events.csv` has the same for what stands before the colon of an event.
/// `names.csv` has what editions print where that is not what the material has.
///
/// @param moves the kinds of moves; the first that fits says a move
/// @param events the kinds of events; the first that fits says an event
/// @param names what is printed, by the word in notation
/// @param editions the same for editions that print something else, by edition
public record Sentences(
    List<Said> moves,
    List<Said> events,
    Map<String, String> names,
    Map<String, Map<String, String>> editions) {

  /// Sentences that are the notation.
  public static final Sentences NONE = new Sentences(List.of(), List.of(), Map.of(), Map.of());

  private static final Pattern HOLE = Pattern.compile("\\{(\\w+)(\\.\\.\\.)?}");
  private static final Pattern PLACE = Pattern.compile("@\\{(\\w+)}");
  private static final Pattern IN_BRACKETS = Pattern.compile(" \\(([^)]*)\\)");
  private static final int ANY_CASE = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS;
  private static final Pattern WORD =
      Pattern.compile("(?<![\\w@#-])([a-z][a-z0-9-]*)(?:@([a-z0-9-]+)(?:#[^\\s:,]+)?)?(?![\\w-])");
  private static final Pattern ITEM =
      Pattern.compile("([^\\s@#=,]+)(?:@([^\\s#=,]+))?(?:#[^\\s=,]+)?(?:=(\\d+))?(?: x(\\d+))?,?");

  /// How a kind of move or event is said.
  ///
  /// @param notation the notation, with its holes
  /// @param pattern the same with a group for each hole
  /// @param sentence the sentence, with its holes
  public record Said(String notation, Pattern pattern, String sentence) {}

  /// Copies lists and maps.
  public Sentences {
    moves = List.copyOf(moves);
    events = List.copyOf(events);
    names = Map.copyOf(names);
    editions = Map.copyOf(editions);
  }

  /// Reads the files beside a class.
  ///
  /// @param names what is printed on the material, by the word in notation
  /// @param editions the editions of which `names.csv` has a column; where there are none, there
  ///   need not be a file
  public static Sentences beside(Class<?> type, Map<String, String> names, List<String> editions) {
    return new Sentences(
        said(type, "sentences.csv"), said(type, "events.csv"), names, printed(type, editions));
  }

  private static Map<String, Map<String, String>> printed(Class<?> type, List<String> editions) {
    var printed = new HashMap<String, Map<String, String>>();
    for (String edition : editions) {
      var own = new HashMap<String, String>();
      for (Row row : TableReader.shipped(type, "names.csv", "word", edition)) {
        row.optional(edition).ifPresent(name -> own.put(row.text("word"), name));
      }
      printed.put(edition, own);
    }
    return printed;
  }

  /// Reads those of the files beside a class that are there.
  ///
  /// @param names what is printed on the material, by the word in notation
  /// @param editions those of which `names.csv` may have a column
  public static Sentences asFarAsBeside(
      Class<?> type, Map<String, String> names, List<String> editions) {
    List<String> columns =
        DataFile.isBeside(type, "names.csv")
            ? TableReader.shipped(type, "names.csv", "word").stream()
                .findFirst()
                .map(row -> editions.stream().filter(row::has).toList())
                .orElse(List.of())
            : List.of();
    return new Sentences(
        DataFile.isBeside(type, "sentences.csv") ? said(type, "sentences.csv") : List.of(),
        DataFile.isBeside(type, "events.csv") ? said(type, "events.csv") : List.of(),
        names,
        printed(type, columns));
  }

  private static List<Said> said(Class<?> type, String file) {
    return TableReader.shipped(type, file, "notation", "sentence").stream()
        .map(row ->
            new Said(
                row.text("notation"),
                Pattern.compile(regex(row.text("notation"), "[^\\s@#=,]+", "(?:#[^\\s=]*)?")),
                row.text("sentence")))
        .toList();
  }

  /// An expression with a group for each hole.
  ///
  /// @param word what a hole takes that is no list
  /// @param behind what may stand behind it
  private static String regex(String text, String word, String behind) {
    var regex = new StringBuilder();
    Matcher hole = HOLE.matcher(text);
    int from = 0;
    while (hole.find()) {
      regex.append(Pattern.quote(text.substring(from, hole.start())));
      regex.append("(?<").append(hole.group(1)).append('>');
      regex.append(hole.group(2) == null ? word + ")" + behind : ".+)");
      from = hole.end();
    }
    return regex.append(Pattern.quote(text.substring(from))).toString();
  }

  /// The same with the names that an edition prints.
  public Sentences in(String edition) {
    var printed = new HashMap<>(names);
    printed.putAll(editions.getOrDefault(edition, Map.of()));
    return new Sentences(moves, events, printed, editions);
  }

  /// Everything that is printed on things, by the word in notation: that of the material first,
  /// then what editions print otherwise.
  public SortedMap<String, Set<String>> printed() {
    var printed = new TreeMap<String, Set<String>>();
    Stream.concat(Stream.of(names), new TreeMap<>(editions).values().stream())
        .forEach(some ->
            some.forEach((word, name) ->
                printed.computeIfAbsent(word, _ -> new LinkedHashSet<>()).add(name)));
    return printed;
  }

  /// A text with words of the notation in the place of what is printed in whatever edition; capital
  /// letters do not matter.
  public String typed(String text) {
    var words = new HashMap<String, String>();
    printed()
        .forEach((word, all) ->
            all.forEach(name -> words.putIfAbsent(name.toLowerCase(Locale.ROOT), word)));
    String longestFirst =
        words.keySet().stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    return names.containsKey(text)
        ? text
        : Pattern.compile("(?<![\\w-])(?:" + longestFirst + ")(?![\\w-])", ANY_CASE)
            .matcher(text)
            .replaceAll(name ->
                Matcher.quoteReplacement(
                    words.getOrDefault(name.group().toLowerCase(Locale.ROOT), name.group())))
            .toLowerCase(Locale.ROOT);
  }

  /// What a move that is no notation may mean in notation, the likeliest first: it is a sentence as
  /// [#of] says it, or the notation with printed names.
  public List<String> meanings(String text) {
    String typed = typed(text.strip());
    var meanings = new ArrayList<String>();
    for (Said said : moves) {
      Matcher sentence =
          Pattern.compile(regex(said.sentence, ".+?", "") + "\\.?", ANY_CASE).matcher(typed);
      if (sentence.matches()) {
        String move = notation(said, sentence);
        meanings.add(move.replace(", ", " "));
        meanings.add(move);
      }
    }
    meanings.add(typed);
    return meanings;
  }

  private static String notation(Said said, Matcher sentence) {
    Set<String> holes = sentence.namedGroups().keySet();
    return PLACE
        .matcher(said.notation)
        .replaceAll(place -> holes.contains(place.group(1)) ? place.group() : "")
        .transform(notation ->
            HOLE.matcher(notation)
                .replaceAll(hole -> {
                  String text = sentence.group(hole.group(1));
                  return Matcher.quoteReplacement(
                      hole.group(2) == null ? text.replace(' ', '-') : unlisted(text));
                }));
  }

  /// The other way round than [#list].
  private static String unlisted(String text) {
    return IN_BRACKETS
        .matcher(text)
        .replaceAll(place -> "@" + place.group(1).replace(' ', '-'))
        .replaceAll(": (?=\\d)", "=")
        .replace(" ×", " x");
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
    return said(move, moves).orElse(move);
  }

  /// What happened as a sentence without a full stop, with the facts behind a colon; an event of no
  /// kind that is known as it is, with printed names.
  ///
  /// @param event the text of the event
  public String told(String event) {
    int colon = event.indexOf(": ");
    String what = colon < 0 ? event : event.substring(0, colon);
    String facts = colon < 0 ? "" : event.substring(colon);
    return said(what, events).orElseGet(() -> named(what)) + named(facts);
  }

  private Optional<String> said(String text, List<Said> kinds) {
    return kinds.stream()
        .map(said -> Map.entry(said, said.pattern.matcher(text)))
        .filter(each -> each.getValue().matches())
        .findFirst()
        .map(each ->
            HOLE.matcher(each.getKey().sentence)
                .replaceAll(hole -> Matcher.quoteReplacement(said(each.getValue(), hole))));
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
