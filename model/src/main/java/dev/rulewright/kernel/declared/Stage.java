package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A stage of play: who or what decides, and between what.
public final class Stage {

  private final String name;
  private final int index;
  private final Clause clause;
  private final Decider decider;
  private final Function<String, Clause> clauses;
  private final List<Rule<?>> rules = new ArrayList<>();
  private final List<Restriction> restrictions = new ArrayList<>();

  /// What forbids moves of several verbs.
  private record Restriction(
      Clause clause, Predicate<Position> forbids, String reason, List<Verb<?>> verbs) {}

  /// Who or what decides.
  sealed interface Decider {
    /// A player.
    record By(Function<Position, ? extends Player> player) implements Decider {}

    /// Chance, whose sources stand in a row, one for each player if somebody is on turn there.
    record Chance(int source, @Nullable Function<Position, ? extends Player> whose)
        implements Decider {}
  }

  /// Outcomes with their weights.
  private record Weighted(List<Move> moves, List<Integer> weights) implements Outcomes<Move> {

    @Override
    public long size() {
      return moves.size();
    }

    @Override
    public Move get(long index) {
      return moves.get(Math.toIntExact(index));
    }

    @Override
    public long weight(long index) {
      return weights.get(Math.toIntExact(index));
    }
  }

  Stage(String name, int index, Clause clause, Decider decider, Function<String, Clause> clauses) {
    this.name = name;
    this.index = index;
    this.clause = clause;
    this.decider = decider;
    this.clauses = clauses;
  }

  /// Says that a player may make moves of a verb here; the rule says which, and what comes of them.
  ///
  /// @throws dev.rulewright.kernel.BadInput if chance decides here
  public <A> Rule<A> may(Verb<A> verb) {
    if (decider instanceof Decider.Chance) {
      throw Setup.mistake("stage %s: chance decides here, expected 'brings'".formatted(name));
    }
    return add(verb);
  }

  /// Says that chance brings outcomes of a verb here.
  ///
  /// @param weight how likely each is, at least 0; what weighs nothing cannot come
  /// @throws dev.rulewright.kernel.BadInput if a player decides here
  public <A> Rule<A> brings(Verb<A> verb, ToIntBiFunction<Position, A> weight) {
    if (decider instanceof Decider.By) {
      throw Setup.mistake("stage %s: a player decides here, expected 'may'".formatted(name));
    }
    return add(verb).weighing(weight);
  }

  /// Says that chance draws one of the things of a pile, each as likely as any.
  public <A> Rule<A> draws(Verb<A> verb, Pile<A> from) {
    return brings(verb, from::count);
  }

  /// Forbids moves of several verbs at once, before anything that forbids those of one.
  ///
  /// @param clause the identifier of the clause that forbids them
  /// @param reason a sentence with the facts: begins in lower case, has no full stop
  /// @param verbs at least one
  public Stage unless(String clause, Predicate<Position> forbids, String reason, Verb<?>... verbs) {
    if (verbs.length == 0) {
      throw Setup.mistake("stage %s: expected the verbs that %s forbids".formatted(name, clause));
    }
    restrictions.add(new Restriction(clauses.apply(clause), forbids, reason, List.of(verbs)));
    return this;
  }

  /// Whether a position waits for this stage.
  public boolean isNext(Position position) {
    return position.values[Layout.STAGE] == index;
  }

  /// Whether some move of some verbs is allowed here, as a rule about the only move left asks.
  ///
  /// @param verbs of which the rules do not ask this in turn
  public boolean offers(Position position, Verb<?>... verbs) {
    for (Verb<?> verb : verbs) {
      Rule<?> rule = rule(verb.number());
      if (rule == null || restriction(verb, position) != null) {
        continue;
      }
      for (int i = 0; i < verb.size(); i++) {
        if (rule.allows(position, i)) {
          return true;
        }
      }
    }
    return false;
  }

  /// How many moves of a rule are not forbidden at once: all or none.
  int open(Rule<?> rule, Position position) {
    return restriction(rule.verb(), position) == null ? rule.verb().size() : 0;
  }

  /// The moves that are allowed here.
  List<Move> allowed(Position position) {
    var moves = new ArrayList<Move>();
    for (Rule<?> rule : rules) {
      int open = open(rule, position);
      for (int i = 0; i < open; i++) {
        if (rule.allows(position, i)) {
          moves.add(rule.verb().move(i));
        }
      }
    }
    if (moves.isEmpty()) {
      throw new IllegalStateException(
          "nothing is allowed in stage %s, and play is not over".formatted(name));
    }
    return moves;
  }

  /// What chance may bring here.
  Outcomes<Move> outcomes(Position position) {
    var moves = new ArrayList<Move>();
    var weights = new ArrayList<Integer>();
    for (Rule<?> rule : rules) {
      int open = open(rule, position);
      for (int i = 0; i < open; i++) {
        int weight = rule.allows(position, i) ? rule.weight(position, i) : 0;
        if (weight > 0) {
          moves.add(rule.verb().move(i));
          weights.add(weight);
        }
      }
    }
    if (moves.isEmpty()) {
      throw new IllegalStateException(
          "chance brings nothing in stage %s, and play is not over".formatted(name));
    }
    return new Weighted(moves, weights);
  }

  /// Why a move is forbidden; null if it is not.
  Ruling.@Nullable Refused refusal(Rule<?> rule, Position position, int index) {
    Restriction all = restriction(rule.verb(), position);
    return all == null ? rule.refusal(position, index) : new Ruling.Refused(all.clause, all.reason);
  }

  /// What forbids every move of a verb; null if nothing does.
  private @Nullable Restriction restriction(Verb<?> verb, Position position) {
    for (Restriction each : restrictions) {
      if (each.verbs.contains(verb) && each.forbids.test(position)) {
        return each;
      }
    }
    return null;
  }

  private <A> Rule<A> add(Verb<A> verb) {
    if (rule(verb.number()) != null) {
      throw Setup.mistake("stage %s speaks of '%s' already".formatted(name, verb));
    }
    var rule = new Rule<>(verb, clauses);
    rules.add(rule);
    return rule;
  }

  int index() {
    return index;
  }

  Clause clause() {
    return clause;
  }

  Decider decider() {
    return decider;
  }

  List<Rule<?>> rules() {
    return rules;
  }

  /// The rule of a verb; null if there are no such moves here.
  @Nullable Rule<?> rule(int verb) {
    for (Rule<?> rule : rules) {
      if (rule.verb().number() == verb) {
        return rule;
      }
    }
    return null;
  }

  /// The moves that there are here, in words.
  String words() {
    return rules.stream().map(rule -> rule.verb().toString()).collect(Collectors.joining(", "));
  }

  /// The name in notation.
  @Override
  public String toString() {
    return name;
  }
}
