package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.missioncombat.World.Company;
import dev.rulewright.simulator.missioncombat.World.Elsewhere;
import java.util.Collections;
import java.util.List;

/// All ways in which a few cards can lie on the table within a turn: so many units on the board, so
/// many cards in hands, decks and discard piles. A group holds the positions of the same cards.
///
/// @param material what is in the box
/// @param palette the cards
/// @param units units on the board, at least one of each faction
/// @param others cards elsewhere
/// @param elsewhere where those are
/// @param company whether units of both players stand together
/// @param turn number of the turn
/// @param mostAp the most AP of that turn
/// @param longest the most moves of a play that is searched
/// @param worlds the cards of each group
/// @param chosen whether these are not all worlds of the palette
record WorldFamily(
    Material material,
    Palette palette,
    int units,
    int others,
    Elsewhere elsewhere,
    Company company,
    int turn,
    int mostAp,
    int longest,
    List<List<Card>> worlds,
    boolean chosen)
    implements Starts.Family<Position> {

  /// A turn as any other: neither the first nor the second nor the last.
  static final int ANY_TURN = 3;

  /// No play that is searched from a family of worlds has more turns.
  private static final int MOST_TURNS = 10;

  /// The family in a turn as any other.
  static WorldFamily of(
      Material material, Palette palette, int units, int others, Elsewhere elsewhere, int longest) {
    return new WorldFamily(
        material,
        palette,
        units,
        others,
        elsewhere,
        Company.APART,
        ANY_TURN,
        material.numbers().turnAp(),
        longest,
        palette.worlds(units + others),
        false);
  }

  /// The family in another turn.
  WorldFamily in(int otherTurn, int ap) {
    return new WorldFamily(
        material, palette, units, others, elsewhere, company, otherTurn, ap, longest, worlds,
        chosen);
  }

  /// The family in which units of both players stand together, as they may only under some
  /// readings.
  WorldFamily together() {
    return new WorldFamily(
        material,
        palette,
        units,
        others,
        elsewhere,
        Company.TOGETHER,
        turn,
        mostAp,
        longest,
        worlds,
        chosen);
  }

  /// Just one of the worlds.
  WorldFamily only(String... ids) {
    List<List<Card>> one =
        worlds.stream()
            .filter(cards -> cards.stream().map(Card::id).toList().equals(List.of(ids)))
            .toList();
    return new WorldFamily(
        material, palette, units, others, elsewhere, company, turn, mostAp, longest, one, true);
  }

  @Override
  public String name() {
    String cards = others == 0 ? "" : " and " + others + " other card" + (others > 1 ? "s" : "");
    return units
        + " units"
        + cards
        + (palette.name().equals(Palette.TEST) ? " with test units" : "")
        + (company == Company.TOGETHER ? ", both players in one area" : "")
        + (turn == ANY_TURN ? "" : " in turn " + turn);
  }

  @Override
  public int groups() {
    return worlds.size();
  }

  @Override
  public List<Pair<Position>> group(int group) {
    return new World(material, worlds.get(group), units, elsewhere, company)
        .positions(turn, mostAp);
  }

  /// Whether a position is a start from which plays of so many moves are searched.
  ///
  /// @param position a position in which nothing has left a mark
  boolean contains(Position position, int moves) {
    Side marines = position.side(Faction.MARINES);
    Side portalists = position.side(Faction.PORTALISTS);
    boolean together = (marines.occupied() & portalists.occupied()) != 0;
    return moves <= longest
        && together == (company == Company.TOGETHER)
        && playsLike(position.turn())
        && position.ap() <= mostAp
        && marines.unitCount() + portalists.unitCount() == units
        && others(marines) + others(portalists) == others
        && hasCards(marines)
        && hasCards(portalists)
        && (!chosen || isChosen(marines, portalists));
  }

  /// Turns differ from each other in their number only, except the first two, which may have fewer
  /// AP, and the last.
  private boolean playsLike(int otherTurn) {
    boolean anyTurn =
        otherTurn > ANY_TURN && otherTurn < material.numbers().turnLimit() - MOST_TURNS;
    return turn == otherTurn || (turn == ANY_TURN && anyTurn);
  }

  private int others(Side side) {
    return switch (elsewhere) {
      case IN_HAND ->
          side.deck().isEmpty() && side.discard().isEmpty() ? side.hand().size() : others + 1;
      case IN_PILES ->
          side.hand().isEmpty() ? side.deck().size() + side.discard().size() : others + 1;
      case ANYWHERE -> side.hand().size() + side.deck().size() + side.discard().size();
    };
  }

  /// Whether the cards on the table are those of one of the worlds.
  private boolean isChosen(Side marines, Side portalists) {
    return worlds.stream()
        .anyMatch(world ->
            world.stream()
                .allMatch(card ->
                    copies(card, card.faction() == Faction.MARINES ? marines : portalists)
                        == Collections.frequency(world, card)));
  }

  private static int copies(Card card, Side side) {
    int copies = side.hand().count(card) + side.deck().count(card) + side.discard().count(card);
    for (int i = 0; i < side.unitCount(); i++) {
      copies += side.unit(i).card().equals(card) ? 1 : 0;
    }
    return copies;
  }

  private boolean hasCards(Side side) {
    for (int i = 0; i < side.unitCount(); i++) {
      if (!palette.has(side.unit(i).card())) {
        return false;
      }
    }
    return hasCards(side.hand()) && hasCards(side.deck()) && hasCards(side.discard());
  }

  private boolean hasCards(Pile pile) {
    if (!pile.isEmpty()) {
      for (int kind = 0; kind < pile.kinds(); kind++) {
        if (pile.count(kind) > 0 && !palette.has(pile.kind(kind))) {
          return false;
        }
      }
    }
    return true;
  }
}
