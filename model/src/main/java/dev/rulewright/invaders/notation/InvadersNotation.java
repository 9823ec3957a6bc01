package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

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
/// To compare, there are also `winner`, `ended-by` and `moves`, the number of moves in the list.
///
/// Moves: `play CARD ZONE`, `play CARD ZONE sacrificing CARD` (or `hero`), `play CARD`, `pay
/// CARDS`, `drain-first`, `use CARD ZONE`, `move-hero ZONE`, `end-main`, `destroy CARD ZONE, hero`
/// (or `none`), `sacrifice CARD ZONE`, `place-hero ZONE`; chance: `drawn CARD`, `drained CARD`,
/// `discarded CARD`, `hero HERO`.
///
/// @param moves how many moves or outcomes there are in a position
public record InvadersNotation(Material material, ToIntFunction<Position> moves)
    implements Notation<Position, Move> {

  private static final List<String> DERIVED = List.of("winner", "ended-by", "moves");

  @Override
  public List<Field> fields(Position position) {
    return new PositionWriter(material).fields(position);
  }

  @Override
  public Position position(List<Field> fields, Place place) {
    Position position = reader().read(fields, place);
    new PositionCheck(material, moves).check(position, place);
    return position;
  }

  private PositionReader reader() {
    return new PositionReader(material, DERIVED);
  }

  /// Besides the derived fields the written forms are compared: that of the position, and that of a
  /// position of which nothing but the field is known.
  @Override
  public Optional<String> disagreement(Position position, Field expected) {
    Word value = Word.value(expected);
    String actual =
        switch (expected.key()) {
          case "moves" -> Integer.toString(moves.applyAsInt(position));
          case "winner" ->
              position.stage() instanceof Stage.Over over
                  ? over.result().winners().getFirst().id()
                  : "none";
          case "ended-by" ->
              position.stage() instanceof Stage.Over over ? over.result().reason() : "none";
          default -> written(position, expected);
        };
    String wanted =
        DERIVED.contains(expected.key())
            ? value.text()
            : written(reader().read(List.of(expected), expected.keyPlace()), expected);
    return wanted.equals(actual) ? Optional.empty() : Optional.of(actual);
  }

  private String written(Position position, Field field) {
    List<Field> all = new PositionWriter(material).all(position);
    return all.stream()
        .filter(each -> each.key().equals(field.key()))
        .map(Field::value)
        .findFirst()
        .orElseThrow(() ->
            Word.key(field)
                .unknown(
                    Stream.concat(all.stream().map(Field::key), DERIVED.stream()).toList(),
                    "a field"));
  }

  @Override
  public String writeMove(Move move) {
    return move.toString();
  }

  @Override
  public Move readMove(Position position, String text, Place place) {
    return new MoveReader(new Names(material)).read(new Word(text, place));
  }

  @Override
  public String picture(Position position) {
    return new TablePicture(material).draw(position);
  }
}
