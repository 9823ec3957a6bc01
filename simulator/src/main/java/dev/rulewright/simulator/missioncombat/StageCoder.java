package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.chance.Mixing.mix;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.encoding.Bytes;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fingerprints and encodings of what a position waits for, by way of one number: the kind, and up
/// to two things of 16 bits that go with it.
final class StageCoder {

  /// Those with which nothing goes; the others follow.
  private static final List<Stage> PLAIN =
      List.of(
          Stage.ACTING,
          Stage.DRAWING,
          Stage.DRAWING_FIRST,
          Stage.DRAWING_UNITS,
          Stage.SEATING,
          Stage.CHOOSING_FACTION,
          Stage.CHOOSING_START_PLAYER,
          Stage.PLACING,
          Stage.OFFERED);

  private static final int DRAWING_SECOND = 9;
  private static final int CONSIDERING = 10;
  private static final int KEEPING = 11;
  private static final int OVER = 12;
  private static final int BITS = 16;

  private static final Ending[] ENDINGS = Ending.values();

  private final Material material;
  private @Nullable Stage last;
  private long lastMixed;

  StageCoder(Material material) {
    this.material = material;
  }

  /// The fingerprint of a stage. The last one is kept, because most positions wait for the same.
  @SuppressWarnings("ReferenceEquality")
  long mixed(Stage stage) {
    if (stage != last) {
      last = stage;
      lastMixed = mix(number(stage));
    }
    return lastMixed;
  }

  private static long number(Stage stage) {
    return switch (stage) {
      case Stage.DrawingSecond(Card first) -> number(DRAWING_SECOND, first.index(), 0);
      case Stage.Considering(Card first) -> number(CONSIDERING, first.index(), 0);
      case Stage.Keeping(Card first, Card second) -> number(KEEPING, first.index(), second.index());
      case Stage.Over(Result result) -> number(OVER, ending(result), setOf(result.winners()));
      case Stage plain -> number(PLAIN.indexOf(plain), 0, 0);
    };
  }

  private static long number(int kind, int first, int second) {
    return ((long) kind << (2 * BITS)) | ((long) first << BITS) | second;
  }

  private static int ending(Result result) {
    for (Ending ending : ENDINGS) {
      if (ending.toString().equals(result.reason())) {
        return ending.ordinal();
      }
    }
    throw new IllegalStateException("no ending " + result.reason());
  }

  private static int setOf(List<? extends Player> players) {
    int set = 0;
    for (Player player : players) {
      set |= 1 << player.seat();
    }
    return set;
  }

  void write(Stage stage, Bytes to) {
    long number = number(stage);
    int kind = (int) (number >>> (2 * BITS));
    to.put(kind);
    if (kind >= PLAIN.size()) {
      to.putNumber((int) (number >>> BITS) & 0xFFFF);
      to.putNumber((int) number & 0xFFFF);
    }
  }

  /// What [#write] has written.
  ///
  /// @param mover whose cards the cards are
  Stage read(Faction mover, Bytes from) {
    int kind = from.get();
    if (kind < PLAIN.size()) {
      return PLAIN.get(kind);
    }
    int first = from.getNumber();
    int second = from.getNumber();
    List<Card> cards = material.cards(mover);
    return switch (kind) {
      case DRAWING_SECOND -> new Stage.DrawingSecond(cards.get(first));
      case CONSIDERING -> new Stage.Considering(cards.get(first));
      case KEEPING -> new Stage.Keeping(cards.get(first), cards.get(second));
      case OVER -> new Stage.Over(ENDINGS[first].result(winners(second)));
      default -> throw new IllegalStateException("no stage " + kind);
    };
  }

  private static List<Faction> winners(int set) {
    return Arrays.stream(Faction.values())
        .filter(faction -> (set & 1 << faction.seat()) != 0)
        .toList();
  }
}
