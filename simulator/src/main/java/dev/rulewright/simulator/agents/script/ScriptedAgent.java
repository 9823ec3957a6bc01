package dev.rulewright.simulator.agents.script;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.agents.View;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Plays what stands in a script: its first choice is its player's first line, and so on, whatever
/// chance and the others do meanwhile.
///
/// A line is read in the position of the game that is played. A split of damage may be legal
/// without being listed; then it is chosen all the same.
///
/// @param name what to call the agent in advice
/// @param then who takes over for good when the script is at its end or its next move is not legal;
///   without, play cannot go on
public record ScriptedAgent<P, M>(Script script, AgentSpec name, Optional<Agent<P, M>> then)
    implements Agent<P, M> {

  /// @throws BadInput if the first line is not legal and nobody goes on
  @Override
  public M choose(View<P, M> view, RandomGenerator random) {
    return forOneGame().choose(view, random);
  }

  /// The reader of the script in one game. Its choices throw [BadInput] at the line that is not
  /// legal, or at the last line when there is no other, if nobody goes on.
  @Override
  public Agent<P, M> forOneGame() {
    return new Reader();
  }

  private final class Reader implements Agent<P, M> {
    private int next;
    private @Nullable Agent<P, M> successor;

    @Override
    public M choose(View<P, M> view, RandomGenerator random) {
      if (successor == null) {
        try {
          return scripted(view);
        } catch (BadInput end) {
          successor = then.orElseThrow(() -> end).forOneGame();
        }
      }
      return successor.choose(view, random);
    }

    private M scripted(View<P, M> view) {
      List<Script.Line> lines = script.of(view.player());
      if (next == lines.size()) {
        throw atItsEnd(view.player(), lines);
      }
      Script.Line line = lines.get(next++);
      M move = read(line, view);
      if (view.game().judge(view.seen(), move) instanceof Ruling.Refused refused) {
        throw cannotBePlayed(
            line, ", it is refused by %s: %s".formatted(refused.clause().id(), refused.reason()));
      }
      return move;
    }

    private M read(Script.Line line, View<P, M> view) {
      try {
        return view.game().notation().readMove(view.seen(), line.move(), line.place());
      } catch (BadInput unreadable) {
        throw cannotBePlayed(line, ": " + unreadable.sentence().lines().findFirst().orElseThrow());
      }
    }

    // ---- Complaints ----

    private BadInput atItsEnd(Player player, List<Script.Line> lines) {
      String end =
          lines.isEmpty()
              ? "the script has no moves of the " + player
              : "the %s have to decide after step %d, and the script has no more moves of theirs"
                  .formatted(player, lines.getLast().step());
      Script.Line last = lines.isEmpty() ? script.lines().getLast() : lines.getLast();
      return BadInput.at(last.place()).because(end + advice());
    }

    private BadInput cannotBePlayed(Script.Line line, String why) {
      return BadInput.at(line.place())
          .found(line.move())
          .because(
              "step %d of the script cannot be played here%s%s"
                  .formatted(line.step(), why, advice()));
    }

    private String advice() {
      return "\nMaybe let another agent continue from there, as in " + name + ":then=heuristic.";
    }
  }
}
