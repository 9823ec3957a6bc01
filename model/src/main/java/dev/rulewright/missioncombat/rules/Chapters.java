package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.DRAW_FIVE_UNITS;
import static dev.rulewright.missioncombat.MissionClause.DRAW_TOP_CARD;
import static dev.rulewright.missioncombat.MissionClause.ENDS_AT_ONCE;
import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Draws;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.notation.MissionNotation;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.moving.ArterialRoad;
import dev.rulewright.missioncombat.rules.moving.FreeMoves;
import dev.rulewright.missioncombat.rules.otherwise.DiscardPiles;
import dev.rulewright.missioncombat.rules.otherwise.DrawOffer;
import dev.rulewright.missioncombat.rules.otherwise.MoveTraces;
import dev.rulewright.missioncombat.rules.otherwise.Staying;
import dev.rulewright.missioncombat.rules.splitting.Splitting;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Buildings;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Damage;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The chapters put together: which of them a position waits for, which moves they list, which they
/// refuse, and what a move does.
final class Chapters {

  /// The index of the source that determines the start player; the two decks follow.
  private static final int START = 0;

  private final Board board;
  private final Control control;
  private final Damage damage;
  private final PlayerTurn playerTurn;
  private final Opening opening;
  private final SetUp setUp;
  private final Reshuffle reshuffle;
  private final Hq hq;
  private final DiscardPiles discardPiles;
  private final DrawCard drawCard;
  private final boolean turnsEndThemselves;
  private final Actions actions;
  private final EntryNotation<Position, Move> notation;

  /// @param material its board laid out as the reading says
  Chapters(Material material, Reading reading) {
    board = material.board();
    control = new Control(board, reading);
    var actionPoints = new ActionPoints(material.numbers(), reading);
    playerTurn = new PlayerTurn(actionPoints, material.numbers().turnLimit(), control, reading);
    var victory = new Victory(reading);
    var drawOffer = new DrawOffer(reading);
    var buildings = new Buildings(board, reading);
    damage = new Damage(board, control, material.numbers(), reading);
    var splitting = new Splitting(damage, reading);
    opening = new Opening(material, playerTurn, reading);
    setUp = new SetUp(material, buildings, playerTurn, opening);
    reshuffle = new Reshuffle(reading);
    hq = new Hq(control, reshuffle, reading);
    discardPiles = new DiscardPiles(reading);
    drawCard = new DrawCard(hq, reshuffle, reading);
    var portals = new Portals(board, control, reading);
    var playUnit = new PlayUnit(board, control, portals, buildings, reading);
    var playEvent = new PlayEvent(board, control, damage, splitting, reading);
    var guests = new Guests(buildings, damage, reading);
    var staying =
        new Staying(
            guests, (position, move) -> isFree(position, move, playUnit, playEvent), reading);
    turnsEndThemselves = reading.says("turn.end-announcement=automatic");
    // A37: moves and ranged attacks may differ in what is adjacent.
    Board shots = reading.says("ranged.adjacency=edges-only") ? board.alongEdges() : board;
    Board steps = reading.says("ranged.adjacency=corners-too") ? board.alongEdges() : board;
    var attack = new Attack(shots, damage, splitting, guests, reading);
    var arterialRoad = new ArterialRoad(steps, control, buildings, reading);
    var traces = new MoveTraces(board, control::areasOf, reading);
    var freeMoves = new FreeMoves(steps, arterialRoad, reading);
    var enterToAttack = new EnterToAttack(buildings, attack, reading);
    var moveUnit = new MoveUnit(steps, guests, damage, freeMoves, enterToAttack, traces, reading);
    actions =
        new Actions(
            board,
            drawCard,
            playUnit,
            playEvent,
            moveUnit,
            attack,
            guests,
            staying,
            new Departures(guests, staying),
            playerTurn,
            victory,
            drawOffer);
    var possible =
        new Possible(
            damage, control, buildings, actionPoints, traces, staying.isPossible(), reading);
    notation = MissionNotation.of(material, possible, playerTurn::given, staying::allGoneBack);
  }

  private static boolean isFree(
      Position position, Move move, PlayUnit playUnit, PlayEvent playEvent) {
    return switch (move) {
      case Move.PlayUnit play -> playUnit.isFree(position, play);
      case Move.PlayBarrage _, Move.PlayRemoval _ -> playEvent.isFree(position);
      case Move.MoveUnit unit -> unit.way() != Way.AP;
      default -> false;
    };
  }

  // ---- Listing ----

  /// What a position waits for, with what is legal.
  Turn<Move> turn(Position position) {
    return switch (position.stage()) {
      case Stage.DrawingUnits _, Stage.Drawing _, Stage.DrawingFirst _, Stage.DrawingSecond _ ->
          new Turn.Chance<>(
              START + 1 + position.mover().seat(),
              new Draws<>(position.acting().deck(), Move.Drawn::new));
      case Stage.Seating _ -> new Turn.Chance<>(START, Opening.SEATS);
      case Stage.ChoosingFaction _ -> new Turn.Decision<>(position.mover(), Opening.START_PLAYERS);
      case Stage.ChoosingStartPlayer _ -> new Turn.Chance<>(START, Opening.START_PLAYERS);
      case Stage.Placing _ -> new Turn.Decision<>(position.mover(), placements(position));
      case Stage.Considering considering ->
          new Turn.Decision<>(position.mover(), Hq.choices(considering));
      case Stage.Keeping keeping -> new Turn.Decision<>(position.mover(), Hq.choices(keeping));
      case Stage.Acting _ -> new Turn.Decision<>(position.mover(), actions.list(position));
      case Stage.Offered _ -> new Turn.Decision<>(position.mover(), Outcomes.of(DrawOffer.ANSWERS));
      case Stage.Over over -> new Turn.Over<>(over.result());
    };
  }

