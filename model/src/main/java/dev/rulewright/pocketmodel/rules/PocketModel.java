package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Draws;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Move.Word;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import dev.rulewright.pocketmodel.material.UnitKind;
import dev.rulewright.pocketmodel.notation.PocketNotation;
import dev.rulewright.pocketmodel.picture.TablePicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// *Star Wars PocketModel TCG* for two players, with some material and one reading.
public final class PocketModel implements Game<Position, Move>, Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("pocketmodel", "Star Wars PocketModel TCG", PocketClause.class);

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

  private final Table table;
  private final boolean ownerMayLook;
  private final SetUp setUp;
  private final PlayerTurn turn;
  private final Objectives objectives;
  private final Combat combat;
  private final Battle battle;
  private final Strikes strikes;
  private final Observation observation;
  private final Objections objections;
  private final EntryNotation<Position, Move> notation;

  /// The game with some material, under a reading.
  public PocketModel(Material material, Reading reading) {
    table = new Table(material, reading);
    ownerMayLook = reading.says("setup.own-face-down=owner-may-look");
    setUp = new SetUp(table);
    turn = new PlayerTurn(table);
    objectives = new Objectives(table);
    combat = new Combat(table);
    var ending = new Ending(table);
    battle = new Battle(table, new Hits(table), ending);
    strikes = new Strikes(table, objectives, ending);
    observation = new Observation(table, setUp);
    objections = new Objections(table, setUp, turn, objectives, combat);
    notation = PocketNotation.of(material, ending::isOut);
  }

  /// The material in use.
  public Material material() {
    return table.material();
  }

  /// The answers of the reading in use.
  public Reading answers() {
    return table.reading();
  }

  @Override
  public Rulebook rulebook() {
    return READINGS.rulebook();
  }

  @Override
  public String reading() {
    return table.reading().toString();
  }

  @Override
  public List<String> assumptions() {
    return table.material().assumptions();
  }

  @Override
  public List<Force> players() {
    return List.of(Force.values());
  }

  @Override
  public List<String> chanceSources() {
    return List.of("lot", "alliance cards", "empire cards", "alliance dice", "empire dice");
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    return TablePicture.of(position, viewer);
  }

  @Override
  public Position opening() {
    return setUp.opening();
  }

  @Override
  public Position observe(Position position, Player player) {
    return observation.dealt(position, (Force) player, Deal.IN_ORDER);
  }

  /// A position that looks to a player like another one: what the player cannot see lies where the
  /// deal puts it.
  public Position dealt(Position position, Force player, Deal deal) {
    return observation.dealt(position, player, deal);
  }

  // ---- Listing ----

  @Override
  public Turn<Move> turn(Position position) {
    Force mover = position.mover();
    return switch (position.stage()) {
      case Plain.ACTING ->
          new Turn.Decision<>(mover, new TurnMoves(position, objectives, turn, combat, strikes));
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
        int cards = Battle.cards(position, fight);
        yield new Turn.Decision<>(
            force,
            cards == 0
                ? PASS
                : new Listed(
                    cards + 1L,
                    index -> index < cards ? Battle.card(position, fight, index) : Word.PASS));
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
        int units = strikes.units(position);
        yield units == 0
            ? new Turn.Decision<>(mover, BEGIN)
            : new Turn.Decision<>(
                mover,
                new Listed(
                    units + 1L,
                    index ->
                        index < units ? strikes.joining(position, strike, index) : Word.BEGIN));
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

  // ---- Judging ----

  @Override
  public Ruling judge(Position position, Move move) {
    return switch (turn(position)) {
      case Turn.Decision<Move> decision -> judged(position, move, decision.moves());
      case Turn.Chance<Move> chance -> judged(position, move, chance.outcomes());
      case Turn.Over<Move>(Result result) ->
          Ruling.Refused.of((PocketClause) result.clauses().getFirst(), "play is over");
    };
  }

  private Ruling judged(Position position, Move move, Moves<Move> listed) {
    return listed.stream().anyMatch(move::equals)
        ? Ruling.Allowed.of(this, position, move)
        : objections.of(position, move);
  }

  // ---- Playing ----

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return switch (position.stage()) {
      case Plain.ACTING -> acted(position, move, chronicle);
      case Stage.Combat fight -> fought(position, fight, move, chronicle);
      case Stage.Strikes strike -> struck(position, strike, move, chronicle);
      case Stage.BringingIn bringing when move instanceof Move.BringIn(Pile<UnitKind> units) ->
          objectives.broughtIn(position, bringing, units, chronicle);
      case Stage.Replacing replacing when move instanceof Move.Taken(Card card) ->
          objectives.taken(position, replacing, card, chronicle);
      case Stage.Replacing replacing when move instanceof Move.Drawn(Card card) ->
          objectives.drawn(position, replacing, card, chronicle);
      case Stage.Deploying deploying when move instanceof Move.Deploy(Pile<UnitKind> units) ->
          setUp.deployed(position, deploying, units, chronicle);
      case Plain.LAYING, Plain.STARTING, Plain.DEALING -> prepared(position, move, chronicle);
      case Stage.BringingIn _, Stage.Replacing _, Stage.Deploying _, Stage.Over _ ->
          throw impossible(position, move);
    };
  }

  private static IllegalStateException impossible(Position position, Move move) {
    return new IllegalStateException("%s in %s".formatted(move, position.stage()));
  }

  private Position prepared(Position position, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Laid(Card card) -> setUp.laid(position, card, chronicle);
      case Move.Start(Force force) -> setUp.started(position, force, chronicle);
      case Move.Drawn(Card card) -> setUp.dealt(position, card, chronicle);
      default -> throw impossible(position, move);
    };
  }

  private Position acted(Position position, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Replace replace -> objectives.played(position, replace, chronicle);
      case Move.Advance(List<Move.Step> steps) -> turn.moved(position, steps, chronicle);
      case Move.Attack attack -> combat.announced(position, null, attack, chronicle);
      case Move.Strike strike -> strikes.announced(position, null, strike, chronicle);
      case Move.Carry(Pile<UnitKind> units) -> turn.carried(position, units, chronicle);
      case Word.END_TURN -> turn.ended(position, chronicle);
      default -> throw impossible(position, move);
    };
  }

  private Position fought(Position position, Stage.Combat fight, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Attack attack -> combat.announced(position, fight, attack, chronicle);
      case Word.BEGIN -> battle.next(position, fight, chronicle);
      case Move.Next(int attacker) ->
          battle.begun(position, fight, fight.left(), attacker, chronicle);
      case Move.Play(Card card) -> battle.played(position, fight, card, chronicle);
      case Word.PASS -> battle.passed(position, fight, chronicle);
      case Move.Rolled(int sum) -> battle.rolled(position, fight, sum, chronicle);
      case Word.KEEP, Word.REROLL -> battle.decided(position, fight, (Word) move, chronicle);
      case Word.DRAW, Word.DECLINE -> battle.asked(position, fight, (Word) move, chronicle);
      case Move.Drawn(Card card) -> battle.drawn(position, fight, card, chronicle);
      default -> throw impossible(position, move);
    };
  }

  private Position struck(Position position, Stage.Strikes strike, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Strike more -> strikes.announced(position, strike, more, chronicle);
      case Word.BEGIN -> strikes.begun(position, strike, chronicle);
      case Word.STOP -> strikes.stopped(position, strike, chronicle);
      case Move.TurnedUp(Card card) -> strikes.turnedUp(position, strike, card, chronicle);
      case Move.Rolled(int sum) -> strikes.rolled(position, strike, sum, chronicle);
      case Move.Laid(Card card) -> strikes.laid(position, strike, card, chronicle);
      default -> throw impossible(position, move);
    };
  }

  /// The sums of two dice, each as likely as there are ways to throw it.
  ///
  /// - BATTLE-5: Step 4a: each player throws two dice; their sum is the base roll.
  private record TwoDice(List<Move> sums) implements Outcomes<Move> {

    private static final int LEAST = 2;
    private static final int MOST = 12;
    private static final int WAYS = 36;

    static final Outcomes<Move> SUMS =
        new TwoDice(IntStream.rangeClosed(LEAST, MOST).<Move>mapToObj(Move.Rolled::new).toList());

    @Override
    public long size() {
      return sums.size();
    }

    @Override
    public Move get(long index) {
      return sums.get(Math.toIntExact(index));
    }

    @Override
    public long weight(long index) {
      return Math.min(index, MOST - LEAST - index) + 1;
    }

    @Override
    public long totalWeight() {
      return WAYS;
    }
  }
}
