package dev.rulewright.airsoftsquads.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// In random play under every answer nothing breaks that should hold; and every check notices a
/// mistake.
class AirsoftPropertiesTest {

  private static final long SEED = 20261122;

  private static AirsoftSquads game(String reading) {
    return AirsoftSquadsBox.standard().game(reading, Place.of("reading"));
  }

  static Stream<String> readings() {
    return Stream.concat(
        Stream.of("standard", "printed-de"),
        AirsoftSquads.READINGS.questions().stream()
            .flatMap(question ->
                question.answers().stream()
                    .skip(1)
                    .map(Question.Answer::name)
                    .map(answer -> question.id() + "=" + answer)));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void nothingBreaksThatShouldHold(String reading) {
    AirsoftSquads game = game(reading);
    List<Property<Position, Move>> properties =
        AirsoftProperties.of(game).stream()
            .filter(property -> property.expectation() instanceof Expectation.Holds)
            .toList();
    var random = new SplittableRandom(SEED);
    var broken = new TreeSet<String>();
    for (int play = 0; play < (reading.equals("standard") ? 60 : 6); play++) {
      Position position = game.opening();
      Turn<Move> turn = game.turn(position);
      while (!(turn instanceof Turn.Over<Move>)) {
        Move move = drawn(turn, random);
        Position after = game.play(position, move);
        for (Property<Position, Move> property : properties) {
          String how = broken(property.check(), position, turn, move, after);
          if (how != null) {
            broken.add(property.id() + ": " + how);
          }
        }
        position = after;
        turn = game.turn(position);
      }
    }
    assertThat(broken).as("seed %d", SEED).isEmpty();
  }

  private static Move drawn(Turn<Move> turn, SplittableRandom random) {
    return switch (turn) {
      case Turn.Decision<Move>(var _, Moves<Move> moves) ->
          moves.get(random.nextLong(moves.size()));
      case Turn.Chance<Move>(int _, var outcomes) ->
          outcomes.drawn(random.nextLong(outcomes.totalWeight()));
      case Turn.Over<Move> _ -> throw new IllegalStateException("play is over");
    };
  }

  private static @Nullable String broken(
      Check<Position, Move> check, Position before, Turn<Move> turn, Move move, Position after) {
    return switch (check) {
      case Check.OfPosition<Position, Move> each -> each.broken(before);
      case Check.OfTurn<Position, Move> each -> each.broken(before, turn);
      case Check.OfStep<Position, Move> each -> each.broken(before, move, after);
      case Check.OfPlay<Position, Move> _, Check.OfQuestion<Position, Move> _ -> null;
    };
  }

  /// The answer under which operators leave the GAME breaks what says that they stay.
  @Test
  void whatAnAnswerBreaksIsExpectedToFail() {
    assertThat(
            AirsoftProperties.of(game("Q12=leaves-the-game")).stream()
                .filter(property -> property.expectation() instanceof Expectation.Fails))
        .extracting(Property::id)
        .containsExactly("operators-stay", "out-for-good", "cards-stay");
  }

  // ---- Mistakes ----

  private static final AirsoftSquads GAME = game("standard");

  private static Position at(String text) {
    return GAME.notation().read(text, "mistake");
  }

  /// A position, or a step from one to another, that the property of that name has to notice.
  record Mistake(String property, Position before, Move move, Position after) {}

  private static Mistake position(String property, Position broken) {
    return new Mistake(property, broken, Move.Word.DONE, broken);
  }

  private static Mistake step(String property, String before, String move, Position after) {
    Position position = at(before);
    return new Mistake(
        property, position, GAME.notation().readMove(position, move, Place.of("move")), after);
  }

  static List<Mistake> mistakes() {
    Position scout = at("red-1: scout");
    Position begun = at("red-1: scout; stage: strategy first");
    Operator alone = scout.red().at(1);
    var saved = new ArrayList<Operator>();
    for (int i = 0; i < 4; i++) {
      saved.add(alone);
    }
    return List.of(
        position(
            "savezone-has-its-places",
            scout.with(Seat.RED, scout.red().with(scout.red().field(), saved))),
        position("who-stands-has-dp-left", at("red-1: scout#4")),
        position(
            "who-is-down-has-no-counters", scout.with(Seat.RED, 1, alone.with(1, 0).in(State.HIT))),
        position("moves-within-bounds", at("red-1: scout; red-moves: 3; blue-1: leader")),
        position(
            "nothing-but-items-in-the-savezone", at("red-1: leader; red-savezone: scout+cover")),
        position("turns-begin-afresh", begun.with(Seat.RED, 1, alone.in(State.EXHAUSTED))),
        position(
            "three-out-lose",
            at("stage: strategy first; red-savezone: sniper out, support out, scout out")),
        step("operators-stay", "red-1: scout; red-2: leader", "advance 1", scout),
        step(
            "out-for-good",
            "red-1: scout; red-2: leader out",
            "advance 1",
            at("red-1: scout; red-2: leader")),
        step("cards-stay", "red-1: scout; red-hand: cover", "advance 1", scout),
        step("only-who-may-acts", "red-1: leader; red-2: scout hit", "advance 2", scout),
        step("attacks-within-range", "red-1: leader; blue-3: scout", "attack 1 3", scout),
        step("turns-go-on", "red-1: leader", "advance 1", at("turn: 5; red-1: leader")),
        step(
            "captured-when-reached",
            "red-1: scout*5",
            "advance 1",
            scout.with(Stage.Over.of(List.of(Seat.RED), Stage.Over.CAPTURED))),
        position(
            "always-a-move",
            at("red-1: scout").with(new Stage.Choosing(Stage.Task.FILL, Seat.RED))));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsNoticed(Mistake mistake) {
    Property<Position, Move> property =
        AirsoftProperties.of(GAME).stream()
            .filter(each -> each.id().equals(mistake.property()))
            .findFirst()
            .orElseThrow();
    Turn<Move> nothing = new Turn.Decision<>(Seat.RED, Outcomes.of(List.of()));
    assertThat(broken(property.check(), mistake.before(), nothing, mistake.move(), mistake.after()))
        .isNotNull();
  }

  @Test
  void everyCheckIsBrokenOnce() {
    assertThat(mistakes())
        .extracting(Mistake::property)
        .containsExactlyElementsOf(
            AirsoftProperties.of(GAME).stream()
                .filter(property -> !(property.check() instanceof Check.OfPlay<Position, Move>))
                .map(Property::id)
                .toList());
  }
}
