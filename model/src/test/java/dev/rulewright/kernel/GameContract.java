package dev.rulewright.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.RandomPlays.Claim;
import dev.rulewright.kernel.RandomPlays.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// What every game promises, checked in random play. A game's test implements the abstract methods.
///
/// @param <P> positions
/// @param <M> moves, including the outcomes of chance
public interface GameContract<P, M> {

  /// The game.
  Game<P, M> game();

  /// The bound within which every play ends: decisions and outcomes of chance together.
  long longestPlay();

  /// A position that a player cannot tell from this one: what is hidden from the player is changed
  /// at random, everything else is equal.
  P alike(P position, Player player, RandomGenerator random);

  /// Number of plays for each claim.
  int plays();

  /// Whether a legal move has the normal form in which moves are listed. Only for games that allow
  /// more ways of writing a move than they list.
  ///
  /// @param listed the moves listed in the position
  default boolean isNormalForm(M move, List<M> listed) {
    return true;
  }

  private void everywhere(Claim<P, M> claim) {
    new RandomPlays<>(game(), plays(), longestPlay()).check(claim);
  }

  /// The same for one position in `every`, chosen at random: for claims that take long to check.
  private void hereAndThere(int every, Claim<P, M> claim) {
    everywhere((step, random) -> {
      if (random.nextInt(every) == 0) {
        claim.check(step, random);
      }
    });
  }

  @Test
  default void theCatalogueIsSound() {
    Rulebook book = game().rulebook();
    assertThat(book.clauses()).isNotEmpty().extracting(Clause::id).doesNotHaveDuplicates();
    for (Clause clause : book.clauses()) {
      assertThat(clause.paraphrase()).as(clause.id()).isNotBlank();
      assertThat(clause.citations())
          .as(clause.id())
          .allSatisfy(at -> assertThat(book.editions()).contains(at.edition()))
          .allSatisfy(at -> assertThat(at.firstLine()).isBetween(1, at.lastLine()));
    }
    assertThat(book.questions()).extracting(Question::id).doesNotHaveDuplicates();
    assertThat(book.questions()).extracting(Question::name).doesNotHaveDuplicates();
    for (Question question : book.questions()) {
      assertThat(question.answers())
          .as(question.name())
          .extracting(Question.Answer::name)
          .doesNotHaveDuplicates()
          .contains(question.standard());
      assertThat(question.answers())
          .as(question.name())
          .flatExtracting(Question.Answer::editions)
          .isSubsetOf(book.editions());
      assertCitable(question.clauses());
    }
  }

  @Test
  default void everyPlayerSitsWhereTheGameSays() {
    List<? extends Player> players = game().players();
    assertThat(players).hasSizeGreaterThanOrEqualTo(2);
    for (int seat = 0; seat < players.size(); seat++) {
      assertThat(players.get(seat).seat()).isEqualTo(seat);
    }
    assertThat(players).extracting(Player::id).doesNotHaveDuplicates();
    assertThat(game().chanceSources()).doesNotHaveDuplicates();
  }

  @Test
  default void theListIsNeverEmptyAndHasNoDuplicates() {
    everywhere((step, _) -> {
      if (!(step.turn() instanceof Turn.Over<M>)) {
        List<M> listed = step.listed();
        assertThat(listed).isNotEmpty();
        assertThat(new HashSet<>(listed)).as("different moves").hasSameSizeAs(listed);
      }
    });
  }

  @Test
  default void theListIsFixed() {
    hereAndThere(
        5,
        (step, _) -> {
          P equal = rewritten(step.position());
          assertThat(listed(step.position())).as("listed again").isEqualTo(step.listed());
          assertThat(listed(equal)).as("listed for an equal position").isEqualTo(step.listed());
        });
  }

  @Test
  default void theListHasAnEnd() {
    hereAndThere(
        5,
        (step, _) -> {
          switch (step.turn()) {
            case Turn.Decision<M>(Player _, Moves<M> moves) -> assertEnds(moves);
            case Turn.Chance<M>(int _, Outcomes<M> outcomes) -> {
              assertEnds(outcomes);
              long total = outcomes.totalWeight();
              assertThatThrownBy(() -> outcomes.drawn(total))
                  .isInstanceOf(IndexOutOfBoundsException.class);
              assertThatThrownBy(() -> outcomes.drawn(-1))
                  .isInstanceOf(IndexOutOfBoundsException.class);
            }
            case Turn.Over<M> _ -> {}
          }
        });
  }

