package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.airsoftsquads.notation.AirsoftNotation;
import dev.rulewright.airsoftsquads.picture.TablePicture;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.FieldPicture;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.GameUnderReading;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// *Airsoft Squads* under one reading: the chapter on the game round, with as much around it as it
/// takes to play.
public final class AirsoftSquads extends GameUnderReading<Position, Move>
    implements Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("airsoft-squads", "Airsoft Squads", AirsoftClause.class);

  private static final List<String> SOURCES =
      List.of("red deck", "blue deck", "red itemdeck", "blue itemdeck", "red die", "blue die");

  private final Terms terms;
  private final Draw draw;
  private final SetUp setUp;
  private final StrategyPhase strategy;
  private final CombatPhase combat;
  private final AttackAction attack;
  private final Performance performance;
  private final Items items;
  private final SupportPhase support;
  private final EntryNotation<Position, Move> notation;
  private final Outcomes<Move> deploys;
  private final MoveTable moves;

  /// The game with some material, under a reading.
  public AirsoftSquads(Material material, Reading reading) {
    super(READINGS, reading, material.assumptions(), List.of(Seat.values()), SOURCES);
    terms = new Terms(material, reading);
    var ending = new Ending(terms);
    draw = new Draw(terms, ending);
    setUp = new SetUp(terms, draw);
    strategy = new StrategyPhase(terms, draw);
    performance = new Performance(draw);
    var hits = new Hits(terms, performance);
    attack = new AttackAction(terms, hits, ending);
    combat = new CombatPhase(terms, attack, new MoveAction(terms, hits, ending));
    items = new Items(hits);
    support = new SupportPhase(terms, hits, draw, ending);
    notation = AirsoftNotation.of(material, this::settled);
    deploys = Outcomes.of(setUp.ways());
    moves = new MoveTable(terms);
  }

  /// The material in use.
  public Material material() {
    return terms.material();
  }

  /// The DP of an operator with what is attached to it, less what Moves cost.
  public int dp(Operator operator) {
    return terms.dp(operator);
  }

  /// How much AP the attacker has above the EP of the attacked before dice.
  public int lead(Position position, Stage.Attack attack) {
    return this.attack.lead(position, attack);
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    String stage = FieldPicture.waitsFor(notation.fields(position));
    return TablePicture.of(position, stage, viewer);
  }

  @Override
  public Position opening() {
    return setUp.opening();
  }

  @Override
  public Position observe(Position position, Player player) {
    return dealt(position, player, Deal.IN_ORDER);
  }

  /// A position that looks to a player like another one: which cards the opponent holds is as the
  /// deal says.
  public Position dealt(Position position, Player player, Deal deal) {
    return Observation.dealt(position, (Seat) player, deal);
  }

  // ---- Listing ----

  @Override
  public Turn<Move> turn(Position position) {
    return switch (position.stage()) {
      case Stage.Deciding stage -> new Turn.Decision<>(stage.player(), legal(position, stage));
      case Stage.Drawing(Seat player, Stage _) ->
          moves.drawing(player, position.side(player).deck());
      case Stage.DrawingItem(Seat player, Stage _) ->
          moves.drawingItem(player, position.side(player).items());
      case Stage.Rolling(Stage.Attack(Seat player, int _, int _), int die) ->
          MoveTable.THROWS.get((die == 0 ? player : player.other()).seat());
      case Stage.Violating(Stage.Attack(Seat player, int _, int _), boolean _) ->
          MoveTable.THROWS.get(player.seat());
      case Stage.Over(Result result) -> new Turn.Over<>(result);
      case Stage.Passing passing -> throw new IllegalStateException(passing + " goes on by itself");
    };
  }

  private Moves<Move> legal(Position position, Stage.Deciding deciding) {
    return switch (deciding) {
      // No clause forbids any of these.
      case Stage.Deploying _ -> deploys;
      case Stage.Strategy _ -> legal(position, moves.strategies);
      case Stage.Acting _ -> legal(position, moves.actions);
      case Stage.Bonus _ -> legal(position, moves.bonuses);
      case Stage.Attaching _ -> legal(position, moves.attachments);
      case Stage.Performing _ -> legal(position, MoveTable.DRAWS);
      case Stage.Equipping _ -> legal(position, moves.equipments);
      case Stage.Choosing(Stage.Task task, Seat _) when task == Stage.Task.ITEMS ->
          legal(position, moves.drops);
      case Stage.Choosing stage -> Outcomes.of(support.choices(position, stage));
    };
  }

  private Moves<Move> legal(Position position, List<Move> all) {
    if (all.size() > Among.MOST) {
      return legalOfMany(position, all);
    }
    long legal = 0;
    for (int i = 0; i < all.size(); i++) {
      if (whyNot(position, all.get(i)) == null) {
        legal |= 1L << i;
      }
    }
    return new Among(all, legal);
  }

  private Moves<Move> legalOfMany(Position position, List<Move> all) {
    return Outcomes.of(all.stream().filter(move -> whyNot(position, move) == null).toList());
  }

  // ---- Judging ----

  /// The clause that forbids a move; null if it is legal.
  private @Nullable AirsoftClause whyNot(Position position, Move move) {
    return switch (position.stage()) {
      case Stage.Deploying _ -> setUp.whyNot(move);
      case Stage.Strategy stage -> strategy.whyNot(position, stage, move);
      case Stage.Acting stage -> combat.whyNot(position, stage, move);
      case Stage.Bonus stage -> combat.whyNot(position, stage, move);
      case Stage.Attaching stage -> attack.whyNot(position, stage, move);
      case Stage.Performing stage -> performance.whyNot(position, stage, move);
      case Stage.Equipping stage -> performance.whyNot(position, stage, move);
      case Stage.Choosing stage -> support.whyNot(position, stage, move);
      case Stage.Drawing(Seat _, Stage then) -> unlessListed(position, move, Draw.because(then));
      case Stage.DrawingItem _ -> unlessListed(position, move, AirsoftClause.PERFORM_1);
      case Stage.Rolling _ -> unlessListed(position, move, AirsoftClause.MODIFY_4);
      case Stage.Violating _ -> unlessListed(position, move, AirsoftClause.OUT_1);
      case Stage.Over(Result result) -> (AirsoftClause) result.clauses().getFirst();
      case Stage.Passing passing -> throw new IllegalStateException(passing + " goes on by itself");
    };
  }

  private @Nullable AirsoftClause unlessListed(
      Position position, Move move, AirsoftClause because) {
    return turn(position) instanceof Turn.Chance<Move>(int _, var outcomes)
            && outcomes.stream().anyMatch(move::equals)
        ? null
        : because;
  }

  @Override
  public Ruling judge(Position position, Move move) {
    AirsoftClause because = whyNot(position, move);
    return because == null
        ? Ruling.Allowed.of(this, position, move)
        : new Ruling.Refused(because, Reasons.of(because, terms, position, move));
  }

  // ---- Playing ----

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return settled(played(position, move, chronicle), chronicle);
  }

  private Position played(Position position, Move move, Chronicle chronicle) {
    return switch (position.stage()) {
      case Stage.Deploying(Seat player) when move instanceof Move.Deploy(var operators) ->
          setUp.deployed(position, player, operators, chronicle);
      case Stage.Drawing stage when move instanceof Move.Drawn(Card card) ->
          draw.drawn(position, stage, card, chronicle);
      case Stage.Strategy stage -> played(position, stage, move, chronicle);
      case Stage.Acting stage -> acted(position, stage, move, chronicle);
      case Stage.Bonus(Seat player, int _) when move instanceof Move.Bonus(var action) ->
          combat.bonus(position, player, action, chronicle);
      case Stage.Bonus(Seat player, int _) when move == Move.Word.NO_BONUS ->
          combat.noBonus(position, player, chronicle);
      case Stage.Attaching stage ->
          attack.attached(
              position, stage, move instanceof Move.Play(Card card) ? card : null, chronicle);
      case Stage.Rolling stage when move instanceof Move.Rolled(int points) ->
          attack.rolled(position, stage, points, chronicle);
      case Stage.Violating stage when move instanceof Move.Rolled(int points) ->
          attack.violated(position, stage, points, chronicle);
      case Stage.Performing stage when move instanceof Move.Word what ->
          performance.chosen(position, stage, what, chronicle);
      case Stage.DrawingItem stage when move instanceof Move.Item(Card item) ->
          performance.drawn(position, stage, item, chronicle);
      case Stage.Equipping stage when move instanceof Move.Equip(int at) ->
          performance.equipped(position, stage, at, chronicle);
      case Stage.Choosing stage -> chosen(position, stage, move, chronicle);
      case Stage _ ->
          throw new IllegalStateException("'%s' in %s".formatted(move, position.stage()));
    };
  }

  private Position played(Position position, Stage.Strategy stage, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Play(Card card) -> strategy.played(position, stage, card, chronicle);
      case Move.PlayOn(Card card, int at) -> strategy.played(position, stage, card, at, chronicle);
      case Move _ -> strategy.done(position, stage, chronicle);
    };
  }

  private Position acted(Position position, Stage.Acting stage, Move move, Chronicle chronicle) {
    Seat player = stage.player();
    return switch (move) {
      case Move.Action action -> combat.played(position, player, action, chronicle);
      case Move.Bonus(var action) -> combat.bonus(position, player, action, chronicle);
      case Move.Exhaust(int from) -> combat.exhausted(position, player, from, chronicle);
      case Move.Word word when word == Move.Word.NO_BONUS ->
          combat.noBonus(position, player, chronicle);
      case Move _ -> combat.passed(position, stage, chronicle);
    };
  }

  private Position chosen(Position position, Stage.Choosing stage, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.DropItem(int at) -> items.dropped(position, stage.player(), at, chronicle);
      case Move.DropSavedItem(OperatorCard who) ->
          items.dropped(position, stage.player(), who, chronicle);
      case Move.Word _ -> support.kept(position, stage.player(), chronicle);
      case Move _ -> support.chosen(position, stage, move, chronicle);
    };
  }

  /// The position after what goes on by itself.
  private Position settled(Position position, Chronicle chronicle) {
    Position settled = position;
    while (settled.stage() instanceof Stage.Passing passing) {
      settled =
          switch (passing) {
            case Stage.Dealing _ -> setUp.dealing(settled, chronicle);
            case Stage.Beginning _ -> strategy.begun(settled, chronicle);
            case Stage.Alternating(Seat next) -> combat.alternating(settled, next, chronicle);
            case Stage.Acted acted -> combat.acted(settled, acted, chronicle);
            case Stage.Supporting stage -> support.from(settled, stage, chronicle);
          };
    }
    return settled;
  }

  private Position settled(Position position) {
    return settled(position, Chronicle.SILENT);
  }
}
