package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.chance.TextFingerprints;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Counts no columns. A turn begins whenever somebody else decides.
record TurnsAlone<P, M>(Game<P, M> game, TextFingerprints<M> texts) implements Counting<P, M> {

  TurnsAlone(Game<P, M> game) {
    this(game, new TextFingerprints<>(game.notation()::writeMove));
  }

  @Override
  public List<Column> columns() {
    return List.of();
  }

  @Override
  public long fingerprint(M move) {
    return texts.of(move);
  }

  @Override
  public Tally<P, M> begin() {
    return new Tally<>() {
      private @Nullable Player last;
      private long turns;

      @Override
      public void count(P before, M move, P after) {
        if (game.turn(before) instanceof Turn.Decision<M>(Player player, _)
            && !player.equals(last)) {
          last = player;
          turns++;
        }
      }

      @Override
      public long turns(P end) {
        return turns;
      }
    };
  }
}
