package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.GameKit;
import java.util.List;
import java.util.Optional;

/// Two readings that are compared, with the games that are played under them.
///
/// @param extraFields what was added to the box, for a scenario that names it
/// @param allQuestions what the rulebook leaves open
public record Comparison<P, M>(
    Reading a,
    Reading b,
    List<Field> extraFields,
    List<Question> allQuestions,
    TwoReadings<P, M> readings) {

  private static final Place PLACE = Place.of("the reading");

  /// Two readings of the game of a box to which something is added.
  public static <P, M> Comparison<P, M> of(
      Box<P, M> box, Reading a, Reading b, List<Field> extraFields) {
    return new Comparison<>(
        a,
        b,
        extraFields,
        box.readings().questions(),
        GameKit.of(box)
            .compared(
                box.game(a.name(), PLACE, extraFields), box.game(b.name(), PLACE, extraFields)));
  }

  /// A reading with another answer, or nothing if the two do not go together.
  public static Optional<Reading> varied(
      Box<?, ?> box, Reading reading, Question question, Question.Answer answer) {
    try {
      return Optional.of(box.readings().with(reading, question.name(), answer.name()));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /// The questions that the two answer differently.
  public List<Question> questions() {
    return allQuestions.stream()
        .filter(question -> !a.answerTo(question).equals(b.answerTo(question)))
        .toList();
  }

  /// The question that they answer differently, if it is just one.
  public Optional<Question> question() {
    return questions().size() == 1 ? Optional.of(questions().getFirst()) : Optional.empty();
  }
}
