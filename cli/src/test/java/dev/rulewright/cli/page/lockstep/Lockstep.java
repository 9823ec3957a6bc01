package dev.rulewright.cli.page.lockstep;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.reading.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// Plays at random and writes down what the rules answer on the way, so that two machines can be
/// compared line by line.
public final class Lockstep<P, M> {

  /// Moves of which the answer is asked at each position, once of those listed there and once of
  /// those that were listed elsewhere.
  private static final int ASKED = 3;

  private static final int LONGEST_PLAY = 400;
  private static final int MOST_LISTED = 100;
  private static final int MOST_KEPT = 300;
  private static final int MOST_COUNTED = 40;

  private final Game<P, M> game;
  private final List<String> lines;
  private final List<M> elsewhere = new ArrayList<>();
  private int seed;

  private Lockstep(Game<P, M> game, int seed, List<String> lines) {
    this.game = game;
    this.seed = seed;
    this.lines = lines;
  }

  /// What a page calls, in the place of the function that answers addresses.
  @JSFunctor
  private interface Answering extends JSObject {

    /// See [Lockstep#answer].
    String[] answer(String wanted, boolean isPart);
  }

  @JSBody(params = "answering", script = "rulewright.answer = answering;")
  private static native void install(Answering answering);

  /// Stands in a script in the place of the pages.
  public static void main(String[] arguments) {
    install((wanted, _) -> answer(wanted));
  }

  /// What the rules answer on the way of some plays.
  ///
  /// @param wanted the game, the number of plies, and of how many positions the ways to go on are
  ///   counted, with spaces between
  public static String[] answer(String wanted) {
    String[] words = wanted.split(" ");
    Boxes boxes = Boxes.standard();
    var lines = new ArrayList<String>();
    var game = new ChosenGame(boxes.provider(words[0], Place.of("game")), Map.of(), List.of());
    of(game.box(), words, lines);
    return lines.toArray(String[]::new);
  }

  private static <P, M> void of(Box<P, M> box, String[] words, List<String> lines) {
    List<String> readings = box.readings().profiles().stream().map(Profile::name).toList();
    int plies = Integer.parseInt(words[1]) / readings.size();
    int counts = Integer.parseInt(words[2]) / readings.size();
    for (String reading : readings) {
      lines.add(reading);
      new Lockstep<>(box.game(reading, Place.of("reading")), reading.length() + 1, lines)
          .play(plies, counts);
    }
  }

  private void play(int plies, int counts) {
    P position = game.opening();
    int length = 0;
    for (int ply = 0; ply < plies; ply++) {
      Turn<M> turn = game.turn(position);
      if (turn instanceof Turn.Over<M> || length == LONGEST_PLAY) {
        lines.add(turn instanceof Turn.Over<M>(var result) ? "over " + result : "cut");
        position = game.opening();
        length = 0;
        turn = game.turn(position);
      }
      look(position, turn);
      if ((long) (ply + 1) * counts / plies > (long) ply * counts / plies) {
        lines.add("ways " + ways(position, turn));
      }
      M move = turn.atRandom(this::below);
      lines.add("> " + game.notation().writeMove(move));
      position = game.play(position, move, event -> lines.add(told(event)));
      length++;
    }
  }

  /// The choices after each of the first choices; what chance does is a choice of its own, as there
  /// may be millions of outcomes behind one another.
  private long ways(P position, Turn<M> turn) {
    return turn.choices().stream()
        .limit(MOST_COUNTED)
        .mapToLong(move -> game.turn(game.play(position, move)).choices().size())
        .sum();
  }

  private void look(P position, Turn<M> turn) {
    lines.add(game.notation().write(position));
    Moves<M> choices = turn.choices();
    var listed = new StringBuilder();
    for (M move : choices.thinned(MOST_LISTED)) {
      listed.append(game.notation().writeMove(move)).append('\n');
    }
    lines.add(choices.size() + " " + listed);
    if (!(turn instanceof Turn.Decision<M>)) {
      return;
    }
    for (int i = 0; i < ASKED; i++) {
      M move = choices.get(below(choices.size()));
      ask(position, move);
      if (elsewhere.size() < MOST_KEPT) {
        elsewhere.add(move);
      }
      M other = elsewhere.get((int) below(elsewhere.size()));
      ask(position, other);
      elsewhere.set((int) below(elsewhere.size()), move);
    }
  }

  private void ask(P position, M move) {
    lines.add(
        game.notation().writeMove(move)
            + switch (game.judge(position, move)) {
              case Ruling.Allowed allowed -> ": allowed " + ids(allowed.clauses());
              case Ruling.Refused(var clause, var reason) -> ": " + clause.id() + " " + reason;
            });
  }

  private static String told(Event event) {
    return event.text() + " " + ids(event.clauses()) + " " + event.cost();
  }

  private static List<String> ids(List<? extends Clause> clauses) {
    return clauses.stream().map(Clause::id).toList();
  }

  /// A number below a bound, the same wherever ints are 32 bits wide.
  private long below(long bound) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed & Integer.MAX_VALUE) % bound;
  }
}
