package dev.rulewright.simulator.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Hands on together the games that share their chance: pairs where two play, or games alone. Takes
/// them one after the other, and keeps the last group.
public final class Groups implements Consumer<GameRecord> {

  private final Consumer<List<GameRecord>> sink;
  private final List<GameRecord> last = new ArrayList<>();

  /// Begins without games.
  ///
  /// @param sink takes each group when its last game has come; one at least
  public Groups(Consumer<List<GameRecord>> sink) {
    this.sink = sink;
  }

  @Override
  public void accept(GameRecord game) {
    if (!last.isEmpty()
        && (last.getFirst().pair() != game.pair() || !last.getFirst().arm().equals(game.arm()))) {
      close();
    }
    last.add(game);
  }

  /// Hands on the group under way, if any, of which no more games will come.
  public void close() {
    if (!last.isEmpty()) {
      sink.accept(List.copyOf(last));
      last.clear();
    }
  }
}
