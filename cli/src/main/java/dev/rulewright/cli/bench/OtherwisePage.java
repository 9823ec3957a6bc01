package dev.rulewright.cli.bench;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes which answers to which questions would make a line come out otherwise, those of which the
/// same comes together.
record OtherwisePage<P, M>(Address address, Line<P, M> line, Telling telling) {

  private static final Duration LIMIT = Duration.ofSeconds(10);

  Markup markup() {
    ReadingTable table = line.otherwise(TimeLimit.of(LIMIT, "other answers"));
    var byOutcome = new LinkedHashMap<String, List<Row>>();
    table
        .rows()
        .forEach(row -> byOutcome.computeIfAbsent(outcome(row), _ -> new ArrayList<>()).add(row));
    return Markup.of(
        "<div>{}<p class=\"note\">{} other answers change nothing.</p></div>",
        byOutcome.entrySet().stream()
            .map(each ->
                Markup.of(
                    "<div class=\"otherwise\"><p>{}</p><ul>{}</ul></div>\n",
                    each.getKey(),
                    Markup.each(each.getValue(), this::answer)))
            .toList(),
        table.unchanged());
  }

  // ---- What comes of it ----

  private String outcome(Row row) {
    return switch (row.verdict()) {
      case NO_READING -> "There is no such reading: " + row.outcome();
      case HOLDS, FAILS -> outcome(under(row), row);
    };
  }

  private String outcome(Address under, Row row) {
    try {
      return outcome(Line.of(under.start(), under.moves(), line.box()));
    } catch (BadInput e) {
      return "Then it cannot be played: " + telling.named(row.outcome());
    }
  }

  private String outcome(Line<P, M> other) {
    Optional<Ruling.Refused> refusal = other.refusal();
    int steps = line.transcript().steps().size();
    if (refusal.isPresent()) {
      Ruling.Refused refused = refusal.orElseThrow();
      return "Then %s is refused by %s: %s"
          .formatted(
              step(other, other.transcript().steps().size()),
              refused.clause().id(),
              telling.named(refused.reason()));
    }
    return line.refusal().isPresent()
        ? "Then %s is allowed".formatted(step(other, steps))
        : "Then all of it is allowed too; in the end " + differences(other);
  }

  /// A step, which is meant anyway if it is the last one.
  private String step(Line<P, M> other, int number) {
    Played<P, M> step = other.transcript().steps().get(number - 1);
    String move = step.move().map(line.game().notation()::writeMove).orElse("");
    return number == address.moves().size()
        ? "it"
        : "step %d (%s)".formatted(number, telling.move(move));
  }

  private String differences(Line<P, M> other) {
    Map<String, String> here = fields(line);
    Map<String, String> there = fields(other);
    return Stream.concat(there.keySet().stream(), here.keySet().stream())
        .distinct()
        .filter(key -> !there.getOrDefault(key, "").equals(here.getOrDefault(key, "")))
        .map(key ->
            "%s is %s instead of %s"
                .formatted(telling.name(key), value(there, key), value(here, key)))
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
    return value.isEmpty() ? "nothing" : telling.named(value);
  }

  // ---- The answers ----

  private Address under(Row row) {
    return address.with(Address.READING, other(row).in(address.reading()));
  }

  private RuledOut other(Row row) {
    int equals = row.reading().indexOf('=');
    String id = row.reading().substring(0, equals);
    String name = row.reading().substring(equals + 1);
    Question question = line.box().readings().question(id, Place.of(Address.READING));
    return new RuledOut(question, question.answer(name).orElseThrow());
  }

  private Markup answer(Row row) {
    RuledOut other = other(row);
    Question question = other.question();
    Question.Answer answer = other.answer();
    return Markup.of(
        "<li><a href=\"{}\" title=\"replay the line under it\">{}</a> {} <span"
            + " class=\"note\">{}{}</span></li>",
        under(row).href(TablePage.PATH),
        row.reading(),
        question.asks(),
        answer.sentence(),
        answer.editions().isEmpty()
            ? ""
            : " Printed in " + String.join(", ", answer.editions()) + ".");
  }
}
