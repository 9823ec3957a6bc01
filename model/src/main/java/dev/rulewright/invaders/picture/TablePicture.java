package dev.rulewright.invaders.picture;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The table as a picture: the zones side by side, the Invader's cards beyond them, Mankind's and
/// the heroes before.
///
/// @param material what is in the box
public record TablePicture(Material material) {

  /// The position as a player sees it, or as somebody who sees both hands.
  ///
  /// @param waitsFor what it waits for, in words
  public Picture of(Position position, String waitsFor, Optional<Player> viewer) {
    String caption =
        "Turn %d · %s · plot marker %d · %s"
            .formatted(position.turn(), position.mover(), position.marker(), waitsFor);
    List<Spot> zones = material.zones().stream().map(zone -> zone(zone, position)).toList();
    return new Picture(
        caption,
        List.of(
            cards(position, Seat.INVADER, viewer),
            Part.Rows.of(List.of(zones)),
            cards(position, Seat.MANKIND, viewer),
            heroes(position)));
  }

  private static Spot zone(Zone zone, Position position) {
    var pieces = new ArrayList<Piece>();
    for (Seat seat : Seat.values()) {
      Pile<Card> used = position.side(seat).usedIn(zone);
      pieces.addAll(
          Piece.pile(position.side(seat).in(zone).minus(used), card -> piece(card, seat)));
      pieces.addAll(Piece.pile(used, card -> piece(card, seat).marks(List.of("used"))));
    }
    @Nullable Hero hero = position.hero();
    if (hero != null && position.isHeroIn(zone)) {
      pieces.add(hero(hero));
    }
    return Spot.area(zone.id(), zone.name(), List.of("power " + zone.power()), pieces);
  }

  private static Piece hero(Hero hero) {
    var marks = new ArrayList<String>();
    if (hero.turned()) {
      marks.add("turned");
    }
    if (hero.tokens() > 0) {
      marks.add("+" + hero.tokens());
    }
    if (hero.entered() != 0) {
      marks.add("has moved");
    }
    return piece(hero.card()).marks(marks);
  }

  private static Piece piece(Card card, Seat seat) {
    Piece piece = Piece.of(card.id(), card.name()).of(seat);
    return card.oneShot() ? piece : piece.values("power " + card.power());
  }

  private static Piece piece(HeroCard card) {
    return Piece.of(card.id(), card.name()).of(Seat.MANKIND).values("hero, power " + card.power());
  }

  private static Part cards(Position position, Seat seat, Optional<Player> viewer) {
    Side side = position.side(seat);
    boolean hidden = viewer.isPresent() && viewer.get() != seat;
    return Part.Rows.of(
        List.of(
            List.of(
                Spot.of(
                    seat,
                    Spot.Kind.HAND,
                    "hand",
                    Piece.pile(side.hand(), hidden, card -> piece(card, seat))),
                Spot.of(seat, Spot.Kind.PILE, "deck", Piece.backs(side.deck().size())),
                Spot.of(
                    seat,
                    Spot.Kind.PILE,
                    "discard",
                    Piece.pile(side.discard(), card -> piece(card, seat))))));
  }

  private static Part heroes(Position position) {
    return Part.Rows.of(
        List.of(
            List.of(
                new Spot(
                    "hero-deck",
                    "hero deck",
                    Optional.of(Seat.MANKIND),
                    Spot.Kind.PILE,
                    List.of(),
                    Piece.backs(position.heroDeck().size())),
                new Spot(
                    "heroes-gone",
                    "heroes gone",
                    Optional.of(Seat.MANKIND),
                    Spot.Kind.PILE,
                    List.of(),
                    Piece.pile(position.heroesGone(), TablePicture::piece)),
                new Spot(
                    "coming",
                    "coming into play",
                    Optional.empty(),
                    Spot.Kind.CARDS,
                    List.of(),
                    coming(position)))));
  }

  /// What has left its place and has not come to another one yet.
  private static List<Piece> coming(Position position) {
    return switch (position.stage()) {
      case Stage.Paying(var play, _) -> List.of(piece(play.card(), position.mover()));
      case Stage.Discarding(var play, _) -> List.of(piece(play.card(), position.mover()));
      case Stage.Turning(var play, _, _) -> List.of(piece(play.card(), position.mover()));
      case Stage.HeroPlacing(var hero, _) -> List.of(piece(hero));
      case Stage.Entering(var play) -> List.of(piece(play.card(), position.mover()));
      case Stage.Drawing _,
          Stage.Main _,
          Stage.Draining _,
          Stage.Destroying _,
          Stage.Sacrificing _,
          Stage.HeroComing _,
          Stage.Entering _,
          Stage.Over _ ->
          List.of();
    };
  }
}
