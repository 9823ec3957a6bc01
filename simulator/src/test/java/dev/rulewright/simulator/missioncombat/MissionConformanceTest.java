package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Attack;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Move.PlayBarrage;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// The game keeps every promise, with bans as well.
final class MissionConformanceTest {

  /// 60 cards drawn and 10 units placed; then in each of 200 turns 4 AP, of which a draw with the
  /// HQ takes four decisions and outcomes, every unit of at most 30 moving freely twice, at most 30
  /// cards played for nothing, and the end of the turn.
  private static final long LONGEST_PLAY = 60 + 1 + 10 + 200L * (4 * 4 + 30 * 2 + 30 + 1);

  private final MissionCombat combat = MissionCombat.standard();

  @Test
  void theGameKeepsEveryPromise() {
    assertThat(Conformance.of(rules(combat), 6).broken()).isEmpty();
    assertThat(
            Conformance.of(rules(combat).imagining(new MissionDeterminization(combat)), 2).broken())
        .isEmpty();
  }

  @Test
  void theGameWithBansKeepsEveryPromise() {
    var bans = new MissionBans(combat);
    var restricted =
        bans.game(
            bans.readAll(
                "marines:event,marines:hq,marines:first-attack,portalists:red-portal,"
                    + "portalists:move-by-speed,portalists:trap-portal",
                new Place("test", 1, 1)));
    assertThat(Conformance.of(rules(restricted), 3).broken()).isEmpty();
  }

  private static Rules<Position, Move> rules(Game<Position, Move> game) {
    return Rules.of(game)
        .listing(MissionConformanceTest::isNormalForm)
        .hiding(MissionConformanceTest::alike)
        .endingWithin(LONGEST_PLAY);
  }

  /// Shuffles the opponent's hand, deck and the cards just drawn together and deals them anew.
  private static Position alike(Position position, Player player, RandomGenerator random) {
    Faction opponent = ((Faction) player).opponent();
    Side side = position.side(opponent);
    boolean drawing = position.mover() == opponent;
    var unseen = new ArrayList<>(side.hand().toList());
    unseen.addAll(side.deck().toList());
    if (drawing && position.stage() instanceof Stage.DrawingSecond(Card first)) {
      unseen.add(first);
    }
    if (drawing && position.stage() instanceof Stage.Keeping(Card first, Card second)) {
      unseen.addAll(List.of(first, second));
    }
    Collections.shuffle(unseen, Random.from(random));
    // During the set-up nobody holds events (SETUP-5).
    if (position.turn() == 0) {
      unseen.sort(
          (one, other) -> Boolean.compare(other instanceof EventCard, one instanceof EventCard));
    }
    Pile<Card> hand = side.hand().emptied();
    for (int i = 0; i < side.hand().size(); i++) {
      hand = hand.plus(unseen.removeLast());
    }
    Position other = position;
    if (drawing && position.stage() instanceof Stage.DrawingSecond) {
      other = other.with(new Stage.DrawingSecond(unseen.removeLast()));
    }
    if (drawing && position.stage() instanceof Stage.Keeping) {
      other = other.with(new Stage.Keeping(unseen.removeLast(), unseen.removeLast()));
    }
    Pile<Card> deck = side.deck().emptied();
    for (Card card : unseen) {
      deck = deck.plus(card);
    }
    return other.with(opponent, side.withCards(hand, deck, side.discard()));
  }

  /// Of the splits of an attack or event, those are listed in which every target takes a multiple
  /// of a common divisor and none takes more than it can, and that deal as much as can be taken.
  private static boolean isNormalForm(Move move, List<Move> listed) {
    return switch (move) {
      case Attack(Unit unit, List<Hit> hits) ->
          isNormalForm(
              hits,
              listed.stream()
                  .filter(each -> each instanceof Attack attack && attack.unit().equals(unit))
                  .map(each -> ((Attack) each).hits())
                  .toList());
      case PlayBarrage(EventCard card, List<Hit> hits) ->
          isNormalForm(
              hits,
              listed.stream()
                  .filter(each -> each instanceof PlayBarrage play && play.card().equals(card))
                  .map(each -> ((PlayBarrage) each).hits())
                  .toList());
      default -> true;
    };
  }

  private static boolean isNormalForm(List<Hit> hits, List<List<Hit>> listed) {
    int divisor = 0;
    int dealt = 0;
    Map<Unit, Integer> most = new HashMap<>();
    for (List<Hit> each : listed) {
      dealt = sum(each);
      for (Hit hit : each) {
        divisor = greatestCommonDivisor(divisor, hit.damage());
        most.merge(hit.target(), hit.damage(), Math::max);
      }
    }
    int step = Math.max(divisor, 1);
    return (listed.isEmpty() || sum(hits) == dealt)
        && hits.stream()
            .allMatch(hit ->
                hit.damage() % step == 0
                    && hit.damage() <= most.getOrDefault(hit.target(), Integer.MAX_VALUE));
  }

  private static int sum(List<Hit> hits) {
    return hits.stream().mapToInt(Hit::damage).sum();
  }

  private static int greatestCommonDivisor(int a, int b) {
    return b == 0 ? a : greatestCommonDivisor(b, a % b);
  }

  @Test
  void anObservationHasNoPastInWhichHiddenCardsCouldBeSeen() {
    Position begun = combat.notation().read("turn: 1; hq: rifleman; red-portal: exorcist", "test");
    Position second = combat.play(begun, new Move.EndTurn());
    assertThat(second.past()).isNotNull();
    assertThat(combat.observe(second, Faction.MARINES).past()).isNull();
  }
}
