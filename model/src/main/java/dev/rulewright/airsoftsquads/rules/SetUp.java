package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SETUP_1;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What comes before the first TURN, all of it assumed.
record SetUp(Terms terms, Draw draw) {

  /// The position in which a play begins.
  Position opening() {
    Material material = terms.material();
    Side side = Side.before(terms.numbers().fieldPositions(), material.deck(), material.items());
    return new Position(0, new Stage.Deploying(Seat.RED), side, side);
  }

  /// Every way to put operators on the field.
  List<Move> ways() {
    var ways = new ArrayList<Move>();
    add(ways, new ArrayList<>());
    return ways;
  }

  private void add(List<Move> ways, List<OperatorCard> chosen) {
    if (chosen.size() == terms.numbers().fieldPositions()) {
      ways.add(new Move.Deploy(chosen));
      return;
    }
    for (OperatorCard card : terms.material().operators()) {
      if (!chosen.contains(card)) {
        chosen.add(card);
        add(ways, chosen);
        chosen.removeLast();
      }
    }
  }

  @Nullable AirsoftClause whyNot(Move move) {
    return move instanceof Move.Deploy(List<OperatorCard> operators)
            && operators.size() == terms.numbers().fieldPositions()
            && operators.stream().distinct().count() == operators.size()
        ? null
        : SETUP_1;
  }

  /// - SETUP-1: Red, then blue puts three different OPERATORs on the FIELDPOSITIONs; the other two
  ///   lie face up in the SAVEZONE.
  Position deployed(
      Position position, Seat player, List<OperatorCard> operators, Chronicle chronicle) {
    List<Operator> rest =
        terms.material().operators().stream()
            .filter(card -> !operators.contains(card))
            .map(Operator::ready)
            .toList();
    chronicle.tell(() -> Event.of("deployed %s: %s".formatted(player, operators), SETUP_1));
    return position
        .with(
            player,
            position.side(player).with(operators.stream().map(Operator::ready).toList(), rest))
        .with(player == Seat.RED ? new Stage.Deploying(Seat.BLUE) : new Stage.Dealing());
  }

  /// - SETUP-2: Each player draws four cards, red first; red has the first TURN.
  Position dealing(Position position, Chronicle chronicle) {
    for (Seat player : Seat.values()) {
      Side side = position.side(player);
      if (side.hand().size() < terms.numbers().startingHand() && !side.deck().isEmpty()) {
        return draw.card(position, player, new Stage.Dealing(), chronicle);
      }
    }
    return position.next(new Stage.Beginning());
  }
}
