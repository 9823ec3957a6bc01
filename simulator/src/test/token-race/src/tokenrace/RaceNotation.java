package tokenrace;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.stream.Stream;
import tokenrace.RaceMove.Dealt;
import tokenrace.RaceMove.Hold;
import tokenrace.RaceMove.Roll;
import tokenrace.RaceMove.Rolled;
import tokenrace.RaceMove.Show;
import tokenrace.RaceMove.Starts;
import tokenrace.RacePosition.Awaits;

/// The text form of the race: a lane is written `ant: 12 hare shown`. Where nothing is said, the
/// ant chooses in the first turn and nobody has anything.
final class RaceNotation {

  private static final Form<Integer> NUMBER = Form.number(0, 9_999, "a number");
  private static final Form<Runner> RUNNER = Form.choice(List.of(Runner.values()), "a runner");

  private static final Form<Awaits> AWAITS =
      Form.choice(List.of(Awaits.values()), "what happens next");

  private final Bag bag;

  private RaceNotation(Bag bag) {
    this.bag = bag;
  }

  /// The text form.
  ///
  /// @param bag the tokens
  static EntryNotation<RacePosition, RaceMove> of(Bag bag) {
    var notation = new RaceNotation(bag);
    return new EntryNotation<>(
        Said.entries(notation::position),
        notation::checked,
        (_, text) -> notation.moves().read(text));
  }

  private RacePosition position(Said<RacePosition> said) {
    return new RacePosition(
        said.of(Entry.of("awaits", AWAITS, RacePosition::awaits, Awaits.CHOICE).always()),
        said.of(Entry.of("turn", NUMBER, RacePosition::turn, 1).always()),
        said.of(Entry.of("mover", RUNNER, RacePosition::mover, Runner.ANT).always()),
        said.of("pot", NUMBER, RacePosition::pot, 0),
        Stream.of(Runner.values()).map(runner -> said.of(lane(runner))).toList());
  }

  private RacePosition checked(Written<RacePosition> written) {
    RacePosition position = position(written);
    long known = position.lanes().stream().map(Lane::token).filter(bag.tokens()::contains).count();
    if (bag.tokens().size() - bag.left(position).size() < known) {
      throw BadInput.at(written.start().place())
          .because("the runners have more tokens of a kind than the bag holds");
    }
    return position;
  }

  private Entry<RacePosition, Lane> lane(Runner runner) {
    Form<Lane> form = Form.phrase("a score and a token", Lane::toString, this::lane);
    return Entry.of(runner.id(), form, position -> position.lane(runner), Lane.START);
  }

  private Lane lane(Word text) {
    var words = new Cursor(text);
    int score = NUMBER.next(words);
    Token token = token(words);
    boolean shown = words.hasNext();
    if (shown) {
      words.skip("shown");
    }
    words.finish("the lane");
    return new Lane(score, token, shown);
  }

  private Token token(Cursor words) {
    Word name = words.next("a token, as in '12 hare shown'");
    return bag.token(name.text(), name.place());
  }

  private Phrases<RaceMove> moves() {
    return new Phrases<RaceMove>("a move", "the move")
        .with("roll", _ -> new Roll())
        .with("hold", _ -> new Hold())
        .with("show", _ -> new Show())
        .with("rolled", words -> new Rolled(NUMBER.next(words)))
        .with("dealt", words -> new Dealt(token(words)))
        .with("starts", words -> new Starts(RUNNER.next(words)));
  }
}
