package dev.rulewright.invaders.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Turn;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// In random play nothing breaks that should hold under a reading, and every check notices a
/// mistake.
class InvadersPropertiesTest {

  private static final long SEED = 20261122;
  private static final int PLAYS = 12;

  private static Invaders game(String reading) {
    return InvadersBox.standard().game(reading, Place.of("reading"));
  }

  static Stream<String> readings() {
    return Stream.concat(
        Stream.of("standard", "printed-de"),
        Invaders.READINGS.questions().stream()
            .flatMap(question ->
                question.answers().stream()
                    .map(Question.Answer::name)
                    .filter(name -> !name.equals(question.standard()))
                    .map(name -> question.name() + "=" + name)));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void inRandomPlayNothingBreaksThatShouldHold(String reading) {
    Invaders game = game(reading);
    Map<String, String> broken = new TreeMap<>();
    List<Property<Position, Move>> properties =
        InvadersProperties.of(game).stream()
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

  private static final Invaders GAME = game("standard");

  private static final Set<String> NOTICED = new HashSet<>();

  /// A step that the rules do not make, from one position to another; a property of positions looks
  /// at the second.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "no-card-is-lost | africa: militia; stage: destroy nanobot-kill-swarm 1"
            + " | destroy militia africa | invader-deck: nanobot-kill-swarm x4; mankind-deck: none",
        "four-cards-a-zone | | end-main | africa: militia x4; hero: hero-a africa",
        "paid-in-full | invader-hand: kraken-warmachine | play kraken-warmachine africa"
            + " | stage: turn 2 kraken-warmachine africa",
        "nothing-enters-unpaid | invader-hand: kraken-warmachine, invader-drone"
            + " | play kraken-warmachine africa"
            + " | invader-hand: invader-drone; africa: kraken-warmachine; stage: pay"
            + " kraken-warmachine africa",
        "draining-is-not-drawing | stage: attack 1 | drained militia | mankind-hand: militia",
        "used-once-a-turn | | end-main | to-move: mankind; africa: anthraxus-mega-slug#used",
        "always-one-hero | | end-main | hero: none",
        "heroes-gone-are-gone | | end-main | hero: hero-a africa; heroes-gone: hero-a",
        "no-sacrifice-in-the-invaders-turn | stage: sacrifice; africa: militia | sacrifice hero"
            + " | hero: none; africa: militia",
        "a-new-hero-is-turned | stage: hero-placed hero-b mankind 0 then main | place-hero africa"
            + " | hero: hero-b africa",
        "upright-in-the-main-phase | to-move: mankind; stage: draw 1; hero: hero-b africa turned |"
            + " drawn militia | to-move: mankind; mankind-hand: militia; hero: hero-b africa"
            + " turned",
        "a-hero-moves-once | to-move: mankind; hero: hero-a africa entered-africa"
            + " | move-hero eurasia | to-move: mankind; hero: hero-a eurasia entered-eurasia",
        "decks-never-grow | invader-deck: none | end-main | invader-deck: invader-drone",
        "differences-add-up | africa: kraken-warmachine x2 | end-main"
            + " | africa: kraken-warmachine x2; stage: attack 3",
        "the-marker-falls-by-one | drained: yes | end-main | to-move: mankind; marker: 9",
        "the-skull-ends-play | marker: 1 | end-main | to-move: mankind; marker: 0",
        "the-last-hero-ends-play | hero-deck: none; stage: destroy nanobot-kill-swarm 1"
            + " | destroy hero | hero: none; hero-deck: none",
        "who-cannot-drain-loses | stage: attack 2; mankind-deck: militia | drained militia"
            + " | to-move: mankind; mankind-deck: none",
      })
  void aMistakeIsNoticed(String id, @Nullable String before, String move, String after) {
    Property<Position, Move> property =
        InvadersProperties.of(GAME).stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow();
    Position from = GAME.notation().read(before == null ? "" : before, "before");
    Position to = GAME.notation().read(after, "after");
    assertThat(broken(property, from, GAME.notation().readMove(from, move, Place.of("move")), to))
        .isNotNull();
    NOTICED.add(id);
  }

  @AfterAll
  static void everyPropertyWasBrokenOnce() {
    assertThat(NOTICED)
        .containsExactlyInAnyOrderElementsOf(
            InvadersProperties.of(GAME).stream().map(Property::id).toList());
  }
}
