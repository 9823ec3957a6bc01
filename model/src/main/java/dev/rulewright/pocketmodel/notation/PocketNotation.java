package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.material.Material;
import java.util.function.Predicate;

/// The text form of *PocketModel*. Zones, reserves and piles are empty where they are not written;
/// a turn that is not written is the third. To compare, there are also for each player
/// `empire-hand-size` and `empire-objectives`, the number of objectives in play.
public final class PocketNotation {

  private PocketNotation() {}

  /// The text form for some material.
  ///
  /// @param isOut whether a player who has such a side has lost because of its units
  public static EntryNotation<Position, Move> of(Material material, Predicate<Side> isOut) {
    var names = new Names(material);
    var fields = new PositionFields(names, isOut);
    return new EntryNotation<>(
        fields.all(), fields::read, (position, text) -> new MoveReader(names, position).read(text));
  }
}
