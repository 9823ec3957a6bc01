package dev.rulewright.scenarios;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A step of a scenario as it was replayed.
///
/// @param before the position before it
/// @param move the move, unless the scenario's text means no move or the step has none
/// @param ruling the ruling on the move, if a player makes it
/// @param events what happened, in order
/// @param after the position after it; the same as before if nothing was played
/// @param failures what did not hold
/// @param goesOn whether the play can go on from here
/// @param <P> positions
/// @param <M> moves
public record Played<P, M>(
    Step step,
    P before,
    Optional<M> move,
    Optional<Ruling> ruling,
    List<Event> events,
    P after,
    List<Failure> failures,
    boolean goesOn) {

  /// What the player paid.
  public int cost() {
    return events.stream().mapToInt(Event::cost).sum();
  }

  /// Whether a player's move was carried out.
  public boolean isMoveCarriedOut() {
    return step instanceof Step.Do && goesOn;
  }

  /// The clauses that the ruling and the events cite, in order, with repetitions.
  public Stream<Clause> cited() {
    Stream<? extends Clause> ruled =
        ruling.stream()
            .flatMap(r ->
                switch (r) {
                  case Ruling.Allowed allowed -> allowed.clauses().stream();
                  case Ruling.Refused refused -> Stream.of(refused.clause());
                });
    return Stream.concat(ruled, events.stream().flatMap(event -> event.clauses().stream()));
  }

  /// What identifies an event in scenarios: its text before the colon.
  static String name(Event event) {
    int colon = event.text().indexOf(':');
    return colon < 0 ? event.text() : event.text().substring(0, colon);
  }
}
