package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.CARDS_3;
import static dev.rulewright.invaders.InvadersClause.CARD_1;
import static dev.rulewright.invaders.InvadersClause.CARD_3;
import static dev.rulewright.invaders.InvadersClause.EXAMPLE_4;
import static dev.rulewright.invaders.InvadersClause.GENERAL_2;
import static dev.rulewright.invaders.InvadersClause.HERO_11;
import static dev.rulewright.invaders.InvadersClause.HERO_13;
import static dev.rulewright.invaders.InvadersClause.HERO_4;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.Target;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Effect;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What cards destroy.
final class Destroying extends Chapter {

  private static final Seat[] SEATS = Seat.values();

  private final Heroes heroes;
  private final Sacrificing sacrificing;
  private final boolean together = says("thing.at-once=together");
  private final boolean upToTwo = says("thing.how-many=up-to-two");
  private final boolean nanobotsHitAnyCard = says("nanobot.targets=any-card-in-play");
  private final boolean nanobotsSpareHeroes = says("nanobot.targets=no-heroes");
  private final boolean targetWhenTurned = says("hero.target-when-upright=turned-only");
  private final boolean uprightForInvader = says("hero.target-when-upright=for-the-invader");
  private final boolean mankindSparesLast = says("hero.last-destroyed-by-mankind=not-allowed");

  Destroying(Table table, Heroes heroes, Sacrificing sacrificing) {
    super(table);
    this.heroes = heroes;
    this.sacrificing = sacrificing;
  }

  // ---- Effects ----

  /// The position after the effect of a card that came into play, or acts once, has begun.
  ///
  /// - GENERAL-2: Of what cannot be done whole, as much is done as possible.
  /// - CARDS-4: Rallying Speech: the hero gets a token.
  Position begun(Position position, Card card, Chronicle chronicle) {
    return switch (card.effect()) {
      case NONE, DRAIN_ONE -> position;
      case TOKEN -> Heroes.withToken(position, chronicle);
      case DESTROY_ONE_OF_MANKIND, DESTROY_ONE ->
          whyNotHero(position, card) != null
                  && list(position, new Stage.Destroying(card, 1)).size() == 0
              ? unable(position, card, chronicle)
              : position.with(new Stage.Destroying(card, 1));
      case DESTROY_TWO_OF_CLASS -> position.with(new Stage.Destroying(card, 2));
      case SACRIFICE_ONE ->
          sacrificing.list(position).size() == 0
              ? unable(position, card, chronicle)
              : position.with(new Stage.Sacrificing());
    };
  }

