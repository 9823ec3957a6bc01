package dev.rulewright.scenarios;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One step of a scenario.
public sealed interface Step {

  /// Where the step begins.
  Place place();

  /// A remark for whoever reads the story, if there is one.
  Optional<String> note();

  /// The move or outcome of chance that it is about; empty if nothing is tried.
  default Optional<Word> tried() {
    return switch (this) {
      case Do step -> Optional.of(step.move);
      case Chance step -> Optional.of(step.move);
      case Refused step -> Optional.of(step.move);
      case Listed step -> Optional.of(step.move);
      case Absent step -> Optional.of(step.move);
      case Look _ -> Optional.empty();
    };
  }

  /// What the scenario says of it: the text of the move, or the fields that are looked at.
  default String written() {
    return this instanceof Look look
        ? look.expect.stream()
            .map(field -> field.key() + " is " + field.value())
            .collect(Collectors.joining(", "))
        : tried().orElseThrow().text();
  }

  /// A player's move. It must be legal, and it is played.
  ///
  /// @param cost what the player must pay for it, if the scenario says so
  record Do(Word move, Optional<Cost> cost, Outcome outcome, Place place, Optional<String> note)
      implements Step {}

  /// What chance brings.
  record Chance(Word move, Outcome outcome, Place place, Optional<String> note) implements Step {}

  /// A move that must be illegal because of a clause; play does not go on by it.
  record Refused(Word move, Word because, Place place, Optional<String> note) implements Step {}

  /// A move that must be in the list of legal moves.
  record Listed(Word move, Place place, Optional<String> note) implements Step {}

  /// A move that must not be in the list of legal moves.
  record Absent(Word move, Place place, Optional<String> note) implements Step {}

  /// Nothing is played, the position is only looked at.
  record Look(List<Field> expect, Place place, Optional<String> note) implements Step {}

  /// What must come of a step.
  ///
  /// @param expect what must be true of the position after it
  /// @param events what must happen, in this order, other things may happen in between
  /// @param noEvents what must not happen
  /// @param cites clauses that the ruling or the events must cite
  record Outcome(List<Field> expect, List<Word> events, List<Word> noEvents, List<Word> cites) {}

  /// A price and where it stands.
  record Cost(int amount, Place place) {}
}
