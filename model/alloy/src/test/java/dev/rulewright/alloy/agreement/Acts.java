package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Moves of one position as acts of the twin, and back. A move names a unit as it stands when its
/// turn to act has come: a guest that does not attack has gone back by then.
///
/// @param position that the moves are made in
/// @param cast who is who there
record Acts(World world, Position position, Cast cast) {

  // ---- There ----

  /// A move as an act; empty if the twin has no word for it.
  Optional<Act> of(Move move) {
    return switch (move) {
      case Move.MoveUnit each ->
          optional(leaver(each.unit()))
              .map(atom -> new Act.MoveUnit(atom, each.to().index(), each.way()));
      case Move.Attack attack ->
          hits(attack.hits())
              .flatMap(hits ->
                  optional(attacker(attack.unit())).map(atom -> new Act.Attack(atom, hits)));
      case Move.PlayUnit play ->
          optional(cardInHand(play.card()))
              .map(atom -> new Act.PlayUnit(atom, play.area().index()));
      case Move.PlayBarrage play ->
          hits(play.hits())
              .flatMap(hits ->
                  optional(eventInHand(play.card())).map(e -> new Act.PlayBarrage(e, hits)));
      case Move.PlayRemoval(EventCard card, Unit target) when target != null ->
          optional(eventInHand(card))
              .flatMap(e -> optional(leaver(target)).map(t -> new Act.PlayRemoval(e, t)));
      case Move.Draw _ -> Optional.of(new Act.Draw(false));
      case Move.DrawWithHq _ when position.stage() instanceof Stage.Acting ->
          Optional.of(new Act.Draw(true));
      case Move.Drawn(Card card) when position.stage() instanceof Stage.Drawing -> drawn(card);
      case Move.Keep(Card card) -> drawn(card);
      case Move.EndTurn _ -> Optional.of(new Act.EndTurn());
      case Move.PlayRemoval _,
          Move.DrawWithHq _,
          Move.Drawn _,
          Move.Seat _,
          Move.Start _,
          Move.Place _,
          Move.OfferDraw _,
          Move.AcceptDraw _,
          Move.DeclineDraw _ ->
          Optional.empty();
    };
  }

  private static Optional<Integer> optional(OptionalInt atom) {
    return atom.isPresent() ? Optional.of(atom.getAsInt()) : Optional.empty();
  }

  private Optional<Act> drawn(Card card) {
    return switch (card) {
      case UnitCard unit ->
          optional(
                  IntStream.range(0, world.units().size())
                      .filter(i -> world.units().get(i).equals(unit))
                      .filter(i -> cast.units().get(i).equals(Cast.Role.ELSEWHERE))
                      .findFirst())
              .map(Act.DrawnUnit::new);
      case EventCard event ->
          optional(
                  IntStream.range(0, world.events().size())
                      .filter(i -> world.events().get(i).equals(event))
                      .filter(i -> (cast.events() & 1L << i) == 0)
                      .findFirst())
              .map(Act.DrawnEvent::new);
    };
  }

  private OptionalInt cardInHand(UnitCard card) {
    return IntStream.range(0, world.units().size())
        .filter(i -> world.units().get(i).equals(card) && cast.units().get(i).inHand())
        .findFirst();
  }

  private OptionalInt eventInHand(EventCard card) {
    return IntStream.range(0, world.events().size())
        .filter(i -> world.events().get(i).equals(card) && (cast.events() & 1L << i) != 0)
        .findFirst();
  }

  /// The atom of a unit that acts after guests have gone back.
  private OptionalInt leaver(Unit unit) {
    return IntStream.range(0, world.units().size())
        .filter(atom -> guestOf(atom) == null && unit.equals(cast.unit(atom)))
        .boxed()
        .findFirst()
        .map(OptionalInt::of)
        .orElseGet(() ->
            IntStream.range(0, world.units().size())
                .filter(atom -> unit.equals(goneBack(atom)))
                .findFirst());
  }

