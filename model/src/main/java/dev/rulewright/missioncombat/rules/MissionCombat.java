package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.DRAW_FIVE_UNITS;
import static dev.rulewright.missioncombat.MissionClause.DRAW_TOP_CARD;
import static dev.rulewright.missioncombat.MissionClause.ENDS_AT_ONCE;
import static dev.rulewright.missioncombat.MissionClause.FOUR_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.PLACE_ALTERNATELY;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Ruling.Allowed;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.notation.MissionNotation;
import dev.rulewright.missioncombat.reading.Edition;
import dev.rulewright.missioncombat.reading.Ranged.Adjacency;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.Turn.EndAnnouncement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// *Mission: Combat!* for one set of material and one reading.
public final class MissionCombat implements Game<Position, Move> {

  /// The index of the source that determines the start player; the two decks follow.
  private static final int START = 0;

  private final Material material;
  private final Reading reading;
  private final Board board;
  private final Control control;
  private final Damage damage;
  private final PlayerTurn playerTurn;
  private final Victory victory;
  private final DrawOffer drawOffer;
  private final Opening opening;
  private final SetUp setUp;
  private final Reshuffle reshuffle;
  private final Hq hq;
  private final DiscardPiles discardPiles;
  private final DrawCard drawCard;
  private final PlayUnit playUnit;
  private final PlayEvent playEvent;
  private final Guests guests;
  private final Staying staying;
  private final boolean guestsMayStay;
  private final boolean turnsEndThemselves;
  private final Attack attack;
  private final MoveUnit moveUnit;
  private final Notation<Position, Move> notation;

  /// The game with some material, under a reading.
  public MissionCombat(Material material, Reading reading) {
    this.material = Layout.of(material, reading.board().adjacency());
    this.reading = reading;
    board = this.material.board();
    control = new Control(board, reading);
    playerTurn = new PlayerTurn(material.numbers(), control, reading);
    victory = new Victory(reading);
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
    playUnit = new PlayUnit(board, control, portals, buildings, reading);
    playEvent = new PlayEvent(board, control, damage, splitting, reading);
    guests = new Guests(buildings, damage, reading);
    staying = new Staying(guests, playUnit, playEvent, reading);
    guestsMayStay = staying.isPossible();
    turnsEndThemselves = reading.turn().endAnnouncement() == EndAnnouncement.AUTOMATIC;
    // A37: moves and ranged attacks may differ in what is adjacent.
    var adjacency = reading.ranged().adjacency();
    Board shots = adjacency == Adjacency.EDGES_ONLY ? board.alongEdges() : board;
    Board steps = adjacency == Adjacency.CORNERS_TOO ? board.alongEdges() : board;
    attack = new Attack(shots, damage, splitting, guests, reading);
    var arterialRoad = new ArterialRoad(steps, control, buildings, reading);
    var traces = new MoveTraces(board, control, reading);
    moveUnit =
        new MoveUnit(steps, buildings, attack, guests, damage, arterialRoad, traces, reading);
    var possible = new Possible(damage, control, buildings, playerTurn, traces, staying, reading);
    notation =
        new MissionNotation(
            this.material, possible, position -> guests.goneBack(position, Chronicle.SILENT));
  }

  /// The game with the material that ships with it, under the standard reading.
  public static MissionCombat standard() {
    return new MissionCombat(Material.standard(), Reading.standard());
  }

  /// The material in use, its board laid out as the reading says.
  public Material material() {
    return material;
  }

  /// The reading in use.
  public Reading reading() {
    return reading;
  }

