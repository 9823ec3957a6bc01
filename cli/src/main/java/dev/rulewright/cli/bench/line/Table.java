package dev.rulewright.cli.bench.line;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.scenarios.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// What lies on the table at the end of a line, and what can be done there.
///
/// @param address where it comes from
/// @param line the line without the move that is asked about
/// @param asked the line with it, if one is asked about and its text means a move
/// @param complaint why the text means none
/// @param picture what lies there, with the names of the edition that the address chooses
public record Table<P, M>(
    Address address,
    Line<P, M> line,
    Optional<Line<P, M>> asked,
    Optional<BadInput> complaint,
    Picture picture) {

  /// The most legal moves that are looked through.
  private static final long MOST = 20_000;

  /// A legal move or an outcome of chance.
  ///
  /// @param move its text
  /// @param cost what the player pays, at least 0
  /// @param share the probability of an outcome, from 0 to 1; 1 of a move
  public record Choice(String move, int cost, double share) {}

  /// Plays the line of an address.
  ///
  /// @throws BadInput if the line makes no sense
  public static <P, M> Table<P, M> of(Address address, Box<P, M> box) {
    Line<P, M> line = Line.of(address.start(), address.without(Address.ASK).moves(), box);
    String edition = address.one(Address.EDITION).orElse("");
    Picture picture =
        Pictured.of(line.game(), line.position(), Optional.empty())
            .named(box.sentences().in(edition).names());
    if (address.one(Address.ASK).isEmpty() || line.refusal().isPresent()) {
      return new Table<>(address, line, Optional.empty(), Optional.empty(), picture);
    }
    try {
      Line<P, M> asked = Line.of(address.start(), address.moves(), box);
      return new Table<>(address, line, Optional.of(asked), Optional.empty(), picture);
    } catch (BadInput bad) {
      return new Table<>(address, line, Optional.empty(), Optional.of(bad), picture);
    }
  }

  /// The rules.
  public Game<P, M> game() {
    return line.game();
  }

  /// Who decides, and between what.
  public Turn<M> turn() {
    return game().turn(line.position());
  }

  /// The legal moves, or the outcomes of chance, by kind.
  ///
  /// @param wanted which of them
  /// @param most the most of a kind that are kept
  public Map<String, List<Choice>> choices(Predicate<String> wanted, int most) {
    Moves<M> moves = turn().choices();
    var kinds = new LinkedHashMap<String, List<Choice>>();
    for (long i = 0; i < Math.min(MOST, moves.size()); i++) {
      String text = game().notation().writeMove(moves.get(i));
      List<Choice> some = kinds.computeIfAbsent(kind(text), _ -> new ArrayList<>());
      if (some.size() < most && wanted.test(text)) {
        some.add(new Choice(text, cost(moves.get(i)), share(i)));
      }
    }
    kinds.values().removeIf(List::isEmpty);
    return kinds;
  }

  /// The first word of a move, which says what is done.
  public static String kind(String move) {
    return move.split(" ", 2)[0];
  }

  /// A place of the picture that an address names.
  ///
  /// @param parameter such as [Address#AT]
  public Optional<Spot> spot(String parameter) {
    return address
        .one(parameter)
        .flatMap(id -> picture.places().filter(spot -> spot.id().equals(id)).findFirst());
  }

  private int cost(M move) {
    return turn() instanceof Turn.Decision<M>
            && game().judge(line.position(), move) instanceof Ruling.Allowed allowed
        ? allowed.events().stream().mapToInt(Event::cost).sum()
        : 0;
  }

  private double share(long index) {
    return turn() instanceof Turn.Chance<M>(_, var outcomes)
        ? (double) outcomes.weight(index) / outcomes.totalWeight()
        : 1;
  }

  /// The position with one piece set elsewhere by hand, with nothing played.
  ///
  /// @param from its place, or empty for a piece that is not there yet
  /// @param to where it goes, or empty for nowhere
  public Address put(String piece, String from, String to) {
    return address
        .unlooked()
        .without(Address.MOVE, Address.LATER, Address.FILE)
        .with(
            Address.GIVEN,
            ByHand.of(game().notation().fields(line.position())).put(piece, from, to));
  }

  /// The words of the pieces that lie open.
  public Set<String> pieces() {
    Set<String> words = new LinkedHashSet<>();
    picture
        .places()
        .flatMap(spot -> spot.pieces().stream())
        .filter(piece -> !piece.isFaceDown())
        .map(Piece::word)
        .forEach(words::add);
    return words;
  }
}
