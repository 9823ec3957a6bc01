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
import java.util.function.IntFunction;
import java.util.stream.Stream;

/// Moves that come up again and again, made once.
final class MoveTable {

  static final Move END_MAIN = new Move.EndMain();
  static final Move DRAIN_FIRST = new Move.DrainFirst();
  static final Move DESTROY_HERO = new Move.Destroy(List.of(Target.HERO));

  private final Move[][] once;
  private final Function<Card, Move> toDrawn;
  private final Function<Card, Move> toDrained;
  private final Move[][][] into;
  private final Move[][][] use;
  private final Move[][][] destroy;
  private final Move[][][] sacrifice;
  private final Target[][][] targets;
  private final Move[] moveHero;
  private final Move[] placeHero;

  MoveTable(Material material) {
    once = byCard(material, card -> new Move.Play(card, null, null), Move[]::new, Move[][]::new);
    Move[][] drawn = byCard(material, Move.Drawn::new, Move[]::new, Move[][]::new);
    toDrawn = card -> of(drawn, card);
    Move[][] drained = byCard(material, Move.Drained::new, Move[]::new, Move[][]::new);
    toDrained = card -> of(drained, card);
    into = byZone(material, (card, zone) -> new Move.Play(card, zone, null));
    use = byZone(material, Move.Use::new);
    destroy = byZone(material, (card, zone) -> new Move.Destroy(List.of(target(card, zone))));
    sacrifice = byZone(material, (card, zone) -> new Move.Sacrifice(target(card, zone)));
    targets =
        byCard(
            material,
            card ->
                material.zones().stream().map(zone -> target(card, zone)).toArray(Target[]::new),
            Target[][]::new,
            Target[][][]::new);
    moveHero = material.zones().stream().map(Move.MoveHero::new).toArray(Move[]::new);
    placeHero = material.zones().stream().map(Move.PlaceHero::new).toArray(Move[]::new);
  }

  private static Move[][][] byZone(Material material, BiFunction<Card, Zone, Move> move) {
    return byCard(
        material,
        card -> material.zones().stream().map(zone -> move.apply(card, zone)).toArray(Move[]::new),
        Move[][]::new,
        Move[][][]::new);
  }

  private static <T> T[][] byCard(
      Material material, Function<Card, T> thing, IntFunction<T[]> row, IntFunction<T[][]> rows) {
    return Stream.of(Seat.values())
        .map(seat -> material.cards(seat).stream().map(thing).toArray(row))
        .toArray(rows);
  }

  private static Target target(Card card, Zone zone) {
    return new Target.InZone(card, zone);
  }

  private static <T> T of(T[][] all, Card card) {
    return all[card.owner().ordinal()][card.index()];
  }

  Move play(Card card) {
    return of(once, card);
  }

  Move play(Card card, Zone zone) {
    return of(into, card)[zone.index()];
  }

  Move use(Card card, Zone zone) {
    return of(use, card)[zone.index()];
  }

  Move destroy(Card card, Zone zone) {
    return of(destroy, card)[zone.index()];
  }

  Move sacrifice(Card card, Zone zone) {
    return of(sacrifice, card)[zone.index()];
  }

  Target inZone(Card card, Zone zone) {
    return of(targets, card)[zone.index()];
  }

  Move moveHero(Zone zone) {
    return moveHero[zone.index()];
  }

  Move placeHero(Zone zone) {
    return placeHero[zone.index()];
  }

  /// The outcome in which a card is drawn.
  Function<Card, Move> drawn() {
    return toDrawn;
  }

  /// The outcome in which a card is drained.
  Function<Card, Move> drained() {
    return toDrained;
  }
}
