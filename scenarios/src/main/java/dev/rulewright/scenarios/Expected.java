package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Compares what a scenario expects with what is there, and notes what does not hold.
///
/// @param notation how the game writes positions
/// @param failures where to note it
record Expected<P, M>(Notation<P, M> notation, List<Failure> failures) {

  /// Compares everything but the price.
  void outcome(Step.Outcome outcome, P position, List<Event> events, List<String> cited) {
    fields(outcome.expect(), position);
    inOrder(outcome.events(), events);
    outcome.noEvents().forEach(event -> absent(event, events));
    for (Phrase clause : outcome.cites()) {
      if (!cited.contains(clause.text())) {
        fail(
            clause.place(),
            "expected a citation of %s, found %s"
                .formatted(clause, cited.stream().distinct().collect(Collectors.joining(", "))));
      }
    }
  }

  void fields(List<Field> fields, P position) {
    for (Field field : fields) {
      try {
        notation
            .disagreement(position, field)
            .ifPresent(found ->
                fail(
                    field.valuePlace(),
                    "%s: expected %s, found %s"
                        .formatted(field.key(), field.value(), found.isEmpty() ? "none" : found)));
      } catch (BadInput e) {
        failures.add(Failure.input(e));
      }
    }
  }

  void cost(Step.Cost cost, List<Event> events) {
    int paid = events.stream().mapToInt(Event::cost).sum();
    if (paid != cost.amount()) {
      fail(cost.place(), "cost: expected %d, found %d".formatted(cost.amount(), paid));
    }
  }

  private void inOrder(List<Phrase> expected, List<Event> events) {
    int from = 0;
    for (Phrase phrase : expected) {
      int at = indexOf(phrase, events, from);
      if (at >= 0) {
        from = at + 1;
      } else {
        missing(phrase, events, from);
      }
    }
  }

  private void missing(Phrase phrase, List<Event> events, int from) {
    List<String> names = events.stream().map(Played::name).toList();
    if (indexOf(phrase, events, 0) >= 0) {
      fail(
          phrase.place(),
          "'%s' happened, but before '%s'; in order: %s"
              .formatted(phrase, names.get(from - 1), String.join(", ", names)));
      return;
    }
    Optional<String> nearest = BadInput.nearest(phrase.text(), names);
    fail(
        phrase.place(),
        "expected the event '%s', found %s%s"
            .formatted(
                phrase,
                names.isEmpty() ? "no event" : String.join(", ", names),
                nearest.map(name -> "\nMaybe " + name + "?").orElse("")));
  }

  private void absent(Phrase phrase, List<Event> events) {
    int at = indexOf(phrase, events, 0);
    if (at >= 0) {
      fail(phrase.place(), "expected no such event, found " + events.get(at).text());
    }
  }

  private static int indexOf(Phrase phrase, List<Event> events, int from) {
    for (int i = from; i < events.size(); i++) {
      Event event = events.get(i);
      if (phrase.text().equals(Played.name(event)) || phrase.text().equals(event.text())) {
        return i;
      }
    }
    return -1;
  }

  private void fail(Place place, String sentence) {
    failures.add(Failure.finding(place, sentence));
  }
}
