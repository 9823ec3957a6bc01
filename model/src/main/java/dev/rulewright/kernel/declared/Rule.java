package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/// What a stage of play says of the moves of one verb: which of them are forbidden, by which
/// clause, and what comes of the others. List and ruling both follow from it.
///
/// Every condition and every effect is told the position before the move and what the move is
/// about.
///
/// @param <A> what moves of the verb are about
public final class Rule<A> {

  private final Verb<A> verb;
  private final Function<String, Clause> clauses;
  private final List<Restriction<A>> restrictions = new ArrayList<>();
  private final List<Consequence<A>> consequences = new ArrayList<>();
  private final List<Citation<A>> citations = new ArrayList<>();
  private final List<Remark<A>> remarks = new ArrayList<>();
  private ToIntBiFunction<Position, A> weight = (_, _) -> 1;

  /// Under which clause something is forbidden, and why.
  private record Restriction<A>(
      Clause clause, BiPredicate<Position, A> forbids, BiFunction<Position, A, String> reason) {}

  /// What comes of a move in some cases.
  private record Consequence<A>(
      BiPredicate<Position, A> applies,
      BiFunction<Position, A, Position> effect,
      List<Clause> clauses) {}

  /// Clauses that are cited in some cases.
  private record Citation<A>(BiPredicate<Position, A> applies, List<Clause> clauses) {}

  /// What else happens in some cases, to be told.
  private record Remark<A>(
      BiPredicate<Position, A> applies,
      BiFunction<Position, A, String> text,
      List<Clause> clauses) {}

  Rule(Verb<A> verb, Function<String, Clause> clauses) {
    this.verb = verb;
    this.clauses = clauses;
  }

  // ---- For authors ----

  /// Forbids some moves.
  ///
  /// @param clause the identifier of the clause that forbids them
  /// @param reason a sentence with the facts: begins in lower case, has no full stop
  public Rule<A> unless(
      String clause, BiPredicate<Position, A> forbids, BiFunction<Position, A, String> reason) {
    restrictions.add(new Restriction<>(clauses.apply(clause), forbids, reason));
    return this;
  }

  /// Forbids some moves, always for the same reason.
  public Rule<A> unless(String clause, BiPredicate<Position, A> forbids, String reason) {
    return unless(clause, forbids, (_, _) -> reason);
  }

  /// Says what comes of a move in a case; the first case that applies counts.
  ///
  /// @param effect makes the position after the move
  /// @param citing the identifiers of the clauses that say so, the most specific first
  public Rule<A> when(
      BiPredicate<Position, A> applies,
      BiFunction<Position, A, Position> effect,
      String... citing) {
    consequences.add(new Consequence<>(applies, effect, cited("what comes of it", citing)));
    return this;
  }

  /// Says what comes of a move in all other cases.
  public Rule<A> then(BiFunction<Position, A, Position> effect, String... citing) {
    return when((_, _) -> true, effect, citing);
  }

  /// Cites more clauses in a case, whatever comes of the move.
  public Rule<A> citing(BiPredicate<Position, A> applies, String... more) {
    citations.add(new Citation<>(applies, cited("it besides, in citing(...)", more)));
    return this;
  }

  /// Tells something else that happens with a move, such as `destroyed raider: damage 3`.
  public Rule<A> telling(
      BiPredicate<Position, A> applies, BiFunction<Position, A, String> text, String... citing) {
    remarks.add(new Remark<>(applies, text, cited("what else happens, in telling(...)", citing)));
    return this;
  }

  private List<Clause> cited(String what, String... identifiers) {
    if (identifiers.length == 0) {
      throw Setup.mistake("'%s': expected the clause that says %s".formatted(verb, what));
    }
    return List.of(identifiers).stream().map(clauses).toList();
  }

  /// Of chance: how likely each outcome is, by weights; one that weighs nothing cannot come.
  Rule<A> weighing(ToIntBiFunction<Position, A> other) {
    weight = other;
    return this;
  }

  // ---- For the game ----

  Verb<A> verb() {
    return verb;
  }

  int weight(Position position, int index) {
    return weight.applyAsInt(position, verb.about(index));
  }

  boolean allows(Position position, int index) {
    A about = verb.about(index);
    for (Restriction<A> each : restrictions) {
      if (each.forbids.test(position, about)) {
        return false;
      }
    }
    return true;
  }

  /// Why a move is forbidden; null if it is not.
  Ruling.@Nullable Refused refusal(Position position, int index) {
    A about = verb.about(index);
    for (Restriction<A> each : restrictions) {
      if (each.forbids.test(position, about)) {
        return new Ruling.Refused(each.clause, each.reason.apply(position, about));
      }
    }
    return null;
  }

  Position after(Position position, int index) {
    A about = verb.about(index);
    return consequence(position, about).effect.apply(position, about);
  }

  /// What happens, in order.
  List<Event> events(Position position, int index) {
    A about = verb.about(index);
    var events = new ArrayList<Event>();
    var cited = new ArrayList<>(consequence(position, about).clauses);
    citations.stream()
        .filter(each -> each.applies.test(position, about))
        .forEach(each -> cited.addAll(each.clauses));
    events.add(Event.of(verb.text(index), cited));
    for (Remark<A> each : remarks) {
      if (each.applies.test(position, about)) {
        events.add(Event.of(each.text.apply(position, about), each.clauses));
      }
    }
    return events;
  }

  private Consequence<A> consequence(Position position, A about) {
    for (Consequence<A> each : consequences) {
      if (each.applies.test(position, about)) {
        return each;
      }
    }
    throw new IllegalStateException("it is not said what comes of '" + verb + "' here");
  }
}
