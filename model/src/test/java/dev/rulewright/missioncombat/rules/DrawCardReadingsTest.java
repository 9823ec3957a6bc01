package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.DRAW_TOP_CARD;
import static dev.rulewright.missioncombat.MissionClause.HQ_DRAW_ONE_MORE;
import static dev.rulewright.missioncombat.MissionClause.HQ_KEEP_ONE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A05 to A09: the answers on the deck that runs out and on drawing with the HQ.
final class DrawCardReadingsTest {

  /// The controller of the HQ, with a deck of one card beside two discarded ones.
  private static final String ONE_IN_DECK =
      """
      hq: rifleman
      red-portal: exorcist
      marines-deck: gunner
      marines-discard: hellfire, commando
      """;

  /// The controller of the HQ, with a deck of two cards beside a discarded one.
  private static final String TWO_IN_DECK =
      """
      hq: rifleman
      red-portal: exorcist
      marines-deck: gunner, commando
      marines-discard: hellfire
      """;

  private static final String LAST_CARD_BESIDE_NOTHING =
      """
      to-move: portalists
      hq: rifleman
      blue-portal: portal-behemoth
      red-portal: exorcist
      portalists-hand: trap-portal x2
      bunker-west: rifleman
      bunker-east: gunner
      portalists-deck: portal-trooper
      """;

  // ---- A05 ----

  @Test
  void withoutAnyCardADrawIsRefused() {
    Tried.under("", "hq: rifleman; red-portal: exorcist; marines-deck: none")
        .refuses("draw", DRAW_TOP_CARD);
  }

  @Test
  void withoutAnyCardADrawMayCostOneApAndBringNothing() {
    Tried.under(
            "A05=legal",
            "hq: rifleman; red-portal: exorcist; marines-deck: none; marines-hand: none")
        .play("draw")
        .has("ap", "3", "marines-hand", "none", "stage", "turn");
  }

  // ---- A06 ----

  @Test
  void aDeckThatRanOutIsRenewedByTheNextDraw() {
    Tried.under("", LAST_CARD_BESIDE_NOTHING)
        .play("draw", "drawn portal-trooper", "play-event trap-portal rifleman@bunker-west")
        .has("portalists-deck", "none", "portalists-discard", "trap-portal")
        .play("play-event trap-portal gunner")
        .has("portalists-deck", "none", "portalists-discard", "trap-portal x2");
  }

  @Test
  void aDeckThatRanOutOnceMayStayEmpty() {
    Tried.under("A06=one-time-event", LAST_CARD_BESIDE_NOTHING)
        .play("draw", "drawn portal-trooper", "play-event trap-portal rifleman@bunker-west")
        .refuses("draw", DRAW_TOP_CARD);
  }

  @Test
  void theFirstDiscardedCardMayFormTheDeckAtOnce() {
    Tried.under("A06=as-soon-as-empty", LAST_CARD_BESIDE_NOTHING)
        .play("draw", "drawn portal-trooper")
        .has("portalists-deck", "none")
        .play("play-event trap-portal rifleman@bunker-west")
        .has("portalists-deck", "trap-portal", "portalists-discard", "none")
        .play("play-event trap-portal gunner")
        .has("portalists-deck", "trap-portal", "portalists-discard", "trap-portal")
        .play("draw", "drawn trap-portal")
        .has("portalists-deck", "trap-portal", "portalists-discard", "none", "ap", "2");
  }

  @Test
  void aUnitDestroyedByTheOpponentMayFormTheDeckAtOnce() {
    String position =
        """
        to-move: portalists
        arterial-road: rifleman
        hq: rifleman
        yellow-portal-alpha: portal-trooper
        portalists-deck: rest
        marines-deck: none
        """;
    String[] moves = {
      "move portal-trooper arterial-road", "attack portal-trooper rifleman@arterial-road"
    };
    Tried.under("A06=as-soon-as-empty", position)
        .play(moves)
        .has("marines-deck", "rifleman", "marines-discard", "none");
    Tried.under("", position)
        .play(moves)
        .has("marines-deck", "none", "marines-discard", "rifleman");
  }

  // ---- A07 ----

  @Test
  void theDiscardPileIsShuffledBetweenTheTwoCardsOfTheHq() {
    var tried =
        Tried.under("", ONE_IN_DECK)
            .play("draw-with-hq", "drawn gunner")
            .has("marines-discard", "none");

    assertThat(tried.listed()).containsExactlyInAnyOrder("drawn hellfire", "drawn commando");
    tried
        .play("drawn hellfire", "keep gunner")
        .has("marines-hand", "gunner", "marines-deck", "commando", "marines-discard", "hellfire");
  }

  @Test
  void withOneCardInTheDeckTheHqMayBringThatOneOnly() {
    Tried.under("A07=one-card", ONE_IN_DECK)
        .play("draw-with-hq", "drawn gunner")
        .has(
            "stage",
            "turn",
            "marines-hand",
            "gunner",
            "marines-deck",
            "hellfire, commando",
            "ap",
            "3")
        .play("draw-with-hq", "drawn hellfire", "drawn commando", "keep commando")
        .has("marines-hand", "gunner, commando");
  }

