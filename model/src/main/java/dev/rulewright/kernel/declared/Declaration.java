package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.kernel.property.PropertyTable;
import dev.rulewright.kernel.reading.Readings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import org.jspecify.annotations.Nullable;

/// A game as its author declares it: fields of the class say what there is, what lies on the table
/// and what the words are; [#rules] says, chapter by chapter, what may be done and what follows.
///
/// The class has a constructor that takes a [Setup] and hands it on. Beside it lie `clauses.csv`,
/// `questions.csv`, `answers.csv` and the tables that it asks for. It is made anew for each reading
/// and each set of data, so that an answer is asked for once, where a rule is declared.
public abstract class Declaration {

  final Setup setup;
  private final String game;
  private final List<Player> players;
  private final Readings readings;
  private final Clauses clauses;
  private final Layout layout = new Layout();
  private final List<Verb<?>> verbs = new ArrayList<>();
  private final List<String> sources = new ArrayList<>();
  private final List<End> ends = new ArrayList<>();
  private final List<Board<?>> boards = new ArrayList<>();
  private final Checks<Position, Move> checks = new Checks<>();
  private @Nullable ToDoubleBiFunction<Position, Player> outlook;

  /// A game before its rules are declared.
  ///
  /// @param game the identifier of the game, such as `token-race`
  /// @param title the title of the rulebook as printed
  /// @param players the players in seat order: the constants of an enum
  protected Declaration(Setup setup, String game, String title, Player... players) {
    this.setup = setup;
    this.game = game;
    this.players = List.of(players);
    readings = Readings.of(game, title, getClass());
    clauses = new Clauses(readings.rulebook());
  }

  /// Declares the rules: what each stage of play allows, and when play is over. Called once, when
  /// all fields have their values.
  protected abstract void rules();

  // ---- What is in the box ----

  /// A choice of a whole number before the game is set up, such as how many rounds are played.
  ///
  /// @param meaning what is chosen, one sentence without a full stop
  protected final int option(String name, String meaning, int standard, int... values) {
    return setup.option(name, meaning, standard, values);
  }

  /// What a table lists: one thing a row. Its whole numbers are settings of experiments, within the
  /// bounds within which they are read. Columns `name`, `meaning`, `assumed` and `evidence` may be
  /// there besides.
  ///
  /// @param table the kind of the table, such as `cards`, which is read from `cards.csv`
  /// @param what what one thing is, such as `a card`
  /// @param read makes a thing of a row
  /// @param columns the columns; the first names the thing
  /// @throws BadInput if the table makes no sense
  protected final <V> Things<V> table(
      String table, String what, Function<Row, V> read, String... columns) {
    List<Row> rows = setup.rows(table, getClass(), columns);
    return Things.of(what, rows, columns[0], read, setup.printedNames);
  }

  /// Whether an answer to a question is the one that is played.
  ///
  /// @param question its identifier or its name
  /// @throws BadInput if there is no such question, or it has no such answer
  protected final boolean is(String question, String answer) {
    return setup.is(readings.question(question, Setup.here()), answer);
  }

  // ---- What lies on the table ----

  /// A whole number.
  ///
  /// @param key its name in notation, such as `pot`
  /// @param first what it is before play
  protected final Counter counter(String key, int least, int most, int first) {
    return layout.add(at -> new Counter(key, at, least, most, first));
  }

  /// One of several things; the first of them before play.
  protected final <V> Choice<V> choice(String key, Things<V> things) {
    return layout.add(at -> new Choice<>(key, at, things, things.get(0)));
  }

  /// One of several things or nothing, which is `none` in a text; nothing before play.
  protected final <V> Choice<Optional<V>> maybe(String key, Things<V> things) {
    return choice(key, things.orNone());
  }

  /// Yes or no; no before play.
  protected final Choice<Boolean> mark(String key) {
    return choice(key, Things.of("yes or no", List.of(false, true), yes -> yes ? "yes" : "no"));
  }

  /// Things that lie together; nothing before play, unless the pile [holds all][Pile#holdingAll].
  protected final <V> Pile<V> pile(String key, Things<V> things) {
    return layout.add(at -> new Pile<>(key, at, layout.supply(things)));
  }

  /// The same for each of several things, such as a score for every player.
  ///
  /// @param make declares the one of a thing
  protected final <K, S> Each<K, S> each(Things<K> things, Function<? super K, S> make) {
    return new Each<>(things, make);
  }

  /// A board of squares, `a1` at the upper left, on each of which one thing stands. The first of
  /// the things is that nothing does, such as a constant `NONE`; so it is before play.
  ///
  /// @param columns from 1 to 26
  /// @param rows at least 1
  /// @param things what may stand on a square, nothing among it
  protected final <V> Board<V> board(int columns, int rows, Things<V> things) {
    return board(columns, rows, things, _ -> things.get(0));
  }