  private MoveList placements(Position position) {
    var moves = new MoveList(board, position);
    setUp.list(position, moves);
    return moves;
  }

  // ---- Judging ----

  /// Why a move is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, Move move) {
    return switch (position.stage()) {
      case Stage.Over over ->
          new Refused(
              over.result().isDraw() ? over.result().clauses().getFirst() : ENDS_AT_ONCE,
              "play is over: " + over.result().reason());
      case Stage.DrawingUnits _, Stage.Drawing _, Stage.DrawingFirst _, Stage.DrawingSecond _ ->
          refusalOfDraw(position, move);
      case Stage.Seating _, Stage.ChoosingFaction _, Stage.ChoosingStartPlayer _ ->
          Opening.refusal(position.stage(), move);
      case Stage.Placing _ ->
          move instanceof Move.Place place
              ? setUp.refusal(position, place)
              : new Refused(PLACE_ALTERNATELY, "the set-up is not finished; a unit is placed next");
      case Stage.Considering considering -> Hq.refusal(considering, move);
      case Stage.Keeping keeping -> Hq.refusal(keeping, move);
      case Stage.Acting _ -> actions.refusal(position, move);
      case Stage.Offered _ -> DrawOffer.refusalOfAnswer(move);
    };
  }

  private static @Nullable Refused refusalOfDraw(Position position, Move move) {
    if (!(move instanceof Move.Drawn drawn)) {
      return new Refused(whyDrawn(position), "a card is being drawn");
    }
    Card card = drawn.card();
    return card.faction() == position.mover() && position.acting().deck().contains(card)
        ? null
        : Refused.of(
            whyDrawn(position), "there is no %s in the deck of the %s", card, position.mover());
  }

  private static MissionClause whyDrawn(Position position) {
    return position.stage() instanceof Stage.DrawingUnits ? DRAW_FIVE_UNITS : DRAW_TOP_CARD;
  }

  // ---- Playing ----

  /// The position after a move.
  Position play(Position position, Move move, Chronicle chronicle) {
    Position played = reshuffle.afterMove(played(position, move, chronicle), chronicle);
    Position after =
        discardPiles.remember() ? discardPiles.remembered(position, move, played) : played;
    Position remembered = control.remembered(after);
    if (chronicle.listening()) {
      control.tellChanges(position, remembered, chronicle);
    }
    return turnsEndThemselves && actions.nothingIsLeft(remembered)
        ? play(remembered, new Move.EndTurn(), chronicle)
        : remembered;
  }

  private Position played(Position position, Move move, Chronicle chronicle) {
    return switch (position.stage()) {
      case Stage.DrawingUnits _ when move instanceof Move.Drawn drawn ->
          setUp.drawn(position, drawn.card(), chronicle);
      case Stage.Seating _ when move instanceof Move.Seat seat ->
          opening.seated(position, seat.faction(), chronicle);
      case Stage.ChoosingFaction _ when move instanceof Move.Start start ->
          opening.chosen(position, start.faction(), chronicle);
      case Stage.ChoosingStartPlayer _ when move instanceof Move.Start start ->
          opening.started(position, start.faction(), chronicle);
      case Stage.Placing _ when move instanceof Move.Place place ->
          setUp.placed(position, place, chronicle);
      case Stage.Considering considering -> Hq.decided(position, considering, move, chronicle);
      case Stage.Keeping keeping when move instanceof Move.Keep keep ->
          hq.kept(position, keeping, keep.card(), chronicle);
      case Stage.Acting _ -> actions.play(position, move, chronicle);
      case Stage.Offered _ ->
          move instanceof Move.AcceptDraw
              ? Victory.over(position, Ending.AGREEMENT, List.of(), chronicle)
              : DrawOffer.declined(position, chronicle);
      case Stage _ when move instanceof Move.Drawn drawn ->
          drawCard.drawn(position, drawn.card(), chronicle);
      default -> throw new IllegalStateException("cannot play '" + move + "' in " + position);
    };
  }

  /// The position in which a move is made: every guest that goes back before it has gone back.
  Position departed(Position position, Move move) {
    return actions.departed(position, move);
  }

  // ---- What the game shows ----

  /// A position of a turn in which nothing is remembered, as it is when a play begins with it.
  Position beginningWith(Position position) {
    return playerTurn.given(
        control.isRemembered() && position.stage() instanceof Stage.Acting
            ? position.with(position.memory().withControlled(control.unremembered(position)))
            : position);
  }

  Position opening() {
    return opening.position();
  }

  EntryNotation<Position, Move> notation() {
    return notation;
  }

  Control control() {
    return control;
  }

  Damage damage() {
    return damage;
  }

  DiscardPiles discardPiles() {
    return discardPiles;
  }
}
