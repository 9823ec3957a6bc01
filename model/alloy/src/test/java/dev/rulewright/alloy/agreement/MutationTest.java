package dev.rulewright.alloy.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.World;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Whether a change of one clause is noticed. All of them take a minute or two:
 *
 * <pre>
 * mvn -pl model/alloy -am test -Dtest=MutationTest -Dsurefire.failIfNoSpecifiedTests=false -Drulewright.mutants=all
 * </pre>
 *
 * which writes {@code target/mutants.csv}.
 */
class MutationTest {

  private final Map<Material, Agreement> agreements = new HashMap<>();

  @Test
  void whatIsPlayedOtherwiseIsNoticed() {
    for (Mutant mutant : Mutant.misplaying(Boxes.MANY_TRAITS)) {
      if (!mutant.name().equals("hits do not add up")) { // Nobody in that box survives two hits.
        assertThat(noticed(mutant, Boxes.MANY_TRAITS)).as(mutant.name()).isNotEmpty();
      }
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rulewright.mutants",
      matches = "all",
      disabledReason = "takes minutes; -Drulewright.mutants=all runs it")
  void everyMutantIsTried() throws IOException {
    var lines = new ArrayList<String>();
    lines.add("mutant,noticed,by");
    List<Mutant> traits = Mutant.all(Boxes.MANY_TRAITS);
    List<Mutant> wounds = Mutant.all(Boxes.MANY_WOUNDS);
    for (int i = 0; i < traits.size(); i++) {
      String by = noticed(traits.get(i), Boxes.MANY_TRAITS);
      by = by.isEmpty() ? noticed(wounds.get(i), Boxes.MANY_WOUNDS) : by;
      lines.add(traits.get(i).name() + "," + (by.isEmpty() ? "no" : "yes") + ",\"" + by + "\"");
    }
    Files.write(Path.of("target", "mutants.csv"), lines);
    assertThat(lines.stream().filter(line -> line.contains(",yes,")).count())
        .isGreaterThanOrEqualTo(30);
  }

  private static Agreement standard(Material material) {
    return Agreement.of(
        World.of(material, MissionCombat.READINGS.standard()),
        Rules.of(new MissionCombat(material, MissionCombat.READINGS.standard())));
  }

  /** The first disagreement about a mutant, in a few words; empty if there is none. */
  private String noticed(Mutant mutant, Material material) {
    Agreement other =
        agreements.computeIfAbsent(material, MutationTest::standard).with(mutant.rules());
    for (int seed = 0; seed < 12; seed++) {
      var tally = new Tally();
      try {
        other.comparePlay(mutant.rules().game().opening(), 120, 20, new Random(seed), tally);
        for (Position position : Plays.positions(mutant.rules().game(), seed, 4)) {
          other.compareSuccessors(position, tally);
        }
      } catch (RuntimeException e) {
        return "fails with " + e.getClass().getSimpleName();
      }
      List<Disagreement> found = tally.disagreements();
      if (!found.isEmpty()) {
        Disagreement first = found.getFirst();
        return first.kind() + " " + String.join(" ", first.twin());
      }
    }
    return "";
  }
}
