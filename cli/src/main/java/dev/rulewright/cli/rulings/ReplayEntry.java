package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Transcript;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// What came of replaying scenarios.
///
/// @param unreadable number of files that could not be read
public record ReplayEntry(List<Plays> scenarios, int unreadable) {

  private int passed() {
    return (int) scenarios.stream().filter(Plays::passed).count();
  }

  private int failed() {
    return scenarios.size() - passed();
  }

  void conclude(PrintWriter out, Ink ink) {
    out.printf(
        "%s: %,d passed, %,d failed%s%n",
        Paragraph.count(scenarios.size() + unreadable, "scenario"),
        passed(),
        failed(),
        unreadable == 0 ? "" : ", %,d unreadable".formatted(unreadable));
  }

  /// In JSON: a scenario that names several readings stands there once for each of them.
  JsonObject json() {
    return new JsonObject()
        .with("passed", passed())
        .with("failed", failed())
        .with("unreadable", unreadable)
        .with(
            "scenarios",
            scenarios.stream()
                .flatMap(plays -> plays.transcripts().stream())
                .<JsonObject>map(ReplayEntry::json)
                .toList());
  }

  /// A scenario that was replayed, in JSON: the clauses that it is about, its steps, and everything
  /// in it that does not hold, with file, line and column.
  public static <P, M> JsonObject json(Transcript<P, M> transcript) {
    var scenario = transcript.scenario();
    return new JsonObject()
        .with("file", scenario.file())
        .with("title", scenario.title().toString())
        .with("reading", scenario.reading().text())
        .with("clauses", scenario.about())
        .with("passed", transcript.passed())
        .with(
            "steps",
            IntStream.range(0, transcript.steps().size())
                .mapToObj(i -> step(i + 1, transcript.steps().get(i), transcript))
                .toList())
        .with("failures", transcript.failures().stream().map(Failure::toString).toList());
  }

  /// A step: its number from 1, its kind (`do`, `chance`, `refused`, `listed`, `absent` or `look`),
  /// the move in full unless it has none, what the player paid, and the reason of the ruling if a
  /// player makes the move.
  private static <P, M> JsonObject step(
      int number, Played<P, M> played, Transcript<P, M> transcript) {
    var notation = transcript.opening().game().notation();
    return new JsonObject()
        .with("number", number)
        .with("kind", played.step().getClass().getSimpleName().toLowerCase(Locale.ROOT))
        .with("move", played.move().map(notation::writeMove).orElse(null))
        .with("cost", played.cost())
        .with("reason", played.ruling().map(RulingEntry::reason).orElse(null))
        .with("events", played.events().stream().map(RulingEntry::json).toList());
  }
}
