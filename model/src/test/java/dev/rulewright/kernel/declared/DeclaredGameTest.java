package dev.rulewright.kernel.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumber;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What follows from a declaration, by the example of *Fifteen*.
final class DeclaredGameTest {

  private static final DeclaredBox BOX = new DeclaredBox(Fifteen::new, Map.of(), Map.of());
  private static final DeclaredGame GAME = game("standard");

  private static final String LATE =
      "mover: second; count: 13; stock: none; first-hand: one; second-hand: two, three";

  private static DeclaredGame game(String reading) {
    return BOX.game(reading, Place.of("test"));
  }

  private static Position read(String text) {
    return GAME.notation().read(text, "test");
  }

  private static Ruling judge(DeclaredGame game, String position, String move) {
    Position read = game.notation().read(position, "test");
    return game.judge(read, game.notation().readMove(read, move, Place.of("move")));
  }

  @Test
  void aPositionSaysWhatIsNotAsBeforePlay() {
    assertThat(GAME.notation().write(read(LATE)).lines())
        .containsExactly(
            "mover: second",
            "count: 13",
            "stock: none",
            "first-hand: one",
            "second-hand: two, three");
    assertThat(GAME.notation().write(GAME.opening())).isEqualTo("stage: deal\n");
    assertThat(read(LATE)).isEqualTo(read(LATE)).isNotEqualTo(read("count: 13"));
  }

  @Test
  void whatIsSaidToLieNowhereElseLiesInThePileThatHoldsAll() {
    Position read = read("first-hand: one x2; played: five x3");
    assertThat(GAME.notation().disagreement(read, field("stock", "one, two x3, three x3, four x3")))
        .isEmpty();
    assertThat(GAME.notation().write(read)).doesNotContain("stock");
  }

  private static Field field(String key, String value) {
    return Field.of(key, value);
  }

  @Test
  void whatAPlayerMayNotKnowLiesFaceDown() {
    Position seen =
        GAME.observe(read("first-hand: one; second-hand: two, three"), Fifteen.Who.FIRST);
    assertThat(GAME.notation().write(seen).lines())
        .containsExactly("first-hand: one", "second-hand: unknown x2");
    assertThat(GAME.faceDown(seen)).isEqualTo(2 + 12);
    assertThat(read("first-hand: one; second-hand: unknown x2")).isEqualTo(seen);
  }

  /// Of the 14 cards that are not seen three are a four each: 3 of 14.
  @Test
  void whatLiesFaceDownIsTurnedUpEvenly() {
    Position seen = read("first-hand: one; second-hand: unknown");
    var random = new Random(1);
    int fours = 0;
    for (int i = 0; i < 14_000; i++) {
      Position whole = GAME.turnedUp(seen, random::nextLong);
      assertThat(GAME.faceDown(whole)).isZero();
      fours += GAME.notation().write(whole).contains("second-hand: four") ? 1 : 0;
    }
    assertThat(fours).isBetween(3_000 - 150, 3_000 + 150);
  }

  @Test
  void listAndRulingComeFromTheSameRules() {
    Position late = read(LATE);
    assertThat(GAME.turn(late)).isInstanceOf(Turn.Decision.class);
    assertThat(GAME.turn(late).choices().stream())
        .extracting(Move::toString)
        .containsExactly("play two");
    assertThat(judge(GAME, LATE, "play three"))
        .isEqualTo(refused("END-1", "the count would be 16"));
    assertThat(judge(GAME, LATE, "play four")).isEqualTo(refused("TURN-3", "it is not in hand"));
    assertThat(judge(GAME, LATE, "draw")).isEqualTo(refused("TURN-2", "the stock is empty"));
    assertThat(judge(GAME, LATE, "pass")).isEqualTo(refused("TURN-4", "something can be done"));
    assertThat(judge(GAME, LATE, "drawn one"))
        .isEqualTo(refused("TURN-1", "in stage turn there is: draw, play (a card), pass"));
    assertThat(judge(GAME, "count: 15", "draw"))
        .isEqualTo(refused("END-1", "play is over: fifteen"));
    assertThat(judge(GAME, LATE, "play two")).isInstanceOf(Ruling.Allowed.class);
    assertThat(((Ruling.Allowed) judge(GAME, LATE, "play two")).clauses())
        .extracting(Object::toString)
        .containsExactly("TURN-3", "END-1");
  }

