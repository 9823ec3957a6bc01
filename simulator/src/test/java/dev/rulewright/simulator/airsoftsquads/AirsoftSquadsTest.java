package dev.rulewright.simulator.airsoftsquads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The game keeps its promises, and its kit does what it is for.
class AirsoftSquadsTest {

  private static final AirsoftSquadsBox BOX = AirsoftSquadsBox.standard();
  private static final AirsoftSquads GAME = game("standard");

  private static AirsoftSquads game(String reading) {
    return BOX.game(reading, Place.of("reading"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard | 12",
        "Q08=only-what-is-both | 3",
        "Q01=at-least-one-card,Q02=yes,Q05=active-player-only,Q07=both,Q20=stays-with-the-operator"
            + " | 4",
        "Q03=exhausts,Q04=in-the-alternation,Q06=both,Q09=may,Q14=must,Q25=loses | 4",
        "Q04=in-the-alternation-while-the-phase-lasts,Q10=out-first,Q12=goes-to-the-savezone"
            + ",Q15=at-once,Q16=anywhere,Q17=at-once | 4",
        "Q10=from-the-left,Q11=none-at-all,Q12=leaves-the-game,Q13=from-the-left"
            + ",Q20=stays-with-the-position,Q21=discarded,Q25=shuffle-the-discardzone | 4",
      })
  void everyPromiseIsKept(String reading, int plays) {
    assertThat(Conformance.of(Rules.of(BOX, game(reading)), plays).broken()).isEmpty();
  }

  /// More than nine in ten decided games, from either side.
  @ParameterizedTest
  @EnumSource
  void greedyBeatsRandom(Seat side) {
    Agent<Position, Move> greedy = GreedyAgent.by(AirsoftEvaluation.of(GAME));
    Agent<Position, Move> random = new RandomAgent<>();
    var agents = side == Seat.RED ? List.of(greedy, random) : List.of(random, greedy);
    var batch = new Batch<>(GAME, new AirsoftCounting(), agents, 42);
    int won = 0;
    int decided = 0;
    for (int i = 0; i < 60; i++) {
      List<String> winners = batch.play(i).winners();
      decided += winners.size();
      won += winners.equals(List.of(side.id())) ? 1 : 0;
    }
    assertThat((double) won / decided).as("%d of %d", won, decided).isGreaterThan(0.9);
  }

  /// Every card of hand and DECK may be in the hand, and nothing else changes.
  @Test
  void whatIsImaginedIsTheHandOfTheOther() {
    Position position =
        GAME.notation()
            .read(
                "red-1: scout; blue-1: leader; blue-hand: cover; blue-deck: full-auto x3", "test");
    var hands = new TreeSet<String>();
    var random = new SplittableRandom(1);
    for (int i = 0; i < 40; i++) {
      Position imagined = new HiddenHands(GAME).sample(position, Seat.RED, random);
      hands.add(imagined.blue().hand().toString());
      assertThat(GAME.observe(imagined, Seat.RED)).isEqualTo(GAME.observe(position, Seat.RED));
    }
    assertThat(hands).containsExactly("cover", "full-auto");
    assertThat(new HiddenHands(GAME).sample(position, Seat.BLUE, random)).isEqualTo(position);
  }

  @Test
  void answersToEveryQuestionArePlayedApart() {
    var told = new TreeSet<String>();
    for (Question question : AirsoftSquads.READINGS.questions()) {
      for (Question.Answer answer : question.answers().subList(1, question.answers().size())) {
        var readings =
            TwoReadings.<Position, Move>of(GAME, game(question.name() + "=" + answer.name()));
        var found =
            DivergenceSearch.upTo(4)
                .within(3_000)
                .search(readings, new AirsoftSquadsKit().smallStarts(readings, 0, 0), (_, _) -> {});
        if (found.witness().isPresent()) {
          told.add(question.id());
        }
      }
    }
    assertThat(told)
        .containsExactlyElementsOf(
            AirsoftSquads.READINGS.questions().stream().map(Question::id).toList());
  }
}
