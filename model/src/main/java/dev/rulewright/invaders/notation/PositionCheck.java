package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Refuses positions that cannot lie on a table.
///
/// @param isStuck whether nothing can be decided or drawn in a position
record PositionCheck(Material material, Predicate<Position> isStuck) {

  /// The position, if it can lie on a table.
  Position checked(Position position, Place place) {
    for (Zone zone : material.zones()) {
      for (Seat seat : Seat.values()) {
        int cards = position.side(seat).in(zone).size();
        if (cards > zone.slots()) {
          throw BadInput.at(place)
              .because(
                  "%s has %d cards in %s, expected at most %d", seat, cards, zone, zone.slots());
        }
      }
    }
    play(position).forEach(play -> checkPlay(position, play, place));
    boolean comes =
        position.stage() instanceof Stage.HeroComing
            || position.stage() instanceof Stage.HeroPlacing;
    if (comes && position.hero() != null) {
      throw BadInput.at(place).because("a hero comes while another one is in play");
    }
    if (!(position.stage() instanceof Stage.Over) && isStuck.test(position)) {
      throw BadInput.at(place)
          .because("in the stage '%s' nothing can be decided or drawn", position.stage());
    }
    return position;
  }

  private static Stream<Move.Play> play(Position position) {
    return switch (position.stage()) {
      case Stage.Paying paying -> Stream.of(paying.play());
      case Stage.Discarding discarding -> Stream.of(discarding.play());
      case Stage.Turning turning -> Stream.of(turning.play());
      case Stage.Main _,
          Stage.Drawing _,
          Stage.Draining _,
          Stage.Destroying _,
          Stage.Sacrificing _,
          Stage.HeroComing _,
          Stage.HeroPlacing _,
          Stage.Entering _,
          Stage.Over _ ->
          Stream.of();
    };
  }

  private static void checkPlay(Position position, Move.Play play, Place place) {
    Seat mover = position.mover();
    Zone zone = play.zone();
    boolean fits =
        play.card().owner() == mover
            && (zone == null
                || switch (play.sacrificed()) {
                  case null -> position.hasRoom(mover, zone);
                  case Target.TheHero _ -> position.isHeroIn(zone);
                  case Target.InZone(Card other, Zone _) ->
                      other.owner() == mover && position.count(other, zone) > 0;
                });
    if (!fits) {
      throw BadInput.at(place).because("%s cannot be paying for '%s'", mover, play);
    }
    if (position.stage() instanceof Stage.Paying
        && (play.card().discard() == 0 || position.acting().hand().isEmpty())) {
      throw BadInput.at(place).because("nothing is discarded for '%s'", play);
    }
  }
}
