package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.ATTACK_1;
import static dev.rulewright.invaders.InvadersClause.CARDS_1;
import static dev.rulewright.invaders.InvadersClause.GENERAL_3;
import static dev.rulewright.invaders.InvadersClause.HERO_10;
import static dev.rulewright.invaders.InvadersClause.TURN_3;
import static dev.rulewright.invaders.InvadersClause.USE_1;
import static dev.rulewright.invaders.InvadersClause.ZONE_2;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Effect;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// The attack phase, cards that are used, and what Mankind drains because of either.
final class Attack extends Chapter {

  private final Turns turns;
  private final boolean turnedKeepsTokens = says("hero.tokens-turned=yes");
  private final boolean losesAtOnce = says("drain.too-few=mankind-loses-at-once");

  Attack(Table table, Turns turns) {
    super(table);
    this.turns = turns;
  }

  // ---- Using cards ----

  void list(Position position, MoveList moves) {
    for (Zone zone : table.zones()) {
      Pile<Card> cards = position.acting().in(zone);
      for (int kind = 0; kind < cards.kinds() && !cards.isEmpty(); kind++) {
        if (cards.count(kind) > 0 && whyNotUsed(position, cards.kind(kind), zone) == null) {
          moves.add(table.moves().use(cards.kind(kind), zone));
        }
      }
    }
  }

  /// Why a card cannot be used, or null if it can.
  ///
  /// - USE-1: Each own card in play is used once a turn.
  @Nullable InvadersClause whyNotUsed(Position position, Card card, Zone zone) {
    return card.owner() == position.mover()
            && card.effect() == Effect.DRAIN_ONE
            && position.count(card, zone) > position.acting().usedIn(zone).count(card)
        ? null
        : USE_1;
  }

  /// The position after a card was used.
  ///
  /// - CARDS-1: 'Anthraxus' Mega-Slug: when it is used, Mankind drains a card.
  Position used(Position position, Move.Use use, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("used %s %s".formatted(use.card(), use.zone()), USE_1, CARDS_1));
    Position used = position.with(position.mover(), position.acting().used(use.card(), use.zone()));
    return draining(used, 1, false, chronicle);
  }

  // ---- The attack phase ----

  /// The position after the main phase has ended.
  ///
  /// - TURN-3: An attack phase ends each turn of the Invader, and none of Mankind's.
  Position afterMain(Position position, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("main-ended " + position.mover(), TURN_3));
    if (position.mover() == Seat.MANKIND) {
      return turns.begun(position, Seat.INVADER, chronicle);
    }
    int drains = 0;
    for (Zone zone : table.zones()) {
      int attack = power(position.invader().in(zone));
      int defence = defence(position, zone);
      chronicle.tell(() ->
          Event.of(
              "attacked %s: %d against %d".formatted(zone, attack, defence),
              ATTACK_1,
              ZONE_2,
              HERO_10));
      drains += Math.max(0, attack - defence);
    }
    return drains == 0
        ? turns.afterAttack(position, chronicle)
        : draining(position, drains, true, chronicle);
  }

  /// By how much the Invader's powers in a zone are higher than what counts for Mankind; negative
  /// if they are lower.
  int margin(Position position, Zone zone) {
    return power(position.invader().in(zone)) - defence(position, zone);
  }

  /// - ATTACK-1: In every zone the Invader's powers are held against those of Mankind and the zone,
  ///   and by as many as they are higher Mankind drains.
  private static int power(Pile<Card> cards) {
    int power = 0;
    for (int kind = 0; kind < cards.kinds() && !cards.isEmpty(); kind++) {
      power += cards.count(kind) * cards.kind(kind).power();
    }
    return power;
  }

  /// - ZONE-2: The power of a zone counts for Mankind there.
  private int defence(Position position, Zone zone) {
    int defence = zone.power() + power(position.mankind().in(zone));
    @Nullable Hero hero = position.hero();
    return hero != null && position.isHeroIn(zone) ? defence + power(hero) : defence;
  }

  /// - HERO-10: The power of a turned hero does not count for its zone.
  private int power(Hero hero) {
    if (!hero.turned()) {
      return hero.card().power() + hero.tokens();
    }
    return turnedKeepsTokens ? hero.tokens() : 0; // V21
  }

  // ---- Draining ----

  /// The position in which Mankind has to drain some cards.
  private Position draining(Position position, int left, boolean attack, Chronicle chronicle) {
    if (!position.mankind().deck().isEmpty()) {
      return position.with(new Stage.Draining(left, attack));
    }
    return losesAtOnce // V23
        ? Turns.over(position, Seat.INVADER, Stage.Over.CANNOT_DRAIN, chronicle)
        : afterDrain(position, attack, chronicle);
  }

  /// The position after Mankind has drained a card.
  ///
  /// - GENERAL-3: Draining is not drawing.
  Position drained(Position position, Stage.Draining stage, Card card, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of("drained mankind: " + card, stage.attack() ? ATTACK_1 : CARDS_1, GENERAL_3));
    if (stage.left() > 1 && position.mankind().deck().size() > 1) {
      return position.drained(card, new Stage.Draining(stage.left() - 1, stage.attack()));
    }
    Position drained = position.drained(card, Stage.MAIN);
    return stage.left() > 1
        ? draining(drained, stage.left() - 1, stage.attack(), chronicle)
        : afterDrain(drained, stage.attack(), chronicle);
  }

  private Position afterDrain(Position position, boolean attack, Chronicle chronicle) {
    return attack ? turns.afterAttack(position, chronicle) : position.with(Stage.MAIN);
  }
}
