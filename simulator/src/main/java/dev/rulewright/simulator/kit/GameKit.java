package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.declared.DeclaredBox;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.explore.encoding.Encoding;
import dev.rulewright.simulator.metrics.Measures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// What the simulator knows of one game beyond its rules. Every part has a default, so a game needs
/// no kit; a better part makes play stronger, exploration faster, or tells more.
///
/// Kits are found by [ServiceLoader], as agents are; where a part is given rules, they are those
/// that [Box#game] made.
public interface GameKit<P, M> {

  /// The name of the game, see [Box#name].
  String game();

  /// How positions are told apart and kept in few bytes; by default by their text form.
  default Encoding<P> encoding(Game<P, M> rules) {
    return Encoding.byNotation(rules);
  }

  /// How positions of a small world are told apart: also by the number of turns, where play ends
  /// after some.
  default Encoding<P> encoding(World<P, M> world) {
    Encoding<P> usual = encoding(world.game());
    return world.turns() == World.Turns.COUNTED ? usual.countingTurns() : usual;
  }

  /// What should hold in every play; by default nothing is stated.
  default List<Property<P, M>> properties(Game<P, M> rules) {
    return List.of();
  }

  /// Two readings side by side; by default moves are the same if they are equal.
  default TwoReadings<P, M> compared(Game<P, M> a, Game<P, M> b) {
    return TwoReadings.of(a, b);
  }

  /// Small positions from which the shortest play is searched in which two readings part; by
  /// default the opening, for plays of any length.
  ///
  /// @param units the most pieces on the board
  /// @param others the most pieces elsewhere
  default Starts<P> smallStarts(TwoReadings<P, M> readings, int units, int others) {
    return Starts.of(
        "the opening",
        new Pair<>(readings.a().opening(), readings.b().opening()),
        Integer.MAX_VALUE);
  }

  /// What those positions need that is in no box, see [Box#game(String,
  /// dev.rulewright.kernel.Place, List)]; by default nothing.
  default List<Field> testPieces() {
    return List.of();
  }

  /// Readings besides the standard one under which the answers to a question are compared, because
  /// it is moot there; by default none.
  default List<String> readingsThatAsk(Question question) {
    return List.of();
  }

  /// What may be behind what a player cannot see. By default nothing is hidden: a game with hidden
  /// things gives its own, else agents plan with what they see as if it were all.
  default Determinization<P, M> determinization(Game<P, M> rules) {
    return Determinization.nothingHidden();
  }

  /// How good positions look at first sight; by default only results count.
  default Evaluation<P> evaluation(Game<P, M> rules) {
    return (seen, player) ->
        !(rules.turn(seen) instanceof Turn.Over<M> over) || over.result().isDraw()
            ? 0
            : over.result().winners().contains(player) ? 1 : -1;
  }

  /// What is counted in every game; by default turns alone.
  default Counting<P, M> counting(Game<P, M> rules) {
    return new TurnsAlone<>(rules);
  }

  /// The kinds of moves among what is counted, as charts show them; by default none.
  default List<MoveKind> moveKinds() {
    return List.of();
  }

  /// What is asked of games by the command `metrics` besides what is asked of every game.
  default Measures<P, M> measures(Box<P, M> box) {
    return new Measures<>() {};
  }

  /// The source of chance that says who begins, one of [Game#chanceSources]: games in groups of as
  /// many as there are players share everything else, and each player begins one. By default the
  /// source called `start player`, if there is one.
  default Optional<String> starts(Game<P, M> rules) {
    return rules.chanceSources().stream().filter("start player"::equals).findFirst();
  }

  /// What can be set besides the reading, agents and bans; by default nothing.
  default List<Setting<P, M>> settings(Box<P, M> box) {
    return List.of();
  }

  /// The form of a key that [#settings] lists, if it may be written otherwise.
  default String listed(String key, Box<P, M> box) {
    return key;
  }

  /// The numbers among them that a study looks at, as keys in which `*` stands for any word; by
  /// default all numbers.
  default List<String> studied() {
    return List.of();
  }

  /// Makes sure that settings which are possible one by one go together.
  ///
  /// @param fields the settings, to say where the trouble comes from
  /// @throws dev.rulewright.kernel.BadInput if they do not
  default void check(Setup<P, M> setup, List<Field> fields) {}

  /// What each player can do without; by default moves by their first word.
  default Bans<P, M> bans(Game<P, M> rules) {
    return new WordBans<>(rules);
  }

  /// What agents are told.
  ///
  /// @param played the rules, or the same with moves left out
  /// @param rules the rules
  default Knowledge<P, M> knowledge(Game<P, M> played, Game<P, M> rules) {
    return new Knowledge<>(played, evaluation(rules), determinization(rules));
  }

  /// The kit of a box, all of whose parts are the defaults if nobody provides one.
  static <P, M> GameKit<P, M> of(Box<P, M> box) {
    @SuppressWarnings("unchecked") // a name stands for one game, and so for its types
    var kit = (GameKit<P, M>) provided(box.name()).orElseGet(() -> usual(box));
    return kit;
  }

  /// The kit of a box that nobody provides one for.
  private static GameKit<?, ?> usual(Box<?, ?> box) {
    return box instanceof DeclaredBox ? new DeclaredKit(box.name()) : box::name;
  }

  private static Optional<GameKit<?, ?>> provided(String game) {
    return all().stream().filter(kit -> kit.game().equals(game)).findFirst();
  }

  /// The kinds of moves of the game of that name.
  static List<MoveKind> moveKinds(String game) {
    return provided(game).map(GameKit::moveKinds).orElse(List.of());
  }

  /// What is asked of the games of a box.
  static <P, M> Measures<P, M> measuresOf(Box<P, M> box) {
    return of(box).measures(box);
  }

  /// All kits that this thread's context class loader finds.
  @SuppressWarnings("rawtypes")
  static List<GameKit<?, ?>> all() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    var kits = new ArrayList<GameKit<?, ?>>();
    for (GameKit kit :
        ServiceLoader.load(
            GameKit.class, loader == null ? GameKit.class.getClassLoader() : loader)) {
      kits.add(kit);
    }
    return kits;
  }
}
