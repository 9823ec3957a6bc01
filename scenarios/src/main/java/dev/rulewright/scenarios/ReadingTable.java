package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Box;
import dev.rulewright.kernel.Question;
import java.util.ArrayList;
import java.util.List;

/// What comes of one scenario under several readings, a short phrase for each.
///
/// @param scenario the scenario
/// @param rows the readings that are worth a line, in order
/// @param unchanged how many more readings change nothing
public record ReadingTable(Scenario scenario, List<Row> rows, int unchanged) {

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
  /// @throws BadInput as [Plays#of(Scenario,Box)]
  public static ReadingTable ofItsOwn(Scenario scenario, Box<?, ?> box) {
    Plays plays = Plays.of(scenario, box);
    List<String> names =
        scenario.under().isEmpty()
            ? List.of(scenario.reading().text())
            : scenario.under().stream().map(under -> under.name().text()).toList();
    return new ReadingTable(scenario, rows(names, plays.transcripts(), scenario), 0);
  }

  /// The moves of a scenario under other readings than its own.
  ///
  /// @throws BadInput as [Opening#of(Scenario,Box)]
  public static ReadingTable of(Scenario scenario, List<Phrase> readings, Box<?, ?> box) {
    var transcripts = new ArrayList<Transcript<?, ?>>();
    for (Phrase reading : readings) {
      transcripts.add(replay(scenario, reading, box));
    }
    List<String> names = readings.stream().map(Phrase::text).toList();
    return new ReadingTable(scenario, rows(names, transcripts, scenario), 0);
  }

  /// The moves of a scenario under its reading, with each other answer to each question in turn.
  /// Only what does not hold then has a row.
  ///
  /// @throws BadInput as [Opening#of(Scenario,Box)]
  public static ReadingTable ofEveryAnswer(Scenario scenario, Box<?, ?> box) {
    Opening.of(scenario.plain(scenario.reading()), box);
    var rows = new ArrayList<Row>();
    int unchanged = 0;
    var base = new BaseReading(scenario.reading().text());
    for (Question question : Opening.rulebook(box).questions()) {
      String own = base.answer(question);
      for (Question.Answer answer : question.answers()) {
        if (!answer.name().equals(own)) {
          Row row = row(scenario, question, answer, box);
          if (row.verdict() == Verdict.HOLDS) {
            unchanged++;
          } else {
            rows.add(row);
          }
        }
      }
    }
    return new ReadingTable(scenario, rows, unchanged);
  }

  private static Row row(
      Scenario scenario, Question question, Question.Answer answer, Box<?, ?> box) {
    String name = question.id() + "=" + answer.name();
    Phrase base = scenario.reading();
    var reading =
        new Phrase(new BaseReading(base.text()).with(question, answer.name()), base.place());
    try {
      var transcript = replay(scenario, reading, box);
      return rows(List.of(name), List.of(transcript), scenario).getFirst();
    } catch (BadInput e) {
      return new Row(name, Verdict.NO_READING, Failure.input(e).sentence());
    }
  }

  private static Transcript<?, ?> replay(Scenario scenario, Phrase reading, Box<?, ?> box) {
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
