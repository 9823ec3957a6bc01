package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// Everything that lies on the table, who is on turn, and what play waits for.
///
/// @param turn number of the turn, both players' counted; 0 before the first
/// @param marker where the plot marker is
/// @param drained whether the Invader has drained Mankind this turn
/// @param hero the hero in play; null while it is replaced, and where there is none any more
/// @param heroDeck the heroes to come
/// @param heroesGone the heroes that have left the game
public record Position(
    Stage stage,
    Seat mover,
    int turn,
    int marker,
    boolean drained,
    Side invader,
    Side mankind,
    @Nullable Hero hero,
    Pile<HeroCard> heroDeck,
    Pile<HeroCard> heroesGone) {

  /// What a player has.
  public Side side(Seat seat) {
    return seat == Seat.INVADER ? invader : mankind;
  }

  /// What the player on the move has.
  public Side acting() {
    return side(mover);
  }

  /// Whether the hero stands in a zone.
  public boolean isHeroIn(Zone zone) {
    return hero != null && hero.zone().index() == zone.index();
  }

  /// The slots of a player that are taken in a zone.
  public int taken(Seat seat, Zone zone) {
    int cards = side(seat).in(zone).size();
    return seat == Seat.MANKIND && isHeroIn(zone) ? cards + 1 : cards;
  }

  /// Whether a player has a free slot in a zone.
  public boolean hasRoom(Seat seat, Zone zone) {
    return taken(seat, zone) < zone.slots();
  }

  /// The copies of a card in a zone.
  public int count(Card card, Zone zone) {
    return side(card.owner()).in(zone).count(card);
  }

  /// The same waiting for something else.
  public Position with(Stage next) {
    return new Position(
        next, mover, turn, marker, drained, invader, mankind, hero, heroDeck, heroesGone);
  }

  /// The same with another side.
  public Position with(Seat seat, Side side) {
    return with(stage, seat, side);
  }

  /// The same with another side, waiting for something else.
  public Position with(Stage next, Seat seat, Side side) {
    return new Position(
        next,
        mover,
        turn,
        marker,
        drained,
        seat == Seat.INVADER ? side : invader,
        seat == Seat.MANKIND ? side : mankind,
        hero,
        heroDeck,
        heroesGone);
  }

  /// The same with another side of the player on the move, waiting for something else.
  public Position acting(Stage next, Side side) {
    return with(next, mover, side);
  }

  /// The same with another hero.
  public Position with(@Nullable Hero other) {
    return new Position(
        stage, mover, turn, marker, drained, invader, mankind, other, heroDeck, heroesGone);
  }

  /// The same after the hero has left the game.
  public Position withoutHero() {
    Pile<HeroCard> gone = hero == null ? heroesGone : heroesGone.plus(hero.card());
    return new Position(
        stage, mover, turn, marker, drained, invader, mankind, null, heroDeck, gone);
  }

  /// The same after a card was taken from the hero deck.
  public Position withHeroTaken(HeroCard card, Stage next) {
    return new Position(
        next,
        mover,
        turn,
        marker,
        drained,
        invader,
        mankind,
        hero,
        heroDeck.minus(card),
        heroesGone);
  }

  /// The same after Mankind has drained a card because of the Invader.
  public Position drained(Card card, Stage next) {
    return new Position(
        next,
        mover,
        turn,
        marker,
        true,
        invader,
        mankind.drained(card),
        hero,
        heroDeck,
        heroesGone);
  }

  /// The same with the plot marker elsewhere.
  public Position withMarker(int other) {
    return new Position(
        stage, mover, turn, other, drained, invader, mankind, hero, heroDeck, heroesGone);
  }

  /// The same in the next turn, which is another player's: nothing is used, and nobody has moved.
  public Position nextTurn(Seat seat, Stage next) {
    return new Position(
        next,
        seat,
        turn + 1,
        marker,
        false,
        invader.rested(),
        mankind.rested(),
        hero == null ? null : hero.rested(),
        heroDeck,
        heroesGone);
  }

  /// The same with the hero upright.
  public Position withHeroUpright() {
    return hero == null || !hero.turned() ? this : with(hero.upright());
  }

  /// The same during the set-up, with a player on the move.
  public Position setUp(Seat seat, Stage next) {
    return new Position(
        next, seat, turn, marker, drained, invader, mankind, hero, heroDeck, heroesGone);
  }
}
