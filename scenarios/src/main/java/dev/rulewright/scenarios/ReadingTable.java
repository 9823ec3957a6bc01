package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What comes of one scenario under several readings, a short phrase for each.
///
/// @param scenario the scenario
/// @param own what comes of it under its own reading, if the rows are other answers than that gives
/// @param rows the readings that are worth a line, in order
/// @param unchanged how many more readings change nothing
public record ReadingTable(Scenario scenario, Optional<Row> own, List<Row> rows, int unchanged) {

  /// Copies the list.
  public ReadingTable {
    rows = List.copyOf(rows);
  }

  /// What comes of a scenario under one reading.
  ///
  /// @param reading the reading, or the answer that makes it
  /// @param verdict whether the scenario holds
  /// @param outcome what comes of it, in a short phrase
  public record Row(String reading, Verdict verdict, String outcome) {}

  /// Whether a scenario holds under a reading.
  public enum Verdict {
    /// Everything is as the scenario says.
    HOLDS,
    /// Something is not.
    FAILS,
    /// There is no such reading, because its answers do not go together.
    NO_READING
  }

  /// A scenario under the readings that it names itself.
  ///
  /// @throws BadInput as [Plays#of]
  public static ReadingTable ofItsOwn(Scenario scenario, Box<?, ?> box) {
    Plays plays = Plays.of(scenario, box);
    List<String> names =
        scenario.under().isEmpty()
            ? List.of(scenario.reading().text())
            : scenario.under().stream().map(under -> under.name().text()).toList();
    return new ReadingTable(
        scenario, Optional.empty(), rows(names, plays.transcripts(), scenario), 0);
  }

  /// The moves of a scenario under other readings than its own.
  ///
  /// @throws BadInput as [Opening#of]
  public static ReadingTable of(Scenario scenario, List<Word> readings, Box<?, ?> box) {
    var transcripts = new ArrayList<Transcript<?, ?>>();
    for (Word reading : readings) {
      transcripts.add(replay(scenario, reading, box));
    }
    List<String> names = readings.stream().map(Word::text).toList();
    return new ReadingTable(scenario, Optional.empty(), rows(names, transcripts, scenario), 0);
  }

  /// The moves of a scenario under its reading, with each other answer to each question in turn.
  /// Only an answer of which something else comes has a row; what is refused under the scenario's
  /// reading and legal under others comes first, those under which it gets furthest at the top.
  ///
  /// @throws BadInput as [Opening#of]
  public static ReadingTable ofEveryAnswer(Scenario scenario, Box<?, ?> box) {
    Reached own = reached(scenario.reading().text(), scenario, scenario.reading(), box);
    var others = new ArrayList<Reached>();
    int unchanged = 0;
    var base = new BaseReading(scenario.reading().text());
    for (Question question : box.rulebook().questions()) {
      for (Question.Answer answer : question.answers()) {
        if (answer.name().equals(base.answer(question))) {
          continue;
        }
        Reached other = reached(scenario, question, answer, box);
        if (other.row.outcome().equals(own.row.outcome())) {
          unchanged++;
        } else {
          others.add(other);
        }
      }
    }
    others.sort(
        Comparator.comparingInt(other -> other.steps > own.steps ? -other.steps : -own.steps));
    return new ReadingTable(
        scenario, Optional.of(own.row), others.stream().map(Reached::row).toList(), unchanged);
  }

  /// What comes of a scenario, and how many of its steps go as it says before one does not; one
  /// more than there are if everything is as it says.
  private record Reached(Row row, int steps) {}

  private static Reached reached(
      Scenario scenario, Question question, Question.Answer answer, Box<?, ?> box) {
    String name = question.id() + "=" + answer.name();
    Word base = scenario.reading();
    var reading =
        new Word(new BaseReading(base.text()).with(question, answer.name()), base.place());
    try {
      return reached(name, scenario, reading, box);
    } catch (BadInput e) {
      return new Reached(new Row(name, Verdict.NO_READING, Failure.input(e).sentence()), 0);
    }
  }

  private static Reached reached(String name, Scenario scenario, Word reading, Box<?, ?> box) {
    var transcript = replay(scenario, reading, box);
    Row row = rows(List.of(name), List.of(transcript), scenario).getFirst();
    int steps =
        transcript.passed()
            ? scenario.play().size() + 1
            : (int)
                transcript.steps().stream().takeWhile(each -> each.failures().isEmpty()).count();
    return new Reached(row, steps);
  }

  private static Transcript<?, ?> replay(Scenario scenario, Word reading, Box<?, ?> box) {
    return Replay.oneOfSeveral(Opening.of(scenario.plain(reading), box));
  }

  private static List<Row> rows(
      List<String> names, List<? extends Transcript<?, ?>> transcripts, Scenario scenario) {
    List<String> outcomes = new Outcomes(scenario, transcripts).phrases();
    var rows = new ArrayList<Row>();
    for (int i = 0; i < names.size(); i++) {
      Verdict verdict = transcripts.get(i).passed() ? Verdict.HOLDS : Verdict.FAILS;
      rows.add(new Row(names.get(i), verdict, outcomes.get(i)));
    }
    return rows;
  }
}
