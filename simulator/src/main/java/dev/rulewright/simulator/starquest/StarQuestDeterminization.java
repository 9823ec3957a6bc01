package dev.rulewright.simulator.starquest;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// What blips are, dealt by chance: each unseen one is as likely as any other to be any blip that
/// has not been revealed. The alien player knows them.
record StarQuestDeterminization(StarQuest rules) implements Determinization<Position, Move> {

  @Override
  public Position sample(Position seen, Player player, RandomGenerator random) {
    return player == Seat.ALIEN ? seen : rules.dealt(seen, unseen -> drawn(unseen, random));
  }

  private static int drawn(long unseen, RandomGenerator random) {
    int left = random.nextInt(Counts.total(unseen));
    int kind = 0;
    while (left >= Counts.of(unseen, kind)) {
      left -= Counts.of(unseen, kind);
      kind++;
    }
    return kind;
  }

  /// Of a blip that is placed a team sees the square.
  @Override
  public Object seen(Position before, Move move, Player player) {
    return move instanceof Move.PlaceBlip blip && player != Seat.ALIEN ? blip.square() : move;
  }

  /// A revealed blip turns out to be what is observed afterwards.
  @Override
  public @Nullable Object turnedUp(Position before, Position after, Player player) {
    return player == Seat.ALIEN || rules.unseen(before) == rules.unseen(after)
        ? null
        : rules.observe(after, player);
  }
}
