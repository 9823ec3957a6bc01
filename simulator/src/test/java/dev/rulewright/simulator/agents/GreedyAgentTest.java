package dev.rulewright.simulator.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

final class GreedyAgentTest {

  private final TokenRace race = new TokenRace();
  private final RandomGenerator random = new SplittableRandom(1);

  @Test
  void theMoveAfterWhichThePositionLooksBestIsChosen() {
    var showsFirst = GreedyAgent.<RacePosition, RaceMove>by((seen, _) -> seen.pot());
    assertThat(showsFirst.choose(view("ant: 0 hare"), random)).isEqualTo(new RaceMove.Show());
  }

  @Test
  void amongEqualMovesEachIsChosenNowAndThen() {
    var indifferent = GreedyAgent.<RacePosition, RaceMove>by((_, _) -> 0);
    Set<RaceMove> chosen = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      chosen.add(indifferent.choose(view("pot: 5; ant: 0 hare"), random));
    }
    assertThat(chosen)
        .containsExactlyInAnyOrder(new RaceMove.Roll(), new RaceMove.Hold(), new RaceMove.Show());
  }

  @Test
  void whatIsNotSettledIsWorthWhatTheBestNextMoveMakesOfIt() {
    // Holding scores at once; showing promises more, but only once it is held.
    Evaluation<RacePosition> points =
        new Evaluation<>() {
          @Override
          public double value(RacePosition seen, Player player) {
            return seen.lanes().get(player.seat()).score();
          }

          @Override
          public boolean settled(RacePosition seen) {
            return seen.pot() == 0;
          }
        };
    assertThat(GreedyAgent.<RacePosition, RaceMove>by(points).choose(holdOrShow(), random))
        .isEqualTo(new RaceMove.Show());
    assertThat(new GreedyAgent<RacePosition, RaceMove>(points, 10, 1).choose(holdOrShow(), random))
        .isEqualTo(new RaceMove.Hold());
  }

  private View<RacePosition, RaceMove> holdOrShow() {
    return view("pot: 31; ant: 0 hare");
  }

  @Test
  void anAgentSeesWhatItsPlayerMayKnow() {
    assertThat(race.notation().write(view("ant: 0 hare; bee: 0 horse; cat: 0 snail shown").seen()))
        .contains("ant: 0 hare", "bee: 0 unknown", "cat: 0 snail shown");
  }

  private View<RacePosition, RaceMove> view(String fields) {
    RacePosition position =
        race.notation().read("awaits: choice; turn: 1; mover: ant; " + fields, "test");
    return new View<>(race, position, (Turn.Decision<RaceMove>) race.turn(position));
  }
}
