package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Draws;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Move.Word;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.ArrayList;
import java.util.List;

/// Who or what decides next, and between what.
final class Listing extends Chapter {

  private static final int LOT = 0;

  /// The first of two sources of cards, one for each seat; those of dice come after them.
  private static final int CARDS = 1;

  private static final int DICE = 3;

  /// Rolls of two dice, by seat.
  private static final List<Turn<Move>> ROLLS =
      List.of(new Turn.Chance<>(DICE, TwoDice.SUMS), new Turn.Chance<>(DICE + 1, TwoDice.SUMS));

  private static final Outcomes<Move> STARTS =
      Outcomes.of(List.of(new Move.Start(Force.ALLIANCE), new Move.Start(Force.EMPIRE)));
  private static final Moves<Move> BEGIN = Outcomes.of(List.of(Word.BEGIN));
  private static final Moves<Move> PASS = Outcomes.of(List.of(Word.PASS));
  private static final Moves<Move> KEEP_OR_REROLL = Outcomes.of(List.of(Word.KEEP, Word.REROLL));
  private static final Moves<Move> DRAW_OR_DECLINE = Outcomes.of(List.of(Word.DRAW, Word.DECLINE));
  private static final Moves<Move> BEGIN_OR_STOP = Outcomes.of(List.of(Word.BEGIN, Word.STOP));

  private final SetUp setUp;
  private final PlayerTurn turn;
  private final Objectives objectives;
  private final Combat combat;
  private final StrikeAnnouncing announcing;
  private final boolean ownerMayLook = says("setup.own-face-down=owner-may-look");

  Listing(
      Table table,
      SetUp setUp,
      PlayerTurn turn,
      Objectives objectives,
      Combat combat,
      StrikeAnnouncing announcing) {
    super(table);
    this.setUp = setUp;
    this.turn = turn;
    this.objectives = objectives;
    this.combat = combat;
    this.announcing = announcing;
  }

  /// See [dev.rulewright.kernel.Game#turn].
  Turn<Move> turn(Position position) {
    Force mover = position.mover();
    return switch (position.stage()) {
      case Plain.ACTING ->
          new Turn.Decision<>(mover, new TurnMoves(position, objectives, turn, combat, announcing));
      case Stage.Combat fight -> ofCombat(position, fight);
      case Stage.Strikes strike -> ofStrikes(position, strike);
      case Stage.BringingIn bringing ->
          new Turn.Decision<>(bringing.player(), objectives.waysToBring(position, bringing));
      case Stage.Replacing(Card _, Card old) when old != null ->
          drawing(mover, position.own().draw());
      case Stage.Replacing _ -> taking(position);
      case Plain.LAYING -> {
        Force force = setUp.layer(position);
        yield new Turn.Chance<>(
            CARDS + force.seat(), new Draws<>(position.side(force).draw(), Move.Laid::new));
      }
      case Plain.STARTING -> new Turn.Chance<>(LOT, STARTS);
      case Stage.Deploying deploying -> {
        Force force = SetUp.deployer(position, deploying);
        List<Pile<UnitKind>> choices = setUp.deployments(position.side(force).reserve());
        yield new Turn.Decision<>(
            force, new Listed(choices.size(), index -> new Move.Deploy(choices.get(index))));
      }
      case Plain.DEALING -> {
        Force force = setUp.receiver(position);
        yield drawing(force, position.side(force).draw());
      }
      case Stage.Over(Result result) -> new Turn.Over<>(result);
    };
  }

  private static Turn<Move> drawing(Force force, Pile<Card> draw) {
    return new Turn.Chance<>(CARDS + force.seat(), new Draws<>(draw, Move.Drawn::new));
  }

  /// Which face-down objective is taken is chance, unless its owner knows them.
  private Turn<Move> taking(Position position) {
    Outcomes<Move> taken = new Draws<>(position.own().faceDown(), Move.Taken::new);
    return ownerMayLook
        ? new Turn.Decision<>(position.mover(), taken)
        : new Turn.Chance<>(CARDS + position.mover().seat(), taken);
  }

  private Turn<Move> ofCombat(Position position, Stage.Combat fight) {
    Force force = fight.step().player(position.mover());
    return switch (fight.step()) {
      case ANNOUNCE -> {
        int attacks = combat.count(position);
        yield new Turn.Decision<>(
            force,
            new Listed(
                attacks + 1L, index -> index < attacks ? combat.get(position, index) : Word.BEGIN));
      }
      case CHOOSE -> new Turn.Decision<>(force, battles(fight));
      case FIRST_CARD, SECOND_CARD, THIRD_CARD -> {
        int cards = CombatCards.cards(position, fight);
        yield new Turn.Decision<>(
            force,
            cards == 0
                ? PASS
                : new Listed(
                    cards + 1L,
                    index -> index < cards ? CombatCards.card(position, fight, index) : Word.PASS));
      }
      case ATTACK_REROLL, DEFENCE_REROLL -> new Turn.Decision<>(force, KEEP_OR_REROLL);
      case ATTACK_ASK, DEFENCE_ASK -> new Turn.Decision<>(force, DRAW_OR_DECLINE);
      case ATTACK_ROLL, ATTACK_AGAIN, DEFENCE_ROLL, DEFENCE_AGAIN -> ROLLS.get(force.seat());
      case ATTACK_DRAW, DEFENCE_DRAW -> drawing(force, position.side(force).draw());
    };
  }

  private static Moves<Move> battles(Stage.Combat fight) {
    var next = new ArrayList<Move>();
    for (int attacker = 1; attacker <= fight.targets().size(); attacker++) {
      if ((fight.left() & 1 << (attacker - 1)) != 0) {
        next.add(new Move.Next(attacker));
      }
    }
    return Outcomes.of(next);
  }

  private Turn<Move> ofStrikes(Position position, Stage.Strikes strike) {
    Force mover = position.mover();
    Force owner = mover.enemy();
    return switch (strike.step()) {
      case ANNOUNCE, JOIN -> {
        int units = announcing.units(position);
        yield units == 0
            ? new Turn.Decision<>(mover, BEGIN)
            : new Turn.Decision<>(
                mover,
                new Listed(
                    units + 1L,
                    index ->
                        index < units ? announcing.joining(position, strike, index) : Word.BEGIN));
      }
      case ASK -> new Turn.Decision<>(mover, BEGIN_OR_STOP);
      case TURN_UP ->
          new Turn.Chance<>(
              CARDS + owner.seat(), new Draws<>(position.enemy().faceDown(), Move.TurnedUp::new));
      case ROLL -> ROLLS.get(mover.seat());
      case LAY ->
          new Turn.Chance<>(
              CARDS + owner.seat(), new Draws<>(position.enemy().draw(), Move.Laid::new));
    };
  }
}
