package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.CANNON_1;
import static dev.rulewright.starquest.StarQuestClause.HEAVY_1;
import static dev.rulewright.starquest.StarQuestClause.HIT_1;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_1;
import static dev.rulewright.starquest.StarQuestClause.PLASMA_2;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.FieldPicture;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Dice;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.notation.StarQuestNotation;
import dev.rulewright.starquest.picture.BoardPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/// *StarQuest* for one mission, some teams and one reading.
public final class StarQuest implements Game<Position, Move>, Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("starquest", "StarQuest", StarQuestClause.class);

  private static final int EVENTS = 0;
  private static final int DICE = 1;

  private final Ship ship;
  private final Reading reading;
  private final List<Seat> players;
  private final Movement movement;
  private final Doors doors;
  private final Boards boards;
  private final Blips blips;
  private final Firing firing;
  private final AssaultCannon cannon;
  private final PlasmaGun plasma;
  private final MissileLauncher missile;
  private final CloseCombat close;
  private final Reinforcements reinforcements;
  private final Points points;
  private final Ending ending;
  private final Cards cards;
  private final Turns turns;
  private final Actions actions;
  private final Decisions decisions;
  private final Position opening;
  private final EntryNotation<Position, Move> notation;
  private final Throws[] shots;
  private final ConcurrentMap<String, Throws> fights = new ConcurrentHashMap<>();
  private final ConcurrentMap<Long, Throws> decks = new ConcurrentHashMap<>();

  /// The game with some material, under a reading.
  ///
  /// @param teams the number of teams, from 1 to 3
  public StarQuest(Material material, Reading reading, int teams) {
    this.reading = reading;
    ship = new Ship(material, reading, teams);
    players = Ending.players(teams);
    var dreadnought = new Dreadnought(ship);
    points = new Points(ship);
    boards = new Boards(ship);
    var hits = new Hits(ship, dreadnought, points, boards);
    movement = new Movement(ship, dreadnought);
    doors = new Doors(ship);
    blips = new Blips(ship, dreadnought);
    firing = new Firing(ship, hits);
    cannon = new AssaultCannon(ship, firing, hits);
    plasma = new PlasmaGun(ship, firing, hits);
    missile = new MissileLauncher(ship, firing, hits);
    close = new CloseCombat(ship, firing, hits);
    reinforcements = new Reinforcements(ship, dreadnought);
    ending = new Ending(ship, points);
    cards = new Cards(ship);
    turns = new Turns(ship, ending, cards);
    var arming = new Arming(ship, cards);
    actions =
        new Actions(
            ship,
            movement,
            doors,
            boards,
            firing,
            cannon,
            plasma,
            missile,
            close,
            reinforcements,
            cards);
    decisions = new Decisions(ship, arming, movement, boards, dreadnought, cannon, points, cards);
    opening = settled(arming.opening(), false, Chronicle.SILENT);
    notation = StarQuestNotation.of(material, teams);
    shots = new Throws[material.weapons().size()];
    for (Weapon weapon : material.weapons()) {
      Dice dice = weapon.fire();
      if (dice != null) {
        shots[weapon.index()] =
            weapon.pattern() == Weapon.Pattern.BLAST ? Throws.pairs(dice) : Throws.totals(dice);
      }
    }
  }

  /// The material in use.
  public Material material() {
    return ship.material();
  }

  /// The answers of the reading in use.
  public Reading answers() {
    return reading;
  }

  /// The material under the reading, with what the rules look up.
  public Ship ship() {
    return ship;
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
    return ship.material().assumptions();
  }

  @Override
  public List<Seat> players() {
    return players;
  }

  @Override
  public List<String> chanceSources() {
    return List.of("event deck", "dice");
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    String stage = FieldPicture.waitsFor(notation.fields(position));
    return new BoardPicture(ship.material(), ship.teams(), this::sight).of(position, stage, viewer);
  }

  /// What the active figure sees.
  private long[] sight(Position position) {
    return position.hasActive()
        ? firing.inSight(new Scene(ship, position), position.active())
        : new long[ship.board().words()];
  }

  @Override
  public Position opening() {
    return opening;
  }

  @Override
  public Position observe(Position position, Player player) {
    return player == Seat.ALIEN ? position : Observation.dealt(ship, position, Deal.IN_ORDER);
  }

  /// A position that looks to a team like another one: what the blips are is as the deal says.
  public Position dealt(Position position, Deal deal) {
    return Observation.dealt(ship, position, deal);
  }

  /// The blips on the boards and in reserve that were never revealed, by kind, see [Counts].
  public long unseen(Position position) {
    return Observation.unseen(ship, position);
  }

  // ---- Listing ----

  @Override
  public Turn<Move> turn(Position position) {
    return switch (position.stage()) {
      case Stage.Acting _ -> new Turn.Decision<>(position.mover(), actions.list(position));
      case Stage.Firing firing -> new Turn.Chance<>(DICE, shots[firing.weapon()]);
      case Stage.Striking striking -> new Turn.Chance<>(DICE, fight(position, striking));
      case Stage.Drawing _ -> new Turn.Chance<>(EVENTS, events(position));
      case Stage.Over over -> new Turn.Over<>(over.result());
      case Stage.Arming _,
          Stage.Choosing _,
          Stage.Bringing _,
          Stage.Shutting _,
          Stage.Asking _,
          Stage.Scanning _,
          Stage.Placing _,
          Stage.Dropping _,
          Stage.Taking _,
          Stage.Splitting _ ->
          new Turn.Decision<>(decisions.player(position), decisions.list(position));
    };
  }

  private Throws fight(Position position, Stage.Striking striking) {
    Dice own = close.dice(position.active());
    Dice others = close.dice(new Scene(ship, position).figureOn(striking.target()));
    return fights.computeIfAbsent(own + " " + others, _ -> Throws.both(own, others));
  }

  /// The deck changes once a turn, so what it may bring is kept for each deck.
  private Throws events(Position position) {
    return decks.computeIfAbsent(position.stock().events(), this::draws);
  }

  private Throws draws(long deck) {
    var draws = new ArrayList<Move>();
    var copies = new ArrayList<Long>();
    for (Card card : ship.material().events()) {
      if (Counts.of(deck, card.index()) > 0) {
        draws.add(new Move.Event(card));
        copies.add((long) Counts.of(deck, card.index()));
      }
    }
    return Throws.of(draws, copies);
  }

  // ---- Judging ----

  @Override
  public Ruling judge(Position position, Move move) {
    StarQuestClause because = whyNot(position, move);
    return because == null
        ? Ruling.Allowed.of(this, position, move)
        : new Ruling.Refused(because, Reasons.of(because, ship, position, move));
  }

  private @Nullable StarQuestClause whyNot(Position position, Move move) {
    return switch (turn(position)) {
      case Turn.Chance<Move> chance when chance.outcomes().stream().anyMatch(move::equals) -> null;
      case Turn.Chance<Move> _, Turn.Over<Move> _ -> decisions.whyNot(position, move);
      case Turn.Decision<Move> _ ->
          position.stage() instanceof Stage.Acting
              ? actions.whyNot(position, move)
              : decisions.whyNot(position, move);
    };
  }

  // ---- Playing ----

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    boolean enters = move instanceof Move.Step || move == Move.Answer.ALLOW;
    return settled(played(position, move, chronicle), enters, chronicle);
  }

  private Position played(Position position, Move move, Chronicle chronicle) {
    return switch (move) {
      case Move.Step step -> stepped(position, step, chronicle);
      case Move.Open open ->
          doors.play(position, ship.board().index(open.from()), open.door(), chronicle);
      case Move.Fire fire -> firing.fired(position, fire, chronicle);
      case Move.Strike strike ->
          close.struck(
              position,
              ship.board().index(strike.from()),
              ship.board().index(strike.target()),
              chronicle);
      case Move.Stop _ -> actions.stopped(position, chronicle);
      case Move.EndTurn _ -> turns.ended(position, chronicle);
      case Move.Reinforce token ->
          reinforcements.played(
              position, token.token(), ship.board().index(token.square()), chronicle);
      case Move.Order(Card card) -> cards.ordered(position, card, chronicle);
      case Move.Close close -> cards.closed(position, close, chronicle);
      case Move.Event event -> turns.drawn(position, event.card(), chronicle);
      case Move.Total total -> thrown(position, total.points(), chronicle);
      case Move.TwoDice dice when position.stage() instanceof Stage.Firing shot ->
          missile.hit(
              position.with(Stage.ACTING), shot.target(), dice.lower(), dice.higher(), chronicle);
      case Move.Totals totals when position.stage() instanceof Stage.Striking striking ->
          close.fought(
              position.with(Stage.ACTING),
              striking.target(),
              totals.attacker(),
              totals.defender(),
              chronicle);
      case Move.TwoDice _, Move.Totals _ ->
          throw new IllegalStateException("nothing is thrown in " + position);
      case Move.Arm _,
          Move.Choose _,
          Move.Bring _,
          Move.Answer _,
          Move.PlaceBlip _,
          Move.PlaceDreadnought _,
          Move.Drop _,
          Move.Hit _ -> {
        Position decided = decisions.play(position, move, chronicle);
        yield move == Move.Answer.ALLOW ? boards.entered(decided, chronicle) : decided;
      }
    };
  }

  private Position stepped(Position position, Move.Step step, Chronicle chronicle) {
    Position moved =
        movement.play(
            position, ship.board().index(step.from()), ship.board().index(step.to()), chronicle);
    if (!moved.hasActive()) {
      return boards.gone(moved);
    }
    return moved.stage() instanceof Stage.Asking ? moved : boards.entered(moved, chronicle);
  }

  private Position thrown(Position position, int total, Chronicle chronicle) {
    if (!(position.stage() instanceof Stage.Firing shot)) {
      throw new IllegalStateException("nothing is thrown in " + position);
    }
    Position acting = position.with(Stage.ACTING);
    Weapon weapon = ship.weapon(shot.weapon());
    chronicle.tell(() ->
        switch (weapon.pattern()) {
          case SPLIT -> Event.of("rolled " + total, CANNON_1, HEAVY_1);
          case LINE -> Event.of("rolled " + total, PLASMA_1, PLASMA_2, HEAVY_1);
          case SINGLE, BLAST, NONE -> Event.of("rolled " + total, HIT_1);
        });
    return switch (weapon.pattern()) {
      case SINGLE -> firing.hit(acting, shot.target(), total, chronicle);
      case SPLIT -> cannon.thrown(acting, shot.weapon(), total, chronicle);
      case LINE -> plasma.hit(acting, shot.target(), shot.direction(), total, chronicle);
      case BLAST, NONE -> throw new IllegalStateException("no total is thrown in " + position);
    };
  }

  /// The position after what follows by itself from a move, in this order: play ends if nobody is
  /// left, the primary mission, blips are revealed, a figure that is stuck goes back, one that has
  /// done enough has acted, boards are scanned.
  ///
  /// @param enters whether somebody has entered a square
  private Position settled(Position position, boolean enters, Chronicle chronicle) {
    if (position.stage() instanceof Stage.Over) {
      return position;
    }
    Position next = ending.unlessNobodyLeft(position, chronicle);
    if (next.stage() instanceof Stage.Splitting splitting) {
      next = cannon.goingOn(next, splitting, chronicle);
    }
    if (!(next.stage() instanceof Stage.Acting)) {
      return next;
    }
    next = points.reached(next, chronicle);
    next = blips.revealed(next, enters, chronicle);
    if (!(next.stage() instanceof Stage.Acting)) {
      return next;
    }
    if (next.hasActive()) {
      next = movement.unlessStuck(next, chronicle);
    }
    if (next.hasActive() && actions.isDone(next)) {
      next = boards.stopped(next, chronicle).deactivated();
    }
    return next.hasActive() ? next : boards.scanned(next, chronicle);
  }
}
