package dev.rulewright.cli.bench.asking;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.picture.Spot;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Which moves name a thing of the table. A notation names a piece by its own word, or by the place
/// where it is; a place that belongs to a player, such as `red-1`, may be called `1`.
public final class Naming {

  private Naming() {}

  /// The moves that name a piece by its word.
  ///
  /// @param at where it is; of two with the same word, moves may say which
  public static Predicate<String> word(String piece, Optional<Spot> at) {
    String word = Pattern.quote(piece);
    return at.map(spot -> some(word + "(?!@)|" + word + "@" + Pattern.quote(spot.id())))
        .orElseGet(() -> some(word));
  }

  /// The moves that name a piece by its place.
  ///
  /// @param mover whose move it is
  public static Predicate<String> actor(Spot at, Player mover) {
    String name = Pattern.quote(shortName(at));
    boolean own = at.owner().filter(mover::equals).isPresent();
    return some(Pattern.quote(at.id()))
        .or(
            Pattern.compile(own ? "([a-z-]+ )+" + name + "( .*)?" : "\\S+ .* " + name)
                .asMatchPredicate());
  }

  /// The moves that name a place that is not that of the piece itself.
  public static Predicate<String> target(Spot place) {
    return some(Pattern.quote(place.id()))
        .or(
            Pattern.compile("\\S+ .* " + Pattern.quote(shortName(place)) + "( .*)?")
                .asMatchPredicate());
  }

  /// What a place may be called.
  public static Stream<String> names(Spot place) {
    return Stream.of(place.id(), shortName(place)).distinct();
  }

  private static String shortName(Spot place) {
    String owner = place.owner().map(player -> player.id() + "-").orElse("");
    return place.id().startsWith(owner) ? place.id().substring(owner.length()) : place.id();
  }

  private static Predicate<String> some(String words) {
    return Pattern.compile("(?<![A-Za-z0-9-])(?:" + words + ")(?![A-Za-z0-9-])").asPredicate();
  }
}
