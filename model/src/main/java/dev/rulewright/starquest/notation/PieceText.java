package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// Pieces as text: `marine`, `team-2 heavy-marine plasma-gun#done`, `commander bolter#life-3`,
/// `blip gretchin`. The first team is meant where none is named, and weapons that a figure has no
/// choice about are left out.
record PieceText(Names names) {

  private static final String BLIP = "blip";
  private static final String DONE = "done";
  private static final String FRESH = "fresh";
  private static final String LIFE = "life-";

  /// A piece as it was read.
  ///
  /// @param word where it stands
  /// @param piece as [Piece] has it; fresh and with all its life where nothing else is said
  /// @param saysWhetherDone whether it is said that it is fresh or done
  record Found(Word word, int piece, boolean saysWhetherDone) {

    /// In the order in which they stand in the text.
    static final Comparator<Found> AS_WRITTEN =
        Comparator.<Found>comparingInt(found -> found.word.place().line())
            .thenComparingInt(found -> found.word.place().column());

    /// Whether this is what stands somewhere, as far as it says.
    boolean fits(int actual) {
      return saysWhetherDone ? piece == actual : piece == Piece.fresh(actual);
    }
  }

  Found read(Word word, int square) {
    int hash = word.text().indexOf('#');
    Word head = hash < 0 ? word : word.part(0, hash);
    var words = new Cursor(head);
    Word first = words.next("a figure or a blip");
    int piece = first.is(BLIP) ? blip(words, square) : figure(first, words, square);
    words.finish("the piece");
    boolean says = false;
    if (hash >= 0) {
      for (Word mark : word.from(hash + 1).pieces('#')) {
        says |= mark.is(DONE) || mark.is(FRESH);
        piece = marked(piece, mark);
      }
    }
    return new Found(word, piece, says);
  }

  private int blip(Cursor words, int square) {
    return Piece.blip(square, names.alien.next(words, "what the blip turns out to be"));
  }

  private int figure(Word first, Cursor words, int square) {
    boolean owned = names.seats.stream().anyMatch(seat -> first.is(seat.id()));
    Word name = owned ? words.next("a figure") : first;
    Figure kind = names.figure.read(name);
    Seat owner = owned ? names.seat.read(first) : kind.marine() ? Seat.TEAM_1 : Seat.ALIEN;
    if (kind.marine() != (owner != Seat.ALIEN)) {
      throw name.found().because("this is no figure of " + owner);
    }
    return Piece.figure(square, kind, owner, weapons(kind, name, words), kind.life());
  }

  /// The weapons of a figure, one bit each.
  private int weapons(Figure kind, Word name, Cursor words) {
    int all = bits(kind.weapons());
    int choice = all & ~always(kind);
    if (choice == 0) {
      return all;
    }
    boolean mayHaveNone = always(kind) != 0;
    if (!words.hasNext()) {
      if (mayHaveNone) {
        return always(kind);
      }
      throw name.end()
          .at()
          .expected(
              "its weapon: "
                  + kind.weapons().stream().map(Weapon::id).collect(Collectors.joining(", ")));
    }
    Word word = words.next("its weapons");
    List<Weapon> named = names.weapons(word);
    boolean twice = named.size() > 1 && named.getFirst().equals(named.getLast());
    int chosen = bits(named);
    if ((chosen & ~choice) != 0) {
      throw word.found().because("a " + kind + " does not carry this");
    }
    return chosen | always(kind) | (twice ? Weapon.AGAIN : 0);
  }

  /// The weapons that a kind of figure has whatever it chooses: its only one, or the light ones of
  /// a figure that also has heavy ones.
  private static int always(Figure kind) {
    return kind.weapons().size() == 1
        ? bits(kind.weapons())
        : kind.weapons().stream().anyMatch(Weapon::heavy)
            ? bits(kind.weapons().stream().filter(weapon -> !weapon.heavy()).toList())
            : 0;
  }

  private static int bits(List<Weapon> weapons) {
    return weapons.stream().mapToInt(Weapon::bit).reduce(0, (one, other) -> one | other);
  }

  private int marked(int piece, Word mark) {
    if (mark.is(DONE)) {
      return Piece.done(piece);
    }
    if (mark.is(FRESH)) {
      return Piece.fresh(piece);
    }
    if (mark.text().startsWith(LIFE) && !Piece.isBlip(piece)) {
      int most = Piece.kind(piece, names.material).life();
      return Piece.withLife(
          piece, mark.from(LIFE.length()).number(1, most, "the life points left"));
    }
    throw mark.unknown(List.of(DONE, FRESH, LIFE + 3), "a mark");
  }

  String write(int piece) {
    var words = new ArrayList<String>();
    Figure kind = Piece.kind(piece, names.material);
    if (Piece.isBlip(piece)) {
      words.add(BLIP);
    } else if (names.teams > 1 && Piece.isMarine(piece)) {
      words.add(Piece.owner(piece).id());
    }
    words.add(kind.id());
    String chosen = Piece.isBlip(piece) ? "" : chosen(piece, kind);
    if (!chosen.isEmpty()) {
      words.add(chosen);
    }
    String marks =
        (Piece.isBlip(piece) || Piece.life(piece) == kind.life()
                ? ""
                : "#" + LIFE + Piece.life(piece))
            + (Piece.isDone(piece) ? "#" + DONE : "");
    return String.join(" ", words) + marks;
  }

  private static String chosen(int piece, Figure kind) {
    int choice = bits(kind.weapons()) & ~always(kind);
    String again = (Piece.weapons(piece) & Weapon.AGAIN) == 0 ? "" : "+";
    return kind.weapons().stream()
        .filter(weapon -> (weapon.bit() & choice & Piece.weapons(piece)) != 0)
        .map(weapon -> again.isEmpty() ? weapon.id() : weapon + again + weapon)
        .collect(Collectors.joining("+"));
  }
}