  private static Ruling refused(String clause, String reason) {
    return new Ruling.Refused(new Clauses(GAME.rulebook()).of(clause), reason);
  }

  @Test
  void anotherAnswerAllowsWhatTheStandardOneForbids() {
    DeclaredGame other = game("standard,Q1=loses");
    assertThat(judge(other, LATE, "play three")).isInstanceOf(Ruling.Allowed.class);
    Position late = other.notation().read(LATE, "test");
    Position after =
        other.play(late, other.notation().readMove(late, "play three", Place.of("move")));
    assertThat(other.turn(after))
        .isInstanceOfSatisfying(
            Turn.Over.class, over -> assertThat(over.result().who()).isEqualTo("first"));
  }

  @Test
  void chanceDrawsByTheNumberOfCopies() {
    var turn = (Turn.Chance<Move>) GAME.turn(read("stage: draw; played: one x3, two x2, three"));
    assertThat(turn.outcomes().stream())
        .extracting(Move::toString)
        .containsExactly("drawn two", "drawn three", "drawn four", "drawn five");
    assertThat(turn.outcomes().weight(0)).isEqualTo(1);
    assertThat(turn.outcomes().totalWeight()).isEqualTo(1 + 2 + 3 + 3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play six  | move:6: 'six': expected the name of a card (one, two, three, four, five)",
        "play      | move:5: expected a card",
        "play two x| move:10: 'x': expected the end of the move",
        "plya two  | move: 'plya': expected the name of a move (draw, play, pass, drawn)",
      })
  void aMoveThatCannotBeReadSaysWhatWasExpectedThere(String move, String message) {
    assertThatThrownBy(() -> judge(GAME, LATE, move))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "played: one x4         | test: there are only 3 of one, and 4 lie on the table",
        "first-hand: unknown x16 | test: 16 lie face down, and only 15 are not seen",
        "count: 31              | test:1:8: '31': expected count, a whole number from 0 to 30",
        "mover: third           | test:1:8: 'third': expected the name of a player (first, second)",
        "hand: one              | test:1:1: 'hand': expected the name of a field",
      })
  void aPositionThatCannotBeSaysSo(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  /// What a player cannot know must not stop the rules that are asked about it.
  @Test
  void rulesCanBeAskedAboutWhatAPlayerSees() {
    Position seen = GAME.observe(read("stage: draw; mover: first"), Fifteen.Who.SECOND);
    assertThat(GAME.turn(seen).choices().size()).isEqualTo(5);
    Position after = GAME.play(seen, GAME.turn(seen).choices().get(0));
    assertThat(GAME.notation().write(after)).contains("first-hand: one");
  }

  @Test
  void theEndIsToldWithItsClause() {
    Position late = read(LATE);
    var told = new ArrayList<String>();
    GAME.play(
        late,
        GAME.turn(late).choices().get(0),
        event -> told.add(event.text() + " " + Clause.cited(event.clauses())));
    assertThat(told).containsExactly("play two [TURN-3]", "play ends: fifteen [END-1]");
  }

  @Test
  void thePictureShowsWhatLiesThereAndHidesWhatIsHidden() {
    Position late = read("mover: second; count: 13; first-hand: one x2; second-hand: two");
    Picture whole = GAME.picture(late, Optional.empty());
    assertThat(whole.caption()).isEqualTo("turn · mover second · count 13 · passes 0");
    assertThat(whole.places())
        .extracting(Spot::id)
        .containsExactly("stock", "played", "first-hand", "second-hand");
    Spot hand = GAME.picture(late, Optional.of(Fifteen.Who.FIRST)).places().toList().getLast();
    assertThat(hand.pieces()).singleElement().matches(Piece::isFaceDown);
  }

  @Test
  void sentencesAndNamesAreThoseOfTheFilesThatAreThere() {
    assertThat(BOX.sentences().moves()).isEmpty();
    assertThat(BOX.sentences().editions()).containsExactly(entry("en", Map.of("one", "Ace")));
  }

  @Test
  void numbersOfATableAreSettings() {
    assertThat(BOX.numbers().all()).extracting(TableNumber::key).contains("cards.five.copies");
    TableNumber fives =
        BOX.numbers().all().stream()
            .filter(number -> number.key().equals("cards.five.copies"))
            .findFirst()
            .orElseThrow();
    Box<Position, Move> more = BOX.readFrom(BOX.numbers().with(Map.of(fives, 9)));
    assertThat(
            more.game("standard", Place.of("test"))
                .turn(more.game("standard", Place.of("test")).opening())
                .choices()
                .size())
        .isEqualTo(5);
    assertThat(more.numbers().all())
        .filteredOn(number -> number.key().equals("cards.five.copies"))
        .extracting(TableNumber::now)
        .containsExactly(9);
  }

  @Test
  void aMistakeInATableIsLocated() {
    var wrong = new DataFile("my.csv", "card,value,copies\none,1,3\none,2,3\n");
    assertThatThrownBy(() -> new DeclaredBox(Fifteen::new, Map.of("cards", wrong), Map.of()))
        .hasMessage("my.csv:3:1: 'one': this row is there already");
  }

  /// The declaration of a game with something wrong in it.
  private static DeclaredGame wrong(Consumer<Declaring> mistake) {
    return new DeclaredBox(setup -> new Declaring(setup, mistake), Map.of(), Map.of())
        .game("standard", Place.of("test"));
  }

  /// A declaration in which a test says something.
  private static final class Declaring extends Declaration {

    private final Things<String> letters = Things.of("a letter", List.of("a", "b"), each -> each);

    Declaring(Setup setup, Consumer<Declaring> mistake) {
      super(setup, "declaring", "Declaring", Fifteen.Who.values());
      decision("turn", "TURN-1", _ -> Fifteen.Who.FIRST);
      mistake.accept(this);
    }

    @Override
    protected void rules() {}
  }

  @Test
  void whatCouldNotBeReadAgainIsNotDeclared() {
    refuses("the name stage is taken", game -> game.mark("stage"));
    refuses(
        "the name pot is taken",
        game -> {
          game.mark("pot");
          game.mark("pot");
        });
    refuses(
        "there are two stages called turn",
        game -> game.decision("turn", "TURN-1", _ -> Fifteen.Who.FIRST));
    refuses("pot from -1 to 3", game -> game.counter("pot", -1, 3, 0));
    refuses(
        "'go a' cannot be told from 'go (a letter)'",
        game -> {
          game.verb("go {}", game.letters);
          game.verb("go a");
        });
    refuses(
        "the name 'a b' is not one word",
        game -> game.pile("p", Things.of("x", List.of("a b"), each -> each)));
    refuses(
        "nothing in a pile can be called unknown or none",
        game -> game.pile("p", Things.of("x", List.of("none"), each -> each)));
    refuses(
        "hand may lie face down: expected a pile of the same things that holds all before play",
        game -> game.pile("hand", game.letters).knownToNobody());
    refuses(
        "'TURN-9': expected the name of a clause",
        game ->
            game.decision("other", "TURN-1", _ -> Fifteen.Who.FIRST)
                .may(game.verb("go"))
                .then((position, _) -> position, "TURN-9"));
    refuses(
        "'go': expected the clause that says what else happens, in telling(...)",
        game ->
            game.decision("other", "TURN-1", _ -> Fifteen.Who.FIRST)
                .may(game.verb("go"))
                .telling((_, _) -> true, (_, _) -> "gone"));
  }

  private static void refuses(String sentence, Consumer<Declaring> mistake) {
    assertThatThrownBy(() -> wrong(mistake))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void verbsMayShareTheirFirstWord() {
    DeclaredGame game =
        wrong(declaring -> {
          declaring.verb("go {}", declaring.letters);
          declaring.verb("go up {}", declaring.letters);
          declaring.verb("go down {}", declaring.letters);
        });
    assertThat(game.notation().readMove(game.opening(), "go down b", Place.of("test")))
        .hasToString("go down b");
  }

  @Test
  void aNumberOutOfBoundsNamesItsCounter() {
    var counter = new Counter("pot", 1, 0, 9, 0);
    assertThatThrownBy(() -> counter.checked(10))
        .hasMessage("pot would be 10, declared from 0 to 9");
  }

  @Test
  void aClauseWithoutARowIsToldAtTheLineThatCitesIt() {
    assertThatThrownBy(() -> new Clauses(GAME.rulebook()).of("TURN-9"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'TURN-9': expected the name of a clause in clauses.csv")
        .hasMessageContaining("Maybe TURN-1?");
  }
}
