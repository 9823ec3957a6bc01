package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.ATTACK_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.CARD_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.MODIFY_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.MODIFY_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.MODIFY_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.MODIFY_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.OUT_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.RANGE_1;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.Stage.Attacher;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import org.jspecify.annotations.Nullable;

/// The ACTION Attack.
final class AttackAction extends Chapter {

  private final Hits hits;
  private final Ending ending;
  private final boolean defenceRaisesEp = says("defence.die=ep");

  AttackAction(Terms terms, Hits hits, Ending ending) {
    super(terms);
    this.hits = hits;
    this.ending = ending;
  }

  /// Which clause forbids that an operator attacks an enemy.
  ///
  /// - RANGE-1: An OPERATOR reaches the enemy opposite and those next to that one.
  static @Nullable AirsoftClause whyNot(Position position, Seat player, Move.Attack attack) {
    Side enemies = position.side(player.other());
    int target = attack.target();
    if (Math.abs(attack.from() - target) > 1 || target < 1 || target > enemies.positions()) {
      return RANGE_1;
    }
    return enemies.at(target).isStanding() ? null : ATTACK_1;
  }

  // ---- Cards ----

  /// The position in which cards for an attack may be attached.
  Position begun(Position position, Seat player, Move.Attack move, Chronicle chronicle) {
    var attack = new Stage.Attack(player, move.from(), move.target());
    chronicle.tell(() ->
        Event.of(
            "attacks %s %d %d: %s on %s"
                .formatted(
                    player,
                    move.from(),
                    move.target(),
                    attacker(position, attack).name(),
                    defender(position, attack).name()),
            ATTACK_1,
            RANGE_1));
    return position.with(
        attacker(position, attack).attached() == null
            ? new Stage.Attaching(attack, Attacher.ATTACKER)
            : afterAttacker(position, attack));
  }

  private static Stage afterAttacker(Position position, Stage.Attack attack) {
    return defender(position, attack).attached() == null
        ? new Stage.Attaching(attack, Attacher.DEFENDER)
        : new Stage.Rolling(attack, 0);
  }

  @Nullable AirsoftClause whyNot(Position position, Stage.Attaching stage, Move move) {
    if (move == Move.Word.PASS) {
      return null;
    }
    if (!(move instanceof Move.Play(Card card))) {
      return MODIFY_3;
    }
    boolean defends = stage.who() == Attacher.DEFENDER;
    if (card.type() == Card.Type.ATTACK
        && defends
        && attacker(position, stage.attack()).attached() != null) {
      return CARD_3;
    }
    return card.type() == (defends ? Card.Type.DEFENCE : Card.Type.ATTACK)
            && position.side(stage.player()).hand().contains(card)
        ? null
        : MODIFY_3;
  }

  /// The position after a card was attached, or none.
  ///
  /// - MODIFY-3: The attacker may attach an ATTACK card, then the defender a DEFENCE card; after
  ///   that an attacker who had held back may follow.
  ///
  /// @param card null for none
  Position attached(
      Position position, Stage.Attaching stage, @Nullable Card card, Chronicle chronicle) {
    Seat player = stage.player();
    boolean defends = stage.who() == Attacher.DEFENDER;
    Stage.Attack attack = stage.attack();
    int at = defends ? attack.target() : attack.from();
    chronicle.tell(() ->
        card == null
            ? Event.of("attached-none %s %d".formatted(player, at), MODIFY_3)
            : Event.of("attached %s %d %s".formatted(player, at, card), MODIFY_3, CARD_3));
    if (card == null) {
      return position.with(following(position, stage, false));
    }
    Side side = position.side(player).minusInHand(card);
    Position after = position.with(player, side.with(at, side.at(at).with(card)));
    return after.with(following(after, stage, true));
  }

  private static Stage following(Position after, Stage.Attaching stage, boolean played) {
    Stage.Attack attack = stage.attack();
    return switch (stage.who()) {
      case ATTACKER -> afterAttacker(after, attack);
      case DEFENDER ->
          played && attacker(after, attack).attached() == null
              ? new Stage.Attaching(attack, Attacher.ATTACKER_AGAIN)
              : new Stage.Rolling(attack, 0);
      case ATTACKER_AGAIN -> new Stage.Rolling(attack, 0);
    };
  }

  // ---- Dice ----

