package dev.rulewright.alloy.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.Conjuncts;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.relations.Compiler.Evaluated;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodkod.ast.Formula;
import kodkod.engine.Evaluator;
import org.junit.jupiter.api.Test;

/** Whether formulas are evaluated as Kodkod evaluates them. */
class EvaluatorTest {

  private final World world = World.of(Boxes.MANY_TRAITS, MissionCombat.READINGS.standard());
  private final Frame frame = new Frame(world);
  private final Scene scene = new Scene(frame);
  private final KodkodScene kodkod = new KodkodScene(frame);

  private record Both(String text, Formula formula, Evaluated compiled) {}

  @Test
  void everyActionAndEveryLineOfTheInvariantAreEvaluatedAlike() {
    var formulas = formulas();
    var game = new MissionCombat(Boxes.MANY_TRAITS, MissionCombat.READINGS.standard());
    var situations = new Situations(world, Rules.of(game));
    var random = new Random(5);
    int held = 0;
    for (Position position : Plays.positions(game, 11, 6)) {
      Situation then = situations.of(position, Cast.of(position, world));
      List<Act> acts = Ground.acts(then, world);
      for (int i = 0; i < 4; i++) {
        Act act = acts.get(random.nextInt(acts.size()));
        var evaluator = new Evaluator(kodkod.of(then, then, act));
        var stage = scene.of(then, act, then);
        for (Both each : formulas) {
          boolean holds = each.compiled().holds(stage);
          assertThat(holds).as(each.text()).isEqualTo(evaluator.evaluate(each.formula()));
          held += holds ? 1 : 0;
        }
      }
    }
    assertThat(held).isPositive();
  }

  private List<Both> formulas() {
    var texts = new ArrayList<String>();
    for (String action : Act.PREDICATES) {
      var arguments = new ArrayList<>(List.of("Before", "After"));
      arguments.addAll(Act.arguments(action));
      texts.add(action + "[" + String.join(", ", arguments) + "]");
    }
    Conjuncts.names(frame.parsed(), "invariant").forEach(name -> texts.add(name + "[Before]"));
    texts.add("leaving[Before, none] in guests[Before]");
    texts.add("some targets[here[Before, none], Chosen.unit, Chosen.area]");
    texts.add("Before.control = controllers[here[After, none], After.control]");
    return texts.stream()
        .map(text -> new Both(text, frame.formula(frame.read(text)), frame.compiled(text)))
        .toList();
  }
}
