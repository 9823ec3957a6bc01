package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// Everything that lies on the table, who is on turn, and what play waits for. Random play makes
/// millions of positions, so what seldom changes stands in parts of its own.
public record Position(
    Stage stage, Clock clock, Side invader, Side mankind, Resistance resistance) {

  /// The player on the move.
  public Seat mover() {
    return clock.mover();
  }

  /// Number of the turn, see [Clock].
  public int turn() {
    return clock.turn();
  }

  /// Where the plot marker is.
  public int marker() {
    return clock.marker();
  }

  /// Whether the Invader has drained Mankind this turn.
  public boolean drained() {
    return clock.drained();
  }

  /// The hero in play, see [Resistance].
  public @Nullable Hero hero() {
    return resistance.hero();
  }

  /// The heroes to come.
  public Pile<HeroCard> heroDeck() {
    return resistance.deck();
  }

  /// The heroes that have left the game.
  public Pile<HeroCard> heroesGone() {
    return resistance.gone();
  }

  /// What a player has.
  public Side side(Seat seat) {
    return seat == Seat.INVADER ? invader : mankind;
  }

  /// What the player on the move has.
  public Side acting() {
    return side(mover());
  }

  /// Whether the hero stands in a zone.
  public boolean isHeroIn(Zone zone) {
    @Nullable Hero hero = hero();
    return hero != null && hero.zone().index() == zone.index();
  }

  /// Whether a player has a free slot in a zone.
  public boolean hasRoom(Seat seat, Zone zone) {
    int hero = seat == Seat.MANKIND && isHeroIn(zone) ? 1 : 0;
    return side(seat).in(zone).size() + hero < zone.slots();
  }

  /// The copies of a card in a zone.
  public int count(Card card, Zone zone) {
    return side(card.owner()).in(zone).count(card);
  }

  /// The same waiting for something else.
  public Position with(Stage next) {
    return new Position(next, clock, invader, mankind, resistance);
  }

  /// The same with a card of a zone on its owner's discard pile.
  public Position removed(Card card, Zone zone) {
    return with(card.owner(), side(card.owner()).removed(card, zone));
  }

  /// The same with another side.
  public Position with(Seat seat, Side side) {
    return seat == Seat.INVADER
        ? new Position(stage, clock, side, mankind, resistance)
        : new Position(stage, clock, invader, side, resistance);
  }

  /// The same with another side of the player on the move, waiting for something else.
  public Position acting(Stage next, Side side) {
    return mover() == Seat.INVADER
        ? new Position(next, clock, side, mankind, resistance)
        : new Position(next, clock, invader, side, resistance);
  }

  /// The same with another hero.
  public Position with(@Nullable Hero other) {
    return new Position(stage, clock, invader, mankind, resistance.with(other));
  }

  /// The same after the hero has left the game.
  public Position withoutHero() {
    @Nullable Hero hero = hero();
    Pile<HeroCard> gone = hero == null ? heroesGone() : heroesGone().plus(hero.card());
    return new Position(stage, clock, invader, mankind, new Resistance(null, heroDeck(), gone));
  }

  /// The same after a card was taken from the hero deck.
  public Position withHeroTaken(HeroCard card, Stage next) {
    var rest = new Resistance(hero(), heroDeck().minus(card), heroesGone());
    return new Position(next, clock, invader, mankind, rest);
  }

  /// The same after Mankind has drained a card because of the Invader.
  public Position drained(Card card, Stage next) {
    return new Position(next, clock.withDrained(), invader, mankind.drained(card), resistance);
  }

  /// The same at another time of play.
  public Position at(Clock other) {
    return new Position(stage, other, invader, mankind, resistance);
  }

  /// The same in the next turn, which is another player's: nothing is used, and nobody has moved.
  public Position nextTurn(Seat seat, Stage next) {
    @Nullable Hero hero = hero();
    return new Position(
        next,
        new Clock(seat, turn() + 1, marker(), false),
        invader.rested(),
        mankind.rested(),
        hero == null || hero.entered() == 0 ? resistance : resistance.with(hero.rested()));
  }
}
