package dev.rulewright.airsoftsquads.picture;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The table as a picture: both fields face each other, each with its SAVEZONE and cards beyond.
public final class TablePicture {

  private TablePicture() {}

  /// The position as a player sees it, or as somebody who sees both hands.
  ///
  /// @param waitsFor what it waits for, in words
  public static Picture of(Position position, String waitsFor, Optional<Player> viewer) {
    return new Picture(
        "TURN %d of %s · %s".formatted(position.turn(), position.mover(), waitsFor),
        List.of(
            cards(position, Seat.BLUE, viewer),
            Part.Rows.of(
                List.of(
                    List.of(savezone(position.blue(), Seat.BLUE)),
                    field(position.blue(), Seat.BLUE),
                    field(position.red(), Seat.RED),
                    List.of(savezone(position.red(), Seat.RED)))),
            cards(position, Seat.RED, viewer)));
  }

  private static List<Spot> field(Side side, Seat player) {
    var spots = new ArrayList<Spot>();
    for (int at = 1; at <= side.positions(); at++) {
      Operator operator = side.at(at);
      String name = player + " " + at;
      List<Piece> pieces =
          operator.state() == State.FREE ? List.of() : List.of(operator(operator, player));
      List<String> notes =
          operator.objective() > 0 ? List.of("OBJECTIVE " + operator.objective()) : List.of();
      spots.add(Spot.area(player + "-" + at, name, notes, pieces).ownedBy(player));
    }
    return spots;
  }

  private static Spot savezone(Side side, Seat player) {
    List<Piece> pieces =
        side.savezone().stream().map(operator -> operator(operator, player)).toList();
    return Spot.of(player, Spot.Kind.CARDS, "savezone", pieces);
  }

  private static Piece operator(Operator operator, Seat player) {
    OperatorCard card = operator.printed();
    var marks = new ArrayList<String>();
    if (operator.state() != State.READY) {
      marks.add(operator.state().name());
    }
    if (operator.hits() > 0) {
      marks.add("hits " + operator.hits());
    }
    Card attached = operator.attached();
    if (attached != null) {
      marks.add("+ " + attached.name());
    }
    if (operator.moves() > 0) {
      marks.add("Moves " + operator.moves());
    }
    if (operator.bonus()) {
      marks.add("BONUS");
    }
    return Piece.of(card.id(), card.name())
        .of(player)
        .values("AP%d EP%d DP%d MP%d".formatted(card.ap(), card.ep(), card.dp(), card.mp()))
        .marks(marks);
  }

  private static Part cards(Position position, Seat player, Optional<Player> viewer) {
    Side side = position.side(player);
    boolean hidden = viewer.isPresent() && viewer.get() != player;
    List<Piece> hand = Piece.pile(side.hand(), hidden, card -> card(card, player));
    List<Spot> first =
        List.of(
            Spot.of(player, Spot.Kind.HAND, "hand", hand),
            Spot.of(player, Spot.Kind.PILE, "deck", Piece.backs(side.deck().size())),
            Spot.of(player, Spot.Kind.PILE, "discards", pile(side.discards(), player)));
    List<Spot> second =
        List.of(
            Spot.of(player, Spot.Kind.CARDS, "strategies", pile(side.strategies(), player)),
            Spot.of(player, Spot.Kind.PILE, "items", Piece.backs(side.items().size())),
            Spot.of(player, Spot.Kind.PILE, "item-discards", pile(side.itemDiscards(), player)));
    return Part.Rows.of(List.of(first, second));
  }

  private static List<Piece> pile(Pile<Card> pile, Seat player) {
    return Piece.pile(pile, card -> card(card, player));
  }

  private static Piece card(Card card, Seat player) {
    return Piece.of(card.id(), card.name()).of(player);
  }
}