  @Override
  public Rulebook rulebook() {
    return new Rulebook(
        "mission-combat",
        "Mission: Combat!",
        Arrays.stream(Edition.values()).map(Edition::code).toList(),
        List.of(MissionClause.values()),
        Reading.questions());
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
  public Notation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Position opening() {
    return opening.position();
  }

  @Override
  public Position observe(Position position, Player player) {
    return Observation.of(position, (Faction) player, discardPiles);
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

  // ---- Listing ----

  @Override
  public Turn<Move> turn(Position position) {
    return switch (position.stage()) {
      case Stage.DrawingUnits _, Stage.Drawing _, Stage.DrawingFirst _, Stage.DrawingSecond _ ->
          new Turn.Chance<>(
              START + 1 + position.mover().seat(), new Draws(position.acting().deck()));
      case Stage.Seating _ -> new Turn.Chance<>(START, Opening.SEATS);
      case Stage.ChoosingFaction _ -> new Turn.Decision<>(position.mover(), Opening.START_PLAYERS);
      case Stage.ChoosingStartPlayer _ -> new Turn.Chance<>(START, Opening.START_PLAYERS);
      case Stage.Placing _ -> new Turn.Decision<>(position.mover(), placements(position));
      case Stage.Considering considering ->
          new Turn.Decision<>(position.mover(), Hq.choices(considering));
      case Stage.Keeping keeping -> new Turn.Decision<>(position.mover(), Hq.choices(keeping));
      case Stage.Acting _ -> new Turn.Decision<>(position.mover(), actions(position));
      case Stage.Offered _ -> new Turn.Decision<>(position.mover(), DrawOffer.ANSWERS);
      case Stage.Over over -> new Turn.Over<>(over.result());
    };
  }

  private MoveList placements(Position position) {
    var moves = new MoveList(board, position);
    setUp.list(position, moves);
    return moves;
  }

  private Moves<Move> actions(Position position) {
    Guest guest = position.guest();
    if (guest == null) {
      var moves = new MoveList(board, position);
      listActions(position, null, moves);
      return moves;
    }
    if (attack.mustGoOn(position, guest)) {
      var moves = new MoveList(board, position);
      attack.listGuest(position, guest, moves);
      return moves;
    }
    if (guestsMayStay) {
      return actionsBesideGuests(position);
    }
    Position back = guests.goneBack(position, Chronicle.SILENT);
    var moves = new MoveList(board, back);
    // Who is still there has not gone back, or stands beside the guest and is like it.
    if (back.acting().count(guest.unit()) == 0) {
      attack.listGuest(position, guest, moves);
    }
    listActions(back, Guests.back(guest), moves);
    return moves;
  }

  /// What is legal from any position in which some guests have gone back and the others have not.
  private Moves<Move> actionsBesideGuests(Position position) {
    var legal = new LinkedHashSet<Move>();
    for (Position departure : staying.departures(position)) {
      var moves = new MoveList(board, departure);
      listActions(departure, null, moves);
      for (Move move : moves) {
        if (refusalOfAction(position, move) == null) {
          legal.add(move);
        }
      }
    }
    return new FewMoves(List.copyOf(legal));
  }

  /// The four actions in the order of the book, then the end of the turn.
  private void listActions(Position position, @Nullable Unit goneBack, MoveList moves) {
    drawCard.list(position, moves);
    playUnit.list(position, moves);
    playEvent.list(position, moves);
    moveUnit.list(position, moves);
    attack.list(position, goneBack, moves);
    if (moveUnit.refusalOfEnd(position) == null) {
      moves.addEndTurn();
      if (drawOffer.isPossible()) {
        moves.addOfferDraw();
      }
    }
  }

  // ---- Judging ----

  @Override
  public Ruling judge(Position position, Move move) {
    Refused refused = refusal(position, move);
    return refused == null ? allowed(position, move) : refused;
  }

  /// What a legal move would set off says best which clauses allow it.
  private Allowed allowed(Position position, Move move) {
    var events = new ArrayList<Event>();
    play(position, move, events::add);
    var clauses = events.stream().flatMap(event -> event.clauses().stream()).distinct().toList();
    if (!(position.stage() instanceof Stage.Acting)) {
      return new Allowed(clauses, "costs nothing");
    }
    int cost = events.stream().mapToInt(Event::cost).sum();
    return new Allowed(
        clauses,
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
      case Stage.Acting _ -> refusalOfAction(position, move);
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
        : new Refused(
            whyDrawn(position),
            "there is no %s in the deck of the %s".formatted(card, position.mover()));
  }

  private static MissionClause whyDrawn(Position position) {
    return position.stage() instanceof Stage.DrawingUnits ? DRAW_FIVE_UNITS : DRAW_TOP_CARD;
  }

  private @Nullable Refused refusalOfAction(Position position, Move move) {
    Guest guest = position.guest();
    if (guest == null) {
      return refusalOfAction(position, move, null);
    }
    if (Guests.goesOn(position, move)) {
      return refusalOfAction(position, move, null);
    }
    Guest movingOn = movingOn(position, move);
    if (movingOn != null) {
      return refusalOfMovingOn(position, movingOn);
    }
    if (guestsMayStay) {
      return refusalBesideGuests(position, guest, move);
    }
    Refused duty = refusalOfOtherThings(position, guest);
    return duty != null
        ? duty
        : refusalOfAction(guests.goneBack(position, Chronicle.SILENT), move, Guests.back(guest));
  }

  /// The guest that a move would move on, or null if it moves none: a unit that stays where it is
  /// for good is no guest any more, and beside a guest may stand a unit like it that is none.
  private @Nullable Guest movingOn(Position position, Move move) {
    if (!(move instanceof Move.MoveUnit onward)) {
      return null;
    }
    List<Guest> such =
        Staying.all(position).stream().filter(g -> g.unit().equals(onward.unit())).toList();
    return such.isEmpty()
            || such.size() < position.acting().count(onward.unit())
            || such.stream().anyMatch(guest -> guests.staysForGood(guest, position))
        ? null
        : such.getFirst();
  }

  /// Why nothing but an attack of the guest is legal, or null if anything may be.
  private @Nullable Refused refusalOfOtherThings(Position position, Guest guest) {
    return !attack.mustGoOn(position, guest)
        ? null
        : new Refused(
            guests.whyItMustAttack(guest, position),
            "%s has come from %s to attack and must do so next"
                .formatted(guest.unit(), guest.cameFrom()));
  }

  /// Why an action is illegal where guests may stay meanwhile, or null if it is legal.
  private @Nullable Refused refusalBesideGuests(Position position, Guest guest, Move move) {
    Refused duty = refusalOfOtherThings(position, guest);
    if (duty != null) {
      return duty;
    }
    Position departed = staying.departed(position, move, Chronicle.SILENT);
    for (Unit gone : staying.gone(position, move)) {
      Refused refused = refusalOfAction(departed, move, gone);
      if (refused != null) {
        return refused;
      }
    }
    return refusalOfAction(departed, move, null);
  }

  private Refused refusalOfMovingOn(Position position, Guest guest) {
    return new Refused(
        guests.whyItMustNotMoveOn(guest, position),
        "%s cannot move on from there; before it moves it goes back to %s"
            .formatted(guest.unit(), guest.cameFrom()));
  }

  private @Nullable Refused refusalOfAction(Position position, Move move, @Nullable Unit goneBack) {
    return switch (move) {
      case Move.Draw _ -> drawCard.refusal(position, false);
      case Move.DrawWithHq _ -> drawCard.refusal(position, true);
      case Move.PlayUnit play -> playUnit.refusal(position, play);
      case Move.PlayBarrage play -> playEvent.refusal(position, play);
      case Move.PlayRemoval play -> playEvent.refusal(position, play);
      case Move.MoveUnit unit -> moveUnit.refusal(position, unit);
      case Move.Attack each -> attack.refusal(position, each, goneBack);
      case Move.EndTurn _ -> moveUnit.refusalOfEnd(position);
      case Move.OfferDraw _ -> {
        Refused refused = drawOffer.refusal();
        yield refused == null ? moveUnit.refusalOfEnd(position) : refused;
      }
      case Move.Seat _,
          Move.Start _,
          Move.Drawn _,
          Move.Place _,
          Move.Keep _,
          Move.AcceptDraw _,
          Move.DeclineDraw _ ->
          new Refused(FOUR_ACTIONS, "'%s' is no action of a turn".formatted(move));
    };
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
    return turnsEndThemselves && nothingIsLeft(remembered)
        ? play(remembered, new Move.EndTurn(), chronicle)
        : remembered;
  }

  /// Whether a player has nothing left to do but to end the turn.
  private boolean nothingIsLeft(Position position) {
    return position.stage() instanceof Stage.Acting
        && actions(position).size() == (drawOffer.isPossible() ? 2 : 1)
        && refusalOfAction(position, new Move.EndTurn()) == null;
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
      case Stage.Acting _ -> act(position, move, chronicle);
      case Stage.Offered _ -> DrawOffer.answered(position, move, chronicle);
      case Stage _ when move instanceof Move.Drawn drawn ->
          drawCard.drawn(position, drawn.card(), chronicle);
      default -> throw new IllegalStateException("cannot play '" + move + "' in " + position);
    };
  }

  private Position act(Position position, Move move, Chronicle chronicle) {
    if (move instanceof Move.EndTurn || move instanceof Move.OfferDraw) {
      return ended(position, move, chronicle);
    }
    return victory.unlessWon(position, move, acted(position, move, chronicle), chronicle);
  }

  private Position ended(Position position, Move move, Chronicle chronicle) {
    Position back = goneBackAtTurnEnd(position, chronicle);
    Position still = victory.unlessWon(position, move, back, chronicle);
    if (still.stage() instanceof Stage.Over) {
      return still;
    }
    Position ended = playerTurn.end(back, chronicle);
    return move instanceof Move.OfferDraw ? DrawOffer.made(ended, chronicle) : ended;
  }

  private Position acted(Position position, Move move, Chronicle chronicle) {
    if (guestsMayStay && position.guest() != null) {
      Position departed = staying.departed(position, move, chronicle);
      Position after = take(position, departed, move, chronicle);
      return staying.rejoined(position, move, after, chronicle);
    }
    // MOVE-6, MOVE-9: before any other action than its attack the guest goes back.
    return take(
        position,
        Guests.goesOn(position, move) ? position : guests.goneBack(position, chronicle),
        move,
        chronicle);
  }

  /// MOVE-10: at the end of the turn every guest goes back.
  private Position goneBackAtTurnEnd(Position position, Chronicle chronicle) {
    if (!guestsMayStay) {
      return guests.goneBackAtTurnEnd(position, chronicle);
    }
    Position back = Staying.with(List.of(), position);
    for (Guest guest : Staying.all(position)) {
      back = guests.goneBackAtTurnEnd(back.withGuest(guest), chronicle);
    }
    return back;
  }

  /// Takes an action from where the units now stand, unless the last one was destroyed on its way
  /// back.
  private Position take(Position before, Position departed, Move move, Chronicle chronicle) {
    Position from = victory.unlessWon(before, move, departed, chronicle);
    if (from.stage() instanceof Stage.Over) {
      return from;
    }
    return switch (move) {
      case Move.Draw _ -> drawCard.play(from, false, chronicle);
      case Move.DrawWithHq _ -> drawCard.play(from, true, chronicle);
      case Move.PlayUnit play -> playUnit.play(from, play, chronicle);
      case Move.PlayBarrage play -> playEvent.play(from, play, chronicle);
      case Move.PlayRemoval play -> playEvent.play(from, play, chronicle);
      case Move.MoveUnit unit -> moveUnit.play(from, unit, chronicle);
      case Move.Attack each -> attack.play(from, each, chronicle);
      case Move.EndTurn _,
          Move.OfferDraw _,
          Move.AcceptDraw _,
          Move.DeclineDraw _,
          Move.Seat _,
          Move.Start _,
          Move.Drawn _,
          Move.Place _,
          Move.Keep _ ->
          throw new IllegalStateException("'" + move + "' is no action of a turn");
    };
  }

  /// What damage does.
  public Damage damage() {
    return damage;
  }

  /// Who controls an area, see [Control#of].
  public List<Faction> controllers(Area area, Position position) {
    return control.of(area, position);
  }
}
