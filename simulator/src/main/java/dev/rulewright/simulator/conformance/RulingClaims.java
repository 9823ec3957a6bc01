package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is promised of rulings and of events.
///
/// @param rules the game, and what it lists in a normal form only
/// @param elsewhere moves and outcomes that some position lists
/// @param wordings moves that need not be in any list
record RulingClaims<P, M>(
    Rules<P, M> rules, Texts<P, M> texts, List<M> elsewhere, Wordings<P, M> wordings) {

  private static final int SAMPLE = 10;

  /// Moves that are put together from words, for each claim and position.
  private static final int WORDED = 5;

  /// Lists of so many moves are looked at everywhere, longer ones in one position of three.
  private static final int FEW = 20;

  Stream<Claim<P, M>> all() {
    return Stream.of(
        new Claim<>(Promise.LISTED_IS_LEGAL, 1, this::listed),
        new Claim<>(Promise.LEGAL_IS_LISTED, 1, this::legal),
        new Claim<>(Promise.RULINGS, 1, this::rulings),
        new Claim<>(Promise.EVENTS, 2, this::events));
  }

  private @Nullable String listed(Step<P, M> step, RandomGenerator random) {
    if (step.listed().size() > FEW && random.nextInt(3) > 0) {
      return null;
    }
    for (M move : step.listed()) {
      if (rules.game().judge(step.position(), move)
          instanceof Ruling.Refused(Clause clause, String reason)) {
        return "%s is listed, yet %s refuses it: %s"
            .formatted(texts.ofMove(move), clause.id(), reason);
      }
      rules.game().play(step.position(), move);
    }
    return null;
  }

  private @Nullable String legal(Step<P, M> step, RandomGenerator random) {
    var known = new HashSet<>(step.listed());
    for (M move : asked(step, random)) {
      if (!known.contains(move)
          && rules.normalForm().test(move, step.listed())
          && rules.game().judge(step.position(), move) instanceof Ruling.Allowed allowed) {
        return texts.ofMove(move) + " is legal, yet not listed: " + allowed.reason();
      }
    }
    return null;
  }

  private @Nullable String rulings(Step<P, M> step, RandomGenerator random) {
    for (M move : asked(step, random)) {
      String broken =
          switch (rules.game().judge(step.position(), move)) {
            case Ruling.Refused(Clause clause, String reason) ->
                unsaid(move, List.of(clause), reason);
            case Ruling.Allowed allowed -> {
              rules.game().play(step.position(), move);
              yield unsaid(move, allowed.clauses(), allowed.reason());
            }
          };
      if (broken != null) {
        return broken;
      }
    }
    return null;
  }

  private @Nullable String unsaid(M move, List<? extends Clause> clauses, String reason) {
    String ruling = "the ruling about " + texts.ofMove(move);
    return reason.isBlank() ? ruling + " gives no reason" : texts.uncitable(clauses, ruling);
  }

  private @Nullable String events(Step<P, M> step, RandomGenerator random) {
    for (M move : sample(step.listed(), random).subList(0, Math.min(5, step.listed().size()))) {
      var events = new ArrayList<Event>();
      P heard = rules.game().play(step.position(), move, events::add);
      String text = texts.ofMove(move);
      if (!heard.equals(rules.game().play(step.position(), move))) {
        return text + " leads elsewhere when somebody listens";
      }
      if (events.isEmpty()) {
        return text + " is played, and nothing happens";
      }
      for (Event event : events) {
        String unsaid = texts.uncitable(event.clauses(), "the event '" + event.text() + "'");
        if (event.text().isBlank() || unsaid != null) {
          return unsaid != null ? unsaid : text + " makes an event without text";
        }
      }
    }
    return null;
  }

  /// Moves that this position may list or not.
  private List<M> asked(Step<P, M> step, RandomGenerator random) {
    var asked = new ArrayList<M>(sample(elsewhere, random));
    asked.addAll(wordings.drawn(step.position(), WORDED, random));
    return asked;
  }

  private static <M> List<M> sample(List<M> moves, RandomGenerator random) {
    return moves.isEmpty()
        ? List.of()
        : random.ints(SAMPLE, 0, moves.size()).mapToObj(moves::get).toList();
  }
}
