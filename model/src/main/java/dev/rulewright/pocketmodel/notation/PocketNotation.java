package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.material.Material;

/// The text form of *PocketModel*. Zones, reserves and piles are empty where they are not written;
/// a turn that is not written is the third. To compare, there are also for each player
/// `empire-hand-size` and `empire-objectives`, the number of objectives in play.
public final class PocketNotation {

  private PocketNotation() {}

  /// The text form for some material.
  public static EntryNotation<Position, Move> of(Material material) {
    var names = new Names(material);
    var fields = new PositionFields(names);
    return new EntryNotation<>(
        fields.all(),
        fields::read,
        (position, text) -> new MoveReader(names, position).read(text),
        Picture::of);
  }
}
