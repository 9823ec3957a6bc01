package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MoveListTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();

  private final Random random = new Random(11);

  /// The hand of the player who decides is dealt anew, which leaves everything else alike.
  @Test
  void listsAreEqualExactlyWhenTheirMovesAre() {
    int equal = 0;
    int different = 0;
    Position position = COMBAT.opening();
    for (int step = 0; step < 3000; step++) {
      switch (COMBAT.turn(position)) {
        case Turn.Decision<Move>(_, Moves<Move> moves) -> {
          Position other = COMBAT.dealt(position, position.mover().opponent(), random::nextInt);
          if (moves.size() < 200
              && COMBAT.turn(other) instanceof Turn.Decision<Move>(_, var list)) {
            boolean same = moves.stream().toList().equals(list.stream().toList());
            assertThat(moves.equals(list)).as("%s and %s", position, other).isEqualTo(same);
            if (same) {
              assertThat(list).hasSameHashCodeAs(moves);
            }
            equal += same ? 1 : 0;
            different += same ? 0 : 1;
          }
          position = COMBAT.play(position, moves.get(random.nextLong(moves.size())));
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position =
                COMBAT.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = COMBAT.opening();
      }
    }
    assertThat(equal).isGreaterThan(100);
    assertThat(different).isGreaterThan(100);
  }

  /// The list goes through its entries; the general way looks up every move.
  @Test
  void thinnedListsHoldWhatIsLookedUpMoveByMove() {
    int thinner = 0;
    Position position = COMBAT.opening();
    for (int step = 0; step < 3000; step++) {
      switch (COMBAT.turn(position)) {
        case Turn.Decision<Move>(_, Moves<Move> moves) -> {
          for (int most : new int[] {1, 2, 5}) {
            List<Move> thinned = moves.thinned(most);
            assertThat(thinned).isEqualTo(new Looked(moves).thinned(most));
            thinner += thinned.size() < moves.size() ? 1 : 0;
          }
          position = COMBAT.play(position, moves.get(random.nextLong(moves.size())));
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position =
                COMBAT.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = COMBAT.opening();
      }
    }
    assertThat(thinner).isGreaterThan(100);
  }

  private record Looked(Moves<Move> list) implements Moves<Move> {
    @Override
    public long size() {
      return list.size();
    }

    @Override
    public Move get(long index) {
      return list.get(index);
    }

    @Override
    public long alikeUntil(long index) {
      return list.alikeUntil(index);
    }
  }
}
