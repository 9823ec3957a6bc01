package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.input.TableNumber;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.text.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/// The rules of a declared game under one reading.
public final class DeclaredGame implements Game<Position, Move>, Pictured<Position> {

  private final Declaration declared;
  private final String reading;
  private final Layout layout;
  private final Position opening;
  private final Notation<Position, Move> notation;
  private final List<Property<Position, Move>> properties;
  private final List<String> assumptions;
  private final TablePicture picture;

  DeclaredGame(Declaration declared, String reading) {
    this.declared = declared;
    this.reading = reading;
    layout = declared.layout();
    declared.rules();
    properties = declared.properties();
    if (layout.stages().isEmpty()) {
      throw Setup.mistake(declared.game() + ": expected a stage of play");
    }
    layout.refuseUncounted();
    opening = layout.opening();
    picture =
        new TablePicture(
            layout, declared.boards(), declared.players(), declared.setup.printedNames);
    notation = new EntryNotation<>(layout.entries(), layout::read, (_, text) -> readMove(text));
    layout.writtenBy(notation);
    assumptions =
        declared.setup.notes.noted().all().stream()
            .filter(TableNumber::unproven)
            .map(number -> "%s is assumed to be %d".formatted(number.key(), number.now()))
            .toList();
  }

  @Override
  public Rulebook rulebook() {
    return declared.readings().rulebook();
  }

  @Override
  public String reading() {
    return reading;
  }

  @Override
  public List<String> assumptions() {
    return assumptions;
  }

  @Override
  public List<Player> players() {
    return declared.players();
  }

  @Override
  public List<String> chanceSources() {
    return declared.sources();
  }

  @Override
  public Position opening() {
    return opening;
  }

  // ---- Play ----

  @Override
  public Turn<Move> turn(Position seen) {
    return asked(layout.whole(seen), null, this::next);
  }

  private Turn<Move> next(Position position) {
    End end = end(position);
    if (end != null) {
      return new Turn.Over<>(end.result(position));
    }
    Stage stage = layout.stage(position);
    return switch (stage.decider()) {
      case Stage.Decider.By(var player) ->
          new Turn.Decision<>(player.apply(position), Outcomes.of(stage.allowed(position)));
      case Stage.Decider.Chance(int source, var whose) ->
          new Turn.Chance<>(
              whose == null ? source : source + whose.apply(position).seat(),
              stage.outcomes(position));
    };
  }

  /// What the author's code answers.
  ///
  /// @throws RuleFailure if it throws something
  private static <T> T asked(
      Position position, @Nullable Move move, Function<Position, T> question) {
    try {
      return question.apply(position);
    } catch (BadInput | RuleFailure e) {
      throw e;
    } catch (RuntimeException e) {
      throw new RuleFailure(position, move, e);
    }
  }

  private @Nullable End end(Position position) {
    for (End end : declared.ends()) {
      if (end.isOver().test(position)) {
        return end;
      }
    }
    return null;
  }

  @Override
  public Ruling judge(Position seen, Move move) {
    return asked(layout.whole(seen), move, position -> ruling(position, move));
  }

  private Ruling ruling(Position position, Move move) {
    End end = end(position);
    if (end != null) {
      return new Ruling.Refused(end.clause(), "play is over: " + end.reason());
    }
    Stage stage = layout.stage(position);
    Rule<?> rule = stage.rule(move.verb().number());
    if (rule == null) {
      return new Ruling.Refused(
          stage.clause(), "in stage %s there is: %s".formatted(stage, stage.words()));
    }
    Ruling.Refused refusal = stage.refusal(rule, position, move.index());
    if (refusal != null) {
      return refusal;
    }
    boolean chance = stage.decider() instanceof Stage.Decider.Chance;
    return chance && rule.weight(position, move.index()) <= 0
        ? new Ruling.Refused(stage.clause(), "chance does not bring %s here".formatted(move))
        : Ruling.Allowed.of(this, position, move);
  }

  @Override
  public Position play(Position seen, Move move, Chronicle chronicle) {
    return asked(layout.whole(seen), move, position -> after(position, move, chronicle));
  }

  private Position after(Position position, Move move, Chronicle chronicle) {
    Stage stage = layout.stage(position);
    Rule<?> rule = stage.rule(move.verb().number());
    if (rule == null) {
      throw new IllegalStateException("'%s' in stage %s".formatted(move, stage));
    }
    Position after = rule.after(position, move.index());
    if (chronicle.listening()) {
      rule.events(position, move.index()).forEach(chronicle::tell);
      End end = end(after);
      if (end != null) {
        chronicle.tell(end.event());
      }
    }
    return after;
  }

  // ---- What is known ----

  @Override
  public Position observe(Position position, Player player) {
    return layout.observed(position, player);
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    return picture.of(viewer.map(player -> observe(position, player)).orElse(position));
  }

  /// What the author says of every play.
  public List<Property<Position, Move>> properties() {
    return properties;
  }

  /// A position that looks the same, in which what lies face down is turned up by chance: each
  /// thing that is not seen is as likely as any other.
  ///
  /// @param below a random number from 0 to below the number given
  public Position turnedUp(Position seen, LongUnaryOperator below) {
    return layout.turnedUp(seen, below);
  }

  /// How many things lie face down.
  public int faceDown(Position seen) {
    return layout.faceDown(seen);
  }

  /// How good a position looks to a player, if the author has said so.
  public OptionalDouble outlook(Position seen, Player player) {
    var value = declared.outlook();
    return value == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(value.applyAsDouble(seen, player));
  }

  /// The class of the declaration.
  public Class<?> code() {
    return declared.getClass();
  }

  /// The tables, by kind, and the options that are chosen, by name, as texts that stand for them.
  public SortedMap<String, String> box() {
    return declared.setup.identity();
  }

  /// The words with which moves begin, each once, in the order of the declaration.
  public List<String> words() {
    return declared.verbs().stream().map(Verb::word).distinct().toList();
  }

  // ---- As text ----

  @Override
  public Notation<Position, Move> notation() {
    return notation;
  }

  private Move readMove(Word text) {
    List<Word> words = text.words();
    if (words.isEmpty()) {
      throw text.at().expected("a move: " + String.join(", ", words()));
    }
    List<Verb<?>> meant =
        declared.verbs().stream().filter(verb -> words.getFirst().is(verb.word())).toList();
    if (meant.isEmpty()) {
      throw words.getFirst().unknown(words(), "a move");
    }
    return meant.stream()
        .filter(verb -> verb.fits(words))
        .findFirst()
        .orElse(meant.getFirst())
        .read(text);
  }

  /// A position as packed as it lies in memory: for those who keep many.
  ///
  /// @param numbers as many as a position has
  public Position position(int... numbers) {
    return new Position(layout, Arrays.copyOf(numbers, opening.size()));
  }
}