  private void assertEnds(Moves<M> moves) {
    assertThatThrownBy(() -> moves.get(moves.size())).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  default void whatIsListedIsAllowedAndCanBePlayed() {
    hereAndThere(
        3,
        (step, _) -> {
          for (M move : step.listed()) {
            if (game().judge(step.position(), move) instanceof Ruling.Refused refused) {
              throw new AssertionError("listed, yet refused: " + moveText(move) + ": " + refused);
            }
            game().play(step.position(), move);
          }
        });
  }

  @Test
  default void whatIsAllowedIsListedAndWhatIsRefusedIsNot() {
    List<M> elsewhere = movesMetInPlay();
    everywhere((step, random) -> {
      List<M> listed = step.listed();
      var known = new HashSet<>(listed);
      for (int i = 0; i < 10; i++) {
        M move = elsewhere.get(random.nextInt(elsewhere.size()));
        switch (game().judge(step.position(), move)) {
          case Ruling.Refused(Clause clause, String reason) -> {
            assertThat(known).as("refused: %s", reason).doesNotContain(move);
            assertCitable(List.of(clause));
            assertThat(reason).as("reason for refusing %s", moveText(move)).isNotBlank();
          }
          case Ruling.Allowed(List<? extends Clause> clauses, String reason) -> {
            assertThat(known.contains(move) || !isNormalForm(move, listed))
                .as("%s is allowed (%s) and must be listed", moveText(move), reason)
                .isTrue();
            assertCitable(clauses);
            game().play(step.position(), move);
          }
        }
      }
    });
  }

  /// Moves and outcomes that some position lists.
  private List<M> movesMetInPlay() {
    var met = new ArrayList<M>();
    everywhere((step, random) -> {
      List<M> listed = step.listed();
      if (!listed.isEmpty()) {
        met.add(listed.get(random.nextInt(listed.size())));
      }
    });
    return met;
  }

  @Test
  default void ticketsAreDealtOutByWeight() {
    everywhere((step, random) -> {
      if (step.turn() instanceof Turn.Chance<M>(int source, Outcomes<M> outcomes)) {
        assertThat(source).isBetween(0, game().chanceSources().size() - 1);
        long ticket = 0;
        for (long i = 0; i < outcomes.size(); i++) {
          long weight = outcomes.weight(i);
          assertThat(weight).as("weight of %s", outcomes.get(i)).isPositive();
          assertThat(outcomes.drawn(ticket)).as("first ticket").isEqualTo(outcomes.get(i));
          assertThat(outcomes.drawn(ticket + random.nextLong(weight)))
              .as("any ticket")
              .isEqualTo(outcomes.get(i));
          ticket += weight;
          assertThat(outcomes.drawn(ticket - 1)).as("last ticket").isEqualTo(outcomes.get(i));
        }
        assertThat(outcomes.totalWeight()).as("total weight").isEqualTo(ticket);
      }
    });
  }

  /// A position as it was when play came by.
  record Memory<P>(P position, int hash, String text) {}

  @Test
  default void laterPlayLeavesEarlierPositionsAsTheyWere() {
    var memories = new ArrayList<Memory<P>>();
    everywhere((step, _) -> {
      if (step.before().isEmpty()) {
        memories.clear();
      }
      P position = step.position();
      memories.add(new Memory<>(position, position.hashCode(), written(position)));
      if (step.turn() instanceof Turn.Over<M>) {
        for (Memory<P> memory : memories) {
          assertThat(memory.position().hashCode()).as(memory.text()).isEqualTo(memory.hash());
          assertThat(written(memory.position())).isEqualTo(memory.text());
        }
      }
    });
  }

  @Test
  default void equalPlayGivesEqualPositions() {
    everywhere((step, _) -> {
      if (step.turn() instanceof Turn.Over<M>(Result result)) {
        P again = game().opening();
        for (M move : step.before()) {
          again = game().play(again, rewritten(again, move));
        }
        assertThat(again).isEqualTo(step.position()).hasSameHashCodeAs(step.position());
        assertThat(game().turn(again)).isEqualTo(new Turn.Over<M>(result));
      }
    });
  }

  @Test
  default void everyPositionSurvivesItsNotation() {
    everywhere((step, _) -> {
      P position = step.position();
      assertThat(rewritten(position)).isEqualTo(position).hasSameHashCodeAs(position);
      for (Field field : game().notation().fields(position)) {
        assertThat(game().notation().disagreement(position, field)).isEmpty();
      }
    });
  }

  @Test
  default void everyMoveSurvivesItsNotation() {
    everywhere((step, random) -> {
      List<M> listed = step.listed();
      for (int i = 0; i < Math.min(10, listed.size()); i++) {
        M move = listed.get(random.nextInt(listed.size()));
        assertThat(rewritten(step.position(), move)).isEqualTo(move).hasSameHashCodeAs(move);
      }
    });
  }

  @Test
  default void aPictureIsNoWiderThanAPage() {
    hereAndThere(
        10,
        (step, _) ->
            assertThat(game().notation().picture(step.position()).lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100)));
  }

