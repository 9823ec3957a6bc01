package dev.rulewright.simulator.divergence;

import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.stream.Stream;

/// Small positions that ship with a game, from which plays are searched that tell two readings
/// apart. In each line of their file stands the identifier of the question that a position is for,
/// and then the position; lines that begin with `#` are comments.
public final class SmallPositions {

  private SmallPositions() {}

  /// The positions for a question that two readings answer otherwise; all positions if there is
  /// none for it.
  ///
  /// @param longest the most moves that a play from them is searched for
  /// @throws dev.rulewright.kernel.BadInput if a line is no position
  public static <P, M> Starts<P> of(
      DataFile file, Readings of, TwoReadings<P, M> readings, int longest) {
    Reading one = of.parse(readings.a().reading(), Place.of("reading"));
    Reading other = of.parse(readings.b().reading(), Place.of("reading"));
    List<String> questions =
        of.questions().stream()
            .filter(question -> !one.answerTo(question).equals(other.answerTo(question)))
            .map(question -> question.id() + " ")
            .toList();
    List<String> lines = lines(file).toList();
    List<String> fitting =
        lines.stream().filter(line -> questions.stream().anyMatch(line::startsWith)).toList();
    Notation<P, M> notation = readings.a().notation();
    return Starts.of(
        new ListedFamily<>(
            "small positions",
            longest,
            (fitting.isEmpty() ? lines : fitting)
                .stream()
                    .map(line -> line.substring(line.indexOf(' ')))
                    .map(text -> Pair.same(notation.read(text, file.name())))
                    .toList()));
  }

  private static Stream<String> lines(DataFile file) {
    return file.text().lines().filter(line -> !line.startsWith("#"));
  }
}
