package dev.rulewright.pocketmodel;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What play is at, and what is to be remembered only for that.
public sealed interface Stage {

  /// Stages that remember nothing.
  enum Plain implements Stage {
    /// Chance lays an objective; before the first turn.
    LAYING,
    /// Chance says who begins.
    STARTING,
    /// Chance deals a card, to the start player first.
    DEALING,
    /// The player on turn decides.
    ACTING
  }

  /// Players choose the units that begin in play, the start player first.
  ///
  /// @param committed under some readings what the start player has chosen and the other does not
  ///   see; otherwise null
  record Deploying(@Nullable Pile<UnitKind> committed) implements Stage {}

  /// An objective is being replaced: a face-down one is taken, or for a face-up one a card is
  /// drawn.
  ///
  /// @param now the card that then lies face up
  /// @param old the face-up card that was thrown away, or null
  record Replacing(Card now, @Nullable Card old) implements Stage {}

  /// A combat action.
  ///
  /// @param step what happens next
  /// @param targets for each attacker in order the number of its defender
  /// @param left a bit for each attacker, the first lowest, whose battle is still to come
  /// @param attacker the number of the attacker whose battle is fought, or 0
  /// @param attackCard the card that its player has played, or null
  /// @param defenceCard the card that the other player has played, or null
  /// @param attackRoll its base roll, or 0
  /// @param defenceRoll the base roll of the defender, or 0
  /// @param powers a bit for each player, by seat, who has used a power in this action
  record Combat(
      CombatStep step,
      List<Integer> targets,
      int left,
      int attacker,
      @Nullable Card attackCard,
      @Nullable Card defenceCard,
      int attackRoll,
      int defenceRoll,
      int powers)
      implements Stage {

    /// Copies the list.
    public Combat {
      targets = List.copyOf(targets);
    }

    public Combat at(CombatStep other) {
      return other == step ? this : withRolls(other, attackRoll, defenceRoll);
    }

    public Combat withCards(CombatStep other, @Nullable Card attack, @Nullable Card defence) {
      return new Combat(
          other, targets, left, attacker, attack, defence, attackRoll, defenceRoll, powers);
    }

    public Combat withRolls(CombatStep other, int attack, int defence) {
      return new Combat(
          other, targets, left, attacker, attackCard, defenceCard, attack, defence, powers);
    }

    /// The same as a battle begins, or before it is chosen.
    ///
    /// @param stillLeft a bit for each attacker whose battle comes later
    /// @param next the number of the attacker whose battle begins, or 0
    public Combat before(CombatStep other, int stillLeft, int next) {
      return new Combat(other, targets, stillLeft, next, null, null, 0, 0, powers);
    }

    /// The card that a player has played, or null.
    public @Nullable Card card(boolean ofDefender) {
      return ofDefender ? defenceCard : attackCard;
    }

    /// The number of the defender in the battle that is fought.
    public int target() {
      return targets.get(attacker - 1);
    }
  }

  /// The steps of a combat action.
  enum CombatStep {
    /// Attackers and defenders are named.
    ANNOUNCE,
    /// Under some readings: which battle comes next.
    CHOOSE,
    /// Step 1 of a battle.
    FIRST_CARD,
    /// Step 2.
    SECOND_CARD,
    /// Step 3.
    THIRD_CARD,
    /// Chance: the base roll of the attacking player.
    ATTACK_ROLL,
    /// The attacking player keeps or repeats it.
    ATTACK_REROLL,
    /// Chance: the second roll.
    ATTACK_AGAIN,
    /// Chance: the base roll of the defending player.
    DEFENCE_ROLL,
    DEFENCE_REROLL,
    DEFENCE_AGAIN,
    /// Under some readings: whether the attacking player draws.
    ATTACK_ASK,
    /// Chance: the attacking player draws a card.
    ATTACK_DRAW,
    DEFENCE_ASK,
    DEFENCE_DRAW;

    /// Whether it concerns the defending player.
    public boolean isOfDefender() {
      return switch (this) {
        case SECOND_CARD, DEFENCE_ROLL, DEFENCE_REROLL, DEFENCE_AGAIN, DEFENCE_ASK, DEFENCE_DRAW ->
            true;
        case ANNOUNCE,
            CHOOSE,
            FIRST_CARD,
            THIRD_CARD,
            ATTACK_ROLL,
            ATTACK_REROLL,
            ATTACK_AGAIN,
            ATTACK_ASK,
            ATTACK_DRAW ->
            false;
      };
    }

    /// The player whom it concerns.
    public Force player(Force mover) {
      return isOfDefender() ? mover.enemy() : mover;
    }

    /// The name used in notation.
    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  /// A strike action.
  ///
  /// @param step what happens next
  /// @param target the card under attack, or null while it lies face down
  /// @param units the number of units announced
  /// @param striking the number of the unit that strikes next
  /// @param turnedUp whether the target lay face down before
  record Strikes(StrikeStep step, @Nullable Card target, int units, int striking, boolean turnedUp)
      implements Stage {

    public Strikes at(StrikeStep other) {
      return new Strikes(other, target, units, striking, turnedUp);
    }

    /// The same for the unit after the one that has failed.
    public Strikes after(StrikeStep other) {
      return new Strikes(other, target, units, striking + 1, turnedUp);
    }

    public Strikes against(StrikeStep other, Card card) {
      return new Strikes(other, card, units, striking, true);
    }

    public Strikes joinedBy() {
      return new Strikes(step, target, units + 1, striking, turnedUp);
    }
  }

  /// The steps of a strike action.
  enum StrikeStep {
    /// Units are named.
    ANNOUNCE,
    /// Chance: what the target is.
    TURN_UP,
    /// Under some readings: more units may be named.
    JOIN,
    /// Chance: the roll.
    ROLL,
    /// Chance: a card is laid in the place of a combat card.
    LAY,
    /// Under some readings: whether the strikes go on.
    ASK;

    /// The name used in notation.
    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  /// A player may bring in units of the reserve.
  ///
  /// @param stars their stars at most
  /// @param then what play is at afterwards
  record BringingIn(Force player, int stars, Stage then) implements Stage {}

  /// Play is over.
  record Over(Result result) implements Stage {}
}
