package dev.rulewright.simulator.starquest;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.Notation;
import dev.rulewright.simulator.divergence.ListedFamily;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.reading.Reading;
import dev.rulewright.starquest.rules.StarQuest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The small positions that ship, from which plays are searched that tell two readings apart. They
/// are positions of the training map with one team.
final class SmallPositions {

  private static final String FILE = "small-positions.txt";
  private static final String MISSION = "training";
  private static final int LONGEST = 3;

  private SmallPositions() {}

  /// The positions for a question that the two readings answer otherwise; all positions if there is
  /// none for it. Empty for another mission or more teams.
  static Optional<Starts<Position>> of(TwoReadings<Position, Move> readings) {
    var a = (StarQuest) readings.a();
    var b = (StarQuest) readings.b();
    if (!a.material().mission().name().equals(MISSION) || a.players().size() > 2) {
      return Optional.empty();
    }
    Map<String, String> one = Reading.READINGS.answers(a.answers());
    Map<String, String> other = Reading.READINGS.answers(b.answers());
    List<String> questions =
        Reading.READINGS.questions().stream()
            .filter(
                question -> !Objects.equals(one.get(question.name()), other.get(question.name())))
            .map(question -> question.id() + " ")
            .toList();
    List<String> lines = lines();
    List<String> fitting =
        lines.stream().filter(line -> questions.stream().anyMatch(line::startsWith)).toList();
    Notation<Position, Move> notation = a.notation();
    return Optional.of(
        Starts.of(
            new ListedFamily<>(
                "small positions",
                LONGEST,
                (fitting.isEmpty() ? lines : fitting)
                    .stream()
                        .map(line -> line.substring(line.indexOf(' ')))
                        .map(text -> Pair.same(notation.read(text, FILE)))
                        .toList())));
  }

  private static List<String> lines() {
    var stream = Objects.requireNonNull(SmallPositions.class.getResourceAsStream(FILE), FILE);
    try (stream) {
      return new String(stream.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
  }
}