  @Test
  default void whatIsHiddenMakesNoDifferenceToAnObservation() {
    everywhere((step, random) -> {
      for (Player player : game().players()) {
        P seen = game().observe(step.position(), player);
        P other = alike(step.position(), player, random);
        assertThat(game().observe(other, player)).as("seen by %s", player.id()).isEqualTo(seen);
        assertThat(game().observe(seen, player)).as("seen twice").isEqualTo(seen);
      }
    });
  }

  @Test
  default void whoeverDecidesSeesTheOwnMovesAndCanTryThem() {
    hereAndThere(
        3,
        (step, random) -> {
          if (step.turn() instanceof Turn.Decision<M>(Player player, Moves<M> moves)) {
            P seen = game().observe(step.position(), player);
            assertThat(listed(seen)).isEqualTo(step.listed());
            game().turn(game().play(seen, moves.get(random.nextLong(moves.size()))));
          }
        });
  }

  @Test
  default void playEndsWithinItsBoundForACitedReason() {
    everywhere((step, _) -> {
      if (step.turn() instanceof Turn.Over<M>(Result result)) {
        assertThat(result.reason()).matches("[a-z0-9]+(-[a-z0-9]+)*");
        assertCitable(result.clauses());
        assertThat(game().players().containsAll(result.winners())).as("winners play").isTrue();
      }
    });
  }

  @Test
  default void everyEventCitesAndListeningChangesNothing() {
    hereAndThere(
        2,
        (step, random) -> {
          List<M> listed = step.listed();
          for (int i = 0; i < Math.min(5, listed.size()); i++) {
            M move = listed.get(random.nextInt(listed.size()));
            var events = new ArrayList<Event>();
            P heard = game().play(step.position(), move, events::add);
            assertThat(heard).isEqualTo(game().play(step.position(), move));
            assertThat(events).as("events of %s", moveText(move)).isNotEmpty();
            for (Event event : events) {
              assertThat(event.text()).isNotBlank();
              assertCitable(event.clauses());
            }
          }
        });
  }

  private void assertCitable(List<? extends Clause> clauses) {
    assertThat(clauses).isNotEmpty();
    for (Clause clause : clauses) {
      assertThat(game().rulebook().clauses().stream().anyMatch(c -> Objects.equals(c, clause)))
          .as("%s is a clause of the rulebook", clause.id())
          .isTrue();
    }
  }

  private List<M> listed(P position) {
    return new Step<>(position, game().turn(position), List.<M>of()).listed();
  }

  private String written(P position) {
    return game().notation().write(position);
  }

  private String moveText(M move) {
    return game().notation().writeMove(move);
  }

  private P rewritten(P position) {
    return game().notation().read(written(position), "rewritten");
  }

  private M rewritten(P position, M move) {
    return game().notation().readMove(position, moveText(move), new Place("rewritten", 1, 1));
  }
}
