package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.ATTACK_1;
import static dev.rulewright.invaders.InvadersClause.CARDS_1;
import static dev.rulewright.invaders.InvadersClause.CARDS_2;
import static dev.rulewright.invaders.InvadersClause.COST_3;
import static dev.rulewright.invaders.InvadersClause.COST_4;
import static dev.rulewright.invaders.InvadersClause.COST_5;
import static dev.rulewright.invaders.InvadersClause.HERO_8;
import static dev.rulewright.invaders.InvadersClause.SETUP_1;
import static dev.rulewright.invaders.InvadersClause.TURN_1;
import static dev.rulewright.invaders.InvadersClause.TURN_2;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.notation.InvadersNotation;
import dev.rulewright.invaders.picture.TablePicture;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Draws;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.cards.Unseen;
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

/// The playable core of *Invaders* with some material, under a reading.
public final class Invaders extends GameUnderReading<Position, Move> implements Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS = Readings.of("invaders", "Invaders", InvadersClause.class);

  private static final List<String> SOURCES =
      List.of("invader's deck", "mankind's deck", "hero deck", "invader's hand", "mankind's hand");
  private static final int HERO_DECK = 2;
  private static final int HANDS = 3;

  private final Table table;
  private final Turns turns;
  private final Attack attack;
  private final Heroes heroes;
  private final Sacrificing sacrificing;
  private final Destroying destroying;
  private final Entering entering;
  private final Costs costs;
  private final PlayCard playCard;
  private final Reasons reasons;
  private final EntryNotation<Position, Move> notation;

  /// The game with some material, under a reading.
  public Invaders(Material material, Reading reading) {
    super(READINGS, reading, material.assumptions(), List.of(Seat.values()), SOURCES);
    table = new Table(material, reading, new MoveTable(material));
    turns = new Turns(table);
    attack = new Attack(table, turns);
    heroes = new Heroes(table, turns);
    sacrificing = new Sacrificing(table);
    destroying = new Destroying(table, heroes, sacrificing);
    entering = new Entering(table, heroes, destroying);
    costs = new Costs(table, entering);
    playCard = new PlayCard(table, costs, heroes);
    reasons = new Reasons(table, costs);
    notation = InvadersNotation.of(material, position -> turn(position).choices().size() == 0);
  }

  /// The material in use.
  public Material material() {
    return table.material();
  }

  /// By how much the Invader's powers in a zone are higher than what counts for Mankind there
  /// (ATTACK-1); negative if they are lower.
  public int margin(Position position, Zone zone) {
    return attack.margin(position, zone);
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    String stage = FieldPicture.waitsFor(notation.fields(position));
    return new TablePicture(table.material()).of(position, stage, viewer);
  }

  @Override
  public Position opening() {
    return turns.opening();
  }

  // ---- Listing ----

  @Override
  public Turn<Move> turn(Position position) {
    Seat mover = position.mover();
    return switch (position.stage()) {
      case Stage.Main _ -> new Turn.Decision<>(mover, main(position));
      case Stage.Drawing _ ->
          new Turn.Chance<>(
              mover.ordinal(), new Draws<>(position.acting().deck(), table.moves().drawn()));
      case Stage.Paying stage -> new Turn.Decision<>(mover, costs.list(position, stage));
      case Stage.Discarding _ ->
          new Turn.Chance<>(
              HANDS + mover.ordinal(), new Draws<>(position.acting().hand(), Move.Discarded::new));
      case Stage.Turning _ ->
          new Turn.Chance<>(
              mover.ordinal(), new Draws<>(position.acting().deck(), table.moves().drained()));
      case Stage.Draining _ ->
          new Turn.Chance<>(
              Seat.MANKIND.ordinal(),
              new Draws<>(position.mankind().deck(), table.moves().drained()));
      case Stage.Destroying stage -> new Turn.Decision<>(mover, destroying.list(position, stage));
      case Stage.Sacrificing _ -> new Turn.Decision<>(Seat.MANKIND, sacrificing.list(position));
      case Stage.HeroComing _ ->
          new Turn.Chance<>(HERO_DECK, new Draws<>(position.heroDeck(), Move.Hero::new));
      case Stage.HeroPlacing stage -> {
        var places = new MoveList();
        heroes.listPlaces(position, places);
        yield new Turn.Decision<>(stage.succession().chooser(), places);
      }
      case Stage.Entering stage -> throw new IllegalStateException("nobody decides in " + stage);
      case Stage.Over over -> new Turn.Over<>(over.result());
    };
  }

  private MoveList main(Position position) {
    var moves = new MoveList(table.moves().numbered(position.mover()));
    playCard.list(position, moves);
    attack.list(position, moves);
    heroes.list(position, moves);
    moves.add(table.moves().endMain(position.mover()));
    return moves;
  }

  // ---- Judging ----

  @Override
  public Ruling judge(Position position, Move move) {
    @Nullable InvadersClause because = whyNot(position, move);
    return because == null
        ? Ruling.Allowed.of(this, position, move)
        : new Ruling.Refused(because, reasons.of(because, position, move));
  }

  private @Nullable InvadersClause whyNot(Position position, Move move) {
    return switch (position.stage()) {
      case Stage.Main _ ->
          switch (move) {
            case Move.Play play -> playCard.whyNot(position, play);
            case Move.Use use -> attack.whyNotUsed(position, use.card(), use.zone());
            case Move.MoveHero hero -> heroes.whyNotMoved(position, hero.zone());
            case Move.EndMain _ -> null;
            default -> TURN_2;
          };
      case Stage.Paying stage -> costs.whyNotPaid(position, stage, move);
      case Stage.Destroying stage ->
          move instanceof Move.Destroy destroy
              ? destroying.whyNot(position, stage, destroy)
              : Destroying.clause(stage.card());
      case Stage.Sacrificing _ ->
          move instanceof Move.Sacrifice sacrifice
              ? Sacrificing.whyNot(position, sacrifice.target())
              : CARDS_2;
      case Stage.HeroPlacing _ ->
          move instanceof Move.PlaceHero place
              ? heroes.whyNotPlaced(position, place.zone())
              : HERO_8;
      case Stage.Drawing _ -> whyNotBy(position, move, position.turn() == 0 ? SETUP_1 : TURN_1);
      case Stage.Discarding _ -> whyNotBy(position, move, COST_3);
      case Stage.Turning _ -> whyNotBy(position, move, COST_4);
      case Stage.Draining stage -> whyNotBy(position, move, stage.attack() ? ATTACK_1 : CARDS_1);
      case Stage.HeroComing _ -> whyNotBy(position, move, HERO_8);
      case Stage.Entering _ -> COST_5;
      case Stage.Over over -> over.because().getFirst();
    };
  }

  /// A clause, unless chance may bring a move.
  private @Nullable InvadersClause whyNotBy(Position position, Move move, InvadersClause clause) {
    return turn(position) instanceof Turn.Chance<Move> chance
            && chance.outcomes().stream().anyMatch(move::equals)
        ? null
        : clause;
  }

  // ---- Playing ----

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return switch (position.stage()) {
      case Stage.Main _ when move instanceof Move.Play play ->
          playCard.played(position, play, chronicle);
      case Stage.Main _ when move instanceof Move.Use use -> attack.used(position, use, chronicle);
      case Stage.Main _ when move instanceof Move.MoveHero hero ->
          Heroes.moved(position, hero.zone(), chronicle);
      case Stage.Main _ when move instanceof Move.EndMain -> attack.afterMain(position, chronicle);
      case Stage.Drawing(int left) when move instanceof Move.Drawn(Card card) ->
          turns.drawn(position, left, card, chronicle);
      case Stage.Paying stage when move instanceof Move.Pay(Pile<Card> cards) ->
          costs.paid(position, stage, cards, chronicle);
      case Stage.Paying stage when move instanceof Move.DrainFirst ->
          costs.drainingFirst(position, stage, chronicle);
      case Stage.Discarding stage when move instanceof Move.Discarded(Card card) ->
          costs.discarded(position, stage, card, chronicle);
      case Stage.Turning stage when move instanceof Move.Drained(Card card) ->
          costs.turned(position, stage, card, chronicle);
      case Stage.Draining stage when move instanceof Move.Drained(Card card) ->
          attack.drained(position, stage, card, chronicle);
      case Stage.Destroying stage when move instanceof Move.Destroy destroy ->
          destroying.played(position, stage, destroy, chronicle);
      case Stage.Sacrificing _ when move instanceof Move.Sacrifice sacrifice ->
          Sacrificing.played(position, sacrifice.target(), chronicle);
      case Stage.HeroComing stage when move instanceof Move.Hero hero ->
          Heroes.came(position, hero.card(), stage.succession(), chronicle);
      case Stage.HeroPlacing stage when move instanceof Move.PlaceHero place ->
          entering.goneOn(heroes.placed(position, place.zone(), stage, chronicle), chronicle);
      default -> throw new IllegalStateException("cannot play '" + move + "' in " + position);
    };
  }

  // ---- Observing ----

  /// What is hidden is the other hand and the order of decks: hand and deck of the other player are
  /// dealt anew, the first cards in the order of the table to the hand.
  @Override
  public Position observe(Position position, Player player) {
    return dealt(position, (Seat) player, Deal.IN_ORDER);
  }

  /// A position that looks to a player like another one: what the other player has in hand is as a
  /// deal says.
  public Position dealt(Position position, Seat player, Deal deal) {
    Seat other = player.other();
    Side side = position.side(other);
    var unseen = new Unseen<>(side.hand().plus(side.deck()), deal);
    return position.with(other, side.with(unseen.take(side.hand().size()), unseen.left()));
  }
}
