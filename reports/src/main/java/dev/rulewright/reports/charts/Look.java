package dev.rulewright.reports.charts;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/// How a dot looks: kinds of dots differ in colour and in shape, so that they can be told apart in
/// a grey print too.
///
/// @param colour stands for a player or a kind of estimates
/// @param index of the shape: the seat of a player, or the number of a series, from 0
/// @param fill whether the dot is filled
public record Look(Color colour, int index, Fill fill) {

  /// Whether a dot is filled.
  public enum Fill {
    /// An estimate like the others, or a finding among others.
    FULL,
    /// Not a finding, where the others are.
    OPEN
  }

  /// A dot in ink.
  public static final Look PLAIN = series(0);

  /// The dot of a player.
  ///
  /// @param seat from 0
  public static Look player(int seat) {
    return new Look(Theme.player(seat), seat, Fill.FULL);
  }

  /// The dot of a kind of estimates; the first is in ink.
  ///
  /// @param number from 0
  public static Look series(int number) {
    return new Look(Theme.series(number), number, Fill.FULL);
  }

  /// The same, filled only if it is a finding.
  public Look finding(boolean found) {
    return new Look(colour, index, found ? Fill.FULL : Fill.OPEN);
  }

  /// The dot around 0, 0.
  ///
  /// @param size 1 for charts with few dots
  public Shape shape(double size) {
    return AffineTransform.getScaleInstance(size, size).createTransformedShape(shape());
  }

  private Shape shape() {
    return switch (index) {
      case 0 -> new Ellipse2D.Double(-3.6, -3.6, 7.2, 7.2);
      case 1 -> polygon(0, -4.6, 4.6, 0, 0, 4.6, -4.6, 0);
      case 2 -> polygon(-3.3, -3.3, 3.3, -3.3, 3.3, 3.3, -3.3, 3.3);
      default -> polygon(0, -4.4, 4.2, 3.2, -4.2, 3.2);
    };
  }

  /// The head of an arrow that says that a line goes on; its tip is at 0, 0.
  ///
  /// @param direction 1 for to the right, -1 for to the left
  static Shape arrow(int direction) {
    return polygon(-5.0 * direction, -3.3, 0, 0, -5.0 * direction, 3.3);
  }

  private static Shape polygon(double... coordinates) {
    var path = new Path2D.Double();
    path.moveTo(coordinates[0], coordinates[1]);
    for (int i = 2; i < coordinates.length; i += 2) {
      path.lineTo(coordinates[i], coordinates[i + 1]);
    }
    path.closePath();
    return path;
  }
}
