package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.CARD_1;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_1;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_2;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_3;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_4;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_5;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_6;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_3;
import static dev.rulewright.pocketmodel.PocketClause.RESERVE_1;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_9;
import static dev.rulewright.pocketmodel.PocketClause.TURN_3;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_1;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_2;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Objective;
import dev.rulewright.pocketmodel.Objective.FaceUp;
import dev.rulewright.pocketmodel.Objective.Spot;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;

/// Chapter *Playing objectives*, and the reserve units that objectives bring in.
final class Objectives extends Chapter {

  private final boolean anyOrder = says("turn.order=any-order");
  private final boolean mayFill = says("objective.empty-place=fill-allowed");
  private final boolean revealsByPlay = says("objective.reveal-by-play=also-when-played");
  private final boolean justAsManyStars = says("strike.reserve-stars=just-as-many");

  Objectives(Table table) {
    super(table);
  }

  // ---- Replacing ----

  /// Whether an objective may be played at this point of the turn.
  ///
  /// - TURN-3: In a turn one objective may be played.
  boolean mayPlay(Position position) {
    return !position.replaced() && (!position.acted() || anyOrder);
  }

  /// The number of ways to play an objective.
  ///
  /// - OBJECTIVE-1: An objective card from the hand may take the place of an own objective.
  int count(Position position) {
    if (!mayPlay(position)) {
      return 0;
    }
    Pile<Card> hand = position.own().hand();
    int cards = 0;
    for (int kind = 0; kind < hand.kinds(); kind++) {
      cards += hand.count(kind) > 0 && !hand.kind(kind).isCombat() ? 1 : 0;
    }
    return cards == 0 ? 0 : cards * places(position.own());
  }

  private int places(Side side) {
    return side.faceUp().distinct() + (side.faceDown().isEmpty() ? 0 : 1) + (canFill(side) ? 1 : 0);
  }

  /// Whether there is the place of a destroyed objective that may be filled.
  boolean canFill(Side side) {
    return mayFill && side.objectives() < table.numbers().objectives();
  }

