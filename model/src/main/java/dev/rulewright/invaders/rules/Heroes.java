package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.HERO_14;
import static dev.rulewright.invaders.InvadersClause.HERO_15;
import static dev.rulewright.invaders.InvadersClause.HERO_2;
import static dev.rulewright.invaders.InvadersClause.HERO_3;
import static dev.rulewright.invaders.InvadersClause.HERO_5;
import static dev.rulewright.invaders.InvadersClause.HERO_6;
import static dev.rulewright.invaders.InvadersClause.HERO_7;
import static dev.rulewright.invaders.InvadersClause.HERO_8;
import static dev.rulewright.invaders.InvadersClause.HERO_9;
import static dev.rulewright.invaders.InvadersClause.PLAY_4;
import static dev.rulewright.invaders.InvadersClause.SETUP_1;
import static dev.rulewright.invaders.InvadersClause.USE_1;
import static dev.rulewright.invaders.InvadersClause.ZONE_1;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import org.jspecify.annotations.Nullable;

/// Chapter *Heroes of the Resistance*.
final class Heroes extends Chapter {

  private final Turns turns;
  private final boolean turnedMoves = says("hero.turned-moves=yes");
  private final boolean anyNumberOfMoves = says("hero.moves=any-number");
  private final boolean lastIsKept = says("hero.last-sacrificed=not-allowed");
  private final boolean needsRoom = says("hero.all-full=not-allowed");
  private final boolean anyZone = says("hero.where=any-zone");
  private final boolean goesOnWithoutHeroes = says("hero.last-sacrificed=play-goes-on");
  private final boolean mankindPlaces = says("hero.who-places=mankind");
  private final boolean tokensPassOn = says("hero.tokens-after=pass-on");
  private final boolean heroOverflows = says("hero.all-full=hero-overflows");

  Heroes(Table table, Turns turns) {
    super(table);
    this.turns = turns;
  }

  // ---- Moving ----

  void list(Position position, MoveList moves) {
    for (Zone zone : table.zones()) {
      if (whyNotMoved(position, zone) == null) {
        moves.add(table.moves().moveHero(Seat.MANKIND, zone));
      }
    }
  }

  /// Why the hero cannot move into a zone, or null if it can.
  ///
  /// - HERO-3: Unless something else is said, some heroes may move to and fro between the zones on
  ///   Earth in Mankind's turn, never to a fifth card.
  /// - USE-1: Each own card in play is used once a turn.
  @Nullable InvadersClause whyNotMoved(Position position, Zone zone) {
    @Nullable Hero hero = position.hero();
    if (position.mover() != Seat.MANKIND || hero == null || !hero.card().moves()) {
      return HERO_3;
    }
    if (hero.turned() && !turnedMoves) { // V18
      return HERO_9;
    }
    if (position.isHeroIn(zone) || !position.hasRoom(Seat.MANKIND, zone)) {
      return HERO_3;
    }
    if (anyNumberOfMoves) { // V17
      return (hero.entered() & 1L << zone.index()) == 0 ? null : HERO_3;
    }
    return hero.entered() == 0 ? null : USE_1;
  }

  /// The position after the hero has moved.
  static Position moved(Position position, Zone zone, Chronicle chronicle) {
    Hero hero = required(position);
    chronicle.tell(() -> Event.of("moved %s %s".formatted(hero.card(), zone), HERO_3));
    return position.with(hero.movedTo(zone));
  }

  /// The position after another move of Mankind's: where nothing else limits the hero's moves, it
  /// may go everywhere again.
  Position afterOther(Position position) {
    @Nullable Hero hero = position.hero();
    return hero != null && anyNumberOfMoves // V17
        ? position.with(hero.rested())
        : position;
  }

  private static Hero required(Position position) {
    @Nullable Hero hero = position.hero();
    if (hero == null) {
      throw new IllegalStateException("there is no hero in " + position);
    }
    return hero;
  }

  // ---- Tokens ----

  /// The position after the hero has got a token, if there is a hero.
  ///
  /// - HERO-14: Tokens add to nothing but a hero's power; one destruction is enough.
  static Position withToken(Position position, Chronicle chronicle) {
    @Nullable Hero hero = position.hero();
    if (hero == null) {
      return position;
    }
    chronicle.tell(() -> Event.of("token " + hero.card(), HERO_14, InvadersClause.CARDS_4));
    return position.with(hero.withToken());
  }

  // ---- Sacrificing ----

