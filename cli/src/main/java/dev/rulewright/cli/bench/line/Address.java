package dev.rulewright.cli.bench.line;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Scenario;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What the address of a page of the bench holds: a line, and what is asked of it. Nothing else is
/// kept anywhere, so whoever has the address has the line.
///
/// @param parameters the values of each parameter in their order; what is missing has its default
public record Address(Map<String, List<String>> parameters) {

  /// The name of the game.
  public static final String GAME = "game";

  /// What is chosen before the set-up, such as `teams=2`; several.
  public static final String OPTION = "option";

  /// The reading; `standard` if it is missing.
  public static final String READING = "reading";

  /// A field of the position in which the line starts; several, the opening if it is missing.
  public static final String GIVEN = "given";

  /// There while a position is set up.
  public static final String SETTING_UP = "setting-up";

  /// An extra card; several.
  public static final String CARD = "card";

  /// A move or an outcome of chance that is played; several.
  public static final String MOVE = "move";

  /// What was taken back, the next one first; several.
  public static final String LATER = "later";

  /// The word of the piece that is looked at.
  public static final String PIECE = "piece";

  /// The place where it is.
  public static final String AT = "at";

  /// The place to which it is to go, or that has to do with it otherwise.
  public static final String PLACE = "place";

  /// There if pieces are set by hand, whatever the rules say.
  public static final String BY_HAND = "by-hand";

  /// The move that is asked about.
  public static final String ASK = "ask";

  /// The scenario file that it comes from, if it comes from one.
  public static final String FILE = "file";

  /// The edition whose names and lines are shown.
  public static final String EDITION = "edition";

  /// Copies the map, without values that are empty.
  public Address {
    var copy = new TreeMap<String, List<String>>();
    parameters.forEach((name, values) -> {
      List<String> some =
          values.stream().map(String::strip).filter(each -> !each.isEmpty()).toList();
      if (!some.isEmpty()) {
        copy.put(name, some);
      }
    });
    parameters = copy;
  }

  /// The opening of a game.
  public static Address of(String game) {
    return new Address(Map.of(GAME, List.of(game)));
  }

  /// Where a scenario starts, with its steps still to come.
  ///
  /// @param steps the moves and outcomes of chance that it plays
  public static Address of(String game, Scenario scenario, List<String> steps) {
    return of(game)
        .with(OPTION, scenario.options().stream().map(f -> f.key() + "=" + f.value()).toList())
        .with(READING, List.of(scenario.reading().text()))
        .with(GIVEN, texts(scenario.given()))
        .with(CARD, texts(scenario.cards()))
        .with(LATER, steps);
  }

  /// Fields as they stand in an address.
  static List<String> texts(List<Field> fields) {
    return fields.stream().map(each -> each.key() + ": " + each.value()).toList();
  }

  /// The values of a parameter.
  public List<String> all(String name) {
    return parameters.getOrDefault(name, List.of());
  }

  /// The value of a parameter.
  public Optional<String> one(String name) {
    return all(name).stream().findFirst();
  }

  /// The same with other values of one parameter.
  public Address with(String name, List<String> values) {
    var changed = new TreeMap<>(parameters);
    changed.put(name, values);
    return new Address(changed);
  }

  /// The same with another value of one parameter.
  public Address with(String name, String value) {
    return with(name, List.of(value));
  }

  /// The same with nothing looked at or asked.
  public Address unlooked() {
    return without(PIECE, AT, PLACE, ASK);
  }

  /// The same without some parameters.
  public Address without(String... names) {
    var changed = new TreeMap<>(parameters);
    changed.keySet().removeAll(List.of(names));
    return new Address(changed);
  }

  /// The name of the game, empty if it is missing.
  public String game() {
    return one(GAME).orElse("");
  }

  /// The reading.
  public String reading() {
    return one(READING).orElse("standard");
  }

  /// Where the line starts, as a scenario without steps. Each field is a source of its own, so that
  /// a complaint says which one is meant.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a field has no colon
  public Scenario start() {
    boolean opening = all(GIVEN).isEmpty();
    return Scenario.start(
        opening ? "opening" : "position",
        Optional.of(new Word(game(), Place.of(GAME))),
        options(),
        fields(CARD),
        new Word(reading(), Place.of(READING)),
        opening ? Optional.empty() : Optional.of(fields(GIVEN)));
  }

  /// What is chosen before the set-up.
  List<Field> options() {
    return with(OPTION, all(OPTION).stream().map(each -> each.replaceFirst("=", ": ")).toList())
        .fields(OPTION);
  }

  /// The fields of the position in which the line starts; what has no colon is none.
  public List<Field> given() {
    return all(GIVEN).stream()
        .map(text -> text.split(":", 2))
        .filter(parts -> parts.length == 2)
        .map(parts -> Field.of(parts[0].strip(), parts[1].strip()))
        .toList();
  }

  private List<Field> fields(String name) {
    return all(name).stream()
        .flatMap(text -> Field.split(text, text.split(":", 2)[0].strip()).stream())
        .toList();
  }

  /// The moves as words of the line, and behind them the one that is asked about.
  public List<Word> moves() {
    var words = new ArrayList<Word>();
    Stream.concat(all(MOVE).stream(), one(ASK).stream())
        .forEach(text -> words.add(new Word(text, Place.of("move " + (words.size() + 1)))));
    return words;
  }

  /// The same line with one more move; what was taken back is gone, unless this is the next of it.
  public Address play(String move) {
    var moves = new ArrayList<>(all(MOVE));
    moves.add(move);
    List<String> later = all(LATER);
    boolean again = !later.isEmpty() && later.getFirst().equals(move);
    return line(moves, again ? later.subList(1, later.size()) : List.of());
  }

  /// The line up to a number of moves, with the others taken back.
  public Address back(int number) {
    List<String> moves = all(MOVE);
    var later = new ArrayList<>(moves.subList(number, moves.size()));
    later.addAll(all(LATER));
    return line(moves.subList(0, number), later);
  }

  private Address line(List<String> moves, List<String> later) {
    return without(PIECE, PLACE, ASK).with(MOVE, moves).with(LATER, later);
  }

  /// A page about it.
  ///
  /// @param page the path of the page
  public String href(String page) {
    var text = new StringBuilder(page);
    parameters.forEach((name, values) ->
        values.forEach(value ->
            text.append(text.indexOf("?") < 0 ? '?' : '&')
                .append(name)
                .append('=')
                .append(URLEncoder.encode(value, StandardCharsets.UTF_8))));
    return text.toString();
  }
}
