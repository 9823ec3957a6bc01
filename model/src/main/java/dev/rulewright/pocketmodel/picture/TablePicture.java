package dev.rulewright.pocketmodel.picture;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The table as a picture: the three zones in their row, the Empire's cards beyond them, the
/// Alliance's before.
public final class TablePicture {

  private TablePicture() {}

  /// The position as a player sees it, or as somebody who sees both hands.
  public static Picture of(Position position, Optional<Player> viewer) {
    List<Spot> zones =
        List.of(
            zone(Zone.EMPIRE_HOME, position),
            zone(Zone.CONTESTED, position),
            zone(Zone.ALLIANCE_HOME, position));
    return new Picture(
        "Turn %d · %s to move · %s"
            .formatted(position.turn(), position.mover(), waitsFor(position.stage())),
        List.of(
            cards(position, Force.EMPIRE, viewer),
            Part.Rows.of(zones.stream().map(List::of).toList()),
            Part.Rows.of(List.of(List.of(played(position)))),
            cards(position, Force.ALLIANCE, viewer)),
        "★3 4/2/11/3: stars, attack, damage, defence, shields");
  }

  private static Spot zone(Zone zone, Position position) {
    var pieces = new ArrayList<Piece>();
    for (Force force : List.of(Force.EMPIRE, Force.ALLIANCE)) {
      Fleet fleet = position.side(force).units();
      for (int i = 0; i < fleet.size(); i = fleet.endOfEqual(i)) {
        if (fleet.get(i).zone() == zone) {
          pieces.add(unit(fleet.get(i)).times(fleet.endOfEqual(i) - i));
        }
      }
    }
    String name = zone.toString().replace('-', ' ');
    Spot spot = Spot.area(zone.toString(), name, List.of(), pieces);
    return switch (zone) {
      case ALLIANCE_HOME -> spot.ownedBy(Force.ALLIANCE);
      case EMPIRE_HOME -> spot.ownedBy(Force.EMPIRE);
      case CONTESTED -> spot;
    };
  }

  private static Piece unit(Unit unit) {
    var marks = new ArrayList<String>();
    if (unit.damage() > 0) {
      marks.add("damage " + unit.damage());
    }
    if (unit.mark() > 0) {
      marks.add("no. " + unit.mark());
    }
    return kind(unit.kind()).marks(marks);
  }

  /// Such as `★3 4/2/11/3`: stars, attack, damage, defence, shields.
  private static Piece kind(UnitKind kind) {
    return Piece.of(kind.id(), kind.name())
        .of(kind.force())
        .values(
            "★%d %d/%d/%d/%d"
                .formatted(
                    kind.stars(), kind.attack(), kind.damage(), kind.defence(), kind.shields()));
  }

  // ---- What is under way ----

  private static String waitsFor(Stage stage) {
    return switch (stage) {
      case Stage.Plain plain -> words(plain.name());
      case Stage.Deploying _ -> "units that begin in play";
      case Stage.Replacing _ -> "an objective is replaced";
      case Stage.Combat combat -> "combat, " + words(combat.step().name()) + rolls(combat);
      case Stage.Strikes strikes -> "strikes, " + words(strikes.step().name());
      case Stage.BringingIn bringing -> bringing.player() + " bring in ★" + bringing.stars();
      case Stage.Over over -> over.result().who() + ", " + over.result().reason();
    };
  }

  private static String rolls(Stage.Combat combat) {
    return combat.attackRoll() == 0
        ? ""
        : " (%d against %d)".formatted(combat.attackRoll(), combat.defenceRoll());
  }

  private static String words(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /// The cards that lie in the middle while they are played.
  private static Spot played(Position position) {
    var cards = new ArrayList<Piece>();
    switch (position.stage()) {
      case Stage.Combat combat -> {
        add(cards, combat.attackCard(), position.mover());
        add(cards, combat.defenceCard(), position.mover().enemy());
      }
      case Stage.Strikes strikes -> add(cards, strikes.target(), position.mover().enemy());
      case Stage.Replacing replacing -> {
        add(cards, replacing.now(), position.mover());
        add(cards, replacing.old(), position.mover());
      }
      case Stage.Deploying(var committed) when committed != null ->
          cards.addAll(Piece.pile(committed, TablePicture::kind));
      case Stage.Plain _, Stage.Deploying _, Stage.BringingIn _, Stage.Over _ -> {}
    }
    return new Spot("played", "in play", Optional.empty(), Spot.Kind.CARDS, List.of(), cards);
  }

  private static void add(List<Piece> cards, @Nullable Card card, Force force) {
    if (card != null) {
      cards.add(card(card, force));
    }
  }

  private static Part cards(Position position, Force force, Optional<Player> viewer) {
    Side side = position.side(force);
    boolean hidden = viewer.isPresent() && viewer.get() != force;
    return Part.Rows.of(
        List.of(
            List.of(
                Spot.of(
                    force,
                    Spot.Kind.HAND,
                    "hand",
                    Piece.pile(side.hand(), hidden, card -> card(card, force))),
                Spot.of(
                    force,
                    Spot.Kind.CARDS,
                    "face-up",
                    Piece.pile(side.faceUp(), card -> card(card, force))),
                Spot.of(force, Spot.Kind.PILE, "face-down", Piece.backs(side.faceDown().size()))),
            List.of(
                Spot.of(
                    force,
                    Spot.Kind.CARDS,
                    "reserve",
                    Piece.pile(side.reserve(), kind -> kind(kind).values("★" + kind.stars()))),
                Spot.of(force, Spot.Kind.PILE, "draw", Piece.backs(side.draw().size())),
                Spot.of(
                    force,
                    Spot.Kind.PILE,
                    "discard",
                    Piece.pile(side.discard(), card -> card(card, force))))));
  }

  private static Piece card(Card card, Force force) {
    return Piece.of(card.id(), card.name()).of(force);
  }
}
