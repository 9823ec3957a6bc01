package dev.rulewright.starquest.material;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A kind of figure.
///
/// @param index its place among the figures, from 0
/// @param id the name in notation, such as `chaos-marine`
/// @param name the printed name
/// @param marine whether it belongs to a team
/// @param move the most squares it moves
/// @param armour points that do no harm
/// @param life life points
/// @param close the dice for close combat; null if its weapon gives them
/// @param points what it is worth
/// @param count how many there are; of marines with heavy weapons none, they are some of the others
/// @param weapons what it can carry
public record Figure(
    int index,
    String id,
    String name,
    boolean marine,
    int move,
    int armour,
    int life,
    @Nullable Dice close,
    int points,
    int count,
    List<Weapon> weapons) {

  /// Copies the list.
  public Figure {
    weapons = List.copyOf(weapons);
  }

  @Override
  public String toString() {
    return id;
  }

  /// Whether it stands on four squares.
  public boolean isLarge() {
    return id.equals(Material.DREADNOUGHT);
  }
}
