package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Things that lie together and whose order does not matter: a hand, a shuffled deck, a store of
/// pieces. What a player may not know lies face down; rules are never asked about that: what is not
/// seen is turned up before.
///
/// @param <V> the things
public final class Pile<V> extends Slot {

  /// What a thing that lies face down is called.
  private static final String FACE_DOWN = "unknown";

  private static final int MOST_COPIES = 99;

  private final Supply<V> supply;
  private boolean isHidden;
  private BiPredicate<Position, Player> known = (_, _) -> true;

  Pile(String key, int at, Supply<V> supply) {
    super(key, at);
    this.supply = supply;
    supply.piles.add(this);
    if (supply.things.names().contains(FACE_DOWN) || supply.things.names().contains(Form.NONE)) {
      throw Setup.mistake(
          "%s: nothing in a pile can be called %s or %s".formatted(key, FACE_DOWN, Form.NONE));
    }
  }

  /// Says that this pile has everything before play, and in a text whatever is said to lie nowhere
  /// else.
  ///
  /// @param copies how many there are of each thing, at least 0
  /// @throws dev.rulewright.kernel.BadInput if another pile of these things has everything
  public Pile<V> holdingAll(ToIntFunction<? super V> copies) {
    supply.all(this, copies);
    return this;
  }

  /// Says who knows what lies here; by default everybody.
  public Pile<V> knownTo(BiPredicate<Position, Player> players) {
    known = players;
    isHidden = true;
    return this;
  }

  /// Says that one player knows what lies here.
  public Pile<V> knownTo(Player player) {
    return knownTo((_, each) -> each.equals(player));
  }

  /// Says that nobody knows what lies here.
  public Pile<V> knownToNobody() {
    return knownTo((_, _) -> false);
  }

  /// Whether somebody may not know what lies here.
  boolean isHidden() {
    return isHidden;
  }

  /// How many of a thing lie here.
  public int count(Position position, V thing) {
    return position.values[at + supply.things.index(thing)];
  }

  /// Whether a thing lies here.
  public boolean has(Position position, V thing) {
    return count(position, thing) > 0;
  }

  /// How many things lie here.
  public int size(Position position) {
    int size = 0;
    for (int i = 0; i < width(); i++) {
      size += position.values[at + i];
    }
    return size;
  }

  /// Whether nothing lies here.
  public boolean isEmpty(Position position) {
    return size(position) == 0;
  }

  /// The things that lie here, in their order, each as often as it lies here.
  public List<V> of(Position position) {
    return IntStream.range(0, supply.things.size())
        .boxed()
        .flatMap(
            i -> IntStream.range(0, position.values[at + i]).mapToObj(_ -> supply.things.get(i)))
        .toList();
  }

  int index(V thing) {
    return at + supply.things.index(thing);
  }

  Supply<V> supply() {
    return supply;
  }

  /// The index of the number of things face down.
  int faceDown() {
    return at + supply.things.size();
  }

  @Override
  int width() {
    return supply.things.size() + 1;
  }

  @Override
  void lay(int[] values) {
    if (supply.isAllIn(this)) {
      System.arraycopy(supply.copies(), 0, values, at, supply.things.size());
    }
  }

  @Override
  void hide(Position position, int[] values, Player player) {
    if (!known.test(position, player)) {
      int size = size(position);
      Arrays.fill(values, at, faceDown(), 0);
      values[faceDown()] = size;
    }
  }

  @Override
  String said(Position position) {
    return text(counts(position));
  }

  /// What lies here as pieces of a picture.
  List<Piece> pieces(Position position) {
    var pieces = new ArrayList<Piece>();
    for (int i = 0; i < supply.things.size(); i++) {
      if (position.values[at + i] > 0) {
        String word = supply.things.name(i);
        pieces.add(Piece.of(word, TablePicture.words(word)).times(position.values[at + i]));
      }
    }
    pieces.addAll(Piece.backs(position.values[faceDown()]));
    return pieces;
  }

  @Override
  void take(Said<Position> said, int[] values) {
    List<Integer> copies = said.of(entry()).copies();
    for (int i = 0; i < width(); i++) {
      values[at + i] = copies.get(i);
    }
  }

  // ---- As text ----

  /// What lies here as numbers of copies, those face down last.
  record Counts(List<Integer> copies) {

    static Counts of(int[] values) {
      return new Counts(Arrays.stream(values).boxed().toList());
    }
  }

  Counts counts(Position position) {
    return Counts.of(Arrays.copyOfRange(position.values, at, at + width()));
  }

  @Override
  Entry<Position, Counts> entry() {
    var form = new Form<>(Form.Kind.LIST, "things", List.of(), this::text, this::read);
    var nothing = Counts.of(new int[width()]);
    Entry<Position, Counts> entry = Entry.of(key(), form, this::counts, nothing);
    return supply.isAllIn(this) ? entry.usually(this::rest) : entry;
  }

  private String text(Counts counts) {
    String text =
        IntStream.range(0, width())
            .filter(i -> counts.copies().get(i) > 0)
            .mapToObj(i -> name(i, counts.copies().get(i)))
            .collect(Collectors.joining(", "));
    return text.isEmpty() ? Form.NONE : text;
  }

  /// Pieces of a list, none of which is longer than one may be.
  private String name(int kind, int copies) {
    String name = kind == supply.things.size() ? FACE_DOWN : supply.things.name(kind);
    return copies > MOST_COPIES
        ? name + " x" + MOST_COPIES + ", " + name(kind, copies - MOST_COPIES)
        : copies == 1 ? name : name + " x" + copies;
  }

  private Counts read(Word list) {
    int[] copies = new int[width()];
    for (Copies each : Copies.list(list)) {
      copies[kind(each.thing())] += each.count();
    }
    return Counts.of(copies);
  }

  private int kind(Word word) {
    return word.is(FACE_DOWN)
        ? supply.things.size()
        : supply.things.index(supply.things.read(word));
  }

  /// What is left for this pile of what is said to lie elsewhere. Where some of that lies face
  /// down, so does all of this.
  private Counts rest(Said<Position> said) {
    int[] rest = Arrays.copyOf(supply.copies(), width());
    int down = 0;
    for (Pile<V> other : supply.piles) {
      if (other != this) {
        List<Integer> there = said.of(other.entry()).copies();
        for (int i = 0; i < supply.things.size(); i++) {
          rest[i] -= there.get(i);
        }
        down += there.getLast();
      }
    }
    if (down > 0) {
      int left = Math.max(0, Arrays.stream(rest).sum() - down);
      Arrays.fill(rest, 0);
      rest[supply.things.size()] = left;
    }
    for (int i = 0; i < rest.length; i++) {
      rest[i] = Math.max(0, rest[i]);
    }
    return Counts.of(rest);
  }
}
