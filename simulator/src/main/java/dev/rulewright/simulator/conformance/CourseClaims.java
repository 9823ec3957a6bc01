package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.picture.Pictured;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is promised of what players see and of the course of play.
///
/// @param rules the game, and what is hidden in it
record CourseClaims<P, M>(Rules<P, M> rules, Texts<P, M> texts) {

  private static final int WIDEST = 100;

  Stream<Claim<P, M>> all() {
    return Stream.of(
        new Claim<>(Promise.HIDDEN, 1, this::hidden),
        new Claim<>(Promise.OWN_MOVES, 3, this::ownMoves),
        new Claim<>(Promise.PICTURE, 10, (step, _) -> picture(step.position())),
        new Claim<>(Promise.UNCHANGED, 100, (step, _) -> unchanged(step)),
        new Claim<>(Promise.REPEATABLE, 100, (step, _) -> again(step)),
        new Claim<>(Promise.RESULT, 1, (step, _) -> result(step.turn())),
        new Claim<>(Promise.END, 1, (step, _) -> end(step)));
  }

  private @Nullable String hidden(Step<P, M> step, RandomGenerator random) {
    for (Player player : rules.game().players()) {
      P seen = rules.game().observe(step.position(), player);
      if (!rules.game().observe(seen, player).equals(seen)) {
        return player.id() + " sees something else when looking twice";
      }
      P other = rules.alike().changed(step.position(), player, random);
      if (!rules.game().observe(other, player).equals(seen)) {
        return "%s tells this position from another one that should look alike:\n%s"
            .formatted(player.id(), texts.of(other).strip());
      }
    }
    return null;
  }

  private @Nullable String ownMoves(Step<P, M> step, RandomGenerator random) {
    if (!(step.turn() instanceof Turn.Decision<M>(Player player, Moves<M> moves))) {
      return null;
    }
    P seen = rules.game().observe(step.position(), player);
    if (!Step.listed(rules.game().turn(seen)).equals(step.listed())) {
      return "in what " + player.id() + " sees, other moves are listed";
    }
    rules.game().turn(rules.game().play(seen, moves.get(random.nextLong(moves.size()))));
    return null;
  }

  private @Nullable String picture(P position) {
    String picture = Pictured.text(rules.game(), position);
    return picture.isBlank()
        ? "the picture is empty"
        : picture
            .lines()
            .filter(line -> line.length() > WIDEST)
            .findFirst()
            .map(line -> "a line of the picture has " + line.length() + " characters")
            .orElse(null);
  }

  private @Nullable String unchanged(Step<P, M> step) {
    return step.past().stream()
        .filter(memory ->
            memory.position().hashCode() != memory.hash()
                || !texts.of(memory.position()).equals(memory.text()))
        .findFirst()
        .map(memory ->
            "a position has become another one. It was:\n"
                + memory.text().strip()
                + "\nand is now:\n"
                + texts.of(memory.position()).strip())
        .orElse(null);
  }

  private @Nullable String again(Step<P, M> step) {
    P again = rules.game().opening();
    for (M move : step.before()) {
      again = rules.game().play(again, texts.rewritten(again, move));
    }
    String unequal = Texts.unequal(again, step.position(), "played again from its text, the play");
    if (unequal != null || !step.isOver()) {
      return unequal;
    }
    return Objects.equals(rules.game().turn(again), step.turn())
        ? null
        : "played again, the play ends otherwise";
  }

  private @Nullable String result(Turn<M> turn) {
    if (!(turn instanceof Turn.Over<M>(Result result))) {
      return null;
    }
    if (!result.reason().matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      return "the reason '" + result.reason() + "' is no phrase joined by hyphens";
    }
    List<? extends Player> players = rules.game().players();
    return players.containsAll(result.winners())
        ? texts.uncitable(result.clauses(), "the end")
        : "a winner does not play";
  }

  private @Nullable String end(Step<P, M> step) {
    return step.before().size() < rules.longest() || step.isOver()
        ? null
        : "play goes on after " + step.before().size() + " moves and outcomes";
  }
}
