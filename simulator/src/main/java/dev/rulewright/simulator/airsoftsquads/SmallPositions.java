package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.reading.Reading;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.divergence.ListedFamily;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The small positions that ship, from which plays are searched that tell two readings apart: those
/// for a question that the two answer otherwise, or all of them if there is none for it.
final class SmallPositions {

  private static final String FILE = "small-positions.txt";
  private static final int LONGEST = 4;

  private SmallPositions() {}

  static Starts<Position> of(TwoReadings<Position, Move> readings) {
    var game = (AirsoftSquads) readings.a();
    Map<String, String> one = Reading.READINGS.answers(game.answers());
    Map<String, String> other = Reading.READINGS.answers(((AirsoftSquads) readings.b()).answers());
    List<String> questions =
        Reading.READINGS.questions().stream()
            .filter(
                question -> !Objects.equals(one.get(question.name()), other.get(question.name())))
            .map(question -> question.id() + " ")
            .toList();
    List<String> lines = lines();
    List<String> fitting =
        lines.stream().filter(line -> questions.stream().anyMatch(line::startsWith)).toList();
    return Starts.of(
        new ListedFamily<>(
            "small positions",
            LONGEST,
            (fitting.isEmpty() ? lines : fitting)
                .stream()
                    .map(line -> line.substring(line.indexOf(' ')))
                    .map(text ->
                        new Pair<>(
                            readings.a().notation().read(text, FILE),
                            readings.b().notation().read(text, FILE)))
                    .toList()));
  }

  private static List<String> lines() {
    return DataFile.beside(SmallPositions.class, FILE)
        .text()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }
}
