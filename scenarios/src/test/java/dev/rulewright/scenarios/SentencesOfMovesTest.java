package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.text.Word;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Moves that are typed as a page says them.
class SentencesOfMovesTest {

  private static final int PLIES = 40;
  private static final int MOST_OF_A_POSITION = 25;

  static Collection<String> games() {
    return Boxes.standard().names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSentenceOfEveryMoveIsReadAsAMoveThatIsSaidTheSame(String game) {
    play(ChosenGame.standard(game).box());
  }

  private static <P, M> void play(Box<P, M> box) {
    Game<P, M> game = box.game("standard", Place.of("test"));
    var random = new Random(1);
    P position = game.opening();
    for (int ply = 0; ply < PLIES && game.turn(position).choices().size() > 0; ply++) {
      Moves<M> moves = game.turn(position).choices();
      for (int i = 0; i < Math.min(MOST_OF_A_POSITION, moves.size()); i++) {
        M move = moves.get(random.nextLong(moves.size()));
        for (String edition : box.rulebook().editions()) {
          check(game.notation().writeMove(move), edition, position, game, box);
        }
      }
      position = game.play(position, moves.get(random.nextLong(moves.size())), _ -> {});
    }
  }

  private static <P, M> void check(
      String move, String edition, P position, Game<P, M> game, Box<P, M> box) {
    String said = box.sentences().in(edition).of(move);
    assertThat(said).as("the sentence").isNotEqualTo(move);
    Optional<String> read =
        box.sentences().meanings(said).stream()
            .flatMap(meaning -> read(meaning, position, game).stream())
            .findFirst();
    assertThat(read.map(box.sentences().in(edition)::of)).as("read %s", read).contains(said);
  }

  private static <P, M> Optional<String> read(String text, P position, Game<P, M> game) {
    try {
      M move = game.notation().readMove(position, text, Place.of("test"));
      return Optional.of(game.notation().writeMove(move));
    } catch (BadInput e) {
      return Optional.empty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          move Rocket Walker Dark Portal
          move rocket walker dark portal
          MOVE ROCKET WALKER DUNKLES PORTAL
          The Rocket Walker moves from HQ to Dark Portal
          the rocket walker moves from hauptquartier to portail noir.
          move rocket-walker dark-portal
          move rocket-walker@hq dark-portal by ap
          """)
  void aLineTakesNotationAndWordsInAnyCaseAndEdition(String typed) {
    var box = ChosenGame.standard("mission-combat").box();
    assertThat(moves(typed, box)).containsExactly("move rocket-walker@hq dark-portal by ap");
  }

  @Test
  void whatMeansNothingIsRefusedWithTheNearestName() {
    var box = ChosenGame.standard("mission-combat").box();
    assertThatThrownBy(() -> moves("move rocket-wakler dark-portal", box))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("rocket-walker?");
  }

  private static <P, M> List<String> moves(String typed, Box<P, M> box) {
    var given = box.game("standard", Place.of("test")).notation();
    var start =
        Scenario.start(
            "position",
            new Word("standard", Place.of("test")),
            Optional.of(
                Field.split(
                    "to-move: marines; ap: 2; hq: rocket-walker; blue-portal: portal-hound",
                    "test")));
    Line<P, M> line = Line.of(start, List.of(new Word(typed, Place.of("test"))), box);
    return line.transcript().steps().stream()
        .map(step -> given.writeMove(step.move().orElseThrow()))
        .toList();
  }
}
