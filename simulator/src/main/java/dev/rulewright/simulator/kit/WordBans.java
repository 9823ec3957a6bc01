package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.restriction.Ban;
import java.util.LinkedHashMap;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeSet;

/// Doing without moves whose text begins with a word. Which words there are is what turns up in a
/// few random plays, always the same, as rules do not list their kinds of moves.
record WordBans<P, M>(Game<P, M> rules) implements Bans<P, M> {

  private static final int PLAYS = 50;
  private static final int MOST_MOVES = 20_000;

  @Override
  public SequencedMap<String, Ban<P, M>> of(Player player) {
    var words = new TreeSet<String>();
    var random = new Random(1);
    P position = rules.opening();
    int plays = 0;
    for (int i = 0; i < MOST_MOVES && plays < PLAYS; i++) {
      Turn<M> turn = rules.turn(position);
      if (turn instanceof Turn.Decision<M>(Player decides, var moves) && decides.equals(player)) {
        moves.stream().limit(100).forEach(move -> words.add(word(move)));
      }
      boolean isOver = turn instanceof Turn.Over<M>;
      plays += isOver ? 1 : 0;
      position = isOver ? rules.opening() : rules.play(position, turn.atRandom(random::nextLong));
    }
    var bans = new LinkedHashMap<String, Ban<P, M>>();
    words.forEach(word -> bans.put(word, new Ban<>(word, (_, move) -> word(move).equals(word))));
    return bans;
  }

  private String word(M move) {
    return rules.notation().writeMove(move).split(" ", 2)[0];
  }
}