  @Test
  void withOneCardInTheDeckTheHqMayBeOfNoUse() {
    Tried.under("A07=not-usable", ONE_IN_DECK)
        .refuses("draw-with-hq", HQ_DRAW_ONE_MORE)
        .play("draw", "drawn gunner")
        .has("stage", "turn", "marines-hand", "gunner", "marines-deck", "hellfire, commando")
        .play("draw-with-hq");
  }

  // ---- A08 ----

  @Test
  void theRejectedCardBeginsANewDiscardPile() {
    Tried.under("", TWO_IN_DECK)
        .play("draw-with-hq", "drawn gunner", "drawn commando", "keep gunner")
        .has("marines-deck", "hellfire", "marines-discard", "commando");
  }

  @Test
  void theRejectedCardMayBeShuffledIn() {
    Tried.under("A08=shuffled-in", TWO_IN_DECK)
        .play("draw-with-hq", "drawn gunner", "drawn commando")
        .has("marines-deck", "none", "marines-discard", "hellfire")
        .play("keep gunner")
        .has("marines-deck", "hellfire, commando", "marines-discard", "none");
  }

  @Test
  void theRejectedCardIsShuffledInAlsoWhereAnEmptyDeckIsRenewedAtOnce() {
    Tried.under("A06=as-soon-as-empty,A08=shuffled-in", TWO_IN_DECK)
        .play("draw-with-hq", "drawn gunner", "drawn commando")
        .has("marines-deck", "none", "marines-discard", "hellfire")
        .play("keep gunner")
        .has("marines-deck", "hellfire, commando", "marines-discard", "none");
  }

  // ---- A09 ----

  @Test
  void theHqIsAnnouncedBeforeDrawing() {
    Tried.under("", TWO_IN_DECK)
        .play("draw", "drawn gunner")
        .has("stage", "turn", "marines-hand", "gunner", "marines-deck", "commando");
  }

  @Test
  void theHqMayBeDecidedOnAfterTheFirstCard() {
    var tried =
        Tried.under("A09=after-first-card", TWO_IN_DECK)
            .refuses("draw-with-hq", HQ_DRAW_ONE_MORE)
            .play("draw", "drawn gunner")
            .has("stage", "consider gunner", "ap", "3", "marines-hand", "none");

    assertThat(tried.listed()).containsExactly("keep gunner", "draw-with-hq");
    tried.refuses("keep commando", HQ_KEEP_ONE).refuses("end-turn", HQ_DRAW_ONE_MORE);
  }

  @Test
  void afterTheFirstCardItMayBeKept() {
    Tried.under("A09=after-first-card", TWO_IN_DECK)
        .play("draw", "drawn gunner", "keep gunner")
        .has("stage", "turn", "ap", "3", "marines-hand", "gunner", "marines-deck", "commando");
  }

  @Test
  void afterTheFirstCardASecondMayBeDrawnForNothing() {
    Tried.under("A09=after-first-card", TWO_IN_DECK)
        .play("draw", "drawn gunner", "draw-with-hq", "drawn commando", "keep commando")
        .has("stage", "turn", "ap", "3", "marines-hand", "commando", "marines-discard", "gunner");
  }

  @Test
  void whoDoesNotControlTheHqDecidesNothingAfterTheFirstCard() {
    Tried.under(
            "A09=after-first-card", "hq: exorcist; bunker-west: rifleman; marines-deck: gunner x2")
        .refuses("draw-with-hq", CONTROLLER_USES_EFFECT)
        .play("draw", "drawn gunner")
        .has("stage", "turn", "marines-hand", "gunner");
  }

  @Test
  void withoutASecondCardNothingIsDecidedAfterTheFirst() {
    Tried.under("A09=after-first-card", "hq: rifleman; red-portal: exorcist; marines-deck: gunner")
        .play("draw", "drawn gunner")
        .has("stage", "turn", "marines-hand", "gunner");
    Tried.under("A07=not-usable,A09=after-first-card", ONE_IN_DECK)
        .play("draw", "drawn gunner")
        .has("stage", "turn", "marines-hand", "gunner");
  }

  @Test
  void whoControlsTheHqMayHaveToDrawTwoCards() {
    Tried.under("A09=always-two", TWO_IN_DECK)
        .refuses("draw", HQ_DRAW_ONE_MORE)
        .play("draw-with-hq", "drawn gunner", "drawn commando", "keep gunner")
        .has("marines-hand", "gunner", "marines-discard", "commando");
  }

  @Test
  void whereTwoCardsCannotBeDrawnOneIs() {
    Tried.under("A09=always-two", "hq: rifleman; red-portal: exorcist; marines-deck: gunner")
        .refuses("draw-with-hq", HQ_DRAW_ONE_MORE)
        .play("draw", "drawn gunner")
        .has("marines-hand", "gunner");
    Tried.under("A09=always-two", "hq: exorcist; bunker-west: rifleman; marines-deck: gunner x2")
        .refuses("draw-with-hq", CONTROLLER_USES_EFFECT)
        .play("draw", "drawn gunner")
        .has("marines-hand", "gunner");
  }
}
