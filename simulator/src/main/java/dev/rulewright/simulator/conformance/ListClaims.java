package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import java.util.HashSet;
import java.util.List;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is promised of lists of moves and of text.
record ListClaims<P, M>(Game<P, M> game, Texts<P, M> texts) {

  private static final int SAMPLE = 10;

  Stream<Claim<P, M>> all() {
    return Stream.of(
        new Claim<>(Promise.LIST, 1, (step, _) -> list(step)),
        new Claim<>(Promise.POSITION_TEXT, 1, (step, _) -> position(step.position())),
        new Claim<>(Promise.MOVE_TEXT, 1, this::moves),
        new Claim<>(Promise.ORDER, 5, (step, _) -> order(step)),
        new Claim<>(Promise.INDEX, 5, (step, _) -> index(step.turn())),
        new Claim<>(Promise.WEIGHTS, 1, this::weights));
  }

  private @Nullable String list(Step<P, M> step) {
    if (step.listed().isEmpty() && !step.isOver()) {
      return "nothing is listed, yet play is not over";
    }
    var known = new HashSet<M>();
    return step.listed().stream()
        .filter(move -> !known.add(move))
        .findFirst()
        .map(move -> texts.ofMove(move) + " is listed twice")
        .orElse(null);
  }

  private @Nullable String position(P position) {
    String text = texts.of(position);
    String unequal = Texts.unequal(texts.rewritten(position), position, "'" + text.strip() + "'");
    if (unequal != null) {
      return unequal;
    }
    for (Field field : game.notation().fields(position)) {
      if (game.notation().disagreement(position, field).isPresent()) {
        return "it disagrees with its own field " + field.key() + ": " + field.value();
      }
    }
    return null;
  }

  private @Nullable String moves(Step<P, M> step, RandomGenerator random) {
    List<M> listed = step.listed();
    for (int i = 0; i < Math.min(SAMPLE, listed.size()); i++) {
      M move = listed.get(random.nextInt(listed.size()));
      String text = "'" + texts.ofMove(move) + "'";
      String unequal = Texts.unequal(texts.rewritten(step.position(), move), move, text);
      if (unequal != null) {
        return unequal;
      }
    }
    return null;
  }

  private @Nullable String order(Step<P, M> step) {
    if (!Step.listed(game.turn(step.position())).equals(step.listed())) {
      return "asked again, the position lists its moves otherwise";
    }
    return Step.listed(game.turn(texts.rewritten(step.position()))).equals(step.listed())
        ? null
        : "an equal position lists its moves otherwise";
  }

  private static <M> @Nullable String index(Turn<M> turn) {
    return switch (turn) {
      case Turn.Decision<M>(var _, Moves<M> moves) -> outside("move", moves.size(), moves::get);
      case Turn.Chance<M>(int _, Outcomes<M> outcomes) -> {
        String outcome = outside("outcome", outcomes.size(), outcomes::get);
        yield outcome != null
            ? outcome
            : outside("ticket", outcomes.totalWeight(), outcomes::drawn);
      }
      case Turn.Over<M> _ -> null;
    };
  }

  private static @Nullable String outside(String what, long size, LongFunction<?> get) {
    for (long index : new long[] {-1, size}) {
      try {
        return "%s %d of %d is %s".formatted(what, index, size, get.apply(index));
      } catch (IndexOutOfBoundsException expected) {
        // There is none, as promised.
      }
    }
    return null;
  }

  private @Nullable String weights(Step<P, M> step, RandomGenerator random) {
    if (!(step.turn() instanceof Turn.Chance<M>(int source, Outcomes<M> outcomes))) {
      return null;
    }
    int sources = game.chanceSources().size();
    if (source < 0 || source >= sources) {
      return "there are " + sources + " sources of chance, and this one is number " + source;
    }
    long ticket = 0;
    for (long i = 0; i < outcomes.size(); i++) {
      long weight = outcomes.weight(i);
      String text = texts.ofMove(outcomes.get(i));
      if (weight < 1) {
        return text + " has the weight " + weight;
      }
      long last = ticket + weight - 1;
      for (long each : new long[] {ticket, ticket + random.nextLong(weight), last}) {
        if (!outcomes.drawn(each).equals(outcomes.get(i))) {
          return "ticket " + each + " does not draw " + text;
        }
      }
      ticket += weight;
    }
    return outcomes.totalWeight() == ticket
        ? null
        : "the weights add up to " + ticket + ", not to " + outcomes.totalWeight();
  }
}
