package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.CARD_2;
import static dev.rulewright.invaders.InvadersClause.COST_5;
import static dev.rulewright.invaders.InvadersClause.PLAY_1;
import static dev.rulewright.invaders.InvadersClause.PLAY_3;
import static dev.rulewright.invaders.InvadersClause.PLAY_4;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// How a card comes into play for which everything is paid.
final class Entering extends Chapter {

  private final Heroes heroes;
  private final Destroying destroying;
  private final boolean heroFirst = says("room.replaced-when=hero-first");
  private final boolean heroTakesSlot = says("hero.all-full=hero-takes-the-slot");

  Entering(Table table, Heroes heroes, Destroying destroying) {
    super(table);
    this.heroes = heroes;
    this.destroying = destroying;
  }

  /// The position after a card has come into play.
  ///
  /// @param side what the player on the move has when all is paid
  Position entered(Position position, Side side, Move.Play play, Chronicle chronicle) {
    Card card = play.card();
    @Nullable Zone zone = play.zone();
    if (zone == null) {
      chronicle.tell(() -> Event.of("acted " + card, CARD_2, PLAY_1, COST_5));
      Position acted = position.acting(Stage.MAIN, side.discarded(card));
      return destroying.begun(acted, card, chronicle);
    }
    return switch (play.sacrificed()) {
      case null -> destroying.begun(lying(position, side, card, zone, chronicle), card, chronicle);
      case Target.InZone(Card other, Zone _) -> {
        Position paid = position.acting(Stage.MAIN, side);
        Position room = Sacrificing.sacrificed(paid, other, zone, PLAY_4, chronicle);
        yield destroying.begun(lying(room, room.acting(), card, zone, chronicle), card, chronicle);
      }
      case Target.TheHero _ ->
          insteadOfHero(position.acting(Stage.MAIN, side), play, card, zone, chronicle);
    };
  }

  /// - COST-5: When all is paid the card comes into play.
  private static Position lying(
      Position position, Side side, Card card, Zone zone, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("entered %s %s".formatted(card, zone), PLAY_1, COST_5, PLAY_3));
    return position.acting(Stage.MAIN, side.entered(card, zone));
  }

  /// A card of Mankind takes the hero's slot before the next hero comes, or after it (V26). If a
  /// reading leaves the new hero no other slot, the card cannot enter.
  private Position insteadOfHero(
      Position position, Move.Play play, Card card, Zone zone, Chronicle chronicle) {
    @Nullable Hero hero = position.hero();
    if (hero == null) {
      throw new IllegalStateException("there is no hero in " + position);
    }
    if (heroFirst) {
      Position gone = Heroes.gone(position, Heroes.Going.SACRIFICED, chronicle);
      return goneOn(
          heroes.replaced(gone, hero, Heroes.Going.SACRIFICED, new Stage.Entering(play), chronicle),
          chronicle);
    }
    boolean noSlot =
        heroTakesSlot // V13
            && !position.heroDeck().isEmpty()
            && heroes.noOtherPlace(position);
    Position gone = Heroes.gone(position, Heroes.Going.SACRIFICED, chronicle);
    Position after =
        noSlot
            ? gone.with(Seat.MANKIND, gone.mankind().discarded(card))
            : lying(gone, gone.acting(), card, zone, chronicle);
    return heroes.replaced(after, hero, Heroes.Going.SACRIFICED, Stage.MAIN, chronicle);
  }

  /// The position after a card has come into play whose turn it is once the hero is replaced. If
  /// the new hero has taken the slot, the card is discarded.
  Position goneOn(Position position, Chronicle chronicle) {
    if (!(position.stage() instanceof Stage.Entering(Move.Play play))) {
      return position;
    }
    Zone zone = Objects.requireNonNull(play.zone(), play::toString);
    if (position.hasRoom(Seat.MANKIND, zone)) {
      return lying(position, position.mankind(), play.card(), zone, chronicle);
    }
    return position.acting(Stage.MAIN, position.mankind().discarded(play.card()));
  }
}
