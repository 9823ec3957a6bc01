package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The questions as they stand in the records of a reading, found once by reflection. No rule looks
/// in here: reflection serves people who name questions and answers in words.
///
/// @param <R> the readings of a game
final class Catalogue<R extends Record> {

  /// Where a question stands: a component of a record that is a component of the reading.
  record Spot(RecordComponent topic, RecordComponent component, Question question) {}

  private final Class<R> type;
  private final Map<String, Clause> clauses;
  private final List<Spot> spots;

  Catalogue(Class<R> type, List<? extends Clause> clauses) {
    this.type = type;
    this.clauses = clauses.stream().collect(Collectors.toMap(Clause::id, clause -> clause));
    spots = findSpots();
  }

  /// Every question, in the order of the identifiers.
  List<Spot> spots() {
    return spots;
  }

  /// The reading that answers each question as a function says.
  R reading(Function<Question, String> answers) {
    return build(
        type,
        topic ->
            build(
                topic.getType(),
                component -> {
                  List<Enum<?>> constants = constants(component.getType());
                  Question question = spotOf(constants.getFirst()).question;
                  return constants.get(names(question).indexOf(answers.apply(question)));
                }));
  }

  /// The constant that a reading gives as an answer.
  static Enum<?> constant(Spot spot, Record reading) {
    return (Enum<?>) value(spot.component, value(spot.topic, reading));
  }

  /// The spot of the question that a constant answers.
  Spot spotOf(Enum<?> answer) {
    return spots.stream()
        .filter(spot -> spot.component.getType() == answer.getDeclaringClass())
        .findFirst()
        .orElseThrow();
  }

  /// A constant as an answer is named.
  static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The names of the answers to a question.
  static List<String> names(Question question) {
    return question.answers().stream().map(Question.Answer::name).toList();
  }

  private List<Spot> findSpots() {
    var found = new ArrayList<Spot>();
    for (RecordComponent topic : type.getRecordComponents()) {
      for (RecordComponent component : topic.getType().getRecordComponents()) {
        found.add(new Spot(topic, component, question(topic, component)));
      }
    }
    found.sort(Comparator.comparing(spot -> spot.question.id()));
    return List.copyOf(found);
  }

  private Question question(RecordComponent topic, RecordComponent component) {
    Class<?> of = component.getType();
    var unclear = required(of.getAnnotation(Unclear.class), "@Unclear", of.getName());
    var answers = constants(of).stream().map(Catalogue::answer).toList();
    return new Question(
        unclear.id(),
        kebab(topic.getName()) + "." + kebab(component.getName()),
        unclear.asks(),
        answers,
        Arrays.stream(unclear.unplayed()).map(Catalogue::unplayed).toList(),
        answers.getFirst().name(),
        unclear.support(),
        unclear.because(),
        Arrays.stream(unclear.clauses())
            .map(id -> required(clauses.get(id), "clause " + id, unclear.id()))
            .toList());
  }

  private static Question.Answer answer(Enum<?> constant) {
    Class<?> type = constant.getDeclaringClass();
    try {
      var answer =
          required(
              type.getField(constant.name()).getAnnotation(Answer.class),
              "@Answer",
              type.getName() + "." + constant);
      return new Question.Answer(nameOf(constant), answer.value(), editions(answer.in()));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(type + " has no constant " + constant, e);
    }
  }

  private static Question.Unplayed unplayed(Unplayed unplayed) {
    return new Question.Unplayed(
        new Question.Answer(unplayed.answer(), unplayed.value(), editions(unplayed.in())),
        unplayed.because());
  }

  private static List<String> editions(String names) {
    return names.isEmpty() ? List.of() : List.of(names.split(" "));
  }

  private static List<Enum<?>> constants(Class<?> type) {
    return Arrays.stream(required(type.getEnumConstants(), "constants", type.getName()))
        .<Enum<?>>map(constant -> (Enum<?>) constant)
        .toList();
  }

  /// `enterWithoutAp` as `enter-without-ap`.
  private static String kebab(String camel) {
    return camel.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static <T> T required(@Nullable T thing, String what, String where) {
    if (thing == null) {
      throw new IllegalStateException(where + " has no " + what);
    }
    return thing;
  }

  private static Object value(RecordComponent component, Object owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component + " of " + owner.getClass(), e);
    }
  }

  /// A record made of the value for each of its components.
  private static <T> T build(Class<T> type, Function<RecordComponent, Object> value) {
    RecordComponent[] components = type.getRecordComponents();
    var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return type.getConstructor(types).newInstance(Arrays.stream(components).map(value).toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot build " + type, e);
    }
  }
}
