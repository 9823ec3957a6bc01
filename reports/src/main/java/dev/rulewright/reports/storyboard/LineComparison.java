package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A line beside what comes of the same moves by other rules, in words.
///
/// @param line the line
/// @param isAsked whether its last move is what is asked about, which is called *it*, and steps are
///   counted
/// @param words how moves and names are said
public record LineComparison<P, M>(Line<P, M> line, boolean isAsked, Sentences words) {

  /// What comes of the same moves by other rules, in a clause that begins in lower case.
  ///
  /// @param other the moves played by them
  public String outcome(Line<?, ?> other) {
    int steps = other.transcript().steps().size();
    return other
        .refusal()
        .map(refused ->
            "%s is refused by %s: %s"
                .formatted(
                    step(other, steps), refused.clause().id(), words.named(refused.reason())))
        .orElseGet(() ->
            line.refusal().isPresent()
                ? "%s is allowed".formatted(step(other, line.transcript().steps().size()))
                : "all of it is allowed too; in the end " + differences(other));
  }

  /// Whether the same comes of the moves: the same refusal, if any, and the same position.
  public boolean isSame(Line<?, ?> other) {
    return end(line).equals(end(other)) && differences(other).isEmpty();
  }

  private static String end(Line<?, ?> line) {
    return line.transcript().steps().size()
        + line.refusal().map(Ruling.Refused::clause).map(clause -> " " + clause.id()).orElse("");
  }

  private String step(Line<?, ?> other, int number) {
    String move = move(other, number);
    // A story counts its steps otherwise.
    return !isAsked
        ? "‘%s’".formatted(words.of(move))
        : number == line.moves().size() ? "it" : "step %d (%s)".formatted(number, words.of(move));
  }

  private static <P, M> String move(Line<P, M> line, int number) {
    Played<P, M> step = line.transcript().steps().get(number - 1);
    return step.move().map(line.game().notation()::writeMove).orElse("");
  }

  private String differences(Line<?, ?> other) {
    Map<String, String> here = fields(line);
    Map<String, String> there = fields(other);
    return Stream.concat(there.keySet().stream(), here.keySet().stream())
        .distinct()
        .filter(key -> !there.getOrDefault(key, "").equals(here.getOrDefault(key, "")))
        .map(key ->
            "%s is %s instead of %s"
                .formatted(words.name(key), value(there, key), value(here, key)))
        .collect(Collectors.joining("; "));
  }

  private static <P, M> Map<String, String> fields(Line<P, M> line) {
    var fields = new LinkedHashMap<String, String>();
    P table = line.game().table(line.position());
    line.game().notation().fields(table).forEach(field -> fields.put(field.key(), field.value()));
    return fields;
  }

  private String value(Map<String, String> fields, String key) {
    String value = fields.getOrDefault(key, "");
    return value.isEmpty() ? "nothing" : words.named(value);
  }
}
