package dev.rulewright.kernel.reading;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// Where the records of a reading answer questions, found once by reflection. No rule looks in
/// here: reflection serves people who name questions and answers in words.
///
/// @param <R> the readings of a game
final class RecordCatalogue<R extends Record> implements Catalogue<R> {

  /// Where a question is answered: a component of a record that is a component of the reading.
  ///
  /// @param question the name of the question: `enterWithoutAp` of `contested` answers
  ///   `contested.enter-without-ap`
  /// @param constants the answers by name, in their order
  private record Spot(
      String question,
      RecordComponent topic,
      RecordComponent component,
      Map<String, Enum<?>> constants) {

    Spot(String question, RecordComponent topic, RecordComponent component) {
      this(question, topic, component, new LinkedHashMap<>());
      for (Object each : Objects.requireNonNull(component.getType().getEnumConstants(), question)) {
        var constant = (Enum<?>) each;
        constants.put(Catalogue.nameOf(constant), constant);
      }
    }
  }

  private final Class<R> type;

  /// By component of the reading, in the order of the records.
  private final Map<RecordComponent, List<Spot>> topics = new LinkedHashMap<>();

  RecordCatalogue(Class<R> type) {
    this.type = type;
    for (RecordComponent topic : type.getRecordComponents()) {
      topics.put(
          topic,
          Arrays.stream(topic.getType().getRecordComponents())
              .map(each ->
                  new Spot(kebab(topic.getName()) + "." + kebab(each.getName()), topic, each))
              .toList());
    }
  }

  /// The names of the answers by that of their question, as the rules ask.
  Map<String, List<String>> asked() {
    var asked = new LinkedHashMap<String, List<String>>();
    topics.values().stream()
        .flatMap(List::stream)
        .forEach(spot -> asked.put(spot.question, List.copyOf(spot.constants.keySet())));
    return asked;
  }

  @Override
  public R reading(Map<String, String> answers) {
    return build(
        type,
        topics.entrySet().stream()
            .map(topic ->
                build(
                    topic.getKey().getType(),
                    topic.getValue().stream()
                        .map(spot -> constant(spot, answers.getOrDefault(spot.question, "")))
                        .toArray()))
            .toArray());
  }

  private static Enum<?> constant(Spot spot, String answer) {
    Enum<?> constant = spot.constants.get(answer);
    if (constant == null) {
      throw new IllegalStateException(spot.question + " has no answer " + answer);
    }
    return constant;
  }

  @Override
  public Map<String, String> answers(R reading) {
    var answers = new LinkedHashMap<String, String>();
    topics.forEach((topic, spots) -> {
      Object record = value(topic, reading);
      spots.forEach(spot ->
          answers.put(spot.question, Catalogue.nameOf((Enum<?>) value(spot.component, record))));
    });
    return answers;
  }

  @Override
  public Set<Enum<?>> constants(Map<String, String> answers) {
    return topics.values().stream()
        .flatMap(List::stream)
        .<Enum<?>>map(spot -> constant(spot, answers.getOrDefault(spot.question, "")))
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean gives(R reading, Enum<?> answer) {
    Spot spot = spotOf(answer);
    return value(spot.component, value(spot.topic, reading)) == answer;
  }

  @Override
  public String questionOf(Enum<?> answer) {
    return spotOf(answer).question;
  }

  private Spot spotOf(Enum<?> answer) {
    return topics.values().stream()
        .flatMap(List::stream)
        .filter(spot -> spot.component.getType() == answer.getDeclaringClass())
        .findFirst()
        .orElseThrow();
  }

  /// `enterWithoutAp` as `enter-without-ap`.
  private static String kebab(String camel) {
    return camel.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static Object value(RecordComponent component, Object owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component + " of " + owner.getClass(), e);
    }
  }

  /// A record made of the values of its components.
  private static <T> T build(Class<T> type, Object[] values) {
    var types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return type.getConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot build " + type, e);
    }
  }
}