  private static Position unable(Position position, Card card, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("no-effect " + card, GENERAL_2));
    return position;
  }

  // ---- Destroying ----

  /// What may be destroyed: the cards one by one, or of two all pairs as well.
  MoveList list(Position position, Stage.Destroying stage) {
    var moves = new MoveList();
    if (stage.card().effect() != Effect.DESTROY_TWO_OF_CLASS) {
      listSingle(position, stage.card(), moves);
      return moves;
    }
    List<Target> targets = targets(position, stage.card());
    int most = together ? stage.most() : 1; // V10
    int least =
        upToTwo // V09
            ? 0
            : Math.min(most, targets.size());
    if (least == 0) {
      moves.add(new Move.Destroy(List.of()));
    }
    for (int one = 0; one < targets.size(); one++) {
      if (isFirst(targets, one, 0)) {
        if (least <= 1) {
          moves.add(new Move.Destroy(List.of(targets.get(one))));
        }
        for (int other = one + 1; most == 2 && other < targets.size(); other++) {
          if (isFirst(targets, other, one + 1)) {
            moves.add(new Move.Destroy(List.of(targets.get(one), targets.get(other))));
          }
        }
      }
    }
    return moves;
  }

  /// Whether a copy is the first of those that are alike, which follow each other.
  private static boolean isFirst(List<Target> targets, int index, int from) {
    return index == from || !targets.get(index).equals(targets.get(index - 1));
  }

  private void listSingle(Position position, Card by, MoveList moves) {
    for (Zone zone : table.zones()) {
      for (Seat seat : SEATS) {
        Pile<Card> cards = position.side(seat).in(zone);
        for (int kind = 0; kind < cards.kinds() && !cards.isEmpty(); kind++) {
          if (cards.count(kind) > 0 && whyNotCard(by, cards.kind(kind)) == null) {
            moves.add(table.moves().destroy(cards.kind(kind), zone));
          }
        }
      }
    }
    if (whyNotHero(position, by) == null) {
      moves.add(MoveTable.DESTROY_HERO);
    }
  }

  /// The cards that may be taken, each as often as there are copies of it.
  private List<Target> targets(Position position, Card by) {
    var targets = new ArrayList<Target>();
    for (Zone zone : table.zones()) {
      for (Seat seat : SEATS) {
        Pile<Card> cards = position.side(seat).in(zone);
        for (int kind = 0; kind < cards.kinds() && !cards.isEmpty(); kind++) {
          if (cards.count(kind) > 0 && whyNotCard(by, cards.kind(kind)) == null) {
            Target target = table.moves().inZone(cards.kind(kind), zone);
            targets.addAll(Collections.nCopies(cards.count(kind), target));
          }
        }
      }
    }
    if (whyNotHero(position, by) == null) {
      targets.add(Target.HERO);
    }
    return targets;
  }

  /// Why a card cannot destroy another one that lies in a zone, or null if it can.
  ///
  /// - CARD-3: Cards lie in invasion zones, and a card of the Invader can destroy one of Mankind
  ///   there.
  /// - CARDS-3: Orbital Strike: Mankind destroys a card in play of either side.
  private @Nullable InvadersClause whyNotCard(Card by, Card card) {
    return switch (by.effect()) {
      case DESTROY_ONE_OF_MANKIND ->
          card.owner() == Seat.MANKIND || nanobotsHitAnyCard // V07
              ? null
              : CARD_3;
      case DESTROY_TWO_OF_CLASS ->
          card.owner() == Seat.MANKIND && table.isOfHeroesClass(card) ? null : HERO_4;
      case DESTROY_ONE -> null;
      case NONE, DRAIN_ONE, SACRIFICE_ONE, TOKEN -> CARD_3;
    };
  }

  /// Why a card cannot destroy the hero, or null if it can.
  ///
  /// - HERO-11: A turned hero is a target of what either player plays.
  private @Nullable InvadersClause whyNotHero(Position position, Card by) {
    @Nullable Hero hero = position.hero();
    if (hero == null
        || (by.effect() == Effect.DESTROY_ONE_OF_MANKIND && nanobotsSpareHeroes)) { // V07
      return CARD_3;
    }
    if (!hero.turned() // V19
        && (targetWhenTurned || (uprightForInvader && by.owner() == Seat.MANKIND))) {
      return HERO_11;
    }
    return by.owner() == Seat.MANKIND && position.heroDeck().isEmpty() && mankindSparesLast // V16
        ? HERO_13
        : null;
  }

  /// Why cards cannot be destroyed, or null if they can.
  @Nullable InvadersClause whyNot(Position position, Stage.Destroying stage, Move.Destroy destroy) {
    if (list(position, stage).stream().anyMatch(destroy::equals)) {
      return null;
    }
    for (Target target : destroy.targets()) {
      @Nullable InvadersClause because =
          switch (target) {
            case Target.TheHero _ -> whyNotHero(position, stage.card());
            case Target.InZone(Card card, Zone _) -> whyNotCard(stage.card(), card);
          };
      if (because != null) {
        return because;
      }
    }
    return clause(stage.card());
  }

  /// The clause that says what a card destroys.
  static InvadersClause clause(Card by) {
    return switch (by.effect()) {
      case DESTROY_TWO_OF_CLASS -> EXAMPLE_4;
      case DESTROY_ONE -> CARDS_3;
      case NONE, DESTROY_ONE_OF_MANKIND, DRAIN_ONE, SACRIFICE_ONE, TOKEN -> CARD_3;
    };
  }

  /// The position after cards were destroyed.
  ///
  /// - EXAMPLE-4: Shapeshifting Alien 'Thing' may destroy two cards of the heroes' class, such as a
  ///   Refugees' Shanty Town and the hero; both go before the next hero comes.
  Position played(
      Position position, Stage.Destroying stage, Move.Destroy destroy, Chronicle chronicle) {
    Card by = stage.card();
    if (destroy.targets().isEmpty() && chronicle.listening()) {
      chronicle.tell(Event.of("destroyed none", clause(by)));
    }
    Position after = position;
    @Nullable Hero hero = null;
    for (Target target : destroy.targets()) {
      switch (target) {
        case Target.InZone(Card card, Zone zone) ->
            after = destroyed(after, card, zone, clause(by), chronicle);
        case Target.TheHero _ -> {
          Position hit = after;
          chronicle.tell(() -> hit(hit, by));
          hero = after.hero();
          after = Heroes.gone(after, Heroes.Going.DESTROYED, chronicle);
        }
      }
    }
    boolean again =
        !together // V10
            && stage.most() == 2
            && !destroy.targets().isEmpty();
    Stage then = again ? new Stage.Destroying(by, 1) : Stage.MAIN;
    return hero == null
        ? after.with(then)
        : heroes.replaced(after, hero, Heroes.Going.DESTROYED, then, chronicle);
  }

  /// What lets a hero be destroyed; a clause of its own says it of a turned one.
  private static Event hit(Position position, Card by) {
    @Nullable Hero hero = position.hero();
    return hero != null && hero.turned()
        ? Event.of("hit hero", clause(by), HERO_4, HERO_11)
        : Event.of("hit hero", clause(by), HERO_4);
  }

  /// - CARD-1: A destroyed card goes to its owner's discard pile.
  private static Position destroyed(
      Position position, Card card, Zone zone, InvadersClause because, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("destroyed %s %s".formatted(card, zone), because, CARD_1));
    return position.removed(card, zone);
  }
}
