package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Compares what a scenario expects with what is there, and notes what does not hold.
///
/// @param failures where to note it
record Expected<P, M>(Game<P, M> game, List<Failure> failures) {

  private static final String NONE = "none";

  /// Compares everything but the price.
  void outcome(Step.Outcome outcome, P position, List<Event> events, List<String> cited) {
    fields(outcome.expect(), position);
    inOrder(outcome.events(), events);
    outcome.noEvents().forEach(event -> absent(event, events));
    for (Word clause : outcome.cites()) {
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
        disagreement(game, position, field)
            .ifPresent(found ->
                fail(
                    field.valuePlace(),
                    "%s: expected %s, found %s"
                        .formatted(field.key(), field.value(), found.isEmpty() ? NONE : found)));
      } catch (BadInput e) {
        failures.add(Failure.of(e));
      }
    }
  }

  /// What is there instead. `winner` (several joined by `+`, or `draw`), `ended-by`, both `none`
  /// while play goes on, and `moves`, the number of moves or outcomes in the list, mean the same in
  /// every game.
  ///
  /// @throws BadInput if there is no such field or the expected value makes no sense
  static <P, M> Optional<String> disagreement(Game<P, M> game, P position, Field field) {
    Turn<M> turn = game.turn(position);
    Optional<Result> result =
        turn instanceof Turn.Over<M>(Result over) ? Optional.of(over) : Optional.empty();
    return switch (field.key()) {
      case "winner" -> {
        requireWinner(game, field);
        yield unless(field, result.map(Result::who).orElse(NONE));
      }
      case "ended-by" -> unless(field, result.map(Result::reason).orElse(NONE));
      case "moves" -> {
        Word.value(field).number(0, Integer.MAX_VALUE, "the number of moves");
        yield unless(field, Long.toString(turn.choices().size()));
      }
      default -> game.notation().disagreement(position, field);
    };
  }

  private static void requireWinner(Game<?, ?> game, Field field) {
    var known = new ArrayList<String>(List.of("draw", NONE));
    game.players().forEach(player -> known.add(player.id()));
    for (String name : field.value().split("\\+", -1)) {
      if (!known.contains(name)) {
        throw BadInput.at(field.valuePlace()).unknown("a winner", name, known);
      }
    }
  }

  private static Optional<String> unless(Field expected, String found) {
    return found.equals(expected.value()) ? Optional.empty() : Optional.of(found);
  }

  void cost(Step.Cost cost, List<Event> events) {
    int paid = events.stream().mapToInt(Event::cost).sum();
    if (paid != cost.amount()) {
      fail(cost.place(), "cost: expected %d, found %d".formatted(cost.amount(), paid));
    }
  }

  private void inOrder(List<Word> expected, List<Event> events) {
    int from = 0;
    for (Word phrase : expected) {
      int at = indexOf(phrase, events, from);
      if (at >= 0) {
        from = at + 1;
      } else {
        missing(phrase, events, from);
      }
    }
  }

  private void missing(Word phrase, List<Event> events, int from) {
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

  private void absent(Word phrase, List<Event> events) {
    int at = indexOf(phrase, events, 0);
    if (at >= 0) {
      fail(phrase.place(), "expected no such event, found " + events.get(at).text());
    }
  }

  private static int indexOf(Word phrase, List<Event> events, int from) {
    for (int i = from; i < events.size(); i++) {
      Event event = events.get(i);
      if (phrase.text().equals(Played.name(event)) || phrase.text().equals(event.text())) {
        return i;
      }
    }
    return -1;
  }

  private void fail(Place place, String sentence) {
    failures.add(new Failure(place, sentence));
  }
}
