package dev.rulewright.pocketmodel.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Turn;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// In random play nothing breaks that should hold under a reading, and every check notices a
/// mistake.
class PocketPropertiesTest {

  private static final long SEED = 20261122;
  private static final int PLAYS = 4;

  private static PocketModel game(String reading) {
    return PocketBox.standard().game(reading, Place.of("reading"));
  }

  static Stream<String> readings() {
    return Stream.concat(
        Stream.of("standard", "printed-de"),
        PocketModel.READINGS.questions().stream()
            .flatMap(question ->
                question.answers().stream()
                    .map(Question.Answer::name)
                    .filter(name -> !name.equals(question.standard()))
                    .map(name -> question.name() + "=" + name)));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void inRandomPlayNothingBreaksThatShouldHold(String reading) {
    PocketModel game = game(reading);
    Map<String, String> broken = new TreeMap<>();
    List<Property<Position, Move>> properties =
        PocketProperties.of(game).stream()
            .filter(property -> property.expectation() instanceof Expectation.Holds)
            .toList();
    var random = new SplittableRandom(SEED);
    for (int play = 0; play < PLAYS; play++) {
      Position position = game.opening();
      while (!(game.turn(position) instanceof Turn.Over<Move>)) {
        Move move = chosen(game.turn(position), random);
        Position after = game.play(position, move);
        for (Property<Position, Move> property : properties) {
          @Nullable String how = broken(property, position, move, after);
          if (how != null) {
            broken.put(property.id(), how);
          }
        }
        position = after;
      }
    }
    assertThat(broken).as("%s, seed %d", reading, SEED).isEmpty();
  }

  private static Move chosen(Turn<Move> turn, SplittableRandom random) {
    return switch (turn) {
      case Turn.Decision<Move>(_, var moves) -> moves.get(random.nextLong(moves.size()));
      case Turn.Chance<Move>(_, var outcomes) ->
          outcomes.drawn(random.nextLong(outcomes.totalWeight()));
      case Turn.Over<Move> over -> throw new IllegalStateException("over: " + over);
    };
  }

  private static @Nullable String broken(
      Property<Position, Move> property, Position before, Move move, Position after) {
    return switch (property.check()) {
      case Check.OfPosition<Position, Move> check -> check.broken(after);
      case Check.OfStep<Position, Move> check -> check.broken(before, move, after);
      case Check.OfTurn<Position, Move> _,
          Check.OfPlay<Position, Move> _,
          Check.OfQuestion<Position, Move> _ ->
          throw new IllegalStateException(property.id() + " is looked at otherwise");
    };
  }

  // ---- Mistakes ----

  private static final PocketModel GAME = game("standard");

  private static final String USUAL =
      "alliance-home: tydirium; empire-home: imperial-shuttle; alliance-face-down: hidden-base;"
          + " empire-face-down: minefield; ";

  private static final Set<String> NOTICED = new HashSet<>();

  /// A step that the rules do not make, from one position to another; a property of positions looks
  /// at the second.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "cards-stay | alliance-hand: lucky-shot | end-turn | to-move: empire",
        "units-stay | empire-reserve: tie-fighter | end-turn | empire-reserve: tie-fighter x2",
        "damage-below-shields |  | end-turn | contested: tie-fighter#1",
        "counters-stay | contested: razor#2 | end-turn | contested: razor",
        "five-stars |  | end-turn | contested: razor=a1, rogue-squadron=a2",
        "one-zone-far |  | move tydirium empire-home | ",
        "one-action | action-taken: yes | move tydirium contested | ",
        "one-objective | objective-played: yes | replace face-down minefield | ",
        "objectives-never-grow |  | end-turn | empire-face-down: minefield x2",
        "combat-cards-lie-hidden |  | end-turn | empire-face-up: lucky-shot",
        "hands-are-refilled | contested: razor=a1; empire-home: imperial-shuttle=a1; stage: combat"
            + " defence-roll targets d1 battle a1 cards none none rolls 2 0; alliance-draw:"
            + " lucky-shot | rolled 2 | alliance-draw: lucky-shot",
        "turns-are-limited |  | end-turn | turn: 301"
      })
  void aMistakeIsNoticed(String id, @Nullable String before, String move, @Nullable String after) {
    Property<Position, Move> property = property(id);
    Position from = position(before);
    Position to = position(after);
    assertThat(broken(property, from, GAME.notation().readMove(from, move, Place.of("move")), to))
        .isNotNull();
    NOTICED.add(id);
  }

  /// No position is read in which somebody is out.
  @Test
  void playingOnWithoutUnitsIsNoticed() {
    Position usual = position(null);
    Position out = usual.with(Force.ALLIANCE, usual.side(Force.ALLIANCE).with(Fleet.NONE));
    assertThat(broken(property("nobody-plays-on"), usual, Move.Word.END_TURN, out)).isNotNull();
    NOTICED.add("nobody-plays-on");
  }

  private static Property<Position, Move> property(String id) {
    return PocketProperties.of(GAME).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /// The usual position, with what is written in the place of what is usual.
  private static Position position(@Nullable String text) {
    var fields = new TreeMap<String, String>();
    for (Field field : Field.split(text == null ? USUAL : USUAL + text, "position")) {
      fields.put(field.key(), field.value());
    }
    return GAME.notation()
        .position(
            fields.entrySet().stream()
                .map(each -> Field.of(each.getKey(), each.getValue()))
                .toList(),
            Place.of("position"));
  }

  @AfterAll
  static void everyPropertyWasBrokenOnce() {
    assertThat(NOTICED)
        .containsExactlyInAnyOrderElementsOf(
            PocketProperties.of(GAME).stream().map(Property::id).toList());
  }
}