  /// The atom of a unit that attacks: the guest where it stands, anybody else as above.
  private OptionalInt attacker(Unit unit) {
    OptionalInt there =
        IntStream.range(0, world.units().size()).filter(i -> unit.equals(cast.unit(i))).findFirst();
    return there.isPresent() ? there : leaver(unit);
  }

  private Optional<Map<Integer, Integer>> hits(List<Hit> hits) {
    var levels = new HashMap<Integer, Integer>();
    for (Hit hit : hits) {
      OptionalInt atom =
          IntStream.range(0, world.units().size())
              .filter(i -> !levels.containsKey(i) && hit.target().equals(standing(i)))
              .findFirst();
      if (atom.isEmpty() || hit.damage() % world.step() != 0) {
        return Optional.empty();
      }
      levels.put(atom.getAsInt(), world.level(hit.damage()));
    }
    return Optional.of(levels);
  }

  // ---- And back ----

  /// An act as a move; empty if there is no such move to be written down.
  Optional<Move> of(Act act) {
    return switch (act) {
      case Act.MoveUnit(int unit, int to, Move.Way way) ->
          Optional.ofNullable(standing(unit))
              .map(
                  value -> new Move.MoveUnit(value, world.material().board().areas().get(to), way));
      case Act.Attack(int unit, var hits) -> attack(unit, hits);
      case Act.PlayUnit(int unit, int area) ->
          Optional.of(world.units().get(unit))
              .filter(card -> cast.units().get(unit).inHand() || cardInHand(card).isEmpty())
              .map(card -> new Move.PlayUnit(card, world.material().board().areas().get(area)));
      case Act.PlayBarrage(int event, var hits) ->
          event(event).flatMap(card -> hitsOf(hits).map(each -> new Move.PlayBarrage(card, each)));
      case Act.PlayRemoval(int event, int target) ->
          event(event)
              .flatMap(card ->
                  Optional.ofNullable(standing(target))
                      .map(value -> new Move.PlayRemoval(card, value)));
      case Act.Draw(boolean withHq) ->
          Optional.of(withHq ? new Move.DrawWithHq() : new Move.Draw());
      case Act.DrawnUnit(int unit) -> Optional.of(new Move.Drawn(world.units().get(unit)));
      case Act.DrawnEvent(int event) -> Optional.of(new Move.Drawn(world.events().get(event)));
      case Act.EndTurn _ -> Optional.of(new Move.EndTurn());
    };
  }

  /// The card of an atom, unless the name of the card would mean another copy, which is in hand.
  private Optional<EventCard> event(int atom) {
    return Optional.of(world.events().get(atom))
        .filter(card -> (cast.events() & 1L << atom) != 0 || eventInHand(card).isEmpty());
  }

  private Optional<Move> attack(int atom, Map<Integer, Integer> hits) {
    Unit unit = guestOf(atom) == null ? standing(atom) : cast.unit(atom);
    return unit == null ? Optional.empty() : hitsOf(hits).map(each -> new Move.Attack(unit, each));
  }

  private Optional<List<Hit>> hitsOf(Map<Integer, Integer> levels) {
    var hits = new ArrayList<Hit>();
    for (Map.Entry<Integer, Integer> hit : levels.entrySet()) {
      Unit target = standing(hit.getKey());
      if (target == null) {
        return Optional.empty();
      }
      hits.add(new Hit(target, hit.getValue() * world.step()));
    }
    return Optional.of(hits);
  }

  // ---- Who stands where ----

  /// An atom's unit as it stands when somebody else acts.
  private @Nullable Unit standing(int atom) {
    return guestOf(atom) == null ? cast.unit(atom) : goneBack(atom);
  }

  private @Nullable Unit goneBack(int atom) {
    Guest guest = guestOf(atom);
    return guest == null
        ? null
        : guest.unit().in(guest.cameFrom()).without(Mark.GUEST).without(Mark.STOPPED);
  }

  /// The guest that an atom is, if it is one.
  private @Nullable Guest guestOf(int atom) {
    Unit unit = cast.unit(atom);
    if (unit == null) {
      return null;
    }
    return Situations.guests(position).stream()
        .filter(guest -> guest.unit().equals(unit))
        .findFirst()
        .orElse(null);
  }
}