  Move get(Position position, int index) {
    Side side = position.own();
    int places = places(side);
    int left = index / places;
    for (int kind = 0; kind < side.hand().kinds(); kind++) {
      if (side.hand().count(kind) > 0 && !side.hand().kind(kind).isCombat() && left-- == 0) {
        return new Move.Replace(place(side, index % places), side.hand().kind(kind));
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  private static Objective place(Side side, int index) {
    int left = index;
    for (int kind = 0; kind < side.faceUp().kinds(); kind++) {
      if (side.faceUp().count(kind) > 0 && left-- == 0) {
        return new FaceUp(side.faceUp().kind(kind));
      }
    }
    return left == 0 && !side.faceDown().isEmpty() ? Spot.FACE_DOWN : Spot.EMPTY_PLACE;
  }

  /// The position after an objective was played.
  ///
  /// - TURN-3: In a turn one objective may be played.
  /// - ZONE-3: Objective cards are played into the own home zone only, and have effects.
  /// - CARD-1: A card is a combat card or an objective card.
  Position played(Position position, Move.Replace move, Chronicle chronicle) {
    Force mover = position.mover();
    Side side = position.own().withHand(position.own().hand().minus(move.now()));
    chronicle.tell(() -> Event.of("played " + move.now(), TURN_3, OBJECTIVE_1, ZONE_3, CARD_1));
    Position playing = position.playedObjective();
    return switch (move.old()) {
      case FaceUp(Card old) -> thrownAway(playing, side, old, move.now(), chronicle);
      case Spot.FACE_DOWN -> playing.with(new Stage.Replacing(move.now(), null), mover, side);
      case Spot.EMPTY_PLACE -> lieFaceUp(playing.with(mover, side), move.now(), chronicle);
    };
  }

  /// - OBJECTIVE-3: For a face-up objective that is replaced, and thrown away, a card is drawn.
  private Position thrownAway(
      Position position, Side side, Card old, Card now, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("discarded " + old, OBJECTIVE_3, PILE_3));
    Side less = side.withObjectives(side.faceUp().minus(old), side.faceDown()).discarding(old);
    Side ready = table.readyToDraw(less, old, position.mover(), chronicle);
    return ready.draw().isEmpty()
        ? lieFaceUp(position.with(position.mover(), ready), now, chronicle)
        : position.with(new Stage.Replacing(now, old), position.mover(), ready);
  }

  /// The position after a face-down objective was taken.
  ///
  /// - OBJECTIVE-2: A face-down objective that is replaced goes to the hand.
  Position taken(Position position, Stage.Replacing replacing, Card card, Chronicle chronicle) {
    Side side = position.own();
    chronicle.tell(() -> Event.of("took " + card, OBJECTIVE_2));
    Side taken =
        side.withObjectives(side.faceUp(), side.faceDown().minus(card))
            .withHand(side.hand().plus(card));
    return lieFaceUp(position.with(position.mover(), taken), replacing.now(), chronicle);
  }

  /// The position after a card was drawn for a face-up objective.
  ///
  /// - OBJECTIVE-3: For a face-up objective that is replaced, and thrown away, a card is drawn.
  Position drawn(Position position, Stage.Replacing replacing, Card card, Chronicle chronicle) {
    Side side = position.own();
    chronicle.tell(() -> Event.of("drew " + card, OBJECTIVE_3, PILE_1));
    Side drawn = side.drawing(card);
    return lieFaceUp(position.with(position.mover(), drawn), replacing.now(), chronicle);
  }

  /// - OBJECTIVE-4: The new objective lies face up.
  private Position lieFaceUp(Position position, Card card, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("laid " + card + " face up", OBJECTIVE_4));
    Side side = position.own();
    Position laid =
        position.with(
            Plain.ACTING,
            position.mover(),
            side.withObjectives(side.faceUp().plus(card), side.faceDown()));
    return revealsByPlay ? revealed(laid, position.mover(), card, Plain.ACTING, chronicle) : laid;
  }

  // ---- Being turned up, and the reserve ----

  /// The position after a card was turned up: the ability that works once is carried out.
  ///
  /// - OBJECTIVE-6: Some abilities work once, when the card is turned up, others for as long as it
  ///   lies face up.
  Position revealed(Position position, Force owner, Card card, Stage then, Chronicle chronicle) {
    int stars = card.ability().amount(Ability.Kind.RESERVE);
    if (stars == 0) {
      return position.with(then);
    }
    chronicle.tell(() -> Event.of("works once " + card, OBJECTIVE_6, OBJECTIVE_5));
    return bringingIn(position, owner, stars, then);
  }

  /// The position in which a player may bring in reserve units, if there are any.
  Position bringingIn(Position position, Force owner, int stars, Stage then) {
    Pile<UnitKind> reserve = position.side(owner).reserve();
    var bringing = new Stage.BringingIn(owner, stars, then);
    if (bringsJustAsMany(position, bringing)) {
      return position.with(waysToBring(position, bringing).size() > 1 ? bringing : then);
    }
    for (int kind = 0; kind < reserve.kinds(); kind++) {
      if (reserve.count(kind) > 0 && reserve.kind(kind).stars() <= stars) {
        return position.with(bringing);
      }
    }
    return position.with(then);
  }

  /// Whether reserve units come in for a destroyed objective of the enemy, and not by an ability on
  /// being played or turned up.
  static boolean isForDestroyed(Position position, Stage.BringingIn bringing) {
    return bringing.player() != position.mover() && !(bringing.then() instanceof Stage.Strikes);
  }

  private boolean bringsJustAsMany(Position position, Stage.BringingIn bringing) {
    return justAsManyStars && isForDestroyed(position, bringing);
  }

  /// The ways to bring in reserve units (P39); the first brings none.
  Moves<Move> waysToBring(Position position, Stage.BringingIn bringing) {
    Pile<UnitKind> reserve = position.side(bringing.player()).reserve();
    Choices choices = Choices.ofReserve(reserve, bringing.stars());
    var all =
        new Listed(
            choices.size(), index -> new Move.BringIn(Choices.units(reserve, choices, index)));
    if (!bringsJustAsMany(position, bringing)) {
      return all;
    }
    List<Move> some =
        all.stream()
            .filter(move ->
                move instanceof Move.BringIn(Pile<UnitKind> units)
                    && (units.isEmpty() || SetUp.stars(units) == bringing.stars()))
            .toList();
    return new Listed(some.size(), some::get);
  }

  /// The position after reserve units came in.
  ///
  /// - ZONE-2: Reserve units that come in for a destroyed objective begin in the home zone.
  /// - RESERVE-1: Units of a player that are not in play are that player's reserve.
  Position broughtIn(
      Position position, Stage.BringingIn bringing, Pile<UnitKind> units, Chronicle chronicle) {
    Force force = bringing.player();
    if (chronicle.listening()) {
      String facts = "brought in " + (units.isEmpty() ? "none" : units);
      chronicle.tell(
          isForDestroyed(position, bringing)
              ? Event.of(facts, STRIKE_9, ZONE_2, RESERVE_1)
              : Event.of(facts, OBJECTIVE_6, ZONE_1, RESERVE_1));
    }
    return position.with(
        bringing.then(),
        force,
        units.isEmpty()
            ? position.side(force)
            : position.side(force).entering(units, Zone.home(force)));
  }
}
