package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.GameUnderReading;
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
import java.util.List;
import java.util.Optional;

/// *Star Wars PocketModel TCG* for two players, with some material and one reading.
public final class PocketModel extends GameUnderReading<Position, Move>
    implements Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("pocketmodel", "Star Wars PocketModel TCG", PocketClause.class);

  private static final List<String> SOURCES =
      List.of("lot", "alliance cards", "empire cards", "alliance dice", "empire dice");

  private final Table table;
  private final SetUp setUp;
  private final PlayerTurn turn;
  private final Objectives objectives;
  private final Combat combat;
  private final Battles battles;
  private final Refill refill;
  private final Battle battle;
  private final StrikeAnnouncing announcing;
  private final Strikes strikes;
  private final Listing listing;
  private final Observation observation;
  private final Objections objections;
  private final EntryNotation<Position, Move> notation;

  /// The game with some material, under a reading.
  public PocketModel(Material material, Reading reading) {
    super(READINGS, reading, material.assumptions(), List.of(Force.values()), SOURCES);
    table = new Table(material, reading);
    setUp = new SetUp(table);
    turn = new PlayerTurn(table);
    objectives = new Objectives(table);
    combat = new Combat(table);
    var ending = new Ending(table);
    battles = new Battles(table, ending);
    refill = new Refill(table, battles);
    battle = new Battle(table, new Hits(table), ending, refill);
    announcing = new StrikeAnnouncing(table);
    strikes = new Strikes(table, announcing, objectives, ending);
    listing = new Listing(table, setUp, turn, objectives, combat, announcing);
    observation = new Observation(table, setUp);
    objections = new Objections(table, setUp, turn, objectives, combat);
    notation = PocketNotation.of(material, ending::isOut);
  }

  /// The material in use.
  public Material material() {
    return table.material();
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

  @Override
  public Turn<Move> turn(Position position) {
    return listing.turn(position);
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
      case Move.Strike strike -> announcing.announced(position, null, strike, chronicle);
      case Move.Carry(Pile<UnitKind> units) -> turn.carried(position, units, chronicle);
      case Word.END_TURN -> turn.ended(position, chronicle);
      default -> throw impossible(position, move);
    };
  }

  private Position fought(Position position, Stage.Combat fight, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Attack attack -> combat.announced(position, fight, attack, chronicle);
      case Word.BEGIN -> battles.next(position, fight, chronicle);
      case Move.Next(int attacker) ->
          battles.begun(position, fight, fight.left(), attacker, chronicle);
      case Move.Play(Card card) -> CombatCards.played(position, fight, card, chronicle);
      case Word.PASS -> CombatCards.passed(position, fight, chronicle);
      case Move.Rolled(int sum) -> battle.rolled(position, fight, sum, chronicle);
      case Word.KEEP, Word.REROLL -> battle.decided(position, fight, (Word) move, chronicle);
      case Word.DRAW, Word.DECLINE -> refill.asked(position, fight, (Word) move, chronicle);
      case Move.Drawn(Card card) -> refill.drawn(position, fight, card, chronicle);
      default -> throw impossible(position, move);
    };
  }

  private Position struck(Position position, Stage.Strikes strike, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Strike more -> announcing.announced(position, strike, more, chronicle);
      case Word.BEGIN -> strikes.begun(position, strike, chronicle);
      case Word.STOP -> strikes.stopped(position, strike, chronicle);
      case Move.TurnedUp(Card card) -> strikes.turnedUp(position, strike, card, chronicle);
      case Move.Rolled(int sum) -> strikes.rolled(position, strike, sum, chronicle);
      case Move.Laid(Card card) -> strikes.laid(position, strike, card, chronicle);
      default -> throw impossible(position, move);
    };
  }
}
