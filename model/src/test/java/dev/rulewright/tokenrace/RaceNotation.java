package dev.rulewright.tokenrace;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.tokenrace.RacePosition.Awaits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The text form of the race: a lane is written `ant: 12 hare shown`.
final class RaceNotation implements Notation<RacePosition, RaceMove> {

  @Override
  public List<Field> fields(RacePosition position) {
    var fields = new ArrayList<Field>();
    fields.add(Field.of("awaits", position.awaits().toString()));
    fields.add(Field.of("turn", Integer.toString(position.turn())));
    fields.add(Field.of("mover", position.mover().id()));
    if (position.pot() > 0) {
      fields.add(Field.of("pot", Integer.toString(position.pot())));
    }
    for (Runner runner : Runner.values()) {
      if (!position.lane(runner).equals(Lane.START)) {
        fields.add(Field.of(runner.id(), position.lane(runner).toString()));
      }
    }
    return fields;
  }

  @Override
  public RacePosition position(List<Field> fields, Place place) {
    RacePosition position = TokenRace.START;
    for (Field field : fields) {
      position = with(position, field);
    }
    return position;
  }

  private static RacePosition with(RacePosition p, Field field) {
    Place at = field.valuePlace();
    String text = field.value();
    return switch (field.key()) {
      case "awaits" -> p.with(constant(Awaits.class, text, at));
      case "turn" -> new RacePosition(p.awaits(), number(text, at), p.mover(), p.pot(), p.lanes());
      case "mover" ->
          new RacePosition(
              p.awaits(), p.turn(), constant(Runner.class, text, at), p.pot(), p.lanes());
      case "pot" -> p.withPot(number(text, at));
      default -> p.with(constant(Runner.class, field.key(), field.keyPlace()), lane(text, at));
    };
  }

  private static Lane lane(String text, Place at) {
    String[] words = text.split(" ", -1);
    if (words.length < 2) {
      throw BadInput.at(at).found(text).expected("a score and a token");
    }
    return new Lane(
        number(words[0], at), constant(Token.class, words[1], at), text.endsWith(" shown"));
  }

  private static <E extends Enum<E>> E constant(Class<E> kind, String text, Place at) {
    return Arrays.stream(kind.getEnumConstants())
        .filter(each -> each.toString().equals(text))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(at)
                .unknown(
                    kind.getSimpleName().toLowerCase(Locale.ROOT),
                    text,
                    Arrays.stream(kind.getEnumConstants()).map(Enum::toString).toList()));
  }

  private static int number(String text, Place at) {
    try {
      return Integer.parseUnsignedInt(text);
    } catch (NumberFormatException e) {
      throw BadInput.at(at).found(text).because("a number from 0 is expected here", e);
    }
  }

  @Override
  public Optional<String> disagreement(RacePosition position, Field expected) {
    // A field that is left out has the value it has at the start.
    RacePosition wanted = with(position, expected);
    return wanted.equals(position)
        ? Optional.empty()
        : Optional.of("expected " + wanted + " but found " + position);
  }

  @Override
  public String writeMove(RaceMove move) {
    return move.toString();
  }

  @Override
  public RaceMove readMove(RacePosition position, String text, Place place) {
    String[] words = text.split(" ", -1);
    return switch (words[0]) {
      case "roll" -> new RaceMove.Roll();
      case "hold" -> new RaceMove.Hold();
      case "show" -> new RaceMove.Show();
      case "rolled" -> new RaceMove.Rolled(number(words[words.length - 1], place));
      case "dealt" -> new RaceMove.Dealt(constant(Token.class, words[words.length - 1], place));
      default ->
          throw BadInput.at(place)
              .unknown("a move", words[0], List.of("roll", "hold", "show", "rolled", "dealt"));
    };
  }

  @Override
  public String picture(RacePosition position) {
    var picture = new StringBuilder();
    for (Runner runner : Runner.values()) {
      Lane lane = position.lane(runner);
      picture.append("=".repeat(lane.score())).append("> ").append(runner).append('\n');
    }
    return picture.toString();
  }
}
