package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/// Moves that come up again and again, made once. Those of a main phase have numbers, by which a
/// [MoveList] keeps them: for each player first the plays, card by card, then uses, moves of the
/// hero, and the end.
final class MoveTable {

  static final Move DRAIN_FIRST = new Move.DrainFirst();
  static final Move DESTROY_HERO = new Move.Destroy(List.of(Target.HERO));

  private final int zones;
  private final Move[][] numbered;
  private final List<List<List<Target>>> targets;
  private final List<List<List<Move>>> destroy;
  private final List<List<List<Move>>> sacrifice;
  private final Function<Card, Move> drawn;
  private final Function<Card, Move> drained;

  MoveTable(Material material) {
    zones = material.zones().size();
    numbered =
        Stream.of(Seat.values())
            .map(seat -> numbered(material, material.cards(seat)))
            .toArray(Move[][]::new);
    targets = byZone(material, Target.InZone::new);
    destroy = byZone(material, (card, zone) -> new Move.Destroy(List.of(inZone(card, zone))));
    sacrifice = byZone(material, (card, zone) -> new Move.Sacrifice(inZone(card, zone)));
    List<List<Move>> draws = byCard(material, Move.Drawn::new);
    drawn = card -> of(draws, card);
    List<List<Move>> drains = byCard(material, Move.Drained::new);
    drained = card -> of(drains, card);
  }

  private static Move[] numbered(Material material, List<Card> cards) {
    List<Zone> zones = material.zones();
    return Stream.of(
            cards.stream()
                .<Move>flatMap(card ->
                    Stream.concat(
                        Stream.of(new Move.Play(card, null, null)),
                        zones.stream().map(zone -> new Move.Play(card, zone, null)))),
            cards.stream()
                .<Move>flatMap(card -> zones.stream().map(zone -> new Move.Use(card, zone))),
            zones.stream().<Move>map(Move.MoveHero::new),
            Stream.<Move>of(new Move.EndMain()))
        .flatMap(moves -> moves)
        .toArray(Move[]::new);
  }

  /// Something for each card of each player in each zone.
  private static <T> List<List<List<T>>> byZone(
      Material material, BiFunction<Card, Zone, T> thing) {
    return byCard(
        material, card -> material.zones().stream().map(zone -> thing.apply(card, zone)).toList());
  }

  /// Something for each card of each player.
  private static <T> List<List<T>> byCard(Material material, Function<Card, T> thing) {
    return Stream.of(Seat.values())
        .map(seat -> material.cards(seat).stream().map(thing).toList())
        .toList();
  }

  private static <T> T of(List<List<T>> all, Card card) {
    return all.get(card.owner().ordinal()).get(card.index());
  }

  /// The moves of a player's main phase, by number.
  Move[] numbered(Seat seat) {
    return numbered[seat.ordinal()];
  }

  /// The number of playing a card that acts once.
  int play(Card card) {
    return card.index() * (zones + 1);
  }

  /// The number of playing a card into a zone.
  int play(Card card, Zone zone) {
    return play(card) + 1 + zone.index();
  }

  /// The number of using a card in a zone.
  int use(Card card, Zone zone) {
    return moveHero(card.owner(), zone) - (cards(card.owner()) - card.index()) * zones;
  }

  /// The number of moving the hero into a zone.
  int moveHero(Seat seat, Zone zone) {
    return endMain(seat) - zones + zone.index();
  }

  /// The number of ending the main phase, the highest.
  int endMain(Seat seat) {
    return numbered(seat).length - 1;
  }

  private int cards(Seat seat) {
    return targets.get(seat.ordinal()).size();
  }

  Target inZone(Card card, Zone zone) {
    return of(targets, card).get(zone.index());
  }

  Move destroy(Card card, Zone zone) {
    return of(destroy, card).get(zone.index());
  }

  Move sacrifice(Card card, Zone zone) {
    return of(sacrifice, card).get(zone.index());
  }

  /// The outcome in which a card is drawn.
  Function<Card, Move> drawn() {
    return drawn;
  }

  /// The outcome in which a card is drained.
  Function<Card, Move> drained() {
    return drained;
  }
}
