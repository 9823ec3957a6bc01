package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The text form of *PocketModel*.
public final class PocketNotation implements Notation<Position, Move> {

  private static final String WINNER = "winner";
  private static final String ENDED_BY = "ended-by";
  private static final String MOVES = "moves";
  private static final String HAND_SIZE = "-hand-size";
  private static final String OBJECTIVES = "-objectives";

  private final Names names;
  private final ToIntFunction<Position> moves;

  /// @param moves how many moves or outcomes are listed in a position
  public PocketNotation(Material material, ToIntFunction<Position> moves) {
    names = new Names(material);
    this.moves = moves;
  }

  @Override
  public List<Field> fields(Position position) {
    return PositionText.fields(position);
  }

  @Override
  public Position position(List<Field> fields, Place place) {
    return new PositionText(names).read(fields, place);
  }

  /// Besides the fields of positions, `winner`, `ended-by`, `moves`, and for each player
  /// `empire-hand-size` and `empire-objectives`, the number of objectives in play. Units without
  /// marks may have any.
  @Override
  public Optional<String> disagreement(Position position, Field expected) {
    Word value = Word.value(expected);
    String actual = actual(position, expected);
    String wanted = wanted(Word.key(expected), value);
    boolean agrees =
        wanted.equals(actual)
            || (!value.text().contains("=") && wanted.equals(unmarked(position, expected)));
    return agrees ? Optional.empty() : Optional.of(actual);
  }

  private static String unmarked(Position position, Field expected) {
    Position bare = position;
    for (Force force : Force.values()) {
      Side side = position.side(force);
      bare = bare.with(force, side.with(side.units().unmarked()));
    }
    return written(bare, expected.key()).orElse("");
  }

  private static Optional<String> written(Position position, String key) {
    return PositionText.all(position).stream()
        .filter(field -> field.key().equals(key))
        .map(Field::value)
        .findFirst();
  }

  private String actual(Position position, Field expected) {
    String key = expected.key();
    Stage.Over over = position.stage() instanceof Stage.Over end ? end : null;
    for (Force force : Force.values()) {
      if (key.equals(force + HAND_SIZE)) {
        return Integer.toString(position.side(force).hand().size());
      }
      if (key.equals(force + OBJECTIVES)) {
        return Integer.toString(position.side(force).objectives());
      }
    }
    return switch (key) {
      case WINNER -> over == null ? Names.NONE : StageText.winner(over.result());
      case ENDED_BY -> over == null ? Names.NONE : over.result().reason();
      case MOVES -> Integer.toString(moves.applyAsInt(position));
      default ->
          written(position, key).orElseThrow(() -> Word.key(expected).unknown(known(), "a field"));
    };
  }

  private static List<String> known() {
    return Stream.of(
            PositionText.keys().stream(),
            Stream.of(WINNER, ENDED_BY, MOVES),
            Stream.of(Force.values())
                .flatMap(force -> Stream.of(force + HAND_SIZE, force + OBJECTIVES)))
        .flatMap(each -> each)
        .toList();
  }

  /// What is expected, as it would be written.
  private String wanted(Word key, Word value) {
    String end = key.text();
    for (Zone zone : Zone.values()) {
      if (key.is(zone.toString())) {
        return Names.orNone(zone(value, zone));
      }
    }
    if (end.endsWith("-reserve")) {
      return Names.orNone(names.units(value).toString());
    }
    if (Stream.of("-face-up", "-face-down", "-hand", "-draw", "-discard").anyMatch(end::endsWith)) {
      return Names.orNone(names.cards(value).toString());
    }
    return key.is(PositionText.STAGE)
        ? StageText.write(new StageText(names).read(value))
        : value.text();
  }

  private String zone(Word value, Zone zone) {
    var units = new PositionText(names).units(value, zone);
    return Stream.of(Force.values())
        .flatMap(force ->
            PositionText.units(
                Fleet.of(units.stream().filter(unit -> unit.kind().force() == force).toList()),
                zone))
        .collect(Collectors.joining(", "));
  }

  @Override
  public String writeMove(Move move) {
    return move.toString();
  }

  @Override
  public Move readMove(Position position, String text, Place place) {
    return new MoveReader(names, position).read(new Word(text, place));
  }

  @Override
  public String picture(Position position) {
    return Picture.of(position);
  }
}
