package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import dev.rulewright.scenarios.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which answers to which questions would make a line come out otherwise, in sentences.
///
/// @param byOutcome the answers by what comes of them, in the order of [ReadingTable]
/// @param unchanged how many more answers change nothing
/// @param refusing the clauses by which they refuse its last move, if that is legal
public record OtherAnswers(
    SequencedMap<String, List<RuledOut>> byOutcome,
    int unchanged,
    List<? extends Clause> refusing) {

  /// Plays a line under every other answer.
  ///
  /// @param isAsked whether its last move is what is asked about, which is called *it*, and steps
  ///   are counted
  /// @param words how moves and names are said
  /// @param goOn is run before each answer; throws what ends the search
  public static OtherAnswers of(Line<?, ?> line, boolean isAsked, Sentences words, Runnable goOn) {
    ReadingTable table = line.otherwise(goOn);
    var telling = new Telling<>(line, isAsked, words);
    var byOutcome = new LinkedHashMap<String, List<RuledOut>>();
    for (Row row : table.rows()) {
      RuledOut other = other(row, line);
      byOutcome.computeIfAbsent(telling.outcome(row, other), _ -> new ArrayList<>()).add(other);
    }
    return new OtherAnswers(byOutcome, table.unchanged(), table.refusing());
  }

  private static RuledOut other(Row row, Line<?, ?> line) {
    int equals = row.reading().indexOf('=');
    String id = row.reading().substring(0, equals);
    String name = row.reading().substring(equals + 1);
    Question question = line.box().readings().question(id, Place.of("reading"));
    return new RuledOut(question, question.answer(name).orElseThrow());
  }

  /// Says what comes of a line.
  private record Telling<P, M>(Line<P, M> line, boolean isAsked, Sentences words) {

    String outcome(Row row, RuledOut other) {
      return switch (row.verdict()) {
        case NO_READING -> "There is no such reading: " + row.outcome();
        case HOLDS, FAILS -> {
          try {
            yield outcome(under(other));
          } catch (BadInput e) {
            yield "Then it cannot be played: " + words.named(row.outcome());
          }
        }
      };
    }

    private Line<P, M> under(RuledOut other) {
      Scenario own = line.transcript().scenario();
      var reading = new Word(other.in(own.reading().text()), own.reading().place());
      return Line.of(own.plain(reading), line.moves(), line.box());
    }

    private String outcome(Line<P, M> other) {
      int steps = other.transcript().steps().size();
      return other
          .refusal()
          .map(refused -> refused(other, steps, refused))
          .orElseGet(() ->
              line.refusal().isPresent()
                  ? "Then %s is allowed".formatted(step(other, line.transcript().steps().size()))
                  : "Then all of it is allowed too; in the end " + differences(other));
    }

    private String refused(Line<P, M> other, int step, Ruling.Refused refused) {
      return "Then %s is refused by %s: %s"
          .formatted(step(other, step), refused.clause().id(), words.named(refused.reason()));
    }

    private String step(Line<P, M> other, int number) {
      Played<P, M> step = other.transcript().steps().get(number - 1);
      String move = step.move().map(line.game().notation()::writeMove).orElse("");
      // A story counts its steps otherwise.
      return !isAsked
          ? "‘%s’".formatted(words.of(move))
          : number == line.moves().size() ? "it" : "step %d (%s)".formatted(number, words.of(move));
    }

    private String differences(Line<P, M> other) {
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

    private Map<String, String> fields(Line<P, M> line) {
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
}
