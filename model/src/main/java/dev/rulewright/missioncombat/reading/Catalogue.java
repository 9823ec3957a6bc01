package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The questions as they stand in the records of a reading, found once by reflection. No rule looks
/// in here: reflection serves people who name questions and answers in words.
final class Catalogue {

  /// Where a question stands: a component of a record that is a component of [Reading].
  private record Spot(RecordComponent topic, RecordComponent component, Question question) {}

  private static final List<Spot> SPOTS = findSpots();

  static final List<Question> QUESTIONS = SPOTS.stream().map(Spot::question).toList();

  static final Reading STANDARD =
      build(
          Reading.class,
          topic -> build(topic.getType(), component -> constants(component.getType()).getFirst()));

  private Catalogue() {}

  /// See [Reading#answerTo].
  static Question.Answer answerTo(Question question, Reading reading) {
    return SPOTS.stream()
        .filter(spot -> spot.question.id().equals(question.id()))
        .map(spot -> spot.question.answers().get(constant(spot, reading).ordinal()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no question of this game: " + question));
  }

  /// See [Reading#answers].
  static Map<String, String> answersOf(Reading reading) {
    var answers = new LinkedHashMap<String, String>();
    for (Spot spot : SPOTS) {
      answers.put(spot.question.name(), nameOf(constant(spot, reading)));
    }
    return Collections.unmodifiableMap(answers);
  }

  /// See [Reading#gives].
  static boolean gives(Reading reading, Enum<?> answer) {
    return SPOTS.stream()
        .filter(spot -> spot.component.getType() == answer.getDeclaringClass())
        .anyMatch(spot -> constant(spot, reading) == answer);
  }

  /// The constants of a reading.
  static Set<Enum<?>> constantsOf(Reading reading) {
    return SPOTS.stream()
        .map(spot -> constant(spot, reading))
        .collect(Collectors.toUnmodifiableSet());
  }

  /// The question that a constant answers.
  static Question questionOf(Enum<?> answer) {
    return SPOTS.stream()
        .filter(spot -> spot.component.getType() == answer.getDeclaringClass())
        .findFirst()
        .orElseThrow()
        .question;
  }

  /// A constant as it is chosen, such as `road.optional=no`.
  static String text(Enum<?> answer) {
    return questionOf(answer).name() + "=" + nameOf(answer);
  }

  /// A reading with another answer to one question.
  ///
  /// @param answer index in [Question#answers]
  static Reading with(Reading reading, Question question, int answer) {
    return build(
        Reading.class,
        topic -> {
          Object answers = value(topic, reading);
          return build(
              topic.getType(),
              component ->
                  nameOf(topic, component).equals(question.name())
                      ? constants(component.getType()).get(answer)
                      : value(component, answers));
        });
  }

  private static List<Spot> findSpots() {
    var spots = new ArrayList<Spot>();
    for (RecordComponent topic : Reading.class.getRecordComponents()) {
      for (RecordComponent component : topic.getType().getRecordComponents()) {
        spots.add(new Spot(topic, component, question(topic, component)));
      }
    }
    spots.sort(Comparator.comparing(spot -> spot.question.id()));
    return List.copyOf(spots);
  }

  private static Question question(RecordComponent topic, RecordComponent component) {
    Class<?> type = component.getType();
    var unclear = required(type.getAnnotation(Unclear.class), "@Unclear", type.getName());
    var answers = constants(type).stream().map(Catalogue::answer).toList();
    return new Question(
        unclear.id(),
        nameOf(topic, component),
        unclear.asks(),
        answers,
        answers.getFirst().name(),
        unclear.support(),
        unclear.because(),
        List.of(unclear.clauses()));
  }

  private static Question.Answer answer(Enum<?> constant) {
    Class<?> type = constant.getDeclaringClass();
    try {
      var answer =
          required(
              type.getField(constant.name()).getAnnotation(Answer.class),
              "@Answer",
              type.getName() + "." + constant);
      var editions = Arrays.stream(answer.in()).map(Edition::code).toList();
      return new Question.Answer(nameOf(constant), answer.value(), editions);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(type + " has no constant " + constant, e);
    }
  }

  private static List<Enum<?>> constants(Class<?> type) {
    return Arrays.stream(required(type.getEnumConstants(), "constants", type.getName()))
        .<Enum<?>>map(constant -> (Enum<?>) constant)
        .toList();
  }

  private static String nameOf(RecordComponent topic, RecordComponent component) {
    return kebab(topic.getName()) + "." + kebab(component.getName());
  }

  private static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// `enterWithoutAp` as `enter-without-ap`.
  private static String kebab(String camel) {
    return camel.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static Enum<?> constant(Spot spot, Reading reading) {
    return (Enum<?>) value(spot.component, value(spot.topic, reading));
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
  private static <R> R build(Class<R> type, Function<RecordComponent, Object> value) {
    RecordComponent[] components = type.getRecordComponents();
    var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return type.getConstructor(types).newInstance(Arrays.stream(components).map(value).toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot build " + type, e);
    }
  }
}
