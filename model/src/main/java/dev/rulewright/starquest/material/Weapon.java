package dev.rulewright.starquest.material;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A weapon, or what a Commander carries together.
///
/// @param index its place among the weapons, from 0
/// @param id the name in notation, such as `plasma-gun`
/// @param name the printed name
/// @param heavy whether it is a heavy weapon
/// @param fire the dice for fire; null if it does not fire
/// @param pattern whom fire reaches
/// @param close the dice for close combat; null if those of the figure are thrown
/// @param carriedBy the names of the figures that carry it
public record Weapon(
    int index,
    String id,
    String name,
    boolean heavy,
    @Nullable Dice fire,
    Pattern pattern,
    @Nullable Dice close,
    List<String> carriedBy) {

  /// The most weapons.
  public static final int MOST = 7;

  /// In a set of weapons: the one heavy weapon is there twice; of those that fired: one fired a
  /// second time.
  public static final int AGAIN = 1 << MOST;

  /// Copies the list.
  public Weapon {
    carriedBy = List.copyOf(carriedBy);
  }

  /// Whom fire reaches.
  public enum Pattern {
    /// Nobody: the weapon does not fire.
    NONE,
    /// One target.
    SINGLE,
    /// Every visible target among whom the points are split.
    SPLIT,
    /// A square and those around it.
    BLAST,
    /// A straight line of squares.
    LINE
  }

  /// The bit of this weapon in a set of weapons.
  public int bit() {
    return 1 << index;
  }

  @Override
  public String toString() {
    return id;
  }
}
