package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Example.RuledOut;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// What comes of one scenario under several readings, a short phrase for each.
///
/// @param own what comes of it under its own reading, if the rows are other answers than that gives
/// @param rows the readings that are worth a line, in order
/// @param unchanged how many more readings change nothing
/// @param refusing the clauses by which other answers refuse the last move that is judged in it, if
///   its own reading allows that: it is legal because those clauses are read as they are
public record ReadingTable(
    Scenario scenario,
    Optional<Row> own,
    List<Row> rows,
    int unchanged,
    List<? extends Clause> refusing) {

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
        scenario, Optional.empty(), rows(names, plays.transcripts(), scenario), 0, List.of());
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
    return new ReadingTable(
        scenario, Optional.empty(), rows(names, transcripts, scenario), 0, List.of());
  }

  /// What comes of a scenario with each other answer, however long it takes.
  ///
  /// @throws BadInput as [Opening#of]
  public static ReadingTable ofEveryAnswer(Scenario scenario, Box<?, ?> box) {
    return ofEveryAnswer(replay(scenario, scenario.reading(), box), () -> {});
  }

  /// The moves of a scenario that was replayed under its reading, with each other answer to each
  /// question in turn. Only an answer of which something else comes has a row; what is refused
  /// under the scenario's reading and legal under others comes first, those under which it gets
  /// furthest at the top.
  ///
  /// @param goOn is run before each answer; throws what ends the search
  static ReadingTable ofEveryAnswer(Transcript<?, ?> told, Runnable goOn) {
    Scenario scenario = told.scenario();
    Box<?, ?> box = told.opening().box();
    Row row = rows(List.of(scenario.reading().text()), List.of(told), scenario).getFirst();
    var own = new Reached(row, steps(told), Optional.empty());
    var others = new ArrayList<Reached>();
    var unchanged = new AtomicInteger();
    for (RuledOut other : Example.others(box.rulebook().questions(), scenario.reading())) {
      goOn.run();
      reached(told, other, box).ifPresentOrElse(others::add, unchanged::incrementAndGet);
    }
    others.sort(
        Comparator.comparingInt(other -> other.steps > own.steps ? -other.steps : -own.steps));
    return new ReadingTable(
        scenario,
        Optional.of(own.row),
        others.stream().map(Reached::row).toList(),
        unchanged.get(),
        others.stream().flatMap(other -> other.refusing.stream()).distinct().toList());
  }

  /// What comes of a scenario, and how many of its steps go as it says before one does not; one
  /// more than there are if everything is as it says.
  ///
  /// @param refusing the clause that refuses the last move judged, if its own reading allows that
  private record Reached(Row row, int steps, Optional<Clause> refusing) {}

  /// What comes of it with another answer; empty if the same comes.
  private static Optional<Reached> reached(Transcript<?, ?> own, RuledOut answer, Box<?, ?> box) {
    Scenario scenario = own.scenario();
    Word base = scenario.reading();
    String name = answer.toString();
    try {
      Transcript<?, ?> other = replay(scenario, answer.in(base), box);
      List<Row> both = rows(List.of(base.text(), name), List.of(own, other), scenario);
      return both.getFirst().outcome().equals(both.getLast().outcome())
              || (refusal(own).isPresent() && refusal(own).equals(refusal(other)))
          ? Optional.empty()
          : Optional.of(new Reached(both.getLast(), steps(other), refusing(own, other)));
    } catch (BadInput e) {
      return Optional.of(
          new Reached(
              new Row(name, Verdict.NO_READING, Failure.of(e).sentence()), 0, Optional.empty()));
    }
  }

  /// The clause that refuses the last move that is judged in a play, if the play itself allows it.
  private static Optional<Clause> refusing(Transcript<?, ?> own, Transcript<?, ?> other) {
    int last = own.steps().size() - 1;
    while (last >= 0 && own.steps().get(last).ruling().isEmpty()) {
      last--;
    }
    return last >= 0
            && last < other.steps().size()
            && own.steps().get(last).ruling().orElseThrow() instanceof Ruling.Allowed
            && other.steps().get(last).ruling().orElse(null) instanceof Ruling.Refused refused
        ? Optional.of(refused.clause())
        : Optional.empty();
  }

  /// The step and the clause of the refusal that stops a play, if one does.
  private static Optional<String> refusal(Transcript<?, ?> transcript) {
    return transcript.stopped()
            && transcript.steps().getLast().ruling().orElse(null) instanceof Ruling.Refused refused
        ? Optional.of(transcript.steps().size() + " " + refused.clause().id())
        : Optional.empty();
  }

  private static int steps(Transcript<?, ?> transcript) {
    return transcript.passed()
        ? transcript.scenario().play().size() + 1
        : (int) transcript.steps().stream().takeWhile(each -> each.failures().isEmpty()).count();
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
