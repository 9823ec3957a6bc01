package dev.rulewright.kernel;

import java.util.ArrayList;
import java.util.List;

/// Whether a move is legal, and why.
public sealed interface Ruling {

  /// The move is legal.
  ///
  /// @param events what it sets off, in order: that says best which clauses allow it
  /// @param reason one sentence with the facts of the position
  record Allowed(List<? extends Event> events, String reason) implements Ruling {
    /// Copies the list.
    public Allowed {
      events = List.copyOf(events);
    }

    /// The ruling on a legal move, which is played; the first thing that happens is the reason.
    public static <P, M> Allowed of(Game<P, M> game, P position, M move) {
      List<Event> events = events(game, position, move);
      return new Allowed(events, events.getFirst().text());
    }

    /// What a legal move sets off, in order.
    public static <P, M> List<Event> events(Game<P, M> game, P position, M move) {
      var events = new ArrayList<Event>();
      game.play(position, move, events::add);
      return events;
    }

    /// The clauses that allow it or set its price, each once, in the order of the events.
    public List<Clause> clauses() {
      return events.stream().<Clause>flatMap(event -> event.clauses().stream()).distinct().toList();
    }
  }

  /// The move is illegal.
  ///
  /// @param clause the clause that forbids it
  /// @param reason one sentence with the facts of the position
  record Refused(Clause clause, String reason) implements Ruling {

    /// A refusal whose reason is a format for facts.
    @SuppressWarnings("AnnotateFormatMethod")
    public static Refused of(Clause clause, String reason, Object... facts) {
      return new Refused(clause, reason.formatted(facts));
    }
  }
}
