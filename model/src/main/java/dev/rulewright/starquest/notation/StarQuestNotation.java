package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.Material;

/// The text form of positions and moves of *StarQuest*.
///
/// | key | value | default |
/// |---|---|---|
/// | `stage` | `turn`; `arm`, `draw`, `ask SQUARE`, `fire WEAPON …`, `strike SQUARE`, `split WEAPON POINTS`, `scan BOARD`, `place SQUARE blip …`, `drop SQUARE …`, `over WINNER REASON` | `turn` |
/// | `to-move` | `alien`, `team-1`, `team-2`, `team-3` | `team-1` |
/// | a square | who stands there: `marine`, `heavy-marine plasma-gun`, `team-2 commander bolter#life-3#done`, `blip gretchin`; a Dreadnought on its upper left square | nobody |
/// | `active` | the active figure and what it has done: `c5, steps 2, fired laser-rifle, crossing from c4, refused d3` | `none` |
/// | `open` | the doors that are open, such as `d2-d3` | `none` |
/// | `scanned`, `waiting` | the boards that are, or wait to be | all; `none` |
/// | `blips`, `tokens`, `face-up` | what lies beside the board: `gretchin x2, ork` | `none` |
/// | `events` | the deck | that of the mission |
/// | `alien-points`, `team-1-points`, … | points | 0 |
/// | `primary`, `secondary`, `secondary-read`, `played`, `forced`, `last-round` | who has the tokens of the mission, whether the second was read, how many tokens were played this turn and whether they had to be, whether the last events are over | `none`, 0, `no` |
/// | `team-1-cards`, …, `order`, `begun` | assumed cards: those that a team holds, what the order of this turn does, whether somebody has acted who is gone | `none`, `none`, `no` |
///
/// Moves: `arm SET HEAVY …`, `step FROM TO`, `open FROM DOOR`, `fire FROM WEAPON TARGET` (an
/// assault cannon without target, a plasma gun with a direction such as `ne`, and before it the
/// square where the line begins), `strike FROM TARGET`, `stop`, `reinforce ALIEN SQUARE`,
/// `end-turn`, `allow`, `refuse`, `blip ALIEN SQUARE`, `end-scan`, `dreadnought SQUARE
/// WEAPON+WEAPON`, `drop WEAPON`, `hit SQUARE POINTS`, `end-fire`; with assumed cards `choose
/// CARD`, `order CARD`, `close DOOR`, `bring ALIEN SQUARE`; chance: `event CARD`, `total POINTS`,
/// `dice ONE OTHER`, `totals ATTACKER DEFENDER`. FROM may be left out while a figure is active.
public final class StarQuestNotation {

  private StarQuestNotation() {}

  /// The text form for some material.
  ///
  /// @param teams the number of teams that play
  public static EntryNotation<Position, Move> of(Material material, int teams) {
    var names = new Names(material, teams);
    var fields = new PositionFields(names);
    return new EntryNotation<>(
        fields.all(),
        new PositionReader(names, fields)::read,
        (position, text) -> new MoveReader(names, position).read(text));
  }
}
