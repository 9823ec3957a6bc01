package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.declared.DeclaredGame;
import dev.rulewright.kernel.declared.Move;
import dev.rulewright.kernel.declared.Position;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.explore.encoding.Encoding;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The kit of a declared game.
///
/// @param game the name of the game
record DeclaredKit(String game) implements GameKit<Position, Move> {

  private static DeclaredGame declared(Game<Position, Move> rules) {
    return (DeclaredGame) rules;
  }

  @Override
  public Encoding<Position> encoding(Game<Position, Move> rules) {
    return new NumbersEncoding(declared(rules));
  }

  @Override
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new FaceDown(declared(rules));
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    Evaluation<Position> results = GameKit.super.evaluation(rules);
    DeclaredGame game = declared(rules);
    return (seen, player) ->
        rules.turn(seen) instanceof Turn.Over<Move>
            ? results.value(seen, player) * WON
            : game.outlook(game.observe(seen, player), player).orElse(0);
  }

  /// More than any outlook that an author gives should be.
  private static final double WON = 1e6;

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return declared(rules).properties();
  }

  /// A stage called `start-player`, if there is one, says who begins.
  @Override
  public Optional<String> starts(Game<Position, Move> rules) {
    return rules.chanceSources().stream().filter("start-player"::equals).findFirst();
  }

  /// Counts moves and outcomes by their first word.
  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    List<String> words = declared(rules).words();
    return GameKit.super
        .counting(rules)
        .and(
            Counting.sums(
                words.stream().map(DeclaredKit::column).toList(),
                (_, move, _, counts) -> counts[words.indexOf(move.verb().word())]++));
  }

  private static Column column(String word) {
    return new Column(
        word.replace('-', '_'), "moves", "moves and outcomes that begin with the word " + word);
  }

  /// What lies face down, turned up by chance.
  private record FaceDown(DeclaredGame game) implements Determinization<Position, Move> {

    @Override
    public Position sample(Position seen, Player player, RandomGenerator random) {
      return game.turnedUp(seen, random::nextLong);
    }

    @Override
    public Object seen(Position before, Move move, Player player) {
      boolean own =
          game.turn(before) instanceof Turn.Decision<Move>(Player who, _) && who.equals(player);
      return own ? move : new Glance(move.verb().word(), after(before, move, player));
    }

    @Override
    public @Nullable Object turnedUp(Position before, Position after, Player player) {
      return game.faceDown(game.observe(before, player)) > 0 ? game.observe(after, player) : null;
    }

    private Position after(Position before, Move move, Player player) {
      return game.observe(game.play(before, move), player);
    }
  }

  /// What somebody sees of what others do: the first word, and what lies there then.
  private record Glance(String word, Position after) {}
}
