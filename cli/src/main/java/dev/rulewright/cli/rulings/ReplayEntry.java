package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.Transcript;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What came of replaying scenarios: the JSON answer of `replay`.
///
/// @param unreadable number of files that could not be read
/// @param scenarios the scenarios, one that names several readings once for each of them
public record ReplayEntry(int passed, int failed, int unreadable, List<Replayed> scenarios) {

  /// One scenario.
  ///
  /// @param clauses the clauses that it is about
  /// @param failures everything in it that does not hold, with file, line and column
  public record Replayed(
      String file,
      String title,
      String reading,
      List<String> clauses,
      boolean passed,
      List<Told> steps,
      List<String> failures) {}

  /// One step.
  ///
  /// @param number from 1
  /// @param kind `do`, `chance`, `refused`, `listed`, `absent` or `look`
  /// @param move the move in full, unless the step has none
  /// @param cost what the player paid
  /// @param reason the reason of the ruling, if a player makes the move
  record Told(
      int number,
      String kind,
      @Nullable String move,
      int cost,
      @Nullable String reason,
      List<RulingEntry.Happened> events) {}

  static ReplayEntry of(List<Plays> scenarios, int unreadable) {
    int passed = (int) scenarios.stream().filter(Plays::passed).count();
    return new ReplayEntry(
        passed,
        scenarios.size() - passed,
        unreadable,
        scenarios.stream()
            .flatMap(plays -> plays.transcripts().stream())
            .<Replayed>map(ReplayEntry::replayed)
            .toList());
  }

  void conclude(PrintWriter out, Ink ink) {
    out.printf(
        "%s: %,d passed, %,d failed%s%n",
        Paragraph.count(passed + failed + unreadable, "scenario"),
        passed,
        failed,
        unreadable == 0 ? "" : ", %,d unreadable".formatted(unreadable));
  }

  /// A scenario that was replayed.
  public static <P, M> Replayed replayed(Transcript<P, M> transcript) {
    var scenario = transcript.scenario();
    return new Replayed(
        scenario.file(),
        scenario.title().toString(),
        scenario.reading().text(),
        scenario.about(),
        transcript.passed(),
        IntStream.range(0, transcript.steps().size())
            .mapToObj(i -> told(i + 1, transcript.steps().get(i), transcript))
            .toList(),
        transcript.failures().stream().map(Failure::toString).toList());
  }

  private static <P, M> Told told(int number, Played<P, M> played, Transcript<P, M> transcript) {
    return new Told(
        number,
        kind(played.step()),
        played.move().map(transcript.opening().game().notation()::writeMove).orElse(null),
        played.cost(),
        played.ruling().map(ReplayEntry::reason).orElse(null),
        played.events().stream().map(RulingEntry.Happened::of).toList());
  }

  private static String kind(Step step) {
    return step.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  private static String reason(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> allowed.reason();
      case Ruling.Refused refused -> refused.reason();
    };
  }
}
