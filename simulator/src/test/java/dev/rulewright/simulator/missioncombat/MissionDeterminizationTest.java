package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MissionDeterminizationTest {

  private static final int PLAYS = 3;
  private static final int STEPS = 1500;

  private final Random random = new Random(5);

  private static MissionCombat combat(String reading) {
    return new MissionCombat(
        Material.standard(), MissionCombat.READINGS.parse(reading, new Place("(test)", 1, 1)));
  }

  private record Step(Position position, Move move) {}

  /// Random play, every step of it.
  private void everywhere(MissionCombat combat, Consumer<Step> look) {
    for (int play = 0; play < PLAYS; play++) {
      Position position = combat.opening();
      for (int step = 0; step < STEPS; step++) {
        Move move =
            switch (combat.turn(position)) {
              case Turn.Decision<Move>(Player _, Moves<Move> moves) ->
                  moves.get(random.nextLong(moves.size()));
              case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
                  outcomes.drawn(random.nextLong(outcomes.totalWeight()));
              case Turn.Over<Move> _ -> null;
            };
        if (move == null) {
          break;
        }
        look.accept(new Step(position, move));
        position = combat.play(position, move);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "standard",
        "hq.discard-visibility=face-down",
        "info.discard-browse=top-card",
        "hq.discard-visibility=face-down,info.discard-browse=top-card"
      })
  void aSampleLooksLikeWhatWasSeen(String reading) {
    MissionCombat combat = combat(reading);
    var determinization = new MissionDeterminization(combat);
    everywhere(
        combat,
        step -> {
          for (Faction player : Faction.values()) {
            Position seen = combat.observe(step.position(), player);
            Position sample = determinization.sample(seen, player, random);
            assertThat(combat.observe(sample, player)).as("seen by %s", player).isEqualTo(seen);
            for (Faction faction : Faction.values()) {
              assertThat(everything(sample, faction))
                  .as("cards of the %s", faction)
                  .isEqualTo(everything(step.position(), faction));
            }
          }
        });
  }

  /// The cards of a faction that are not on the board.
  private static Pile<Card> everything(Position position, Faction faction) {
    Side side = position.side(faction);
    Pile<Card> cards = side.hand().plus(side.deck()).plus(side.discard());
    if (position.mover() != faction) {
      return cards;
    }
    return switch (position.stage()) {
      case Stage.DrawingSecond(Card first) -> cards.plus(first);
      case Stage.Considering(Card first) -> cards.plus(first);
      case Stage.Keeping(Card first, Card second) -> cards.plus(first).plus(second);
      default -> cards;
    };
  }

  @Test
  void whatLooksAlikeIsSeenAlike() {
    MissionCombat combat = combat("standard");
    var determinization = new MissionDeterminization(combat);
    everywhere(
        combat,
        step -> {
          for (Faction player : Faction.values()) {
            Position other = combat.observe(combat.play(step.position(), step.move()), player);
            if (combat.turn(step.position()) instanceof Turn.Chance<Move>(int _, var outcomes)) {
              Object seen = determinization.seen(step.position(), step.move(), player);
              outcomes.forEach(outcome ->
                  assertThat(determinization.seen(step.position(), outcome, player).equals(seen))
                      .isEqualTo(
                          combat
                              .observe(combat.play(step.position(), outcome), player)
                              .equals(other)));
            }
          }
        });
  }

  /// Of a hand of *n* cards out of *N* unseen ones, a kind with *k* copies there takes *n k / N*
  /// places on average.
  @Test
  void everyUnseenCardIsAsLikelyInTheHandAsAnyOther() {
    MissionCombat combat = combat("standard");
    var determinization = new MissionDeterminization(combat);
    Position position = combat.opening();
    while (position.turn() == 0 || position.side(Faction.PORTALISTS).hand().size() < 3) {
      position =
          switch (combat.turn(position)) {
            case Turn.Decision<Move>(Player _, Moves<Move> moves) ->
                combat.play(position, moves.get(random.nextLong(moves.size())));
            case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
                combat.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
            case Turn.Over<Move> _ -> combat.opening();
          };
    }
    Position seen = combat.observe(position, Faction.MARINES);
    Map<String, Integer> copies = new HashMap<>();
    int samples = 20_000;
    for (int i = 0; i < samples; i++) {
      Pile<Card> hand =
          determinization.sample(seen, Faction.MARINES, random).side(Faction.PORTALISTS).hand();
      hand.toList().forEach(card -> copies.merge(card.id(), 1, Integer::sum));
    }
    Side side = seen.side(Faction.PORTALISTS);
    Pile<Card> unseen = side.hand().plus(side.deck());
    for (int kind = 0; kind < unseen.kinds(); kind++) {
      double expected = (double) side.hand().size() * unseen.count(kind) / unseen.size();
      double mean = copies.getOrDefault(unseen.kind(kind).id(), 0) / (double) samples;
      // Five standard errors of a count that is at most binomial.
      assertThat(mean)
          .as(unseen.kind(kind).id())
          .isCloseTo(expected, within(5 * Math.sqrt((expected + 0.001) / samples)));
    }
  }
}
