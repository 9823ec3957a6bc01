package dev.rulewright.invaders.material;

import dev.rulewright.kernel.input.TableNumbers;
import java.util.List;
import java.util.stream.Stream;

/// Everything in the box.
///
/// @param invader the cards of the Invader, by index
/// @param mankind the cards of Mankind, by index
/// @param heroes the heroes, by index; at least one
/// @param zones the zones, by index; at least two
/// @param numbers the numbers of the rules
/// @param tables the numbers in the tables that all this was read from
/// @param assumptions what rests on no evidence, one sentence each
public record Material(
    List<Card> invader,
    List<Card> mankind,
    List<HeroCard> heroes,
    List<Zone> zones,
    Numbers numbers,
    TableNumbers tables,
    List<String> assumptions) {

  /// The card that the page shows to be of the heroes' class (EXAMPLE-4).
  public static final String SHANTY_TOWN = "refugees-shanty-town";

  /// The card in whose example words are lost (EXAMPLE-2).
  public static final String BUNKER = "norad-cheyenne-mountain-bunker";

  /// Copies the lists.
  public Material {
    invader = List.copyOf(invader);
    mankind = List.copyOf(mankind);
    heroes = List.copyOf(heroes);
    zones = List.copyOf(zones);
    assumptions = List.copyOf(assumptions);
  }

  /// The cards of a player.
  public List<Card> cards(Seat seat) {
    return seat == Seat.INVADER ? invader : mankind;
  }

  /// The cards of both players.
  public Stream<Card> cards() {
    return Stream.concat(invader.stream(), mankind.stream());
  }
}
