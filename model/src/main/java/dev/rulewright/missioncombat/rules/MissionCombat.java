package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.DRAW_FIVE_UNITS;
import static dev.rulewright.missioncombat.MissionClause.DRAW_TOP_CARD;
import static dev.rulewright.missioncombat.MissionClause.ENDS_AT_ONCE;
import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Ruling.Allowed;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.cards.Draws;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.notation.MissionNotation;
import dev.rulewright.missioncombat.picture.BoardPicture;
import dev.rulewright.missioncombat.rules.otherwise.DiscardPiles;
import dev.rulewright.missioncombat.rules.otherwise.DrawOffer;
import dev.rulewright.missioncombat.rules.otherwise.Layout;
import dev.rulewright.missioncombat.rules.otherwise.MoveTraces;
import dev.rulewright.missioncombat.rules.otherwise.Staying;
import dev.rulewright.missioncombat.rules.splitting.Splitting;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Buildings;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Damage;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// *Mission: Combat!* for one set of material and one reading.
public final class MissionCombat implements Game<Position, Move>, Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("mission-combat", "Mission: Combat!", MissionClause.class);

  /// The index of the source that determines the start player; the two decks follow.
  private static final int START = 0;

  private final Material material;
  private final Reading reading;
  private final Board board;
  private final Control control;
  private final Damage damage;
  private final PlayerTurn playerTurn;
  private final DrawOffer drawOffer;
  private final Opening opening;
  private final SetUp setUp;
  private final Reshuffle reshuffle;
  private final Hq hq;
  private final DiscardPiles discardPiles;
  private final DrawCard drawCard;
  private final Guests guests;
  private final boolean turnsEndThemselves;
  private final Actions actions;
  private final EntryNotation<Position, Move> notation;

  /// The game with some material, under a reading.
  public MissionCombat(Material material, Reading reading) {
    this.material = Layout.of(material, reading);
    this.reading = reading;
    board = this.material.board();
    control = new Control(board, reading);
    var actionPoints = new ActionPoints(material.numbers(), reading);
    playerTurn = new PlayerTurn(actionPoints, material.numbers().turnLimit(), control, reading);
    var victory = new Victory(reading);
    drawOffer = new DrawOffer(reading);
    var buildings = new Buildings(board, reading);
    damage = new Damage(board, control, material.numbers(), reading);
    var splitting = new Splitting(damage, reading);
    opening = new Opening(this.material, playerTurn, reading);
    setUp = new SetUp(this.material, buildings, playerTurn, opening);
    reshuffle = new Reshuffle(reading);
    hq = new Hq(control, reshuffle, reading);
    discardPiles = new DiscardPiles(reading);
    drawCard = new DrawCard(hq, reshuffle, reading);
    var portals = new Portals(board, control, reading);
    var playUnit = new PlayUnit(board, control, portals, buildings, reading);
    var playEvent = new PlayEvent(board, control, damage, splitting, reading);
    guests = new Guests(buildings, damage, reading);
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
    var moveUnit =
        new MoveUnit(steps, buildings, attack, guests, damage, arterialRoad, traces, reading);
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
            playerTurn,
            victory,
            drawOffer);
    var possible =
        new Possible(
            damage, control, buildings, actionPoints, traces, staying.isPossible(), reading);
    notation = MissionNotation.of(this.material, possible, playerTurn::given, staying::allGoneBack);
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

  /// The game with the material that ships with it, under the standard reading.
  public static MissionCombat standard() {
    return new MissionCombat(Material.standard(), READINGS.standard());
  }

  /// The material in use, its board laid out as the reading says.
  public Material material() {
    return material;
  }

  /// The answers of the reading in use.
  public Reading answers() {
    return reading;
  }

  @Override
  public Rulebook rulebook() {
    return READINGS.rulebook();
  }

  @Override
  public String reading() {
    return reading.toString();
  }

  @Override
  public List<String> assumptions() {
    return material.assumptions();
  }

  @Override
  public List<Faction> players() {
    return List.of(Faction.values());
  }

  @Override
  public List<String> chanceSources() {
    return List.of("start player", "marines' deck", "portalists' deck");
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    return new BoardPicture(board, damage, control).of(position, viewer);
  }

  @Override
  public Position opening() {
    return opening.position();
  }

  @Override
  public Position observe(Position position, Player player) {
    return Observation.of(position, (Faction) player, discardPiles);
  }

  /// A position that looks to a player like another one: what the player cannot see lies where the
  /// deal puts it. Dealt [in order][Deal#IN_ORDER] it is what [#observe] gives.
  ///
  /// @param deal is asked for one card after the other, the opponent's hand first
  public Position dealt(Position position, Faction player, Deal deal) {
    return Observation.dealt(position, player, discardPiles, deal);
  }

  @Override
  public Position table(Position position) {
    return position
        .with(Memory.NONE)
        .with(Faction.MARINES, position.side(Faction.MARINES).withoutMarks())
        .with(Faction.PORTALISTS, position.side(Faction.PORTALISTS).withoutMarks())
        .withGuest(null)
        .withPast(null);
  }

  /// A position of a turn in which nothing is remembered, as it is when a play begins with it: who
  /// controls what is remembered where the reading asks for it, and the beginning of a turn counts
  /// as one.
  public Position beginningWith(Position position) {
    return playerTurn.given(
        control.isRemembered() && position.stage() instanceof Stage.Acting
            ? position.with(position.memory().withControlled(control.unremembered(position)))
            : position);
  }

  // ---- Listing ----

  @Override
  public Turn<Move> turn(Position position) {
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

  @Override
  public Ruling judge(Position position, Move move) {
    Refused refused = refusal(position, move);
    return refused == null ? allowed(position, move) : refused;
  }

  private Allowed allowed(Position position, Move move) {
    List<Event> events = Allowed.events(this, position, move);
    if (!(position.stage() instanceof Stage.Acting)) {
      return new Allowed(events, "costs nothing");
    }
    int cost = events.stream().mapToInt(Event::cost).sum();
    return new Allowed(
        events,
        move instanceof Move.EndTurn || move instanceof Move.OfferDraw
            ? "costs nothing and is always possible unless a unit must attack or move first"
            : "costs %d AP, %d left".formatted(cost, position.ap() - cost));
  }

  private @Nullable Refused refusal(Position position, Move move) {
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

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
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

  /// What damage does.
  public Damage damage() {
    return damage;
  }

  /// The position in which a move is made: every guest that goes back before it has gone back.
  public Position departed(Position position, Move move) {
    return actions.departed(position, move);
  }
}
