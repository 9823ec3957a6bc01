package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.ATTACK_1;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_1;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_2;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_5;
import static dev.rulewright.pocketmodel.PocketClause.CARD_1;
import static dev.rulewright.pocketmodel.PocketClause.CARD_2;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_1;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_2;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_4;
import static dev.rulewright.pocketmodel.PocketClause.CONFLICT_2;
import static dev.rulewright.pocketmodel.PocketClause.MOVE_1;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_1;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_2;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_6;
import static dev.rulewright.pocketmodel.PocketClause.OVERVIEW_1;
import static dev.rulewright.pocketmodel.PocketClause.PACK_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_2;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_1;
import static dev.rulewright.pocketmodel.PocketClause.POWER_5;
import static dev.rulewright.pocketmodel.PocketClause.REROLL_1;
import static dev.rulewright.pocketmodel.PocketClause.RESERVE_1;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_1;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_2;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_3;
import static dev.rulewright.pocketmodel.PocketClause.SETUP_4;
import static dev.rulewright.pocketmodel.PocketClause.STARS_1;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_1;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_12;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_3;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_5;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_6;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_9;
import static dev.rulewright.pocketmodel.PocketClause.TURN_1;
import static dev.rulewright.pocketmodel.PocketClause.TURN_3;
import static dev.rulewright.pocketmodel.PocketClause.TURN_4;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_4;

import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Move.Word;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;

/// Why a move that is not listed is refused: the clause that decides, and a sentence.
final class Objections extends Chapter {

  private final SetUp setUp;
  private final PlayerTurn turn;
  private final Objectives objectives;
  private final Combat combat;
  private final boolean justAsManyStars = says("strike.reserve-stars=just-as-many");
  private final boolean starsAreHigh = says("power.stars=carrier-3-turbolaser-4-or-5");

  Objections(Table table, SetUp setUp, PlayerTurn turn, Objectives objectives, Combat combat) {
    super(table);
    this.setUp = setUp;
    this.turn = turn;
    this.objectives = objectives;
    this.combat = combat;
  }

  Refused of(Position position, Move move) {
    return switch (move) {
      case Move.Laid _ -> Refused.of(SETUP_1, "no such card is laid here");
      case Move.Drawn _ -> Refused.of(PILE_1, "no such card is drawn here");
      case Move.TurnedUp _ -> Refused.of(STRIKE_3, "no such objective is turned up here");
      case Move.Taken _ -> Refused.of(OBJECTIVE_2, "no such objective is taken here");
      case Move.Start _ -> Refused.of(SETUP_2, "nobody is drawn by lot here");
      case Move.Rolled _ ->
          Refused.of(
              position.stage() instanceof Stage.Strikes ? STRIKE_6 : BATTLE_5,
              "no such roll is made here");
      case Move.Deploy(Pile<UnitKind> units) -> toDeploying(position, units);
      case Move.BringIn(Pile<UnitKind> units) -> toBringingIn(position, units);
      case Move.Replace replace -> toReplacing(position, replace);
      case Move.Advance(List<Move.Step> steps) -> toMoving(position, steps);
      case Move.Carry(Pile<UnitKind> units) -> toCarrying(position, units);
      case Move.Attack attack -> toAttacking(position, attack);
      case Move.Strike strike -> toStriking(position, strike);
      case Move.Next _ -> Refused.of(BATTLE_1, "the order of the battles is not chosen here");
      case Move.Play(Card card) -> toPlaying(position, card);
      case Word word -> toWord(position, word);
    };
  }

  private Refused toDeploying(Position position, Pile<UnitKind> units) {
    if (!(position.stage() instanceof Stage.Deploying deploying)) {
      return Refused.of(SETUP_3, "no units are chosen here");
    }
    Pile<UnitKind> own = position.side(SetUp.deployer(position, deploying)).reserve();
    int stars = SetUp.stars(units);
    if (own.containsAll(units) && setUp.deploysAll()) {
      return Refused.of(PACK_1, "%d stars are chosen, not all of %s", stars, own);
    }
    int possible = setUp.most(own);
    return !own.containsAll(units)
            || stars > table.numbers().starsDeployed()
            || possible == table.numbers().starsDeployed()
        ? Refused.of(SETUP_3, "%d stars are chosen out of %s", stars, own)
        : Refused.of(
            SETUP_4, "%d stars are chosen, %d are possible out of %s", stars, possible, own);
  }

  private Refused toBringingIn(Position position, Pile<UnitKind> units) {
    return position.stage() instanceof Stage.BringingIn bringing
        ? Refused.of(
            Objectives.isForDestroyed(position, bringing) ? STRIKE_9 : OBJECTIVE_6,
            "%s %d stars come in, out of %s",
            justAsManyStars ? "just" : "up to",
            bringing.stars(),
            position.side(bringing.player()).reserve())
        : Refused.of(RESERVE_1, "no units come in here: %s", units);
  }

  private Refused toReplacing(Position position, Move.Replace move) {
    if (position.stage() != Plain.ACTING || !objectives.mayPlay(position)) {
      return Refused.of(TURN_3, "no objective may be played now");
    }
    if (!position.own().hand().contains(move.now())) {
      return Refused.of(OBJECTIVE_1, "%s is not in hand", move.now());
    }
    return move.now().isCombat()
        ? Refused.of(CARD_2, "%s is a combat card", move.now())
        : Refused.of(OBJECTIVE_1, "the %s has no such objective: %s", position.mover(), move.old());
  }