  /// A board on which things stand before play. In a text a square that is not said is empty all
  /// the same.
  ///
  /// @param before what stands on a square before play
  protected final <V> Board<V> board(
      int columns, int rows, Things<V> things, Function<Square, V> before) {
    Things<Square> squares = Board.squares(columns, rows);
    Each<Square, Choice<V>> on =
        each(
            squares,
            square ->
                layout.add(at -> new Choice<>(square.id(), at, things, before.apply(square))));
    var board = new Board<>(columns, rows, squares, on);
    boards.add(board);
    return board;
  }

  // ---- Words ----

  /// Moves of a word alone, such as `roll`.
  protected final Verb<String> verb(String pattern) {
    return add(pattern, List.of(), Things.one(pattern));
  }

  /// Moves that name a thing, such as `play {}`.
  protected final <A> Verb<A> verb(String pattern, Things<A> things) {
    return add(pattern, List.of(things), things);
  }

  /// Moves that name two things, such as `give {} to {}`; rules are told what is made of both.
  ///
  /// @param both what is made of them, such as the constructor of a record
  protected final <A, B, V> Verb<V> verb(
      String pattern, Things<A> first, Things<B> second, BiFunction<A, B, V> both) {
    return add(pattern, List.of(first, second), Things.both(first, second, both));
  }

  /// Moves that name three things, such as `play {} from {} to {}`.
  ///
  /// @param all what is made of them, such as the constructor of a record
  protected final <A, B, C, V> Verb<V> verb(
      String pattern, Things<A> first, Things<B> second, Things<C> third, Three<A, B, C, V> all) {
    Things<Function<C, V>> two =
        Things.both(first, second, (one, other) -> last -> all.of(one, other, last));
    return add(pattern, List.of(first, second, third), Things.both(two, third, Function::apply));
  }

  /// What is made of three things.
  @FunctionalInterface
  protected interface Three<A, B, C, V> {
    V of(A first, B second, C third);
  }

  private <V> Verb<V> add(String pattern, List<Things<?>> blanks, Things<V> all) {
    var verb = new Verb<>(verbs.size(), pattern, blanks, all);
    verb.refuseClash(verbs);
    verbs.add(verb);
    return verb;
  }

  // ---- Stages of play ----

  /// A stage in which a player decides; the first stage that is declared is that of the opening.
  ///
  /// @param name its name in notation
  /// @param clause the clause that says what there is to decide
  protected final Stage decision(
      String name, String clause, Function<Position, ? extends Player> player) {
    return add(name, clause, new Stage.Decider.By(player));
  }

  /// A stage in which chance decides.
  ///
  /// @param clause the clause that says what chance may bring
  protected final Stage chance(String name, String clause) {
    sources.add(name);
    return add(name, clause, new Stage.Decider.Chance(sources.size() - 1, null));
  }

  /// A stage in which chance decides for one player, as with a die of each player's own: with the
  /// same seed a player throws the same, whatever the others do.
  protected final Stage chance(
      String name, String clause, Function<Position, ? extends Player> whose) {
    int source = sources.size();
    players.forEach(player -> sources.add(name + " of " + player.id()));
    return add(name, clause, new Stage.Decider.Chance(source, whose));
  }

  private Stage add(String name, String clause, Stage.Decider decider) {
    var stage = new Stage(name, layout.stages().size(), clauses.of(clause), decider, clauses::of);
    layout.add(stage);
    return stage;
  }

  // ---- Chapters ----

  /// Says when play is over, whatever else a position waits for; what is said first counts.
  ///
  /// @param reason one word or words joined by hyphens, for tables
  /// @param clause the clause that says so
  /// @param winners who has won then
  protected final void ends(
      String reason,
      String clause,
      Predicate<Position> isOver,
      Function<Position, ? extends List<? extends Player>> winners) {
    ends.add(new End(reason, clauses.of(clause), isOver, winners));
  }

  /// Says what should be true of every play; the command `check` looks. What is guaranteed stands
  /// in `properties.csv` in words, and which answers break it in `breaches.csv`.
  protected final Checks<Position, Move> checks() {
    return checks;
  }

  /// Says how good a position looks to a player at first sight; higher is better. Agents that look
  /// ahead a little play by it. A position that is won or lost needs no number.
  ///
  /// @param those the players
  protected final <W extends Player> void outlook(
      Things<W> those, ToDoubleBiFunction<Position, W> value) {
    outlook = (seen, player) -> value.applyAsDouble(seen, those.get(player.seat()));
  }

  // ---- For the kernel ----

  String game() {
    return game;
  }

  Readings readings() {
    return readings;
  }

  List<Player> players() {
    return players;
  }

  Layout layout() {
    return layout;
  }

  List<Verb<?>> verbs() {
    return verbs;
  }

  List<String> sources() {
    return sources;
  }

  List<Board<?>> boards() {
    return boards;
  }

  /// @throws BadInput if the tables make no sense, a property has no check, or a check no property
  List<Property<Position, Move>> properties() {
    return PropertyTable.isBeside(getClass()) || !checks.isEmpty()
        ? PropertyTable.beside(getClass(), readings.rulebook()).of(setup.answers(), checks)
        : List.of();
  }

  List<End> ends() {
    return ends;
  }

  @Nullable ToDoubleBiFunction<Position, Player> outlook() {
    return outlook;
  }
}
