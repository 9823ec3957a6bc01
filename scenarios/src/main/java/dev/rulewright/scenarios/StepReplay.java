package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One step of a scenario while it is replayed.
final class StepReplay<P, M> {
  private final Opening<P, M> opening;
  private final Game<P, M> game;
  private final ChanceWords<P, M> chance;
  private final Step step;
  private final boolean chanceIsScripted;
  private final P before;
  private P position;
  private final List<Event> events = new ArrayList<>();
  private final List<Failure> failures = new ArrayList<>();
  private Optional<M> move = Optional.empty();
  private Optional<Ruling> ruling = Optional.empty();

  /// Begins a step.
  ///
  /// @param before the position before it
  /// @param chanceIsScripted whether the next step says what chance brings
  StepReplay(Opening<P, M> opening, Step step, P before, boolean chanceIsScripted) {
    this.opening = opening;
    this.game = opening.game();
    this.chance = new ChanceWords<>(game);
    this.step = step;
    this.before = before;
    this.position = before;
    this.chanceIsScripted = chanceIsScripted;
  }

  /// Carries the step out.
  Played<P, M> played() {
    boolean goesOn =
        switch (step) {
          case Step.Do s -> doing(s);
          case Step.Chance s -> chance(s);
          case Step.Refused s -> refused(s);
          case Step.Listed s -> listed(s.move(), true);
          case Step.Absent s -> listed(s.move(), false);
          case Step.Look s -> look(s);
        };
    return new Played<>(step, before, move, ruling, events, position, failures, goesOn);
  }

  private boolean doing(Step.Do step) {
    if (!judged(step.move())) {
      return false;
    }
    if (ruling.orElseThrow() instanceof Ruling.Refused refused) {
      fail(
          step.move().place(),
          "expected a legal move, but it is refused by %s: %s"
              .formatted(refused.clause().id(), refused.reason()));
      return false;
    }
    position = game.play(position, move.orElseThrow(), events::add);
    if (!chanceIsScripted) {
      settle();
    }
    var expected = new Expected<>(game, failures);
    step.cost().ifPresent(cost -> expected.cost(cost, events));
    expected.outcome(step.outcome(), position, events, cited());
    return true;
  }

  private boolean chance(Step.Chance step) {
    if (!(game.turn(position) instanceof Turn.Chance<M> turn)) {
      fail(step.move().place(), "nothing is left to chance here: " + chance.waitsFor(position));
      return false;
    }
    if (!read(step.move())) {
      return false;
    }
    M outcome = move.orElseThrow();
    ruling = Optional.of(game.judge(position, outcome));
    boolean possible = contains(turn.outcomes(), outcome);
    compare(step.move().place(), possible, "among the outcomes");
    if (!possible) {
      fail(
          step.move().place(),
          "chance cannot bring '%s' here, only %s"
              .formatted(game.notation().writeMove(outcome), chance.named(turn)));
      return false;
    }
    position = game.play(position, outcome, events::add);
    if (!chanceIsScripted) {
      settle();
    }
    new Expected<>(game, failures).outcome(step.outcome(), position, events, cited());
    return true;
  }

  private boolean refused(Step.Refused step) {
    if (!judged(step.move())) {
      return true;
    }
    switch (ruling.orElseThrow()) {
      case Ruling.Allowed allowed ->
          fail(
              step.move().place(),
              "expected a refusal because of %s, but it is allowed (%s): %s"
                  .formatted(step.because(), ids(allowed.clauses()), allowed.reason()));
      case Ruling.Refused refused -> {
        if (!refused.clause().id().equals(step.because().text())) {
          fail(
              step.because().place(),
              "expected a refusal because of %s, but it is refused by %s: %s"
                  .formatted(step.because(), refused.clause().id(), refused.reason()));
        }
      }
    }
    return true;
  }

  private boolean listed(Word text, boolean expected) {
    if (judged(text) && inList() != expected) {
      fail(
          text.place(),
          expected
              ? "expected in the list of legal moves, but it is not there"
              : "expected not in the list of legal moves, but it is there");
    }
    return true;
  }

  private boolean look(Step.Look step) {
    if (!chanceIsScripted) {
      settle();
    }
    new Expected<>(game, failures).fields(step.expect(), position);
    return true;
  }

  /// Reads a player's move and judges it; false if that cannot be done.
  private boolean judged(Word text) {
    settle();
    if (game.turn(position) instanceof Turn.Chance<M> turn) {
      fail(text.place(), chance.unscripted(turn));
      return false;
    }
    if (!read(text)) {
      return false;
    }
    ruling = Optional.of(game.judge(position, move.orElseThrow()));
    compare(text.place(), inList(), "in the list of legal moves");
    return true;
  }

  private boolean read(Word text) {
    try {
      move = Optional.of(game.notation().readMove(position, text.text(), text.place()));
      return true;
    } catch (BadInput e) {
      failures.add(Failure.of(e));
      return false;
    }
  }

  /// Compares the ruling with the list.
  private void compare(Place place, boolean listed, String where) {
    boolean allowed = ruling.orElseThrow() instanceof Ruling.Allowed;
    if (listed && !allowed) {
      fail(place, "the rules contradict themselves: refused, yet " + where);
    }
    if (allowed && !listed && !opening.box().isListedInNormalForm(move.orElseThrow())) {
      fail(place, "the rules contradict themselves: allowed, yet not " + where);
    }
  }

  private boolean inList() {
    return game.turn(position) instanceof Turn.Decision<M> turn
        && contains(turn.moves(), move.orElseThrow());
  }

  /// Lets happen what cannot come otherwise.
  private void settle() {
    while (game.turn(position) instanceof Turn.Chance<M> turn && turn.outcomes().size() == 1) {
      position = game.play(position, turn.outcomes().get(0), events::add);
    }
  }

  private List<String> cited() {
    return new Played<>(step, before, move, ruling, events, position, failures, true)
        .cited()
        .map(Clause::id)
        .toList();
  }

  private void fail(Place place, String sentence) {
    failures.add(new Failure(place, sentence));
  }

  private boolean contains(Moves<M> moves, M move) {
    return moves.stream().anyMatch(move::equals);
  }

  private static String ids(List<? extends Clause> clauses) {
    return clauses.stream().map(Clause::id).collect(Collectors.joining(", "));
  }
}
