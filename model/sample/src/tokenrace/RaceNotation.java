package tokenrace;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tokenrace.RaceMove.Dealt;
import tokenrace.RaceMove.Hold;
import tokenrace.RaceMove.Roll;
import tokenrace.RaceMove.Rolled;
import tokenrace.RaceMove.Show;
import tokenrace.RaceMove.Starts;
import tokenrace.RacePosition.Awaits;

/// The text form of the race: a lane is written `ant: 12 hare shown`.
///
/// @param bag the tokens
record RaceNotation(Bag bag) implements Notation<RacePosition, RaceMove> {

  private static final List<String> FIELDS =
      List.of("awaits", "turn", "mover", "pot", "ant", "bee", "cat");
  private static final List<String> MOVES =
      List.of("roll", "hold", "show", "rolled", "dealt", "starts");

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

  /// Where nothing is said, the ant chooses in the first turn and nobody has anything.
  @Override
  public RacePosition position(List<Field> fields, Place place) {
    RacePosition position = RacePosition.START.with(Awaits.CHOICE).withTurn(1);
    for (Field field : fields) {
      position = with(position, field);
    }
    long known = position.lanes().stream().map(Lane::token).filter(bag.tokens()::contains).count();
    if (bag.tokens().size() - bag.left(position).size() < known) {
      throw BadInput.at(place).because("the runners have more tokens of a kind than the bag holds");
    }
    return position;
  }

  private RacePosition with(RacePosition position, Field field) {
    Place at = field.valuePlace();
    String text = field.value();
    return switch (field.key()) {
      case "awaits" -> position.with(constant(Awaits.class, text, at));
      case "turn" -> position.withTurn(number(text, at));
      case "mover" -> position.withMover(constant(Runner.class, text, at));
      case "pot" -> position.withPot(number(text, at));
      case "ant", "bee", "cat" ->
          position.with(constant(Runner.class, field.key(), field.keyPlace()), lane(text, at));
      default -> throw BadInput.at(field.keyPlace()).unknown("a field", field.key(), FIELDS);
    };
  }

  private Lane lane(String text, Place at) {
    String[] words = text.split(" ", -1);
    boolean shown = words.length == 3 && words[2].equals("shown");
    if (words.length != (shown ? 3 : 2)) {
      throw BadInput.at(at).found(text).expected("a score and a token, as in '12 hare shown'");
    }
    Token token = bag.token(words[1], at.after(words[0].length() + 1));
    return new Lane(number(words[0], at), token, shown);
  }

  private static <E extends Enum<E>> E constant(Class<E> kind, String text, Place at) {
    List<E> all = Arrays.asList(kind.getEnumConstants());
    return all.stream()
        .filter(each -> each.toString().equals(text))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(at)
                .unknown(
                    kind.getSimpleName().toLowerCase(Locale.ROOT),
                    text,
                    all.stream().map(Enum::toString).toList()));
  }

  private static int number(String text, Place at) {
    if (!text.matches("\\d{1,4}")) {
      throw BadInput.at(at).found(text).expected("a number from 0 to 9999");
    }
    return Integer.parseInt(text);
  }

  @Override
  public Optional<String> disagreement(RacePosition position, Field expected) {
    RacePosition wanted = with(position, expected);
    return wanted.equals(position)
        ? Optional.empty()
        : Optional.of(
            fields(position).stream()
                .filter(field -> field.key().equals(expected.key()))
                .findFirst()
                .map(Field::value)
                .orElse("nothing"));
  }

  @Override
  public String writeMove(RaceMove move) {
    return move.toString();
  }

  @Override
  public RaceMove readMove(RacePosition position, String text, Place place) {
    String[] words = text.split(" ", 2);
    String rest = words.length == 2 ? words[1] : "";
    Place at = place.after(words[0].length() + 1);
    RaceMove move =
        switch (words[0]) {
          case "roll" -> new Roll();
          case "hold" -> new Hold();
          case "show" -> new Show();
          case "rolled" -> new Rolled(number(rest, at));
          case "dealt" -> new Dealt(bag.token(rest, at));
          case "starts" -> new Starts(constant(Runner.class, rest, at));
          default -> throw BadInput.at(place).unknown("a move", words[0], MOVES);
        };
    if (!move.toString().equals(text)) {
      throw BadInput.at(place).found(text).expected(move.toString());
    }
    return move;
  }
}
