package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Row;
import dev.rulewright.scenarios.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

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
    var compared = new LineComparison<>(line, isAsked, words);
    var byOutcome = new LinkedHashMap<String, List<RuledOut>>();
    for (Row row : table.rows()) {
      RuledOut other = other(row, line);
      byOutcome.computeIfAbsent(outcome(row, other, compared), _ -> new ArrayList<>()).add(other);
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

  private static String outcome(Row row, RuledOut other, LineComparison<?, ?> compared) {
    return switch (row.verdict()) {
      case NO_READING -> "There is no such reading: " + row.outcome();
      case HOLDS, FAILS -> {
        try {
          yield "Then " + compared.outcome(under(other, compared.line()));
        } catch (BadInput e) {
          yield "Then it cannot be played: " + compared.words().named(row.outcome());
        }
      }
    };
  }

  private static Line<?, ?> under(RuledOut other, Line<?, ?> line) {
    Scenario own = line.transcript().scenario();
    var reading = new Word(other.in(own.reading().text()), own.reading().place());
    return Line.of(own.plain(reading), line.moves(), line.box());
  }
}