  /// Why the hero cannot be sacrificed for room in a zone, or null if it can.
  ///
  /// - HERO-2: Mankind always has one hero in one of the zones.
  /// - HERO-5: In the Invader's turn no hero is sacrificed.
  @Nullable InvadersClause whyNotSacrificed(Position position, Zone zone) {
    if (position.mover() == Seat.INVADER) {
      return HERO_5;
    }
    if (!position.isHeroIn(zone)) {
      return PLAY_4;
    }
    if (position.heroDeck().isEmpty()) {
      return lastIsKept // V15
          ? HERO_2
          : null;
    }
    return needsRoom // V13
            && noOtherPlace(position)
        ? HERO_15
        : null;
  }

  /// Whether a new hero can go nowhere unless the old one leaves its slot.
  boolean noOtherPlace(Position position) {
    return !anyZone && !isRoomAnywhere(position); // V12
  }

  private boolean isRoomAnywhere(Position position) {
    for (Zone zone : table.zones()) {
      if (position.hasRoom(Seat.MANKIND, zone)) {
        return true;
      }
    }
    return false;
  }

  // ---- Replacing ----

  /// How a hero goes.
  enum Going {
    DESTROYED,
    SACRIFICED
  }

  /// The position after the hero has left the game; it is not replaced yet.
  ///
  /// - HERO-7: It leaves the game.
  static Position gone(Position position, Going how, Chronicle chronicle) {
    if (chronicle.listening()) {
      HeroCard card = required(position).card();
      chronicle.tell(
          how == Going.DESTROYED
              ? Event.of("destroyed " + card, HERO_7, HERO_6)
              : Event.of("sacrificed " + card, PLAY_4, HERO_7, HERO_6));
    }
    return position.withoutHero();
  }

  /// The position in which the next hero comes, or play ends.
  ///
  /// - HERO-6: A hero that is destroyed or voluntarily sacrificed is replaced at once.
  /// - HERO-13: If the last hero is destroyed, play ends and the Invader wins.
  ///
  /// @param before the hero that went
  /// @param then what goes on afterwards
  Position replaced(Position position, Hero before, Going how, Stage then, Chronicle chronicle) {
    if (position.heroDeck().isEmpty()) {
      return how == Going.SACRIFICED && goesOnWithoutHeroes // V15
          ? position.with(then)
          : Turns.over(position, Seat.INVADER, Stage.Over.LAST_HERO, chronicle);
    }
    Seat chooser = mankindPlaces ? Seat.MANKIND : position.mover();
    int tokens = tokensPassOn ? before.tokens() : 0; // V20
    return position.with(new Stage.HeroComing(new Stage.Succession(chooser, tokens, then)));
  }

  /// The position after the top card of the hero deck has come.
  static Position came(
      Position position, HeroCard card, Stage.Succession succession, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("came " + card, HERO_8, position.turn() == 0 ? SETUP_1 : HERO_6));
    return position.withHeroTaken(card, new Stage.HeroPlacing(card, succession));
  }

  void listPlaces(Position position, MoveList moves) {
    for (Zone zone : table.zones()) {
      if (whyNotPlaced(position, zone) == null) {
        moves.add(new Move.PlaceHero(zone));
      }
    }
  }

  /// Why a new hero cannot be put into a zone, or null if it can.
  ///
  /// - HERO-8: The top card of the hero deck is put into any zone.
  /// - HERO-15: A new hero is put into the place of the removed one, or into any other free place.
  /// - ZONE-1: There are three invasion zones; each side has four slots in each.
  @Nullable InvadersClause whyNotPlaced(Position position, Zone zone) {
    return position.hasRoom(Seat.MANKIND, zone)
            || anyZone // V12
            || (heroOverflows // V13
                && !isRoomAnywhere(position))
        ? null
        : HERO_15;
  }

  /// The position after a new hero was put into a zone.
  ///
  /// - HERO-9: The new hero is turned, as a sign that it has just come.
  Position placed(Position position, Zone zone, Stage.HeroPlacing placing, Chronicle chronicle) {
    boolean setUp = position.turn() == 0;
    chronicle.tell(() ->
        setUp
            ? Event.of("placed %s %s".formatted(placing.hero(), zone), SETUP_1, HERO_2)
            : Event.of(
                "placed %s %s".formatted(placing.hero(), zone),
                HERO_8,
                HERO_15,
                HERO_9,
                HERO_2,
                ZONE_1));
    Stage.Succession succession = placing.succession();
    Position placed =
        position
            .with(new Hero(placing.hero(), zone, !setUp, succession.tokens(), 0))
            .with(succession.then());
    return setUp ? turns.first(placed, chronicle) : placed;
  }
}
