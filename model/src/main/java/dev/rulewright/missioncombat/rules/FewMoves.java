package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Outcomes;
import dev.rulewright.missioncombat.Move;
import java.util.List;

/// A few moves, or equally likely outcomes, that are all made at once.
record FewMoves(List<Move> moves) implements Outcomes<Move> {

  @Override
  public long size() {
    return moves.size();
  }

  @Override
  public Move get(long index) {
    return moves.get(Math.toIntExact(index));
  }

  @Override
  public long weight(long index) {
    return 1;
  }
}
