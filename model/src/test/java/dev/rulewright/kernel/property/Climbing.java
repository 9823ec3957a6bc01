package dev.rulewright.kernel.property;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.declared.Choice;
import dev.rulewright.kernel.declared.Counter;
import dev.rulewright.kernel.declared.Declaration;
import dev.rulewright.kernel.declared.DeclaredProvider;
import dev.rulewright.kernel.declared.Setup;
import dev.rulewright.kernel.declared.Stage;
import dev.rulewright.kernel.declared.Things;
import dev.rulewright.kernel.declared.Verb;
import java.util.List;

/// A game of a ladder, which says what should hold in it.
final class Climbing extends Declaration {

  /// Who plays.
  enum Who implements Player {
    ONE,
    OTHER;

    Who next() {
      return this == ONE ? OTHER : ONE;
    }
  }

  /// Opens the game.
  static final class Provider extends DeclaredProvider {
    Provider() {
      super(Climbing::new);
    }
  }

  private static final int TOP = 3;

  private final boolean mayPass = is("Q1", "yes");
  private final Choice<Who> mover = choice("mover", Things.of("a player", Who.class));
  private final Counter rung = counter("rung", 0, 9, 0);
  private final Verb<Integer> climb = verb("climb {}", Things.numbers("rungs", 1, 2));
  private final Stage turn = decision("turn", "CLIMB-1", mover::of);

  private Climbing(Setup setup) {
    super(setup, "climbing", "Climbing", Who.values());
  }

  @Override
  protected void rules() {
    turn.may(climb)
        .unless("CLIMB-2", (p, by) -> !mayPass && rung.of(p) + by > TOP, "it is past the top")
        .then((p, by) -> p.plus(rung, by).with(mover, mover.of(p).next()), "CLIMB-1");
    ends("top", "TOP-1", p -> rung.of(p) >= TOP, p -> List.of(mover.of(p).next()));
    checks().positions("nobody-past-the-top", p -> rung.of(p) <= TOP, "past the top: %s");
    checks().steps("up-only", (before, _, after) -> rung.of(after) > rung.of(before), "%s: down");
    checks().whoDecidesHasAMove("always-a-move");
    checks().playCanEnd("play-can-end", p -> rung.of(p) >= TOP);
  }
}