  private Refused toMoving(Position position, List<Move.Step> steps) {
    if (position.stage() != Plain.ACTING || !PlayerTurn.mayAct(position)) {
      return Refused.of(TURN_4, "no action may be taken now");
    }
    int stars = 0;
    for (Move.Step step : steps) {
      stars += step.unit().stars();
      if (!step.unit().zone().borders(step.to())) {
        return Refused.of(ZONE_4, "%s does not border on %s", step.unit().zone(), step.to());
      }
    }
    return Refused.of(
        MOVE_1,
        "%d stars would move, %d may, out of %s",
        stars,
        table.numbers().starsPerAction(),
        position.own().units());
  }

  private Refused toCarrying(Position position, Pile<UnitKind> units) {
    if (position.stage() != Plain.ACTING || !PlayerTurn.mayAct(position)) {
      return Refused.of(TURN_4, "no action may be taken now");
    }
    int stars = SetUp.stars(units);
    return PlayerTurn.hasCarrier(position)
        ? Refused.of(
            stars > turn.carrierStars() && starsAreHigh ? STARS_1 : POWER_5,
            "%d stars would come in, %d may, out of %s",
            stars,
            turn.carrierStars(),
            position.own().reserve())
        : Refused.of(POWER_5, "there is no carrier in the enemy home zone");
  }

  private Refused toAttacking(Position position, Move.Attack move) {
    boolean joins =
        position.stage() instanceof Stage.Combat announcing
            && announcing.step() == CombatStep.ANNOUNCE;
    if (position.stage() instanceof Stage.Combat && !joins) {
      return Refused.of(COMBAT_4, "the battles have begun");
    }
    if ((position.stage() != Plain.ACTING && !joins) || !PlayerTurn.mayAct(position)) {
      return Refused.of(TURN_4, "no action may be taken now");
    }
    Unit attacker = move.attacker();
    if (attacker.mark() > 0) {
      return Refused.of(COMBAT_1, "%s attacks already", attacker);
    }
    if (attacker.zone() != move.defender().zone()) {
      return Refused.of(COMBAT_2, "%s and %s are in different zones", attacker, move.defender());
    }
    return Refused.of(
        ATTACK_1,
        "%s has %d stars, %d are left, of the units %s against %s",
        attacker,
        attacker.stars(),
        combat.starsLeft(position),
        position.own().units(),
        position.enemy().units());
  }

  private Refused toStriking(Position position, Move.Strike move) {
    if (position.stage() instanceof Stage.Strikes strikes
        && strikes.step() != Stage.StrikeStep.ANNOUNCE
        && strikes.step() != Stage.StrikeStep.JOIN) {
      return Refused.of(STRIKE_3, "the units were named before the objective was turned up");
    }
    if ((position.stage() != Plain.ACTING && !(position.stage() instanceof Stage.Strikes))
        || !PlayerTurn.mayAct(position)) {
      return Refused.of(TURN_4, "no action may be taken now");
    }
    Zone there = Zone.home(position.mover().enemy());
    if (move.unit().zone() != there) {
      return Refused.of(STRIKE_1, "%s is not in %s", move.unit(), there);
    }
    return Refused.of(
        STRIKE_1,
        "%s has %d stars, %d are left, and the objective is %s",
        move.unit(),
        move.unit().stars(),
        combat.starsLeft(position),
        move.target());
  }

  private static Refused toPlaying(Position position, Card card) {
    if (position.stage() instanceof Stage.Strikes) {
      return Refused.of(STRIKE_5, "this is a strike");
    }
    if (!(position.stage() instanceof Stage.Combat battle) || !isOfCards(battle.step())) {
      return Refused.of(PLAY_1, "no combat card is played now");
    }
    if (!card.isCombat()) {
      return Refused.of(CARD_1, "%s is an objective card", card);
    }
    return CombatCards.isForbidden(position, battle)
        ? Refused.of(CONFLICT_2, "a card of the enemy forbids it")
        : Refused.of(PLAY_1, "%s is not in hand", card);
  }

  private static boolean isOfCards(CombatStep step) {
    return step == CombatStep.FIRST_CARD
        || step == CombatStep.SECOND_CARD
        || step == CombatStep.THIRD_CARD;
  }

  private Refused toWord(Position position, Word word) {
    return switch (word) {
      case BEGIN -> Refused.of(COMBAT_4, "nothing has been announced");
      case PASS -> Refused.of(BATTLE_2, "no combat card is asked for now");
      case KEEP, REROLL -> Refused.of(REROLL_1, "no base roll can be repeated now");
      case DRAW, DECLINE -> Refused.of(PILE_2, "nobody is asked to draw");
      case STOP -> Refused.of(STRIKE_12, "the strikes go on");
      case END_TURN ->
          position.stage() == Plain.ACTING
              ? Refused.of(OVERVIEW_1, "an action can be taken")
              : Refused.of(TURN_1, "the turn is not at its end");
    };
  }
}
