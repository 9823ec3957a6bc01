package dev.rulewright.reports.picture;

import dev.rulewright.kernel.Player;
import dev.rulewright.reports.markup.Markup;
import java.util.Optional;

/// The shape that tells whose a piece is, besides its colour: a square, a circle, a diamond, a
/// triangle, by seat.
final class Badge {

  private static final int SHAPES = 4;

  private Badge() {}

  /// The class of what belongs to somebody, which has the player's colour; of players who are
  /// called after a colour it is that one.
  static String kind(Optional<Player> owner) {
    return owner
        .map(player ->
            switch (player.id()) {
              case "red" -> " seat-red";
              case "blue" -> " seat-1";
              case "green" -> " seat-3";
              default -> " seat-" + (1 + player.seat() % SHAPES);
            })
        .orElse("");
  }

  /// The shape around a point; nothing where nobody is the owner.
  ///
  /// @param r half its height
  static Markup at(Optional<Player> owner, int x, int y, int r) {
    return owner.map(player -> shape(player.seat() % SHAPES, x, y, r)).orElse(Markup.NOTHING);
  }

  private static Markup shape(int seat, int x, int y, int r) {
    return switch (seat) {
      case 0 ->
          Markup.of(
              "<rect class=\"badge\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"1\"/>",
              x - r,
              y - r,
              2 * r,
              2 * r);
      case 1 -> Markup.of("<circle class=\"badge\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", x, y, r);
      case 2 ->
          path(
              "M{} {}l{} {} {} {} {} {}z",
              x,
              y - r - 1,
              r + 1,
              r + 1,
              -r - 1,
              r + 1,
              -r - 1,
              -r - 1);
      default -> path("M{} {}l{} {}h{}z", x, y - r - 1, r + 1, 2 * r + 1, -2 * r - 2);
    };
  }

  private static Markup path(String course, Object... numbers) {
    return Markup.of("<path class=\"badge\" d=\"{}\"/>", Markup.of(course, numbers));
  }
}