  /// The position after a die of the attack has fallen.
  ///
  /// - MODIFY-4: Both throw a die: the attacker's is added to AP, the defender's to EP.
  Position rolled(Position position, Stage.Rolling stage, int points, Chronicle chronicle) {
    Stage.Attack attack = stage.attack();
    boolean first = stage.die() == 0;
    if (chronicle.listening()) {
      Seat who = first ? attack.player() : attack.player().other();
      chronicle.tell(Event.of("rolled %s %d".formatted(who, points), MODIFY_4));
    }
    return first
        ? position.with(new Stage.Rolling(attack, points))
        : compared(position, attack, stage.die(), points, chronicle);
  }

  /// How much AP the attacker has above the EP of the attacked before dice.
  int lead(Position position, Stage.Attack attack) {
    return terms.ap(position.side(attack.player()), attacker(position, attack))
        - terms.ep(defender(position, attack));
  }

  /// - ATTACK-1: Attack: if the AP is higher than the EP of an enemy in RANGE, the difference joins
  ///   that one's HITCOUNTER.
  private Position compared(
      Position position, Stage.Attack attack, int die, int defence, Chronicle chronicle) {
    Seat enemy = attack.player().other();
    Operator attacker = attacker(position, attack);
    Operator defender = defender(position, attack);
    int ap = terms.ap(position.side(attack.player()), attacker) + die;
    int ep = terms.ep(defender) + (defenceRaisesEp ? defence : 0);
    if (chronicle.listening()) {
      String text =
          "%s %s %d: AP %d, EP %d"
              .formatted(ap > ep ? "counters" : "missed", enemy, attack.target(), ap, ep);
      chronicle.tell(
          terms.isSuppressed(attacker)
              ? Event.of(text, ATTACK_1, MODIFY_2, MODIFY_1)
              : Event.of(text, ATTACK_1, MODIFY_1));
    }
    Position after = position;
    boolean hit = false;
    if (ap > ep) {
      Operator struck = defender.with(defender.hits() + ap - ep, defender.objective());
      hit = hits.isOverwhelmed(struck);
      after =
          hit
              ? hits.hit(position, enemy, attack.target(), struck, chronicle)
              : position.with(enemy, attack.target(), struck);
    }
    Card card = attacker.attached();
    return card != null && card.violation() > 0
        ? after.with(new Stage.Violating(attack, hit))
        : ended(after, attack, hit, chronicle);
  }

  /// The position after the die of a RULEVIOLATION has fallen.
  ///
  /// - OUT-1: RULEVIOLATION X: after the ACTION a die below X makes the OPERATOR OUT.
  Position violated(Position position, Stage.Violating stage, int points, Chronicle chronicle) {
    Stage.Attack attack = stage.attack();
    Card card = attacker(position, attack).attached();
    boolean out = card != null && points < card.violation();
    chronicle.tell(
        () -> Event.of("rolled %s %d: RULEVIOLATION".formatted(attack.player(), points), OUT_1));
    if (!out) {
      return ended(position, attack, stage.hit(), chronicle);
    }
    Position after =
        ending.atOnce(hits.out(position, attack.player(), attack.from(), chronicle), chronicle);
    return after.stage() instanceof Stage.Over
        ? after
        : earned(after, after.side(attack.player()), attack, stage.hit(), chronicle);
  }

  private Position ended(Position position, Stage.Attack attack, boolean hit, Chronicle chronicle) {
    Operator attacker = attacker(position, attack).in(State.EXHAUSTED);
    chronicle.tell(() ->
        Event.of(
            "exhausted %s %d: %s".formatted(attack.player(), attack.from(), attacker.name()),
            COMBAT_2));
    Side side = position.side(attack.player()).with(attack.from(), attacker);
    return earned(position, side, attack, hit, chronicle);
  }

  private Position earned(
      Position position, Side side, Stage.Attack attack, boolean hit, Chronicle chronicle) {
    Seat player = attack.player();
    var acted = new Stage.Acted(player, attack.from());
    return hit
        ? hits.performance().earned(position.with(player, side), player, acted, chronicle)
        : position.with(player, side, acted);
  }

  private static Operator attacker(Position position, Stage.Attack attack) {
    return position.side(attack.player()).at(attack.from());
  }

  private static Operator defender(Position position, Stage.Attack attack) {
    return position.side(attack.player().other()).at(attack.target());
  }
}
