package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.missioncombat.OnTable;
import java.util.List;
import java.util.Optional;

/// Two readings that are compared, with the games that are played under them.
///
/// @param material what is in the box, extra cards included
/// @param extraCards the extra cards, for a scenario that names them
public record Comparison(
    Reading a,
    Reading b,
    Material material,
    List<Field> extraCards,
    TwoReadings<Position, Move> readings) {

  /// What is in the box, and the cards that are not in every box.
  public record Given(Material material, List<Field> extraCards) {}

  public static Comparison of(Reading a, Reading b, Given given) {
    return new Comparison(
        a,
        b,
        given.material,
        given.extraCards,
        OnTable.readings(
            new MissionCombat(given.material, a), new MissionCombat(given.material, b)));
  }

  /// The questions that the two answer differently.
  public List<Question> questions() {
    return Reading.questions().stream()
        .filter(question -> !a.answerTo(question).equals(b.answerTo(question)))
        .toList();
  }

  /// The question that they answer differently, if it is just one.
  public Optional<Question> question() {
    return questions().size() == 1 ? Optional.of(questions().getFirst()) : Optional.empty();
  }
}
