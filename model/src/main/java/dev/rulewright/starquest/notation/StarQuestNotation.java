package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.Material;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

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
/// To compare, there are also `winner`, `ended-by` and `moves`, the number of moves in the list.
///
/// Moves: `arm SET HEAVY …`, `step FROM TO`, `open FROM DOOR`, `fire FROM WEAPON TARGET` (an
/// assault cannon without target, a plasma gun with a direction such as `ne`, and before it the
/// square where the line begins), `strike FROM TARGET`, `stop`, `reinforce ALIEN SQUARE`,
/// `end-turn`, `allow`, `refuse`, `blip ALIEN SQUARE`, `end-scan`, `dreadnought SQUARE
/// WEAPON+WEAPON`, `drop WEAPON`, `hit SQUARE POINTS`, `end-fire`; with assumed cards `choose
/// CARD`, `order CARD`, `close DOOR`, `bring ALIEN SQUARE`; chance: `event CARD`, `total POINTS`,
/// `dice ONE OTHER`, `totals ATTACKER DEFENDER`. FROM may be left out while a figure is active.
///
/// @param teams the number of teams that play
/// @param moves how many moves there are in a position
public record StarQuestNotation(Material material, int teams, ToIntFunction<Position> moves)
    implements Notation<Position, Move> {

  private Names names() {
    return new Names(material, teams);
  }

  @Override
  public List<Field> fields(Position position) {
    return new PositionWriter(names()).fields(position);
  }

  @Override
  public Position position(List<Field> fields, Place place) {
    return new PositionReader(names()).read(fields, place);
  }

  @Override
  public Optional<String> disagreement(Position position, Field expected) {
    return new Comparison(names(), moves).disagreement(position, expected);
  }

  @Override
  public String writeMove(Move move) {
    return move.toString();
  }

  @Override
  public Move readMove(Position position, String text, Place place) {
    return new MoveReader(names(), position).read(new Word(text, place));
  }

  @Override
  public String picture(Position position) {
    return new BoardPicture(names()).draw(position);
  }
}
