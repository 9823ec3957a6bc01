package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.kernel.notation.EntryNotation;
import java.util.function.Predicate;

/// The text form of positions and moves of *Invaders*.
///
/// | key | value | default |
/// |---|---|---|
/// | `stage` | `main`; `draw N`, `pay PLAY`, `pay-rest PLAY`, `discard N PLAY`, `turn N PLAY`, `turn-first N PLAY`, `drain N`, `attack N`, `destroy CARD N`, `sacrifice`, `hero-comes CHOOSER TOKENS then STAGE`, `hero-placed HERO CHOOSER TOKENS then STAGE`, `over WINNER REASON`; PLAY is a card, its zone, and what is sacrificed for it | `main` |
/// | `to-move` | `invader`, `mankind` | `invader` |
/// | `turn` | number of the turn, 0 before the first | 1 |
/// | `marker` | where the plot marker is | where it begins |
/// | `drained` | whether the Invader has drained Mankind this turn | `no` |
/// | a zone, such as `africa` | cards of both sides: `invader-drone x2, anthraxus-mega-slug#used, militia` | `none` |
/// | `hero` | the hero, its zone, and what is true of it: `hero-b africa turned tokens-2 entered-africa`; or `none` | the first hero in the last zone, while no other one comes |
/// | `hero-deck`, `heroes-gone` | heroes | the rest; `none` |
/// | `invader-hand`, `invader-discard`, `mankind-hand`, `mankind-discard` | cards | `none` |
/// | `invader-deck`, `mankind-deck` | cards | the rest: every copy that is nowhere else |
///
/// Moves: `play CARD ZONE`, `play CARD ZONE sacrificing CARD` (or `hero`), `play CARD`, `pay
/// CARDS`, `drain-first`, `use CARD ZONE`, `move-hero ZONE`, `end-main`, `destroy CARD ZONE, hero`
/// (or `none`), `sacrifice CARD ZONE`, `place-hero ZONE`; chance: `drawn CARD`, `drained CARD`,
/// `discarded CARD`, `hero HERO`.
public final class InvadersNotation {

  private InvadersNotation() {}

  /// The text form for some material.
  ///
  /// @param isStuck whether nothing can be decided or drawn in a position
  public static EntryNotation<Position, Move> of(Material material, Predicate<Position> isStuck) {
    var names = new Names(material);
    var fields = new PositionFields(names);
    var check = new PositionCheck(material, isStuck);
    return new EntryNotation<>(
        fields.all(),
        written -> check.checked(fields.position(written), written.start().place()),
        (_, text) -> new MoveReader(names).read(text));
  }
}
