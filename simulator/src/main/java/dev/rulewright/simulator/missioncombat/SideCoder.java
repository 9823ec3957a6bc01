package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.chance.Mixing.mix;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.explore.encoding.Bytes;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fingerprints and encodings of what one faction has.
///
/// Neighbouring positions share sides, and a step changes one side at most: sides that were read
/// lately are kept with their fingerprints.
final class SideCoder {

  private static final int KEPT = 1 << 12;

  /// A side that was read lately: its bytes, its fingerprint in each image of the board, and those
  /// of its piles.
  private static final class Kept {
    final Side side;
    final byte[] encoding;
    final long[] mixed;
    final long hand;
    final long deck;
    final long discard;

    Kept(Side side, byte[] encoding, SideCoder coder) {
      this.side = side;
      this.encoding = encoding;
      mixed = coder.mixedAnew(side);
      hand = coder.hand.mixed(side.hand());
      deck = coder.deck.mixed(side.deck());
      discard = coder.discard.mixed(side.discard());
    }
  }

  private final Faction faction;
  private final UnitCoder units;
  private final Symmetry[] symmetries;
  private final Pile<Card> empty;
  private final PileCoder hand = new PileCoder();
  private final PileCoder deck = new PileCoder();
  private final PileCoder discard = new PileCoder();
  private final @Nullable Kept[] kept = new Kept[KEPT];

  /// The side whose fingerprints were needed last, and these.
  private @Nullable Side last;

  private long[] lastMixed;

  SideCoder(Faction faction, Material material, UnitCoder units, Symmetry[] symmetries) {
    this.faction = faction;
    this.units = units;
    this.symmetries = symmetries;
    empty = Pile.empty(material.cards(faction));
    lastMixed = new long[symmetries.length];
  }

  /// The fingerprints of a side, one for each image of the board; valid until the next call.
  @SuppressWarnings("ReferenceEquality")
  long[] mixed(Side side) {
    if (side != last) {
      last = side;
      lastMixed = mixedAnew(side);
    }
    return lastMixed;
  }

  private long[] mixedAnew(Side side) {
    long piles =
        mix(mix(hand.mixed(side.hand()), deck.mixed(side.deck())), discard.mixed(side.discard()));
    long[] mixed = new long[symmetries.length];
    for (int i = 0; i < mixed.length; i++) {
      mixed[i] = mix(units(side, symmetries[i]), piles);
    }
    return mixed;
  }

  /// Units stand in another order in an image of the board, so their fingerprints are added. Equal
  /// units stand side by side in any image; of these each counts as something different.
  private long units(Side side, Symmetry symmetry) {
    long sum = 0;
    long before = 0;
    int equal = 0;
    for (int i = 0; i < side.unitCount(); i++) {
      long mixed = units.mixed(side.unit(i), symmetry);
      equal = mixed == before ? equal + 1 : 0;
      before = mixed;
      sum += equal == 0 ? mixed : mix(mixed, equal);
    }
    return sum;
  }

  /// The length in two bytes, so that it can be filled in afterwards, then units and piles.
  void write(Side side, Bytes to) {
    int begin = to.at();
    to.put(0);
    to.put(0);
    to.putNumber(side.unitCount());
    for (int i = 0; i < side.unitCount(); i++) {
      units.write(side.unit(i), symmetries[0], to);
    }
    PileCoder.write(side.hand(), to);
    PileCoder.write(side.deck(), to);
    PileCoder.write(side.discard(), to);
    int end = to.at();
    int length = end - begin - 2;
    to.moveTo(begin);
    to.put(length >>> 8);
    to.put(length);
    to.moveTo(end);
  }

  Side read(Bytes from) {
    int length = from.get() << 8 | from.get();
    int begin = from.at();
    int end = begin + length;
    int place = place(from.array(), begin, end);
    Kept there = kept[place];
    if (there == null || !isEncodedBy(there, from.array(), begin, end)) {
      there = decoded(from, Arrays.copyOfRange(from.array(), begin, end));
      kept[place] = there;
    }
    from.moveTo(end);
    remember(there);
    return there.side;
  }

  private static boolean isEncodedBy(Kept kept, byte[] bytes, int begin, int end) {
    return Arrays.equals(kept.encoding, 0, kept.encoding.length, bytes, begin, end);
  }

  /// Play goes on from here, so what the next positions share with this side is needed next.
  private void remember(Kept read) {
    last = read.side;
    lastMixed = read.mixed;
    hand.remember(read.side.hand(), read.hand);
    deck.remember(read.side.deck(), read.deck);
    discard.remember(read.side.discard(), read.discard);
  }

  private static int place(byte[] bytes, int begin, int end) {
    long mixed = 0;
    for (int i = begin; i < end; i++) {
      mixed = mixed * 0x9E37_79B9_7F4A_7C15L + bytes[i];
    }
    return (int) (mixed >>> 40) & (KEPT - 1);
  }

  private Kept decoded(Bytes from, byte[] encoding) {
    Unit[] there = new Unit[from.getNumber()];
    for (int i = 0; i < there.length; i++) {
      there[i] = units.read(faction, from);
    }
    Pile<Card> inHand = hand.read(empty, from);
    Pile<Card> inDeck = deck.read(empty, from);
    Pile<Card> discarded = discard.read(empty, from);
    Side side = Side.of(List.of(there), inHand, inDeck, discarded);
    return new Kept(side, encoding, this);
  }

  /// Fingerprints and encodings of one of the piles of a faction. The last ones are kept, because
  /// piles seldom change.
  private static final class PileCoder {

    private @Nullable Pile<Card> last;
    private long lastMixed;
    private @Nullable Pile<Card> lastRead;

    @SuppressWarnings("ReferenceEquality")
    long mixed(Pile<Card> pile) {
      if (pile != last) {
        remember(pile, mixedAnew(pile));
      }
      return lastMixed;
    }

    void remember(Pile<Card> pile, long mixed) {
      last = pile;
      lastMixed = mixed;
    }

    private static long mixedAnew(Pile<Card> pile) {
      long mixed = 0;
      if (!pile.isEmpty()) {
        for (int kind = 0; kind < pile.kinds(); kind++) {
          int count = pile.count(kind);
          if (count > 0) {
            mixed = mix(mixed, (long) kind << 32 | count);
          }
        }
      }
      return mixed;
    }

    /// How many there are of each kind: the number of the kind from 1, then how many; at last 0.
    static void write(Pile<Card> pile, Bytes to) {
      if (!pile.isEmpty()) {
        for (int kind = 0; kind < pile.kinds(); kind++) {
          int count = pile.count(kind);
          if (count > 0) {
            to.putNumber(kind + 1);
            to.putNumber(count);
          }
        }
      }
      to.put(0);
    }

    /// What [#write] has written.
    Pile<Card> read(Pile<Card> empty, Bytes from) {
      Pile<Card> pile = empty;
      for (int kind = from.getNumber(); kind > 0; kind = from.getNumber()) {
        for (int count = from.getNumber(); count > 0; count--) {
          pile = pile.plus(empty.kind(kind - 1));
        }
      }
      Pile<Card> before = lastRead;
      if (before != null && before.equals(pile)) {
        return before;
      }
      lastRead = pile;
      return pile;
    }
  }
}
