package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.explore.Mixing.mix;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.Bytes;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fingerprints and encodings of what one faction has.
///
/// Most steps leave one side as it is, and neighbouring positions share sides and piles: the last
/// fingerprints are kept by identity, and sides that were read lately by their bytes.
final class SideCoder {

  private static final int KEPT = 1 << 12;

  private final Faction faction;
  private final UnitCoder units;
  private final Pile empty;
  private final @Nullable Side[] lastSide;
  private final long[] lastMixed;
  private final PileCoder hand = new PileCoder();
  private final PileCoder deck = new PileCoder();
  private final PileCoder discard = new PileCoder();
  private final Bytes written = new Bytes();
  private final @Nullable Side[] sides = new Side[KEPT];
  private final byte[][] encodings = new byte[KEPT][];

  /// A coder.
  ///
  /// @param images how many images of the board there are
  SideCoder(Faction faction, Material material, UnitCoder units, int images) {
    this.faction = faction;
    this.units = units;
    List<Card> cards = material.cards(faction);
    empty = Pile.empty(cards);
    lastSide = new Side[images];
    lastMixed = new long[images];
  }

  /// The fingerprint of a side in an image of the board.
  @SuppressWarnings("ReferenceEquality")
  long mixed(Side side, int image, Symmetry symmetry) {
    if (lastSide[image] == side) {
      return lastMixed[image];
    }
    long mixed = mixed(side, symmetry);
    lastSide[image] = side;
    lastMixed[image] = mixed;
    return mixed;
  }

  /// Units stand in another order in an image of the board, so their fingerprints are added. Equal
  /// units stand side by side in any image; of these each counts as something different.
  private long mixed(Side side, Symmetry symmetry) {
    long sum = 0;
    long before = 0;
    int equal = 0;
    for (int i = 0; i < side.unitCount(); i++) {
      long mixed = units.mixed(side.unit(i), symmetry);
      equal = mixed == before ? equal + 1 : 0;
      before = mixed;
      sum += equal == 0 ? mixed : mix(mixed, equal);
    }
    return mix(
        mix(mix(sum, hand.mixed(side.hand())), deck.mixed(side.deck())),
        discard.mixed(side.discard()));
  }

  void write(Side side, Bytes to) {
    written.moveTo(0);
    written.putNumber(side.unitCount());
    for (int i = 0; i < side.unitCount(); i++) {
      units.write(side.unit(i), written);
    }
    PileCoder.write(side.hand(), written);
    PileCoder.write(side.deck(), written);
    PileCoder.write(side.discard(), written);
    to.putNumber(written.at());
    to.put(written.array(), 0, written.at());
  }

  Side read(Bytes from) {
    int length = from.getNumber();
    int begin = from.at();
    int end = begin + length;
    byte[] bytes = from.array();
    int place = place(bytes, begin, end);
    Side kept = sides[place];
    if (kept != null
        && Arrays.equals(encodings[place], 0, encodings[place].length, bytes, begin, end)) {
      from.moveTo(end);
      return kept;
    }
    Side side = decoded(from);
    sides[place] = side;
    encodings[place] = Arrays.copyOfRange(bytes, begin, end);
    return side;
  }

  private static int place(byte[] bytes, int begin, int end) {
    long mixed = 0;
    for (int i = begin; i < end; i++) {
      mixed = mixed * 0x9E37_79B9_7F4A_7C15L + bytes[i];
    }
    return (int) (mixed >>> 40) & (KEPT - 1);
  }

  private Side decoded(Bytes from) {
    Unit[] there = new Unit[from.getNumber()];
    for (int i = 0; i < there.length; i++) {
      there[i] = units.read(faction, from);
    }
    Pile inHand = hand.read(empty, from);
    Pile inDeck = deck.read(empty, from);
    Pile discarded = discard.read(empty, from);
    return Side.of(List.of(there), inHand, inDeck, discarded);
  }
}
