package dev.rulewright.missioncombat.material;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Everything in the box: the board, both decks, and the numbers of the rulebook.
///
/// @param marines the Marines' cards in index order
/// @param portalists the Portalists' cards in index order
public record Material(Board board, List<Card> marines, List<Card> portalists, Numbers numbers) {

  /// Copies the lists.
  public Material {
    marines = List.copyOf(marines);
    portalists = List.copyOf(portalists);
  }

  /// The material that ships with the model: the rulebook's areas, with cards and adjacency of
  /// which much is assumed.
  public static Material standard() {
    return MaterialReader.read(Map.of());
  }

  /// A faction's cards in index order.
  public List<Card> cards(Faction faction) {
    return faction == Faction.MARINES ? marines : portalists;
  }

  /// Both factions' cards, the Marines' first.
  public Stream<Card> cards() {
    return Stream.concat(marines.stream(), portalists.stream());
  }

  /// The card of that name.
  public Optional<Card> card(String id) {
    return cards().filter(card -> card.id().equals(id)).findFirst();
  }

  /// The same material with a board of the same areas laid out otherwise.
  public Material with(Board other) {
    return new Material(other, marines, portalists, numbers);
  }

  /// The same material with other numbers.
  public Material with(Numbers other) {
    return new Material(board, marines, portalists, other);
  }

  /// The same material with another card in the place of the one that has its faction and index.
  public Material with(Card other) {
    return with(
        other.faction(),
        cards(other.faction()).stream()
            .map(card -> card.index() == other.index() ? other : card)
            .toList());
  }

  /// The same material with other cards of a faction, in index order.
  Material with(Faction faction, List<Card> cards) {
    return switch (faction) {
      case MARINES -> new Material(board, cards, portalists, numbers);
      case PORTALISTS -> new Material(board, marines, cards, numbers);
    };
  }

  /// What a result with this material rests on without evidence, one sentence each.
  public List<String> assumptions() {
    return Stream.concat(
            cards().filter(c -> !c.identity().assumed().isBlank()).map(Material::assumption),
            board.adjacencies().stream()
                .filter(pair -> pair.evidence().startsWith("assumed"))
                .map(pair -> "adjacency of " + pair.one() + " and " + pair.other() + ": assumed"))
        .toList();
  }

  private static String assumption(Card card) {
    String what = card.identity().assumed();
    return "card " + card.id() + ": " + (what.equals("all") ? "wholly assumed" : what + " assumed");
  }
}
