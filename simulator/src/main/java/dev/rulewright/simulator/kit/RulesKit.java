package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.SmallPositions;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A kit of a game whose rules are of one class. Its constructor gives the parts that it has, each
/// made of the rules; the others are the defaults of [GameKit].
///
/// @param <P> positions
/// @param <M> moves
/// @param <G> the rules
public abstract class RulesKit<P, M, G extends Game<P, M>> implements GameKit<P, M> {

  private static final String SMALL_POSITIONS = "small-positions.txt";

  private final String game;
  private final Class<G> type;
  private Function<G, List<Property<P, M>>> properties = GameKit.super::properties;
  private Function<G, Determinization<P, M>> determinization = GameKit.super::determinization;
  private Function<G, Evaluation<P>> evaluation = GameKit.super::evaluation;
  private Function<G, Counting<P, M>> counting = GameKit.super::counting;
  private List<MoveKind> moveKinds = List.of();
  private Function<TwoReadings<P, M>, @Nullable Starts<P>> small = _ -> null;
  private List<String> studied = List.of();

  /// @param game the name of the game; every kit is made and asked for it, so a constructor may not
  ///   read a rulebook
  /// @param type the class of the rules
  protected RulesKit(String game, Class<G> type) {
    this.game = game;
    this.type = type;
  }

  // ---- What a kit gives ----

  /// Gives what should hold in every play.
  protected final void properties(Function<G, List<Property<P, M>>> part) {
    properties = part;
  }

  /// Gives what may be behind what a player cannot see.
  protected final void determinization(Function<G, Determinization<P, M>> part) {
    determinization = part;
  }

  /// Gives how good positions look at first sight.
  protected final void evaluation(Function<G, Evaluation<P>> part) {
    evaluation = part;
  }

  /// Gives what is counted in every game.
  protected final void counting(CountingByPlayer<P, M> part) {
    counting(_ -> part, part.kinds());
  }

  /// Gives what is counted in every game, and which of it are kinds of moves.
  protected final void counting(Function<G, Counting<P, M>> part, List<MoveKind> kinds) {
    counting = part;
    moveKinds = kinds;
  }

  /// Gives the positions in `small-positions.txt` beside the kit, see [SmallPositions].
  ///
  /// @param fits the rules under which they are positions
  /// @param longest the most moves of a play from one of them that tells two readings apart
  protected final void smallPositions(Supplier<Readings> readings, Predicate<G> fits, int longest) {
    small =
        pair ->
            fits.test(rules(pair.a()))
                ? SmallPositions.of(
                    DataFile.beside(getClass(), SMALL_POSITIONS), readings.get(), pair, longest)
                : null;
  }

  /// Gives the numbers that a study looks at, as keys in which `*` stands for any word.
  protected final void studied(String... keys) {
    studied = List.of(keys);
  }

  // ---- What is asked of a kit ----

  /// The rules as what they are.
  protected final G rules(Game<P, M> rules) {
    return type.cast(rules);
  }

  @Override
  public final String game() {
    return game;
  }

  @Override
  public final List<Property<P, M>> properties(Game<P, M> rules) {
    return properties.apply(rules(rules));
  }

  @Override
  public final Determinization<P, M> determinization(Game<P, M> rules) {
    return determinization.apply(rules(rules));
  }

  @Override
  public final Evaluation<P> evaluation(Game<P, M> rules) {
    return evaluation.apply(rules(rules));
  }

  @Override
  public final Counting<P, M> counting(Game<P, M> rules) {
    return counting.apply(rules(rules));
  }

  @Override
  public final List<MoveKind> moveKinds() {
    return moveKinds;
  }

  @Override
  public Starts<P> smallStarts(TwoReadings<P, M> pair, int units, int others) {
    Starts<P> starts = small.apply(pair);
    return starts == null ? GameKit.super.smallStarts(pair, units, others) : starts;
  }

  @Override
  public final List<String> studied() {
    return studied;
  }
}
