package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.scenarios.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads one step of a scenario. The step's kind is the key that it has: `do`, `chance`, `refused`,
/// `listed`, `absent`, or none of these, only `expect`.
final class StepReader {

  private static final List<String> KINDS = List.of("do", "chance", "refused", "listed", "absent");
  private static final List<String> FACETS =
      List.of("because", "cost", "expect", "events", "no-events", "cites", "note");

  private static final String A_MOVE = "a move, such as 'end-turn'";

  private StepReader() {}

  /// Every key that some step has.
  static List<String> keys() {
    return Stream.concat(KINDS.stream(), FACETS.stream()).toList();
  }

  /// Reads a list of steps.
  static List<Step> list(Yaml value) {
    return value.items("a list of steps, each beginning with '- '").stream()
        .map(StepReader::read)
        .toList();
  }

  static Step read(Yaml value) {
    if (value.isText()) {
      return new Step.Do(
          value.phrase(A_MOVE), Optional.empty(), NOTHING, value.place(), Optional.empty());
    }
    Keys keys = Keys.of(value, "a step", keys());
    return switch (kind(keys)) {
      case "do" -> doing(keys);
      case "chance" -> chance(keys);
      case "refused" -> refused(keys);
      case "listed" ->
          new Step.Listed(move(keys, "listed"), at(allowing(keys, "listed")), note(keys));
      case "absent" ->
          new Step.Absent(move(keys, "absent"), at(allowing(keys, "absent")), note(keys));
      default -> look(keys);
    };
  }

  private static final Step.Outcome NOTHING =
      new Step.Outcome(List.of(), List.of(), List.of(), List.of());

  /// The one key that says what kind of step it is, or `expect`.
  private static String kind(Keys keys) {
    List<String> kinds = KINDS.stream().filter(keys::has).toList();
    if (kinds.size() > 1) {
      throw keys.require(kinds.get(1))
          .report()
          .because(
              "one step cannot have both '%s' and '%s'\n"
                  + "Maybe a new step begins here, with '- ' before it.",
              kinds.get(0), kinds.get(1));
    }
    if (kinds.isEmpty() && !keys.has("expect")) {
      throw keys.whole().report().expected("one of the keys " + String.join(", ", KINDS));
    }
    return kinds.isEmpty() ? "expect" : kinds.getFirst();
  }

  private static Step doing(Keys keys) {
    allowing(keys, "do", "cost", "expect", "events", "no-events", "cites");
    return new Step.Do(move(keys, "do"), cost(keys), outcome(keys), at(keys), note(keys));
  }

  private static Step chance(Keys keys) {
    allowing(keys, "chance", "expect", "events", "no-events", "cites");
    return new Step.Chance(move(keys, "chance"), outcome(keys), at(keys), note(keys));
  }

  private static Step refused(Keys keys) {
    allowing(keys, "refused", "because");
    Word because = keys.require("because").phrase("a clause");
    return new Step.Refused(move(keys, "refused"), because, at(keys), note(keys));
  }

  private static Step look(Keys keys) {
    allowing(keys, "expect");
    return new Step.Look(keys.fields("expect", "fields of a position"), at(keys), note(keys));
  }

  /// Refuses keys that this kind of step has no use for.
  private static Keys allowing(Keys keys, String kind, String... facets) {
    List<String> allowed = Stream.concat(Stream.of(kind, "note"), Stream.of(facets)).toList();
    for (Word key : keys.names()) {
      if (!allowed.contains(key.text())) {
        throw key.found()
            .because("a step with '%s' may have only %s", kind, String.join(", ", allowed));
      }
    }
    return keys;
  }

  private static Word move(Keys keys, String key) {
    return keys.require(key).phrase(A_MOVE);
  }

  private static Optional<Step.Cost> cost(Keys keys) {
    return keys.get("cost")
        .map(v -> new Step.Cost(v.number("a whole number from 0 to 99", 0, 99), v.place()));
  }

  private static Step.Outcome outcome(Keys keys) {
    return new Step.Outcome(
        keys.fields("expect", "fields of a position"),
        keys.phrases("events", "event"),
        keys.phrases("no-events", "event"),
        keys.phrases("cites", "clause"));
  }

  private static Optional<String> note(Keys keys) {
    return keys.phrase("note", "a text").map(Word::text);
  }

  private static Place at(Keys keys) {
    return keys.whole().place();
  }
}
