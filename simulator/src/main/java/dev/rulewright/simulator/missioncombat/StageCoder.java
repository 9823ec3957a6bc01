package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.explore.Mixing.mix;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.Bytes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fingerprints and encodings of what a position waits for: a kind, and up to two things that go
/// with it.
final class StageCoder {

  private static final int DRAWING_UNITS = 0;
  private static final int SEATING = 1;
  private static final int CHOOSING_FACTION = 2;
  private static final int CHOOSING_START_PLAYER = 3;
  private static final int PLACING = 4;
  private static final int ACTING = 5;
  private static final int DRAWING = 6;
  private static final int DRAWING_FIRST = 7;
  private static final int DRAWING_SECOND = 8;
  private static final int CONSIDERING = 9;
  private static final int KEEPING = 10;
  private static final int OFFERED = 11;
  private static final int OVER = 12;

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
      lastMixed = mix((long) kind(stage) << 32 | first(stage) << 16 | second(stage));
    }
    return lastMixed;
  }

  void write(Stage stage, Bytes to) {
    int kind = kind(stage);
    to.put(kind);
    if (kind >= DRAWING_SECOND && kind != OFFERED) {
      to.putNumber(first(stage));
      to.putNumber(second(stage));
    }
  }

  private static int kind(Stage stage) {
    return switch (stage) {
      case Stage.DrawingUnits _ -> DRAWING_UNITS;
      case Stage.Seating _ -> SEATING;
      case Stage.ChoosingFaction _ -> CHOOSING_FACTION;
      case Stage.ChoosingStartPlayer _ -> CHOOSING_START_PLAYER;
      case Stage.Placing _ -> PLACING;
      case Stage.Acting _ -> ACTING;
      case Stage.Drawing _ -> DRAWING;
      case Stage.DrawingFirst _ -> DRAWING_FIRST;
      case Stage.DrawingSecond _ -> DRAWING_SECOND;
      case Stage.Considering _ -> CONSIDERING;
      case Stage.Keeping _ -> KEEPING;
      case Stage.Offered _ -> OFFERED;
      case Stage.Over _ -> OVER;
    };
  }

  private static int first(Stage stage) {
    return switch (stage) {
      case Stage.DrawingSecond(Card first) -> first.index();
      case Stage.Considering(Card first) -> first.index();
      case Stage.Keeping(Card first, Card _) -> first.index();
      case Stage.Over(Result result) -> ending(result).ordinal();
      case Stage.DrawingUnits _,
          Stage.Seating _,
          Stage.ChoosingFaction _,
          Stage.ChoosingStartPlayer _,
          Stage.Placing _,
          Stage.Acting _,
          Stage.Drawing _,
          Stage.DrawingFirst _,
          Stage.Offered _ ->
          0;
    };
  }

  /// The second card, or a set of winners.
  private static int second(Stage stage) {
    return switch (stage) {
      case Stage.Keeping(Card _, Card second) -> second.index();
      case Stage.Over(Result result) -> setOf(result.winners());
      case Stage.DrawingUnits _,
          Stage.Seating _,
          Stage.ChoosingFaction _,
          Stage.ChoosingStartPlayer _,
          Stage.Placing _,
          Stage.Acting _,
          Stage.Drawing _,
          Stage.DrawingFirst _,
          Stage.DrawingSecond _,
          Stage.Considering _,
          Stage.Offered _ ->
          0;
    };
  }

  private static Ending ending(Result result) {
    for (Ending ending : ENDINGS) {
      if (ending.toString().equals(result.reason())) {
        return ending;
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

  /// What [#write] has written.
  ///
  /// @param mover whose cards the cards are
  Stage read(Faction mover, Bytes from) {
    int kind = from.get();
    return switch (kind) {
      case DRAWING_UNITS -> Stage.DRAWING_UNITS;
      case SEATING -> Stage.SEATING;
      case CHOOSING_FACTION -> Stage.CHOOSING_FACTION;
      case CHOOSING_START_PLAYER -> Stage.CHOOSING_START_PLAYER;
      case PLACING -> Stage.PLACING;
      case ACTING -> Stage.ACTING;
      case DRAWING -> Stage.DRAWING;
      case DRAWING_FIRST -> Stage.DRAWING_FIRST;
      case OFFERED -> Stage.OFFERED;
      default -> read(kind, mover, from.getNumber(), from.getNumber());
    };
  }

  private Stage read(int kind, Faction mover, int first, int second) {
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
    var winners = new ArrayList<Faction>();
    for (Faction faction : Faction.values()) {
      if ((set & 1 << faction.seat()) != 0) {
        winners.add(faction);
      }
    }
    return winners;
  }
}
