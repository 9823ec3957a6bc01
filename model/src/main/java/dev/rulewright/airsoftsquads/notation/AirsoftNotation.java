package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.kernel.notation.EntryNotation;
import java.util.function.UnaryOperator;

/// The text form of positions and moves of *Airsoft Squads*.
///
/// | key | value | default |
/// |---|---|---|
/// | `turn` | the number of the TURN; red has the odd ones | 3 |
/// | `stage` | what is waited for, see [StageText]; what would go on by itself does so | `combat`, an ACTION of the player whose TURN it is |
/// | `red-1`, `red-2`, … | who is on the position: `scout+cover#2*3 exhausted moves-1 bonus`, with the card attached, HITCOUNTER and OBJECTIVECOUNTER; the state is `exhausted`, `hit`, `out` or not written | `none` |
/// | `red-savezone` | `sniper+vest hit, support` | `none` |
/// | `red-hand`, `red-deck`, `red-discards` | cards: `cover x2, full-auto` | `none` |
/// | `red-items`, `red-item-discards`, `red-strategies` | ITEMDECK, ITEMDISCARDZONE, STRATEGY cards in play | `none` |
/// | `red-moves` | Moves made this TURN | 0 |
///
/// and the same for blue.
///
/// Moves are written as [Move] says. In `bonus attack 1 2` the first number may be left out.
public final class AirsoftNotation {

  private AirsoftNotation() {}

  /// The text form for some material.
  ///
  /// @param settled what a position becomes by itself
  public static EntryNotation<Position, Move> of(
      Material material, UnaryOperator<Position> settled) {
    var names = new Names(material);
    var fields = new PositionFields(names);
    return new EntryNotation<>(
        fields.all(),
        written -> settled.apply(fields.checked(written)),
        (position, text) -> new MoveReader(names, position).read(text));
  }
}
