package dev.rulewright.invaders.properties;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.property.Checks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where cards go, and what they cost.
///
/// @param zones the zones of the game
record CardChecks(List<Zone> zones) {

  void addTo(Checks<Position, Move> checks) {
    var ofEachPlayer = checks.each(List.of(Seat.values()));
    ofEachPlayer.steps("no-card-is-lost", this::isLost);
    ofEachPlayer.positions("four-cards-a-zone", this::hasTooMany);
    checks.steps("paid-in-full", Move.Play.class, CardChecks::cannotBePaid);
    checks.steps(
        "nothing-enters-unpaid",
        (before, _, after) -> !isPaying(after) || inZones(after) == inZones(before),
        "'%s' changes what lies in the zones");
    checks.steps("draining-is-not-drawing", Move.Drained.class, CardChecks::goesElsewhere);
    ofEachPlayer.positions("used-once-a-turn", this::usesTooMuch);
  }

  private @Nullable String isLost(Position before, Move move, Position after, Seat player) {
    boolean cannotPay =
        after.stage() instanceof Stage.Over over
            && over.result().reason().equals(Stage.Over.CANNOT_PAY);
    return cannotPay || all(before, player).equals(all(after, player))
        ? null
        : "'%s' changes the cards of %s".formatted(move, player);
  }

  /// Every card of a player, wherever it is; one that is being paid for, too.
  private Pile<Card> all(Position position, Seat player) {
    Side side = position.side(player);
    Pile<Card> all = side.hand().plus(side.deck()).plus(side.discard());
    for (Zone zone : zones) {
      all = all.plus(side.in(zone));
    }
    if (position.mover() != player) {
      return all;
    }
    return switch (position.stage()) {
      case Stage.Paying paying -> all.plus(paying.play().card());
      case Stage.Discarding discarding -> all.plus(discarding.play().card());
      case Stage.Turning turning -> all.plus(turning.play().card());
      case Stage.HeroComing coming -> all(all, coming.succession());
      case Stage.HeroPlacing placing -> all(all, placing.succession());
      case Stage.Entering entering -> all.plus(entering.play().card());
      case Stage.Main _,
          Stage.Drawing _,
          Stage.Draining _,
          Stage.Destroying _,
          Stage.Sacrificing _,
          Stage.Over _ ->
          all;
    };
  }

  private static Pile<Card> all(Pile<Card> others, Stage.Succession succession) {
    return succession.then() instanceof Stage.Entering(Move.Play play)
        ? others.plus(play.card())
        : others;
  }

  private @Nullable String hasTooMany(Position position, Seat player) {
    for (Zone zone : zones) {
      boolean hero = player == Seat.MANKIND && position.isHeroIn(zone);
      int cards = position.side(player).in(zone).size() + (hero ? 1 : 0);
      if (cards > zone.slots()) {
        return "%s has %d cards in %s".formatted(player, cards, zone);
      }
    }
    return null;
  }

  private static @Nullable String cannotBePaid(Position before, Move.Play play, Position after) {
    int hand = before.acting().hand().size();
    int deck = before.acting().deck().size();
    return hand <= play.card().discard() || deck < play.card().drain()
        ? "'%s' with %d cards in hand and %d in the deck".formatted(play, hand, deck)
        : null;
  }

  private static boolean isPaying(Position position) {
    return position.stage() instanceof Stage.Paying
        || position.stage() instanceof Stage.Discarding
        || position.stage() instanceof Stage.Turning;
  }

  private int inZones(Position position) {
    int cards = 0;
    for (Zone zone : zones) {
      cards += position.invader().in(zone).size() + position.mankind().in(zone).size();
    }
    return cards;
  }

  private static @Nullable String goesElsewhere(
      Position before, Move.Drained drained, Position after) {
    Card card = drained.card();
    Side then = before.side(card.owner());
    Side now = after.side(card.owner());
    return now.discard().count(card) > then.discard().count(card) && now.hand().equals(then.hand())
        ? null
        : "%s is drained elsewhere".formatted(card);
  }

  private @Nullable String usesTooMuch(Position position, Seat player) {
    for (Zone zone : zones) {
      Pile<Card> used = position.side(player).usedIn(zone);
      if (!position.side(player).in(zone).containsAll(used)
          || (player != position.mover() && !used.isEmpty())) {
        return "%s is used in %s".formatted(used, zone);
      }
    }
    return null;
  }
}
