package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.world.Arrangements;
import dev.rulewright.missioncombat.world.Arrangements.Arrangement;
import dev.rulewright.missioncombat.world.Arrangements.Company;
import dev.rulewright.missioncombat.world.Arrangements.Elsewhere;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// All ways in which a few cards can lie on the table within a turn: so many units on the board, so
/// many cards in hands, decks and discard piles. A group holds the positions of the same cards.
///
/// @param units units on the board, at least one of each faction
/// @param others cards elsewhere
/// @param elsewhere where those are
/// @param longest the most moves of a play that is searched
/// @param company whether units of both players stand together
/// @param mostAp the most AP of that turn
record WorldFamily(
    Material material,
    Palette palette,
    int units,
    int others,
    Elsewhere elsewhere,
    int longest,
    Company company,
    int turn,
    int mostAp)
    implements Starts.Family<Position> {

  /// A turn as any other: neither the first nor the second nor the last.
  static final int ANY_TURN = 3;

  /// No play that is searched from a family of worlds has more turns.
  private static final int MOST_TURNS = 10;

  private static final String FILE = "small-worlds.csv";

  /// The families that are searched, as a table says: in the fewer cards the more kinds of them and
  /// the longer plays, and of turns that are not as any other a few.
  static List<WorldFamily> all(Material material) {
    return TableReader.shipped(
            WorldFamily.class,
            FILE,
            "units",
            "others",
            "elsewhere",
            "company",
            "turn",
            "longest",
            "copies",
            "cards")
        .stream()
        .map(row -> of(row, material))
        .toList();
  }

  /// Two units and nothing else, with no AP left.
  static WorldFamily atTheEndOfATurn(Material material, Palette palette) {
    return new WorldFamily(
        material, palette, 2, 0, Elsewhere.ANYWHERE, 0, Company.APART, ANY_TURN, 0);
  }

  boolean isOfTwoUnits() {
    return units == 2 && others == 0;
  }

  private static WorldFamily of(Row row, Material material) {
    Numbers numbers = material.numbers();
    boolean first = row.value("turn").equals("first");
    int most = row.value("copies").isEmpty() ? Integer.MAX_VALUE : row.number("copies", 1, 9);
    return new WorldFamily(
        material,
        Palette.of(material, row.words("cards"), most),
        row.number("units", 2, 9),
        row.number("others", 0, 9),
        row.constant("elsewhere", "a place", Elsewhere.class),
        row.number("longest", 1, 9),
        row.constant("company", "company", Company.class),
        first ? 1 : row.value("turn").equals("last") ? numbers.turnLimit() : ANY_TURN,
        first ? numbers.firstTurnAp() : numbers.turnAp());
  }

  @Override
  public String name() {
    String cards = others == 0 ? "" : " and " + others + " other card" + (others > 1 ? "s" : "");
    return units
        + " units"
        + cards
        + (palette.hasTestUnits() ? " with test units" : "")
        + (company == Company.TOGETHER ? ", both players in one area" : "")
        + (turn == ANY_TURN ? "" : " in turn " + turn);
  }

  @Override
  public int groups() {
    return worlds().size();
  }

  @Override
  public List<Pair<Position>> group(int group) {
    return Arrangements.of(material, worlds().get(group), units, elsewhere, company).stream()
        .filter(each -> each.marines().unitCount() > 0 && each.portalists().unitCount() > 0)
        .flatMap(this::positions)
        .map(Pair::same)
        .toList();
  }

  private List<List<Card>> worlds() {
    return palette.worlds(units + others);
  }

  private Stream<Position> positions(Arrangement on) {
    return Stream.of(Faction.values())
        .flatMap(mover ->
            IntStream.rangeClosed(0, mostAp)
                .mapToObj(ap ->
                    new Position(
                        Stage.ACTING,
                        turn,
                        mover,
                        ap,
                        on.marines(),
                        on.portalists(),
                        null,
                        Memory.NONE,
                        null)));
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
        && palette.has(marines, Faction.MARINES)
        && palette.has(portalists, Faction.PORTALISTS);
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
}
